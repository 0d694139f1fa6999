#!/bin/bash
# tangled/ is what the documents say.
echo 1..1
if said=$(make -s --no-print-directory fresh 2>&1); then
    echo 'ok 1 - tangled/ is fresh'
else
    echo 'not ok 1 - tangled/ is fresh'
    head -30 <<< "$said" | sed 's/^/#   /'
    echo '# repeat: make fresh'
    exit 1
fi
