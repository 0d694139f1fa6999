#!/bin/sh
# tests/game/mutate.t NAME -- one of the mutants that are listed for a game, or
# for a document of the kit, is noticed by its tests (make mutants: all are).
for list in "tests/games/$1/mutants" "tests/kit/$1/mutants"; do
    if [ -e "$list" ]; then exec tests/game/mutate --few "$1"; fi
done
printf '1..1\nok 1 - %s lists no functions to break\n' "$1"
