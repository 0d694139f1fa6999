#!/bin/bash
# tests/game/fuzz.t [GAME..] -- what a game reads, spoilt and read again: its
# saves, the lines of moves in them, and each form of others that it knows.
# The files are those of tests/games/GAME/figures, written in all its forms.
# INPUTS=100000 reads so many; SEED=9 others.
n=0; bad=0
[ $# -gt 0 ] || set -- $(make -s --no-print-directory list WHAT=BUILT)
for game; do
    here=build/fuzz/$game log=build/fuzz/$game.log
    rm -rf "$here"; mkdir -p "$here"
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
    n=$((n + 1))
    if "build/asan/tests/$game-fuzz" "${INPUTS:-20000}" "${SEED:-1}" "$here"/* > "$log" 2>&1
    then echo "ok $n - $game: what is spoilt is refused, or is a game"
    else bad=1; echo "not ok $n - $game: what is spoilt is refused, or is a game"
    fi
    tail -30 "$log" | sed 's/^\(# \)*/#   /'
    echo "#   $(ls "$here" | sed 's/.*\.//' | sort | uniq -c | xargs)"
done
echo "1..$n"
exit $bad
