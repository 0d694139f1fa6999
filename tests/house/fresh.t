#!/bin/bash
# tests/house/fresh.t [DOCUMENT..] -- tangled/ is what the documents say.
docs=${*:-$(make -s --no-print-directory list WHAT=ALL_NW)}
n=0; bad=0
own=build/fresh/$$
for doc in $docs; do
    n=$((n + 1)); name=$(basename "$doc" .nw)
    if said=$(tests/lib/tangle "$doc" $own 2>&1 > /dev/null &&
              diff -r "$own/$name" "tangled/$name" 2>&1); then
        echo "ok $n - tangled/$name is fresh"
    else
        bad=1
        echo "not ok $n - tangled/$name is fresh"
        head -30 <<< "$said" | sed 's/^/#   /'
        echo '# repeat: make fresh (and make tangle writes it)'
    fi
done
if [ $# = 0 ]; then
    n=$((n + 1))
    if [ "$(ls tangled)" = "$(ls $own)" ]; then
        echo "ok $n - and nothing else is there"
    else
        bad=1
        echo "not ok $n - and nothing else is there"
        diff <(ls tangled) <(ls $own) | sed 's/^/#   /'
    fi
fi
rm -rf $own
echo "1..$n"
exit $bad
