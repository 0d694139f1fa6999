#!/bin/bash
# The tests of the window, each on a screen and a bus of its own:
# build/tests/frame-test, and tests/window-NAME for each game that is built.
unset DISPLAY WAYLAND_DISPLAY NO_AT_BRIDGE
export GDK_BACKEND=x11 LIBGL_ALWAYS_SOFTWARE=1
unset GTK_THEME
n=0; bad=0
for test in build/tests/frame-test build/tests/help-test tests/window-*; do
    [ -x "$test" ] || continue
    case $test in
    tests/*) [ -x "build/bin/${test#tests/window-}" ] || continue ;;
    esac
    n=$((n + 1))
    own=$(mktemp -d)
    log=build/window-$n.log
    TMPDIR=$own XDG_RUNTIME_DIR=$own xvfb-run -a -s '-screen 0 1280x900x24 -nolisten tcp -noreset' \
        dbus-run-session -- timeout 240 "$test" > "$log" 2> "$log.err"
    status=$?
    rm -rf "$own"
    if [ $status = 0 ]; then
        echo "ok $n - $test ($(grep -c '^ok' "$log") checks)"
    else
        bad=1
        echo "not ok $n - $test (status $status)"
        grep -v '^ok' "$log" | head -40 | sed 's/^/#   /'
        tail -20 "$log.err" | sed 's/^/#   /'
        echo "# repeat: xvfb-run -a dbus-run-session -- $test"
    fi
done
echo "1..$n"
exit $bad
