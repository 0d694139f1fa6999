#!/bin/bash
# tests/game/hints.t [GAME..] -- who presses Enter on hints only comes to an
# end, sees no position three times, and wins where the house knows how.
# tests/games/GAME/hints says what is played: games, first seed, how many of them
# must be won, options (- is: the usual ones); without it, ten of the usual
# games come to an end. TIMES=20 plays so many times
# more, from SEED on. The player is tests/game/hints.c.
n=0; bad=0
[ $# -gt 0 ] || set -- $(make -s --no-print-directory list WHAT=BUILT)
for game; do
    words=("build/tests/$game-hints")
    while read -r games seed won options; do
        [ "$options" = - ] && options=
        words+=($((games * ${TIMES:-1})) $((seed + ${SEED:-0}))
                $((won * ${TIMES:-1})) "$options")
    done < <(grep -v '^#' "tests/games/$game/hints" 2> /dev/null ||
             echo '10 1 0 -')
    n=$((n + 1))
    log=build/$game-hints.log
    if "${words[@]}" > "$log" 2>&1; then
        echo "ok $n - $game: who follows its hints by Enter alone arrives"
    else
        bad=1
        echo "not ok $n - $game: who follows its hints by Enter alone arrives"
        echo "# repeat: ${words[*]@Q}"
    fi
    grep -v '^1\.\.' "$log" | sed 's/^\(# \)*/#   /'
done
echo "1..$n"
exit $bad
