#!/bin/bash
# Every game, played at random under the sanitizers: a thousand games or
# 200,000 moves. tests/GAME/verbs has the first words of moves that must
# all have been played.
n=0; bad=0
for game in ${GAME:-$(make -s --no-print-directory list WHAT=BUILT)}; do
    n=$((n + 1))
    words="build/asan/tests/$game-random 1000 1 $(cat "tests/$game/verbs")"
    said=$($words 2>&1); status=$?
    if [ $status = 0 ] && [ -s "tests/$game/verbs" ]; then
        grep '^ok' <<< "$said" | sed "s/^ok 1/ok $n/"
    else
        bad=1
        echo "not ok $n - $game, played at random (status $status)"
        echo "# repeat: $words"
    fi
    grep -v '^ok\|^1\.\.' <<< "$said" | head -60 | sed 's/^\(# \)*/#   /'
done
echo "1..$n"
exit $bad
