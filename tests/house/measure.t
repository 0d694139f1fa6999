#!/bin/bash
# The bars of the book are met (see tests/house/measure).
echo 1..1
said=$(MEASURE=strict tests/house/measure "$@" 2>&1) && bad= || bad=1
echo "${bad:+not }ok 1 - every document meets the bars of the book"
sed 's/^/# /' <<< "$said"
[ -z "$bad" ] || { echo '# repeat: make measure'; exit 1; }
