#!/bin/bash
# tests/game/random.t [--few] [GAME..] -- every game, played at random under
# the sanitizers: a thousand games. tests/games/GAME/random says how many with
# which options: games, first seed, options (- is: drawn anew). Over all of them every form of the game's
# moves must occur. --few plays the first sixth of each line, but two; TIMES=100 so
# many times more; SEED=9 adds to the seeds; LIMIT=60 stops a game after so
# many seconds of CPU time.
n=0; bad=0; part=1
if [ "$1" = --few ]; then part=6; shift; fi
[ $# -gt 0 ] || set -- $(make -s --no-print-directory list WHAT=BUILT)
for game; do
    words=("build/asan/tests/$game-random" --all-verbs)
    while read -r games seed options; do
        [ "$options" = - ] && options=
        few=$((games * ${TIMES:-1} / part))
        words+=($((few > 1 ? few : games > 1 ? 2 : 1)) $((seed + ${SEED:-0})) "$options")
    done < <(grep -v '^#' "tests/games/$game/random")
    n=$((n + 1))
    log=build/$game-random.log
    (ulimit -S -t "${LIMIT:-$((300 * ${TIMES:-1}))}"; "${words[@]}") > "$log" 2>&1
    status=$?
    if [ $status = 0 ] && grep -q '^1\.\.' "$log"; then
        echo "ok $n - $game keeps its promises in games at random"
    else
        bad=1
        echo "not ok $n - $game, played at random (status $status)"
    fi
    head -400 "$log" | grep -v '^1\.\.' |
        sed 's/^\(# \)*/#   /'
    [ $status = 0 ] || grep -q '^# repeat: ' "$log" ||
        echo "# repeat: ${words[*]@Q}"
done
echo "1..$n"
exit $bad
