#!/usr/bin/python3
"""tests/window/hour.py PROGRAM [MINUTES] -- run on tests/run/screen: presses
keys and clicks by lot (SEED=, 1 where none is said) in a window for so long,
60 minutes if nothing is said, and looks each minute how much memory the program holds.
What it holds may grow while it warms up, in the first sixth; after that by
2 MB at most. And the program must live."""
import functools, os, random, subprocess, sys, tempfile, time
sys.path.insert(0, "tests/lib")
import manners

hands = functools.partial(manners.hands, sure=False)     # windows come and go

KEYS = ["Left", "Right", "Up", "Down"] * 4 + ["Return", "space"] * 4 + \
       ["Tab", "ctrl+z", "ctrl+z", "ctrl+shift+z", "Escape", "Escape",
        "Home", "End", "ctrl+h"]
SECONDS = 0.2                                   # from one press to the next


def held(pid):
    """Kilobytes that the process holds in memory."""
    with open("/proc/%d/status" % pid) as status:
        return next(int(line.split()[1]) for line in status
                    if line.startswith("VmRSS:"))


def windows(pid):
    """All that the process shows, the board's first."""
    return subprocess.run(["xdotool", "search", "--onlyvisible", "--pid",
                           str(pid)], capture_output=True,
                          text=True).stdout.split()


def press(lot, beats, pid, board):
    """A click, a new game now and then, or else a key. Without a window
    manager a card over the board is not closed by Escape; so we do it."""
    if beats % 20 == 0:
        for other in windows(pid):
            if other != board:
                hands("windowfocus", other, "key", "Escape")
        hands("windowfocus", board)
    if beats % 300 == 0:
        hands("key", "Escape", "key", "ctrl+n", "key", "Return")
    elif lot.random() < 0.4:
        hands("mousemove", lot.randrange(80, 1160),
              lot.randrange(90, 780), "click", 1)
    else:
        hands("key", lot.choice(KEYS))


def drive(program, minutes, lot, home):
    """Presses, and a line a minute; whether it held what it promised."""
    world = dict(os.environ, HOME=home, XDG_CONFIG_HOME=home,
                 XDG_DATA_HOME=home, NO_AT_BRIDGE="1")
    child = subprocess.Popen([program, "--seed=1"], env=world)
    while not windows(child.pid):
        time.sleep(1)
    board = windows(child.pid)[0]
    hands("windowsize", board, 1200, 850, "windowmove", board, 10, 10)
    began, beats, seen = time.time(), 0, []
    while child.poll() is None and len(seen) < minutes:
        press(lot, beats, child.pid, board)
        beats += 1
        time.sleep(SECONDS)
        if time.time() - began >= 60 * (len(seen) + 1):
            seen.append(held(child.pid))
            print("# minute %d: %d presses, %d KB" %
                  (len(seen), beats, seen[-1]), flush=True)
    lived = child.poll() is None
    child.kill()
    child.wait()
    warm = max(seen[:max(1, minutes // 6)], default=0)
    grown = max(seen, default=0) - warm
    name = os.path.basename(program)
    print("%s 1 - %s lives after %d presses" %
          ("ok" if lived else "not ok", name, beats))
    print("%s 2 - %s grew by %d KB after minute %d" %
          ("ok" if seen and grown <= 2048 else "not ok", name, grown,
           minutes // 6))
    return lived and seen and grown <= 2048


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    seed = os.environ.get("SEED", "1")
    print("# SEED=%s\n1..2" % seed)
    with tempfile.TemporaryDirectory() as place:
        good = drive(sys.argv[1], int((sys.argv + ["60"])[2]),
                     random.Random(seed), place)
    sys.exit(not good)
