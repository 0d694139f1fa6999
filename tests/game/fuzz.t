#!/bin/bash
# tests/game/fuzz.t [GAME..] -- what a game reads, spoilt and read again: its
# saves, the lines of moves in them, and each form of others that it knows.
# The files are those of tests/games/GAME/figures, written in all its forms. A game
# called house: labels, settings, pictures, letters, pages, records and boxes.
# INPUTS=100000 reads so many; SEED=9 others.
n=0; bad=0
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME
[ $# -gt 0 ] || set -- $(make -s --no-print-directory list WHAT=BUILT) house
for game; do
    here=build/fuzz/$game log=build/fuzz/$game.log
    home=; rm -rf "$here"; mkdir -p "$here"
    if [ "$game" = house ]; then
        home=$(mktemp -d -p "$([ -d /dev/shm ] && echo /dev/shm || echo "$PWD/$here")")
        saved=$home/.local/share/literate-games/saves
        mkdir -p "$home/shelf/game" "$home/.config/literate-games" "$saved"
        printf '[page]\ntheme=2\nsizes=high\n' |
            tee "$home/.config/literate-games/nim.conf" > "$here/a.settings"
        cp tests/games/lightsout/figures/*.game "$saved"
        cp tests/games/lightsout/win.play "$saved/lightsout.play-save"
        sed 's/^game=.*/game=\/bin\/true/' build/games/lightsout/info > "$here/a.info"
        cp build/games/lightsout/lightsout@half.png "$here/a.png"
        printf 'P4\n# ours\n8 4\n\252\125\252\125' > "$here/a.pbm"
        head -c 9000 README.md > "$here/a.letter"
        cp doc/html-front.html "$here/a.html"
        HOME=$home build/asan/tests/house-fuzz "$here" || exit
    else
        mapfile -t forms < <(echo txt; "build/asan/tests/$game-fuzz")
        for save in tests/games/"$game"/figures/*.game; do
            name=$here/$(basename "${save%.game}")
            cp "$save" "$name.game"
            for form in "${forms[@]}"; do
                "build/bin/$game" --import "$save" --export "$name.$form" \
                    > /dev/null 2>&1
            done
        done
        find "$here" -size 0 -o -name '*.png' -o -size +12k | xargs rm -f
    fi
    n=$((n + 1))
    if HOME=${home:-$HOME} "build/asan/tests/$game-fuzz" "${INPUTS:-20000}" "${SEED:-1}" "$here"/*.* > "$log" 2>&1
    then echo "ok $n - $game: what is spoilt is refused, or is a game"
    else bad=1; echo "not ok $n - $game: what is spoilt is refused, or is a game"
    fi
    [ -z "$home" ] || rm -rf "$home"
    tail -30 "$log" | sed 's/^\(# \)*/#   /'
    echo "#   $(ls -d "$here"/*.* | sed 's/.*\.//' | sort | uniq -c | xargs)"
done
echo "1..$n"
exit $bad
