#!/usr/bin/python3
"""Drives the launcher as a screen reader and a hand at the keyboard do.

usage: xvfb-run -a dbus-run-session -- tests/window/launcher.py PROGRAM
Prints TAP. Its games are scripts in a scratch folder, dropped there as a
reader of the book would drop one: into the user's data folder, without
touching the checkout. Uses the system's Python with gi and Atspi.
"""
import os
import signal
import subprocess
import sys
import tempfile
import time

import gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402
sys.path.insert(0, "tests/lib")
from tongue import LOCALE  # noqa: E402

count = bad = 0
WIDE = 60 * "W"


def check(name, good):
    """One line of TAP."""
    global count, bad
    count += 1
    bad += not good
    print("%sok %d - %s" % ("" if good else "not ", count, name), flush=True)


def listen(seconds):
    """Lets events come in for a while."""
    loop = GLib.MainLoop()
    GLib.timeout_add(int(seconds * 1000), loop.quit)
    loop.run()


def wait_for(what, patience=60):
    """Until what() is true; its last answer."""
    until = time.time() + patience
    while True:
        answer = what()
        if answer or time.time() > until:
            return answer
        listen(0.1)


def below(node, depth=14):
    """All that stands below a node of the tree, read anew."""
    if node is None or depth == 0:
        return
    try:
        node.clear_cache()
        yield node
        for k in range(node.get_child_count()):
            yield from below(node.get_child_at_index(k), depth - 1)
    except GLib.Error:
        return


def application(name):
    """The program on the bus, or None."""
    desktop = Atspi.get_desktop(0)
    for k in range(desktop.get_child_count()):
        app = desktop.get_child_at_index(k)
        if app and app.get_name() == name:
            return app
    return None


def showing(node):
    """Is it on the screen?"""
    return node.get_state_set().contains(Atspi.StateType.SHOWING)


def names(app, role):
    """The names of all that is shown in this role, in order."""
    return [n.get_name() for n in below(app)
            if n.get_role() == role and showing(n)]


def button(app, name):
    """The last button of this name that is shown."""
    found = [n for n in below(app) if n.get_name() == name and showing(n)
             and n.get_role() == Atspi.Role.PUSH_BUTTON]
    return found[-1] if found else None


def keys(*which):
    """Types, as a person would."""
    subprocess.run(("xdotool", "key", "--delay", "60") + which, check=True)
    listen(0.6)


def focus(launcher):
    """Gives the window the keyboard; there is no window manager here."""
    found = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--pid", str(launcher.pid)],
        stdout=subprocess.PIPE, text=True, check=True).stdout.split()
    subprocess.run(["xdotool", "windowfocus", found[-1]], check=True)
    listen(0.5)
    return found[-1]


def put(folder, name, text, mode=0o644):
    """Writes a file of the scratch world."""
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)
    os.chmod(path, mode)


def game(games, name, script, info=""):
    """A folder with a program and a label."""
    folder = os.path.join(games, name)
    put(folder, name, "#!/bin/sh\n" + script, 0o755)
    put(folder, "info", "[game]\ngame=%s\n%s" % (name, info))


def furnish(home):
    """The games of the scratch world."""
    games = os.path.join(home, "literate-games", "games")
    run = ("echo $$ >> %s/pids; read -r p n s pp g session rest "
           "< /proc/$$/stat; echo $session >> %s/sessions; " % (home, home))
    game(games, "patient", run + "exec sleep 60\n",
         "game-set=Puzzle Games\ncomment=It waits. For a minute.\n")
    game(games, "my-first", run + "exec sleep 60\n",
         "game-set=Puzzle Games\n")
    game(games, "fragile", "kill -ABRT $$\n", "game-set=Card Games\n")
    game(games, "grumpy", "exit 3\n", "game-set=Card Games\n")
    # two more: a shelf of five would have no row to go on with
    game(games, "quiet", "exit 0\n", "game-set=Tall Games\n")
    game(games, "quick", "exit 0\n", "name=%s\ngame-set=Tall Games\n" % WIDE)
    put(os.path.join(games, "torn"), "info", "[game\ngame=torn\n")
    put(os.path.join(home, "literate-games", "saves"),
        "fragile.play-save", "")
    # a browser that notes what it is asked to show
    put(os.path.join(home, "applications"), "notes.desktop",
        "[Desktop Entry]\nType=Application\nName=Notes\nExec=%s/notes %%u\n"
        "MimeType=text/html;application/pdf;x-scheme-handler/http;"
        "x-scheme-handler/https;x-scheme-handler/file;\n" % home)
    put(home, "notes", '#!/bin/sh\necho "$@" >> %s/shown\n' % home, 0o755)
    put(os.path.join(home, "applications"), "mimeapps.list",
        "[Default Applications]\ntext/html=notes.desktop\n"
        "application/pdf=notes.desktop\n")


