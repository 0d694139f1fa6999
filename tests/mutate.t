#!/bin/bash
# Breaking a function makes exactly its tests fail (see tests/mutate).
# One line of TAP for each game that has a list of mutants.
n=0; bad=0
for game in $(make -s --no-print-directory list WHAT=BUILT); do
    [ -e "tests/$game/mutants" ] || continue
    n=$((n + 1))
    if said=$(tests/mutate "$game" 2>&1); then
        echo "ok $n - $game: $(grep -c '^ok' <<< "$said") breakages are seen"
    else
        bad=1
        echo "not ok $n - $game: every breakage is seen"
        grep -v '^ok' <<< "$said" | sed 's/^/#   /'
        echo "# repeat: tests/mutate $game"
    fi
done
echo "1..$n"
exit $bad
