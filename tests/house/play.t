#!/bin/bash
# make play on machines of all kinds: stand-ins for what Debian has and
# gives, and for the pages that are made behind the games.
n=0; bad=0
here=$PWD/build/play-test log=$PWD/build/play-test/said
claim() { # claim WHAT, after the command
    local status=$?
    n=$((n + 1))
    if [ $status = 0 ]; then echo "ok $n - $1"; else
        bad=1
        echo "not ok $n - $1"
        sed 's/^/#   /' "$log"
        echo "# repeat: tests/house/play.t"
    fi
}
unset MAKEFLAGS MAKELEVEL MFLAGS DEPS
rm -rf "$here"
mkdir -p "$here/bin"

# ---- what is asked of the system --------------------------------------
for tool in sh awk sed grep cat rm mktemp env tr; do
    ln -s "$(command -v $tool)" "$here/bin/$tool"
done
stand_in() { cat > "$here/bin/$1"; chmod +x "$here/bin/$1"; }
stand_in dpkg-query <<'END'
#!/bin/sh
for package; do :; done
case " $GONE " in *" $package "*) exit 1 ;; esac
echo 'install ok installed '
END
stand_in id <<'END'
#!/bin/sh
echo 1000
END
stand_in apt-get <<'END'
#!/bin/sh
case "$* $APT" in
*update*no-network)
    echo 'Err:1 http://deb.debian.org/debian bookworm InRelease'
    echo "  Temporary failure resolving 'deb.debian.org'"
    for k in 1 2 3 4 5 6 7 8 9; do
        echo "W: Failed to fetch line $k  Temporary failure resolving" >&2
    done ;;
*update*) echo 'Get:1 http://deb.debian.org/debian bookworm InRelease'
    : > "$HERE/updated" ;;
*full-disk)
    echo 'E: You do not have enough free space in /var/cache/apt/archives.' >&2
    exit 100 ;;
*) echo 'Reading package lists...'
    [ -e "$HERE/updated" ] || {
        echo 'E: Unable to locate package gcc' >&2; exit 100; }
    echo 'The following NEW packages will be installed:'
    echo '  gcc' ;;
esac
END
need() { # need SUDO GONE PURPOSE.., with $APT: what it says, and its status
    local sudo=$1 gone=$2; shift 2
    rm -f "$here/updated" "$here/bin/sudo"
    case $sudo in
    yes) printf '#!/bin/sh\n[ "$1" = -l ] || exec "$@"\n' | stand_in sudo ;;
    no)  printf '#!/bin/sh\necho "you may not run sudo" >&2; exit 1\n' | stand_in sudo ;;
    esac
    HERE=$here GONE=$gone PATH=$here/bin tests/run/need "$@" > "$log" 2>&1
}
says() { grep -qF -- "$1" "$log"; }
DEPS=no need yes noweb play && says noweb
claim "to play, noweb is wished for, and not missed"
! DEPS=no need yes 'gcc noweb' play
claim "a compiler is"
! DEPS=no need yes noweb play games
claim "and for the checks, noweb, too"
! DEPS=no need yes gcc play && says 'sudo apt-get update; sudo apt-get install -y'
claim "DEPS=no prints the whole line to type"
for sudo in no none; do
    ! need $sudo gcc play && says \
        'Ask somebody who has them to type:  apt-get update; apt-get install -y' &&
        ! says Installing
    claim "who has no rights (sudo: $sudo) asks somebody, with the whole line"
done
need yes gcc play && says '  gcc' && ! says 'E:' && [ -e "$here/updated" ]
claim "a fresh machine gets its list of packages, and no complaint is shown"
! APT=no-network need yes gcc play &&
    [ "$(grep -nm1 'network does not answer' "$log" | cut -d: -f1)" -lt \
      "$(grep -nm1 -E '(Err|E|W):' "$log" | cut -d: -f1)" ]
claim "without network our sentence stands above what apt-get says"
says "Temporary failure resolving" && ! says 'line 9'
claim "and that is there, too, but not all of it"
! APT=full-disk need yes gcc play && says 'enough free space' && ! says network
claim "another reason is not taken for the network"
! DEPS=no need yes "$(awk '!/^#/ { print $1 }' dependencies | xargs)" write &&
    [ "$(grep '^  ' "$log")" = '  noweb                      makes C out of the documents' ]
claim "a game of one's own asks for noweb alone, and says what for"

# ---- the pages are made behind the games ------------------------------
stand_in make <<END
#!/bin/bash
case " \$* " in
*" pages "*)
    for k in {1..300}; do [ ! -e "$here/go" ] || break; sleep .1; done
    echo made >> "$here/made" ;;
*) exec -a make $(command -v make) "\$@" ;;
esac
END
weaving=$here/weaving
play() { PATH=$here/bin:$PATH make -s play DEPS=no DISPLAY= WAYLAND_DISPLAY= \
    WEAVING="$weaving" > "$log" 2>&1; }
: > "$here/made"
for time in first second; do
    echo :quit | play && says 'still being made' && [ ! -s "$here/made" ]
    claim "the $time time, make play ends with :quit and says that pages are made"
done
: > "$log"
make -s list WHAT=B WEAVING="$weaving" > "$here/list" 2> "$log" &
until [ -s "$log" ]; do sleep .1; done
says 'waits for the pages' && [ ! -s "$here/list" ]
claim "who asks make for something else waits for them"
touch "$here/go"
wait
flock "$weaving" true
grep -qx build "$here/list"; claim "and then gets it"
[ "$(cat "$here/made")" = made ]; claim "they were begun once, and made"
{ until [ "$(wc -l < "$here/made")" = 2 ]; do sleep .1; done
  flock "$weaving" true; echo :quit; } | play
! says 'still being made'; claim "when they are made nothing is said"
echo "1..$n"
exit $bad