def lines(home, name):
    """What the scratch world has written into a file."""
    try:
        with open(os.path.join(home, name), encoding="utf-8") as f:
            return f.read().split()
    except OSError:
        return []


def alive(pid):
    """Is there still such a process, and no zombie?"""
    try:
        with open("/proc/%s/stat" % pid, encoding="utf-8") as f:
            return f.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def look(app, window):
    """What is on the shelf, and below it?"""
    subprocess.run(["xdotool", "windowsize", window, "900", "850"],
                   check=True)
    listen(0.5)
    buttons = names(app, Atspi.Role.PUSH_BUTTON)
    labels = names(app, Atspi.Role.LABEL)
    order = [n for n in buttons if n in ("Fragile", "Grumpy", "My First",
                                         "Patient")]
    check("a game that waits stands first, then the groups: " +
          ", ".join(order), order == ["Fragile", "Fragile", "Grumpy",
                                      "My First", "Patient"])
    check("the groups have headings: " + ", ".join(labels),
          all(n in labels for n in ("Go on with", "Card Games",
                                    "Puzzle Games")))
    check("a folder my-first with a label of two lines is My First",
          "My First" in buttons)
    check("the sentence of a label is its description",
          button(app, "Patient").get_description() ==
          "It waits. For a minute.")
    check("that a game waits is said aloud",
          "A game waits." in button(app, "Fragile").get_description())
    wide = [b.get_extents(Atspi.CoordType.SCREEN).width
            for b in (button(app, "Patient"), button(app, WIDE))]
    check("a name of sixty letters has a box like any other: %d and %d" %
          tuple(wide), 0 < wide[0] == wide[1] < 130)
    check("a torn label is told, and hides no other",
          any("torn" in n for n in labels))


def search(app, home):
    """Letters, Enter, Escape."""
    keys("p", "a", "t")
    check("three letters leave one game", wait_for(lambda: [
        n for n in names(app, Atspi.Role.PUSH_BUTTON)
        if n in ("Fragile", "Grumpy", "My First", "Patient")]
        == ["Patient"]))
    keys("Return")
    check("Enter starts it",
          wait_for(lambda: len(lines(home, "pids")) == 1))
    keys("Escape")
    check("Escape shows all of them again", wait_for(
        lambda: "Grumpy" in names(app, Atspi.Role.PUSH_BUTTON)))
    sessions = lines(home, "sessions")
    check("it has a session of its own",
          sessions == lines(home, "pids"))


def crash(app, launcher):
    """A game that aborts, one that ends badly."""
    Atspi.Action.do_action(button(app, "Fragile"), 0)
    said = wait_for(lambda: [n for n in names(app, Atspi.Role.ALERT)
                             if "Fragile was stopped by signal 6" in n])
    check("a game that aborts is reported by its name: %s" % said,
          bool(said))
    check("killing the child process of a game does not end the launcher",
          launcher.poll() is None)
    listen(0.6)
    Atspi.Action.do_action(button(app, "Grumpy"), 0)
    said = wait_for(lambda: [n for n in names(app, Atspi.Role.ALERT)
                             if "Grumpy ended with status 3" in n])
    check("so is one that ends with a status: %s" % said, bool(said))


def walk(app, home, launcher):
    """Arrows, F1, and the same game twice."""
    keys("Home", "Down", "Right", "Right")
    check("arrows walk across the groups, and the panel tells", wait_for(
        lambda: "My First" in names(app, Atspi.Role.LABEL)[-4:]))
    windows = app.get_child_count()
    before = len(names(app, Atspi.Role.ALERT))
    keys("F1")
    app.clear_cache()
    check("F1 shows a chapter, or says what is missing",
          wait_for(lambda: lines(home, "shown") or
                   app.get_child_count() > windows or
                   len(names(app, Atspi.Role.ALERT)) > before or
                   any("chapter" in n.lower()
                       for n in names(app, Atspi.Role.ALERT))))
    keys("Escape")
    focus(launcher)
    Atspi.Action.do_action(button(app, "Patient"), 0)
    check("the same game may be started twice",
          wait_for(lambda: len(lines(home, "pids")) == 2))


