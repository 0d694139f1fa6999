#!/bin/bash
# Every game, played at random under the sanitizers: a thousand games.
# tests/GAME/random says how many with which options, and after "must
# occur:" the first words of moves. TIMES=100 plays so many times more;
# SEED=9 adds to the seeds.
n=0; bad=0
for game in ${GAME:-$(make -s --no-print-directory list WHAT=BUILT)}; do
    list=tests/$game/random
    verbs=$(sed -n 's/^#.*must occur: *//p' "$list")
    while read -r games seed options; do
        n=$((n + 1))
        [ "$options" = - ] && options=
        words=("build/asan/tests/$game-random" $((games * ${TIMES:-1}))
            $((seed + ${SEED:-0})) "$options" $verbs)
        said=$("${words[@]}" 2>&1); status=$?
        if [ $status = 0 ]; then
            grep '^ok' <<< "$said" | sed "s/^ok 1/ok $n/"
        else
            bad=1
            echo "not ok $n - $game, played at random (status $status)"
            echo "# repeat: ${words[*]@Q}"
        fi
        grep -v '^ok\|^1\.\.' <<< "$said" | head -60 | sed 's/^\(# \)*/#   /'
    done < <(grep -v '^#' "$list")
done
echo "1..$n"
exit $bad
