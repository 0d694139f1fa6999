#!/bin/bash
# make new-game, in a scratch copy of the tree: the game is there, plays,
# passes its checks, is a chapter; and what cannot be used is refused. And
# a program in the player's own folder is found by the shelf.
n=0; bad=0
scratch=build/new-game
log=$PWD/build/new-game.log
claim() { # claim STATUS WANTED WHAT
    n=$((n + 1))
    if [ "$1" = "$2" ]; then echo "ok $n - $3"; else
        bad=1
        echo "not ok $n - $3 (status $1)"
        tail -20 "$log" | sed 's/^/#   /'
        echo "# repeat: tests/teach/new-game.t"
    fi
}
# a copy of what is kept, and of what is built: nothing is built twice
rm -rf "$scratch"
mkdir -p "$scratch/build"
cp -a ./*.nw Makefile dependencies README.md doc games kit tests tangled \
    "$scratch"
[ ! -d data ] || cp -a data "$scratch"
for part in bare src stamps flags obj bin games libkit.a libframe.a exported.defs \
        weave web/obj asan/flags asan/obj asan/libkit.a asan/libframe.a; do
    [ ! -e "build/$part" ] || { mkdir -p "$(dirname "$scratch/build/$part")"
        cp -a "build/$part" "$scratch/build/$part"; }
done
here=$PWD
cd "$scratch" || exit 1
# nothing of this is news to make
unset MAKEFLAGS MAKELEVEL MFLAGS
# of its checks, those that this machine can play
parts=games without=
for part in windows web; do
    if DEPS=no tests/run/need $part > "$log"; then parts+=" $part"
    else without=" # skip what needs $part: not here"; fi
done

there() { cat Makefile games/*.nw tests/house/words | cksum; ls games tests/games tangled; }
before=$(there)
for words in 'NAME= TITLE=Frogs' 'NAME=frogs TITLE=' 'NAME=9frogs TITLE=F' \
        'NAME=Frogs TITLE=F' 'NAME=my-frogs TITLE=F' 'NAME=../frogs TITLE=F' \
        'NAME=chatnoir TITLE=F' 'NAME=text TITLE=F' 'NAME=frame TITLE=F' \
        'NAME=while TITLE=F' 'NAME=fortyfrogsandone TITLE=F' \
        'NAME=page TITLE=F' 'NAME=status TITLE=F' 'NAME=state TITLE=F' \
        'NAME=printf TITLE=F' 'NAME=make TITLE=F' 'NAME=string TITLE=F' \
        'NAME=clean TITLE=F' 'NAME=house TITLE=F' 'NAME=names TITLE=F' \
        'NAME=frogs TITLE=a\b' 'NAME=frogs TITLE=a"b' 'NAME=pond TITLE=F'; do
    tests/teach/new-game "$(sed 's/NAME=\([^ ]*\) .*/\1/' <<< "$words")" \
        "${words#*TITLE=}" > "$log" 2>&1
    claim $? 1 "$words is refused"
    [ "$(wc -l < "$log")" = 1 ]; claim $? 0 "in one sentence: $(cut -c 16-60 "$log")"
done
[ "$before" = "$(there)" ]
claim $? 0 "and nothing has been written"

make -s new-game NAME=mygame TITLE="It's My Game" > "$log" 2>&1
claim $? 0 "make new-game"
[ "$(diff "$here/Makefile" Makefile | grep -c '^[<>]')" = 2 ] &&
    grep -q '^GAMES = .* mygame$' Makefile
claim $? 0 "one word is new in the Makefile"
touch -r "$here/Makefile" Makefile      # it is no news for the web
tests/teach/new-game mygame "My Game" >> "$log" 2>&1
claim $? 1 "the same once more is refused"
make -s build/bin/mygame build/games/mygame/info >> "$log" 2>&1
claim $? 0 "it builds"
grep -qx "name=It's My Game" build/games/mygame/info
claim $? 0 "its label has its title"
for play in win stuck complaints; do
    build/bin/mygame --replay tests/games/mygame/$play.play >> "$log" 2>&1
    claim $? 0 "it plays tests/games/mygame/$play.play"
done
cp -a tests/games/mygame build/whole; cp games/mygame.nw build/whole.nw
python3 - <<'END'
import re
text = open('games/mygame.nw').read()
text = re.sub(r'(?s)(%def \w+\n).*?(?=\n<<)', r'\1', text)      # no prose
text = re.sub(r'(?s)\\begin\{exercise\}.*\\end\{exercise\}', '', text)
open('games/mygame.nw', 'w').write(text)
END
rm tests/games/mygame/{complaints,stuck}.play tests/games/mygame/{facts,window,wrong}
PATH=${WHOLE:-$PATH} make -s DEPS=no check-mygame PARTS="$parts" > "$log" 2>&1
claim $? 0 "a draft, with little prose and one transcript, passes make check-mygame$without"
rm -r tests/games/mygame; mv build/whole tests/games/mygame; mv build/whole.nw games/mygame.nw
sed -i '1s/draft //' games/mygame.nw
PATH=${WHOLE:-$PATH} make -s DEPS=no check-mygame PARTS="$parts" > "$log" 2>&1
claim $? 0 "a chapter passes make check-mygame$without"
for t in facts names defs spelling fresh; do
    [ -e build/tap/mygame/$t.ok ]; claim $? 0 "among them $t"
