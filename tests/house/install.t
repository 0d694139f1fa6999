#!/bin/bash
# make install into a scratch folder, the shelf and a game run from
# there, make uninstall: nothing is left.
n=0; bad=0
here=$PWD/build/install-test log=$PWD/build/install-test.log
claim() { # claim STATUS WANTED WHAT
    n=$((n + 1))
    if [ "$1" = "$2" ]; then echo "ok $n - $3"; else
        bad=1
        echo "not ok $n - $3 (status $1)"
        tail -20 "$log" | sed 's/^/#   /'
        echo "# repeat: tests/house/install.t"
    fi
}
unset MAKEFLAGS MAKELEVEL MFLAGS LITERATE_GAMES_PATH
rm -rf "$here" "$here-home"
# as on a machine where nobody has played yet
export HOME=$here-home XDG_DATA_HOME=$here-home/data \
    XDG_CONFIG_HOME=$here-home/config XDG_DATA_DIRS=$here/usr/share
make() { command make -s --no-print-directory HTML=no DESTDIR="$here" \
    PREFIX=/usr "$@"; }
games=$(make list WHAT=BUILT)

make install > "$log" 2>&1
claim $? 0 "make install DESTDIR= PREFIX=/usr"
for file in bin/literate-games share/applications/literate-games.desktop \
        share/metainfo/org.literategames.shelf.metainfo.xml \
        share/man/man6/literate-games.6 \
        share/icons/hicolor/scalable/apps/literate-games.svg \
        share/doc/literate-games/{README.md,LICENSE,NEWS} \
        $(for g in $games; do echo libexec/literate-games/$g \
            share/literate-games/games/$g/{info,$g.png,$g.svg}; done); do
    [ -s "$here/usr/$file" ] || echo "missing: $file"
done > "$log"
[ ! -s "$log" ]; claim $? 0 "every file is where it should be"
(cd "$here" && find . -type f | grep -v '^\./usr/' > "$log")
claim $? 1 "and none outside the prefix"
if [ -e build/html/index.html ]; then
    diff -r build/html "$here/usr/share/doc/literate-games/html" > "$log" 2>&1
    claim $? 0 "the web pages are there"
fi
# for a class: another book, the one without answers
mkdir -p "$here-class/book/html"
echo 'no answers' > "$here-class/book/html/index.html"
BOOK_FROM=$here-class/book DESTDIR=$here-class PREFIX=/usr \
    GAMES=${games%%[[:space:]]*} data/install install > "$log" 2>&1 &&
    diff -r "$here-class"/{book/html,usr/share/doc/literate-games/html} > "$log" &&
    [ ! -e "$here-class/usr/share/doc/literate-games/puzzles.pdf" ]
