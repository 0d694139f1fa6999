#!/usr/bin/python3
"""Reads, presses and hears a board of Chat Noir as a screen reader does.

usage: xvfb-run -a dbus-run-session -- tests/atspi.py build/bin/chatnoir
Prints TAP. Uses the system's Python with gi and Atspi.
"""
import os
import subprocess
import sys
import tempfile
import time

import gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

heard = []          # (kind, name) of the events that came
count = bad = 0


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


def hear(event):
    """Notes an event. The name is read anew, not from the cache."""
    try:
        event.source.clear_cache()
        heard.append((event.type, event.source.get_name() or ""))
    except GLib.Error:
        pass


def below(node, depth=12):
    """All that stands below a node of the tree."""
    if node is None or depth == 0:
        return
    yield node
    for k in range(node.get_child_count()):
        yield from below(node.get_child_at_index(k), depth - 1)


def application(name, patience=15):
    """Waits until the program shows up on the bus."""
    until = time.time() + patience
    while time.time() < until:
        desktop = Atspi.get_desktop(0)
        for k in range(desktop.get_child_count()):
            app = desktop.get_child_at_index(k)
            if app and app.get_name() == name:
                return app
        listen(0.1)
    return None


def cells(app):
    """The board is the panel with the most children."""
    panels = [n for n in below(app)
              if n.get_role() == Atspi.Role.PANEL]
    board = max(panels, key=lambda n: n.get_child_count(), default=None)
    if board is None:
        return None, []
    board.clear_cache()
    return board, [board.get_child_at_index(k)
                   for k in range(board.get_child_count())]


def names(items):
    """The words of all items, read anew."""
    for item in items:
        item.clear_cache()
    return [item.get_name() for item in items]


def cat_words(words):
    """What is said of the cat's place."""
    return [w for w in words if "cat" in w.lower()]


def drive():
    """The test itself."""
    app = application("chatnoir")
    check("the program is on the bus", app is not None)
    if app is None:
        return
    listen(0.5)
    board, items = cells(app)
    before = names(items)
    check("a board of 5 by 5 is read: %d items" % len(items),
          len(items) >= 21)
    check("every item has words", all(before))
    check("the cat is among them", len(cat_words(before)) >= 1)
    boxes = [i.get_extents(Atspi.CoordType.SCREEN) for i in items]
    check("every item has a place",
          all(b.width > 0 and b.height > 0 for b in boxes))
    for kind in ("object:text-changed", "object:property-change",
                 "object:active-descendant-changed"):
        Atspi.EventListener.register(listener, kind)
    free = [i for i in items if "free" in i.get_name().lower()
            or "open" in i.get_name().lower()] or items
    pressed = free[0]
    where = pressed.get_name()
    done = Atspi.Action.do_action(pressed, 0)
    check("a circle can be pressed (%s)" % where, done)
    listen(2)
    after = names(items)
    pressed.clear_cache()
    check("it has other words now (%s)" % pressed.get_name(),
          pressed.get_name() != where)
    check("the cat is elsewhere (%s)" % "; ".join(cat_words(after)),
          cat_words(after) != cat_words(before))
    check("new names were reported",
          any("accessible-name" in kind for kind, _ in heard))
    check("the status line was reported",
          any("text-changed" in kind for kind, _ in heard))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: atspi.py PROGRAM")
    listener = Atspi.EventListener.new(hear)
    with tempfile.TemporaryDirectory() as home:
        world = dict(os.environ, HOME=home, XDG_CONFIG_HOME=home,
                     XDG_DATA_HOME=home, GTK_MODULES="gail:atk-bridge")
        world.pop("NO_AT_BRIDGE", None)
        game = subprocess.Popen([sys.argv[1], "--options=size=5 blocks=2",
                                 "--seed=5"], env=world)
        try:
            drive()
        finally:
            game.terminate()
            game.wait()
    print("1..%d" % count)
    sys.exit(bad > 0)