def click(app, name):
    """Presses a box with the mouse."""
    box = button(app, name).get_extents(Atspi.CoordType.SCREEN)
    subprocess.run(["xdotool", "mousemove", str(box.x + box.width // 2),
                    str(box.y + box.height // 2), "click", "1"], check=True)
    listen(1)


def press(app, home):
    """A click chooses, a click on the chosen box plays."""
    before = len(lines(home, "pids"))
    click(app, "My First")
    check("the first click chooses", "My First" in names(
        app, Atspi.Role.LABEL)[-4:] and len(lines(home, "pids")) == before)
    click(app, "My First")
    check("the second click plays",
          wait_for(lambda: len(lines(home, "pids")) == before + 1))


def drive(home, launcher):
    """The test itself."""
    app = wait_for(lambda: application("literate-games"))
    check("the launcher is on the bus", app is not None)
    if app is None:
        return
    wait_for(lambda: button(app, "Patient"))
    look(app, focus(launcher))
    search(app, home)
    crash(app, launcher)
    walk(app, home, launcher)
    press(app, home)
    keys("ctrl+q")
    check("the launcher closes with status 0",
          wait_for(lambda: launcher.poll() is not None)
          and launcher.poll() == 0)
    listen(0.5)
    check("the games keep running",
          len(lines(home, "pids")) == 3 and
          all(alive(pid) for pid in lines(home, "pids")))


def mirrored(launcher):
    """A shelf for people who read from right to left."""
    def places():
        app = application("literate-games")
        boxes = [button(app, n) for n in ("My First", "Patient")]
        return [b.get_extents(Atspi.CoordType.SCREEN).x
                for b in boxes if b]
    x = wait_for(lambda: (lambda p: len(p) == 2 and p)(places()))
    check("in Hebrew the shelf begins at the right: %s" % x, x[0] > x[1])
    focus(launcher)
    keys("Home", "Left")
    check("and the arrow to the left leads on", wait_for(
        lambda: "My First" in names(application("literate-games"),
                                   Atspi.Role.LABEL)[-4:]))


def few(launcher):
    """Three games stand in a row, in a window as narrow as a telephone, too."""
    def places():
        app = application("literate-games")
        boxes = [button(app, "G%d" % k) for k in range(3)]
        return [b.get_extents(Atspi.CoordType.SCREEN) for b in boxes if b]
    row = wait_for(lambda: (lambda p: len(p) == 3 and p)(places()))
    check("three games stand beside one another", row and
          row[0].x < row[1].x < row[2].x and row[0].y == row[2].y)
    check("with no row to go on with", "Go on with" not in names(
        application("literate-games"), Atspi.Role.LABEL))
    window = focus(launcher)
    subprocess.run(["xdotool", "windowsize", window, "360", "500"],
                   check=True)
    check("and so they do in a window of 360 pixels", wait_for(
        lambda: (lambda p: p[0].y == p[2].y and p[2].x + p[2].width <= 360)
        (places()), 10))


def crowd(launcher):
    """How long is a window with 10,000 games computed?"""
    wait_for(lambda: subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--pid",
         str(launcher.pid)], stdout=subprocess.DEVNULL).returncode == 0)
    listen(2)
    with open("/proc/%d/stat" % launcher.pid, encoding="ascii") as stat:
        used = sum(map(int, stat.read().rsplit(")", 1)[1].split()[11:13]))
    seconds = used / os.sysconf("SC_CLK_TCK")
    check("10,000 labels are on the screen in 2 s of computing: %.2f"
          % seconds, seconds < 2)


def start(home, world, do, **more):
    """Starts the launcher, does something to it, and ends it."""
    with open(home + "/complaints", "a", encoding="utf-8") as file:
        launcher = subprocess.Popen([sys.argv[1]], stderr=file,
                                    env=dict(world, **more))
    try:
        do(launcher)
    finally:
        for pid in lines(home, "pids"):
            if alive(pid):
                os.kill(int(pid), signal.SIGTERM)
        launcher.terminate()
        launcher.wait()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: launcher.py PROGRAM")
    with tempfile.TemporaryDirectory() as home:
        furnish(home)
        world = dict(os.environ, HOME=home, XDG_CONFIG_HOME=home,
                     XDG_DATA_HOME=home, XDG_DATA_DIRS=home + "/none:" +
                     "/usr/share", GTK_MODULES="gail:atk-bridge",
                     LITERATE_GAMES_PATH=home + "/nothing")
        world.pop("NO_AT_BRIDGE", None)
        start(home, world, lambda l: drive(home, l))
        # the toolkit's own catalog says in which direction one reads
        if LOCALE and os.path.exists(
                "/usr/share/locale/he/LC_MESSAGES/gtk30.mo"):
            start(home, world, mirrored, LC_ALL=LOCALE, LANGUAGE="he")
        for k in range(3):
            put("%s/few/g%d" % (home, k), "info",
                "[game]\ngame=/bin/true\n")
        put(home, "empty", "")
        start(home, world, few, LITERATE_GAMES_PATH=home + "/few",
              XDG_DATA_HOME=home + "/empty")
        many = home + "/many"
        for k in range(10000):
            put("%s/g%d" % (many, k), "info", "[game]\ngame=/bin/true\n"
                "game-set=Set %d\ncomment=Number %d\n" % (k % 40, k))
        start(home, world, crowd, LITERATE_GAMES_PATH=many,
              NO_AT_BRIDGE="1", GTK_MODULES="")
        with open(home + "/complaints", encoding="utf-8") as file:
            said = file.read()
        check("and the toolkit never complained: %s" % [
            line for line in said.split("\n") if "CRITICAL" in line],
              "CRITICAL" not in said)
    print("1..%d" % count)
    sys.exit(bad > 0)
