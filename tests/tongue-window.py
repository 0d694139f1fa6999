#!/usr/bin/python3
"""Opens a game's window in the tongue of tests/tongue.py, in which each
sentence is marked, and all that its menu leads to; lists what is shown or
told without marks. To be run by tests/screen. Prints TAP.

usage: tests/tongue-window.py PROGRAM.. of build/bin"""
import os
import subprocess
import sys
import tempfile
sys.path.insert(0, "tests")
from gi.repository import GLib  # noqa: E402
from atspi import (Atspi, application, below, hands, listen)  # noqa: E402
from tongue import catalog, unmarked  # noqa: E402

# what GTK says itself, from catalogs of its own
GTK = {"Ctrl", "Shift", "Alt", "Left", "Right", "Up", "Down", "Home",
       "Return", "Enter", "Escape", "Space", "Pause", "Tab", "End",
       "Search Shortcuts", "Search Results", "Shortcuts", "No Results Found",
       "Try a different search", "Page 1", "Website", "About", "Credits"}
ROLES = ("PUSH_BUTTON", "RADIO_BUTTON", "RADIO_MENU_ITEM", "MENU_ITEM",
         "CHECK_MENU_ITEM", "CHECK_BOX", "TOGGLE_BUTTON")
# left alone: what ends it, what GTK does, and what starts another program
ENDS = ("Quit", "Close", "Print", "Minimize", "Maximize", "Play", "Chat Noir",
        "Lights Out", "Minesweeper")
SHELF = {"About", "Keyboard shortcuts"}
MENU = SHELF | {"Statistics", "Preferences", "An exact game", "Rules",
                "Replay", "Pause", "Full screen"}
FIELDS = 25         # of a board: enough to lose a game
count = bad = 0


def check(name, faults):
    """One line of TAP, and the faults."""
    global count, bad
    count += 1
    bad += bool(faults)
    print("%sok %d - %s" % ("not " if faults else "", count, name))
    print("".join("#   %s\n" % f for f in faults), end="", flush=True)


def texts(app):
    """All words of all windows, but those of GTK's own dialogs."""
    for k in range(app.get_child_count()):
        window = app.get_child_at_index(k)
        if window is None or window.get_role() == Atspi.Role.FILE_CHOOSER:
            continue
        for node in below(window, 25):
            try:
                yield node.get_name() or ""
                yield node.get_description() or ""
                if node.get_role() in (Atspi.Role.LABEL, Atspi.Role.TEXT):
                    yield Atspi.Text.get_text(node, 0, -1) or ""
            except GLib.Error:
                pass


def look(app, known):
    """What is new and unmarked."""
    for text in texts(app):
        for line in text.split("\n"):
            if line.strip() not in GTK and unmarked(line):
                known.add(line)


def doors(app, tried):
    """What can be opened or pressed, and has not been."""
    found = [(n.get_name(), n) for k in range(app.get_child_count())
             if app.get_child_at_index(k).get_role() !=
             Atspi.Role.FILE_CHOOSER
             for n in below(app.get_child_at_index(k), 25) if n.get_name() and
             n.get_role_name().upper().replace(" ", "_") in ROLES]
    board = sum("«row" in name for name in tried) >= FIELDS
    return [(name, n) for name, n in found if name not in tried and
            not any(w in name for w in ENDS) and
            not (board and "«row" in name)]


def walk(app, known):
    """The card, the board, a hint, and whatever a menu or button opens."""
    listen(1.5)
    look(app, known)
    for key in ("Escape", "ctrl+h", "ctrl+z", "ctrl+shift+r", "Escape",
                "ctrl+p", "Escape", "F10"):
        hands("key", key)
        listen(0.7)
        look(app, known)
    tried, quiet = set(), 0
    while quiet < 4:                # nothing new has come
        try:
            new = doors(app, tried)
            if new:                 # the menu stands behind the board
                name, node = new[-1]
                tried.add(name)
                Atspi.Action.do_action(node, 0)
            elif quiet % 2 == 0:
                hands("key", "Escape")
            else:
                tried.discard("«Menu»")
        except GLib.Error:          # it has just been closed
            continue
        quiet = 0 if new and "Menu" not in name else quiet + 1
        listen(0.2 if new and "«row" in name else 0.7)
        look(app, known)
    return tried


with tempfile.TemporaryDirectory() as home:
    world = dict(os.environ, HOME=home, XDG_CONFIG_HOME=home + "/c",
                 XDG_DATA_HOME=home + "/d", GTK_MODULES="gail:atk-bridge",
                 **catalog(home + "/tongue"))
    world.pop("NO_AT_BRIDGE", None)
    for game in sys.argv[1:]:
        found = set()
        child = subprocess.Popen(["build/bin/" + game], env=world)
        app = application(game)
        hands("mousemove", 200, 12)     # the keyboard follows the pointer
        try:
            tried = walk(app, found)
        finally:
            child.kill()
            child.wait()
            listen(0.3)
        check("%s: all is marked behind %d doors" % (game, len(tried)),
              sorted(found))
        check("%s: among them those of the menu" % game, sorted(
            w for w in (SHELF if game == "literate-games" else MENU) if not any(w in name for name in tried)))
print("1..%d" % count)
sys.exit(bad > 0)
