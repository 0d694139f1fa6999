#!/bin/bash
# A game that fails, crashes or never ends at random leaves what repeats
# it. Nim is broken in four ways once five matches are left.
mkdir -p build/broken
cat > build/broken/nim-main.c <<'C'
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include "game.h"
#include "nim.h"
int Frame_main(int argc, char **argv, const Game *game);
static int left(const void *state)
{
    return ((const Nim *)state)->left;
}
static const char *apply(void *state, const char *move)
{
    const char *how = getenv("BREAK");
    const char *said = nim_game.model->apply(state, move);

    if (said || left(state) != 5)
        return said;
    if (strcmp(how, "fault") == 0)
        ((Nim *)state)->turn = 3;
    else if (strcmp(how, "crash") == 0)
        ((volatile char *)NULL)[left(state)] = 1;
    else if (strcmp(how, "abort") == 0)
        abort();
    else
        for (volatile int k = 0; ; k++)
            k &= 1;
    return NULL;
}
int main(int argc, char **argv)
{
    Model model = *nim_game.model;
    Game game = nim_game;

    model.apply = apply;
    game.model = &model;
    return Frame_main(argc, argv, &game);
}
C
n=0; bad=0
say() { n=$((n + 1)); if [ "$1" = 0 ]; then echo "ok $n - $2"; else bad=1
    echo "not ok $n - $2"; sed 's/^/#   /' build/broken/said
    echo "# repeat: tests/game/failed.t"; fi; }
make="make -s --no-print-directory"
part="build/asan/obj/random-play.o build/asan/libkit.a"
$make sanitized WHAT="$part"
gcc -std=c11 -D_XOPEN_SOURCE=700 -g -O1 -fsanitize=address,undefined \
    $($make list WHAT=INCLUDES) -o build/broken/nim build/broken/nim-main.c \
    $part -lm > build/broken/said 2>&1
say $? "a broken game compiles"
for how in fault crash abort loop; do
    export BREAK=$how
    rm -f build/failed/nim-*.game
    (ulimit -S -t 2; build/broken/nim 50 1 matches=15) \
        > build/broken/said 2>&1
    say $((! $?)) "$how: it fails"
    file=$(echo build/failed/nim-*.game)
    grep -q "^nim 1 matches=15 seed=" "$file" && grep -q '^> take' "$file"
    say $? "$how: the game is kept, with its moves"
    again=$(sed -n "s/^# repeat: //p" build/broken/said)
    cp "$file" build/broken/kept
    (ulimit -S -t 2; eval "$again") >> build/broken/said 2>&1
    cmp -s "$file" build/broken/kept
    say $? "$how: what is printed repeats it: $again"
done
echo "1..$n"
exit $bad
