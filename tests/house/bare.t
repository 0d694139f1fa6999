#!/bin/bash
# A check finds the programs that dependencies lists for its part, those
# of a bare system, and no others (see tests/run/bare).
command -v dpkg-query > /dev/null || { echo '1..0 # SKIP not Debian'; exit 0; }
n=0; bad=0; here=build/bare-test
mkdir -p $here
claim() { # claim WHAT, after the command
    local status=$?
    n=$((n + 1))
    if [ $status = 0 ]; then echo "ok $n - $1"; else
        bad=1
        echo "not ok $n - $1"
        sed 's/^/#   /' $here/said
        echo "# repeat: tests/house/bare.t"
    fi
}
# what a check says that calls a program, and prints a claim if it went well
check() { # check PART PROGRAM
    PATH=/usr/bin:/bin BARE=build/bare/$1 tests/run/keep bare/planted \
        sh -c "command -v $2 > /dev/null && echo ok 1 && echo 1..1" > $here/said
    rm -f build/tap/bare/planted.*
}
make -s --no-print-directory build/bare/{games,windows,web,book}
while read -r part wants has lacks; do
    # (where its packages are not, it cannot be asked)
    DEPS=no tests/run/need ${wants//+/ } > $here/said || continue
    for well in ${has//+/ }; do
        check $part $well; claim "a check of make check-$part finds $well"
    done
    for ill in ${lacks//+/ }; do
        check $part $ill; grep -q '^FAILED' $here/said
        claim "and one that calls $ill fails"
    done
done <<'END'
games play+games ctags+msgfmt node+Xvfb
windows play+windows Xvfb+msgfmt clang
web play+games+web node+tidy xdotool
book play+games+book lualatex node
END
# a line less in the list, and what it brought is gone
sed '/^universal-ctags/d' dependencies > $here/dependencies
top=$PWD
(cd $here && "$top/tests/run/bare" less play games) > $here/said 2>&1
[ -e $here/less/make ] && [ -e $here/less/clang ] && [ ! -e $here/less/ctags ]
claim "what no line brings is not there"
echo "1..$n"
exit $bad