done
build/bin/mygame --figure build/mygame.svg \
    --moves=tests/games/mygame/figures/start.game >> "$log" 2>&1 &&
    [ -s build/mygame.svg ]
claim $? 0 "it draws its figure"
MEASURE=strict tests/house/measure games/mygame.nw > "$log" 2>&1
claim $? 0 "it meets the bars of the book"
make -s build/book/mygame.tex > "$log" 2>&1 &&
    grep -q 'chapter{It.s My Game}' build/book/mygame.tex
claim $? 0 "its chapter is woven"
lines=$(cat tangled/mygame/mygame.{h,c} tangled/mygame/mygame-view.c |
    grep -vc -e '^ *$' -e '^ *[/*]')
[ "$lines" -le 160 ]; claim $? 0 "it has $lines lines, of at most 160"


# ---- its gaps, and its end --------------------------------------------
make -s DEPS=no student > "$log" 2>&1
claim $? 0 "make student without words"
# a draft may promise a gap before anybody has filled it wrongly
drafts=$(make -s --no-print-directory list WHAT=DRAFTS | sed 's/ /|/g')
for game in tests/games/*/wrong; do
    grep -v '^[# ]' "$game" | grep . | sed "s|.*|GAME=$(basename "${game%/*}") CHUNK=\"&\"|"
done | grep -vE "GAME=(pond|$drafts) " | sort | diff - <(sed -n 's/^  make student //p' "$log" |
    grep -vE "GAME=($drafts) " | sort) > "$log.gaps" 2>&1
claim $? 0 "lists the gaps of all games, and of the new one"
make -s DEPS=no student GAME=mygame CHUNK="no such" > "$log" 2>&1
claim $? 2 "make student tells by its status what went wrong"
for words in '' same chatnoir frogs pond ../games; do
    make -s forget-game NAME="$words" < <(echo y) > "$log" 2>&1
    claim $? 2 "make forget-game NAME=$words is refused"
done
[ -e chatnoir.nw ] && [ -e games/same.nw ] && [ -d tests/games/same ]
claim $? 0 "and the book's own games are all there"
echo | make -s forget-game NAME=mygame > "$log" 2>&1 && [ -e games/mygame.nw ]
claim $? 0 "make forget-game asks, and without a y all stays"
echo y | make -s forget-game NAME=mygame > "$log" 2>&1 &&
    [ "$before" = "$(there)" ]
claim $? 0 "with one, all is as before"
[ -z "$(find build -name 'mygame*' ! -path 'build/forgotten/*' ! -path 'build/home/*')" ] &&
    [ -s build/forgotten/mygame.nw ]
claim $? 0 "nothing built of it is left, and what was written is laid aside"

# ---- without the tree: a program and two lines ------------------------
shelf=$here/build/bin/literate-games
if [ -x "$shelf" ]; then
    own=$PWD/build/own; foreign=$own/literate-games/games
    mkdir -p "$foreign/my-lamps" "$foreign/my-script"
    gcc -Wall -Wextra -o "$foreign/my-lamps/my-lamps" tangled/games/lamps.c \
        $(pkg-config --cflags --libs gtk+-3.0) > "$log" 2>&1
    claim $? 0 "a program of one file compiles"
    lines=$(grep -vc -e '^ *$' -e '^ *[/*]' tangled/games/lamps.c)
    [ "$lines" -lt 60 ]; claim $? 0 "it has $lines lines"
    printf '#!/bin/sh\necho "$0" > "%s/ran"\n' "$own" \
        > "$foreign/my-script/my-script"
    chmod +x "$foreign/my-script/my-script"
    for game in my-lamps my-script; do
        printf '[game]\ngame=%s\n' $game > "$foreign/$game/info"
    done
    cd / || exit 1              # far from the book
    XDG_DATA_HOME=$own "$shelf" --list > "$log" 2>&1
    claim $? 0 "the shelf lists"
    grep -q 'My Lamps' "$log"
    claim $? 0 "a program with two lines in the player's folder stands there"
    XDG_DATA_HOME=$own "$shelf" my-script >> "$log" 2>&1
    for _ in {1..6000}; do [ -e "$own/ran" ] && break; sleep .1; done
    [ -e "$own/ran" ]; claim $? 0 "and one of three lines of shell is started by its name"
fi
echo "1..$n"
exit $bad