claim $? 0 "a class gets the book that it is meant to get"
rm -rf "$here-class"
# with an entry for each game, and with pictures that the site has
fit() {     # fit FOLDER
    for entry in "$1"/usr/share/applications/*; do
        desktop-file-validate "$entry"
    done > "$log" 2>&1
    [ ! -s "$log" ] &&
        appstreamcli validate --no-net "$1"/usr/share/metainfo/* > "$log" 2>&1
}
fit "$here"
claim $? 0 "who reads desktop files and metainfo is content"
ENTRIES=yes SITE=https://example.org DESTDIR=$here-more PREFIX=/usr \
    GAMES=$games data/install install > "$log" 2>&1 && fit "$here-more" &&
    for g in $games; do [ -e "$here-more/usr/share/applications/literate-games-$g.desktop" ] &&
        [ -e "$here-more/usr/share/icons/hicolor/scalable/apps/literate-games-$g.svg" ] ||
        echo "no entry for $g"; done > "$log" && [ ! -s "$log" ]
claim $? 0 "and of the entries for each game, if they are wanted"
sed -n 's|.*<image>https://example.org/\(.*\)-\(.*\).webp<.*|\1/figures/\2.game|p' \
    "$here-more"/usr/share/metainfo/* > "$log"
[ "$(sed "s|^|tests/games/|" "$log" | xargs ls 2> /dev/null | wc -l)" = 6 ]
claim $? 0 "six games have a picture"
rm -rf "$here-more"

# elsewhere, and not able to see the folder it was built in
shelf=$here/usr/bin/literate-games
locale=$(tests/lib/locale)
cd / || exit 1
LC_ALL=$locale LANGUAGE=de "$shelf" --help > "$log" 2>&1
[ ! "$locale" ] || [ ! -e "$here/usr/share/locale/de" ] || grep -q 'öffnet das Fenster' "$log"
claim $? 0 "the installed shelf speaks German"
"$shelf" --list > "$log" 2>&1 &&
    [ "$(cut -f1 "$log" | sort | xargs)" = "$(printf '%s\n' $games | sort | xargs)" ]
claim $? 0 "the installed shelf finds the installed games, and no others"
version=$("$shelf" --version) && version=${version##* } && for file in \
        share/metainfo/org.literategames.shelf.metainfo.xml \
        share/man/man6/literate-games.6 share/doc/literate-games/NEWS; do
    # the first number with a point in it, but for the XML's own
    [ "$(grep -v '<?xml' "$here/usr/$file" | grep -o '[0-9]\+\.[0-9]\+' |
        grep -vx '1\.1' | head -1)" = "$version" ] || echo "$file differs"
done > "$log" 2>&1
[ "$version" ] && [ ! -s "$log" ]
claim $? 0 "one version everywhere: $version"
program=$(sed -n 's/^game=//p' \
    "$here/usr/share/literate-games/games/chatnoir/info")
[ "$(realpath "$here/usr/share/literate-games/games/chatnoir/$program")" = \
    "$here/usr/libexec/literate-games/chatnoir" ]
claim $? 0 "a label leads to its program, seen from its folder"
printf 'block 5 5\n:quit\n' | "$shelf" chatnoir --text --seed=1 > "$log" 2>&1 &&
    grep -q 'step' "$log"
claim $? 0 "a game plays, started by its name"
printf 'chatnoir\n:quit\nquit\n' | "$shelf" --text > "$log" 2>&1
claim $? 0 "and from the shelf in the terminal"
"$shelf" --text < /dev/null > "$log" 2>&1
claim $? 0 "which ends well when nobody says anything"
cd - > /dev/null || exit 1

# a second time, with a file of an earlier version and one of the player's
folder=$here/usr/share/literate-games/games
touch "$folder/old"
echo share/literate-games/games/old >> "$folder/../installed"
make install > "$log" 2>&1 && [ ! -e "$folder/old" ]
claim $? 0 "installed again, what an earlier version had is gone"
mkdir "$folder/mine" && touch "$folder/mine/info"
make uninstall > "$log" 2>&1
find "$here" ! -type d > "$log"
[ "$(cat "$log")" = "$folder/mine/info" ]
claim $? 0 "make uninstall leaves what it did not put there"
rm -rf "$here"
make install > "$log" 2>&1 && make uninstall >> "$log" 2>&1
find "$here" -mindepth 1 > "$log"
[ ! -s "$log" ]; claim $? 0 "and nothing else is left"
make uninstall > "$log" 2>&1
claim $? 0 "nothing installed, nothing to take away"

# root installs from a folder that belongs to somebody else, and something
# has to be built and staged: nothing in the folder is root's afterward
if [ "$(id -u)" = 0 ] && command -v setpriv > /dev/null; then
    yours=$(mktemp -d)
    cp -a ./*.nw Makefile LICENSE README.md data doc games kit po tests \
        tangled "$yours"
    mkdir "$yours/build"
    for part in bin flags games lib*.a locale obj src stamps; do
        cp -a build/$part "$yours/build" 2> /dev/null
    done
    rm "$yours"/build/bin/lightsout "$yours"/build/games/lightsout/info
    chown -R 1234:1234 "$yours"
    # (who owns it may not see the folder of the bare machine: see tests/run/keep)
    (umask 077 && PATH=${WHOLE:-$PATH} make -C "$yours" install) > "$log" 2>&1 &&
        [ -x "$here/usr/libexec/literate-games/lightsout" ] &&
        find "$yours" ! -uid 1234 > "$log" && [ ! -s "$log" ]
    claim $? 0 "what root installs leaves nothing of root's behind"
    make -C "$yours" uninstall > "$log" 2>&1
    rm -rf "$yours" "$here"
fi

make pages NOTANGLE=no > "$log" 2>&1 && [ ! -s "$log" ]
claim $? 0 "without noweb there are no pages, and no complaint"
rm -rf "$here" "$here-home"
echo "1..$n"
exit $bad
