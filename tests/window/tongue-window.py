#!/usr/bin/python3
"""Opens a game's window in the tongue of tests/lib/tongue.py, in which each
sentence is marked, and all that its menu leads to; lists what is shown or
told without marks. What is told, tests/window/doors.c hears inside the
program. To be run by tests/run/screen. Prints TAP.

usage: tests/window/tongue-window.py PROGRAM.. of build/bin"""
import glob
import os
import re
import subprocess
import sys
import tempfile
sys.path.insert(0, "tests/lib")
from manners import hands  # noqa: E402
from tongue import LOCALE, MUTE, catalog, unmarked  # noqa: E402

# what GTK says itself, from catalogs of its own
GTK = {"Ctrl", "Shift", "Alt", "Left", "Right", "Up", "Down", "Home",
       "Return", "Enter", "Escape", "Space", "Pause", "Tab", "End",
       "Search Shortcuts", "Search Results", "Shortcuts", "No Results Found",
       "Try a different search", "Page 1", "Website", "About", "Credits",
       "Close", "License", "Search", "edit-find-symbolic", "copyright",
       "http://website.com", "See the The MIT License (MIT) for details.",
       "This program comes with absolutely no warranty."}
# left alone: what ends it, what GTK does, and what starts another program
ENDS = ["Quit", "Close", "Print", "Minimize", "Maximize", "Play"] + [
    line[5:-1] for info in glob.glob("build/games/*/info")
    for line in open(info, encoding="utf-8") if line.startswith("name=")]
SHELF = {"About", "Keyboard shortcuts"}
MENU = SHELF | {"Statistics", "Preferences", "A game of your own", "Rules",
                "Replay", "Pause", "Full screen"}
FIELDS = 25         # of a board: enough to lose a game
if not os.path.exists("build/html/index.html"):
    ENDS.append("Rules")            # help would show the chapter itself
    MENU.remove("Rules")
# whatever else is on this machine, a page opens in a browser of ours
BROWSER = ("[Desktop Entry]\nType=Application\nName=Browser\nExec=true %u\n"
           "MimeType=text/html;x-scheme-handler/http;x-scheme-handler/https;"
           "x-scheme-handler/file;\n")
count = bad = 0


def check(name, faults):
    """One line of TAP, and the faults."""
    global count, bad
    count += 1
    bad += bool(faults)
    print("%sok %d - %s" % ("not " if faults else "", count, name))
    print("".join("#   %s\n" % f for f in faults), end="", flush=True)


class Window:
    """A program, seen from inside."""

    def __init__(self, program, home, world):
        ears, self.mouth = os.pipe()
        inside, told = os.pipe()
        self.ears = os.fdopen(inside, encoding="utf-8")
        os.makedirs(home + "/d/applications", exist_ok=True)
        with open(home + "/d/applications/browser.desktop", "w",
                  encoding="utf-8") as out:
            out.write(BROWSER)
        with open(home + "/d/applications/mimeapps.list", "w",
                  encoding="utf-8") as out:
            out.write("[Default Applications]\ntext/html=browser.desktop\n"
                      "x-scheme-handler/http=browser.desktop\n")
        self.known = set()          # what is unmarked
        self.doors = []
        self.child = subprocess.Popen(
            ["build/bin/" + program], pass_fds=(ears, told), env=dict(
                world, HOME=home, XDG_CONFIG_HOME=home + "/c",
                XDG_DATA_HOME=home + "/d", XDG_CACHE_HOME=home + "/k",
                NO_AT_BRIDGE="1",
                GTK_MODULES=os.path.abspath("build/tests/doors.so"),
                EARS=str(ears), MOUTH=str(told)))
        os.close(ears)
        os.close(told)

    def look(self, ask="look"):
        """Notes what is new and unmarked, and what can be pressed."""
        os.write(self.mouth, (ask + "\n").encode())
        self.doors = []
        for line in iter(self.ears.readline, ".\n"):
            if not line:
                raise EOFError("it has ended")
            kind, words = line[0], line[1:-1]
            if kind == "d":
                self.doors.append(words)
            elif words.strip() not in GTK and unmarked(
                    re.sub("^About (?=«)", "", words)):
                self.known.add(words)

    def key(self, *keys):
        for key in keys:
            hands("key", key)
            self.look()

    def new(self, tried):
        """What can be pressed and has not been: (number, name)."""
        board = sum("«row" in name for name in tried) >= FIELDS
        return [(n, name) for n, name in enumerate(self.doors)
                if name not in tried and not any(w in name for w in ENDS)
                and not (board and "«row" in name)]

    def walk(self):
        """The card, the board, a hint, and whatever a menu or button
        opens."""
        while not self.doors:
            self.look()
        hands("mousemove", 200, 12)  # the keyboard follows the pointer
        self.look()
        self.key("Escape", "ctrl+h", "ctrl+z", "ctrl+shift+r", "Escape",
                 "ctrl+p", "Escape", "F10")
        tried, quiet = set(), 0
        while quiet < 4:            # nothing new has come
            new = self.new(tried)
            if new:                 # the menu stands behind the board
                n, name = new[-1]
                tried.add(name)
                self.look("press %d" % n)
            elif quiet % 2 == 0:
                self.key("Escape")
            else:
                tried.discard("«Menu»")
            quiet = 0 if new and "Menu" not in name else quiet + 1
        return tried


if not LOCALE:
    print("1..0" + MUTE)
    sys.exit()
with tempfile.TemporaryDirectory() as home:
    tongue = dict(os.environ, **catalog())
    for game in sys.argv[1:]:
        window = Window(game, home, tongue)
        try:
            tried = window.walk()
        finally:
            window.child.kill()
            window.child.wait()
        check("%s: all is marked behind %d doors" % (game, len(tried)),
              sorted(window.known))
        check("%s: among them those of the menu" % game, sorted(
            w for w in (SHELF if game == "literate-games" else MENU)
            if not any(w in name for name in tried)))
print("1..%d" % count)
sys.exit(bad > 0)
