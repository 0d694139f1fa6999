#!/usr/bin/python3
"""Plays games in their windows, as people do, and listens to them as a
screen reader does.

usage: tests/lib/atspi.py PROGRAM OPTIONS SEED WAY..
A WAY is one of:
  read   read the board
  hear   read it, press one item, hear what is new
  ear    play to the end through the actions that a reader offers
  mouse  the same with clicks, left and right
  keys   the same with arrows, Enter and the key f
  lamp   play hints by a second press, by the lamp, by Enter, and let them
         follow each other
  kill   play three moves, end the program without warning, start it again
  waits  begin it for the first time, where a screen reader is at work
  drawer leave a game and bring it back, see it again, win one, read the
         statistics, and begin a game from a line, with the keyboard alone
  seats  Nim: choose an opponent from the menu, beat it, choose another in
         the middle of a game, end the program, and find them seated
  bids   Nim: two persons with secrets, and the cloth between them
SEED may be a saved game, which is resumed: a long one near its end.
To the end leads what the game's own hint says. To be run by tests/run/screen
on a screen and a bus of its own. Prints TAP. Uses the system's Python with
gi and Atspi, and xdotool for hands."""
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

import gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

from manners import Manners, hands  # noqa: E402

heard = []          # (kind, name) of the events that came
count = bad = 0
LONGEST = 300       # hints to the end of a game
PATIENCE = 600      # seconds: a busy machine is no fault of the game
QUIET = 90          # seconds; who slept whenever we looked will do no more


def check(name, good):
    """One line of TAP."""
    global count, bad
    count += 1
    bad += not good
    print("%sok %d - %s" % ("" if good else "not ", count, name), flush=True)
    return good


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


def hears(what):
    """Of such events, the names that came; None if there was none."""
    return [name for kind, name in heard if what in kind] or None


def below(node, depth=12, but=None):
    """All that stands below a node of the tree, but for one and its own."""
    if node is None or node == but or depth == 0:
        return
    yield node
    for k in range(node.get_child_count()):
        yield from below(node.get_child_at_index(k), depth - 1, but)


def application(name, patience=PATIENCE):
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


def works(pid):
    """Does a thread of that program run, or want to, or write to a disk?"""
    for stat in glob.glob("/proc/%d/task/*/stat" % pid):
        try:
            with open(stat, encoding="utf-8") as file:
                if file.read().rpartition(")")[2].split()[0] in "RD":
                    return True
        except OSError:             # a thread has ended
            pass
    return False


def waiting(app, patience=PATIENCE):
    """Again and again, less often the longer it takes, for each question costs
    the game, too; until so many seconds are over, or the program, which has
    answered all questions, has slept at each look for QUIET of them: on a
    busy machine it would work, or wait for a processor."""
    end, pause, pid = time.time() + patience, 0.02, app.get_process_id()
    quiet = time.time() + QUIET
    while time.time() < min(end, quiet):
        yield
        listen(pause)
        pause = min(1.3 * pause, 0.25)
        if works(pid):
            quiet = time.time() + QUIET


def is_on(node, state):
    """Has this node that state just now?"""
    node.clear_cache()
    return node.get_state_set().contains(state)


def place(node):
    """The middle of a node on the screen, and its size."""
    box = node.get_extents(Atspi.CoordType.SCREEN)
    return (box.x + box.width // 2, box.y + box.height // 2, box.width,
            box.height)


class Window:
    """One game in its window: its board, its line, its buttons."""

    def __init__(self, app):
        nodes = list(below(app))
        panels = [n for n in nodes if n.get_role() == Atspi.Role.PANEL]
        self.app = app
        self.board = max(panels, key=lambda n: n.get_child_count()
                         if n.get_name() != "" else 0)
        self.items, self.button = [], None
        self.look()
        bar = [n for n in nodes if n.get_role() == Atspi.Role.STATUS_BAR]
        self.line = bar[0].get_child_at_index(0)
        self.hint = [n for n in nodes if n.get_name() == "Hint" and
                     n.get_role() == Atspi.Role.PUSH_BUTTON]
        self.hint = self.hint[0] if self.hint else None

    def look(self):
        """Finds the items."""
        self.board.clear_cache()
        self.items = [i for i in (self.board.get_child_at_index(k)
                      for k in range(self.board.get_child_count())) if i]

    def names(self):
        """The words of all items, read anew; items that are no more have
        none, and others are looked for."""
        for item in self.items:
            item.clear_cache()
        names = [item.get_name() for item in self.items]
        self.board.clear_cache()
        if (self.board.get_child_count() != len(names) or
                not all(names)):
            self.look()
            names = [item.get_name() for item in self.items]
        return names

    def said(self):
        """What the status line says."""
        self.line.clear_cache()
        return self.line.get_name()

    def hinted(self):
        """The item that is hinted, or None."""
        names = self.names()
        for item, name in zip(self.items, names):
            if name.endswith(", hinted"):
                return item
        return None

    def again(self):
        """The button of the ribbon, looked for in the whole window once."""
        if self.button is None or is_on(self.button, Atspi.StateType.DEFUNCT):
            self.button = next(
                (n for n in below(self.app, but=self.board)
                 if n.get_name() == "New game" and
                 n.get_role() == Atspi.Role.PUSH_BUTTON), None)
        return self.button

    def over(self):
        """The words of the ribbon, or None while the game goes on."""
        node, words = self.again(), []
        while node and is_on(node, Atspi.StateType.SHOWING) and not words:
            node = node.get_parent()
            words = [n.get_name() for n in below(node)
                     if n.get_role() == Atspi.Role.NOTIFICATION]
        return words or None

    def until(self, what, patience=PATIENCE):
        """Waits for something that is not None."""
        got = what()
        for _ in waiting(self.app, patience):
            if got is not None:
                break
            got = what()
        return got


def opened(app):
    """The window, when all of it is there."""
    for _ in waiting(app):
        try:
            game = Window(app)
            if game.items and all(game.names()):
                listen(0.3)
                return Window(app)
        except (IndexError, ValueError, GLib.Error):
            pass
    raise TimeoutError("no window came")


class Ear:
    """Does everything through the actions that a reader is offered."""

    def ask(self, game):
        Atspi.Action.do_action(game.hint, 0)

    def play(self, game, item, mark):
        return Atspi.Action.do_action(item, 1 if mark else 0)


class Mouse:
    """Clicks: the bulb in the header, then the item."""

    def ask(self, game):
        hands("mousemove", *place(game.hint)[:2], "click", 1)

    def play(self, game, item, mark):
        hands("mousemove", *place(item)[:2], "click", 3 if mark else 1)
        return True


class Keys:
    """Control and H, then arrows, and Enter or a letter where the ring is."""

    def ask(self, game):
        hands("key", "ctrl+h")

    def ring(self, game):
        for item in game.items:
            if is_on(item, Atspi.StateType.FOCUSED):
                return item
        return None

    def play(self, game, item, mark):
        # an arrow puts out the lamp; what has two has Enter at once
        far = not any(name.endswith(", the hint leads here")
                      for name in game.names())
        if far and self.ring(game) is None:
            walk()
            hands("key", "Left")
            listen(0.1)
        for turn in range(80 if far else 0):
            at = self.ring(game)
            if at is None:              # it comes when the key has come
                listen(0.1)
                continue
            x, y, w, h = place(at)
            tox, toy, _, _ = place(item)
            if not (w and h):           # what has just gone has no place
                listen(0.1)
                continue
            across, down = round((tox - x) / w), round((toy - y) / h)
            if is_on(item, Atspi.StateType.FOCUSED):
                break
            keys = (["Left" if across < 0 else "Right"] * abs(across) +
                    ["Up" if down < 0 else "Down"] * abs(down))
            if not keys or turn > 8:    # what is covered lies close
                side = abs(tox - x) > abs(toy - y)
                if turn % 5 == 4 and tox != x and toy != y:
                    side = not side
                keys = [("Left" if tox < x else "Right") if side else
                        ("Up" if toy < y else "Down")]
            hands("key", "--delay", 15, *keys)
            listen(0.05)
        there = not far or is_on(item, Atspi.StateType.FOCUSED)
        hands("key", mark or "Return")
        return there


def walk():
    """Arrows walk, maybe after a key."""
    if how.walk:
        hands("key", how.walk)


def my_turn(game):
    """Waits until the house has moved, or the game is over."""
    game.until(lambda: is_on(game.hint, Atspi.StateType.SENSITIVE) or
               game.over() or None)


def advise(game, way):
    """Asks for a hint, once it is the person's turn, and waits until some
    item is hinted; None if the game is over."""
    my_turn(game)
    if game.over():
        return None
    heard.clear()
    way.ask(game)
    game.until(lambda: game.hinted() or game.over())
    return game.hinted()


def marks_it(game):
    """The key that marks, if the hint is to mark, or ''."""
    return how.second(game.said())


def follow(game, way, item):
    """Plays what is hinted: the lamp is the whole move."""
    if not way.play(game, item, marks_it(game)):
        return False
    return game.until(lambda: game.over() or not game.hinted() or None)


def to_the_end(game, way, title):
    """Plays what is advised until the ribbon rises."""
    moves = marks = 0
    first = game.said()
    while game.over() is None and moves < LONGEST:
        item = advise(game, way)
        if item is None and game.over():
            break
        if item is None:
            check("%s: a hint after %d moves (%s)" %
                  (title, moves, game.said()), False)
            return
        words = game.said()
        marks += marks_it(game) != ''
        if not follow(game, way, item):
            check("%s: %s can be played" % (title, words), False)
            return
        moves += 1
    words = game.over()
    check("%s: %d moves, %d of them marks, from \"%s\"" %
          (title, moves, marks, first), words is not None)
    print("# %s" % words)
    check("%s: it is won" % title, words is not None and
          not any("lost" in w or "Burst" in w for w in words))


def read_it(game):
    """Reads the board."""
    before = game.names()
    check("a board is read: %d items" % len(game.items), before)
    if not check("every item has words", all(before)):
        print("#", before)
    check("every item has a place",
          all(place(i)[2] > 0 and place(i)[3] > 0 for i in game.items))
    return before


def hear_it(game):
    """Reads the board, presses one item, hears what is new."""
    before = read_it(game)
    check("it has at least 10 items", len(before) >= 10)
    for kind in ("object:state-changed:showing", "object:property-change",
                 "object:active-descendant-changed"):
        Atspi.EventListener.register(listener, kind)
    pressed = advise(game, Ear())
    if not check("a hint is heard (%s)" % game.said(), pressed is not None):
        return
    check("the status line is spoken: a notification appears (Orca)",
          game.until(lambda: game.said() in (hears("showing") or "") or None))
    where = pressed.get_name()
    check("\"%s\" can be pressed" % where, Ear().play(
        game, pressed, marks_it(game)))
    game.until(lambda: hears("accessible-name") and
               (game.names() != before or None))
    after = game.names()
    check("other words: %s" % "; ".join(
        sorted(set(after) - set(before))[:3]), after != before)
    check("new names were reported",
          hears("accessible-name") is not None)
    fresh = set(after) - set(before)
    if 1 < len(fresh) < 4:              # one of them may be pointed at
        check("and spoken, where nobody points (Orca)", game.until(
            lambda: any(name in said for said in hears("showing") or ""
                        for name in fresh) or None))
    x, y = place(game.items[0])[:2]     # the keyboard follows; one jump
    hands("mousemove", x - 5, y, "mousemove", x, y)  # may be told late
    hands("key", "Escape")              # nothing is held
    walk()
    listen(0.3)
    heard.clear()
    hands("key", "--delay", 100, "Right", "Down", "Left")
    game.until(lambda: len(hears("active-descendant") or "") >= 3 or None)
    listen(0.5)                     # should there be more
    steps = hears("active-descendant") or []
    check("three arrows, three steps are heard", len(steps) == 3)


def lamps(game):
    """A hint is a whole move, and played in three ways."""
    def plain():
        return [name.split(", hint")[0].split(", the hint")[0]
                for name in game.names()]

    def played(title, before):
        check("lamp: %s" % title, game.until(
            lambda: (not game.hinted() and plain() != before) or None, 60))
        my_turn(game)

    hands("mousemove", 200, 12)     # the keyboard follows the pointer
    listen(0.3)
    for title in ("a second press", "a click on it", "Enter"):
        before = plain()
        item = advise(game, Keys())
        words = game.said()
        if title == "Enter":
            hands("key", "Return")
        elif title == "a second press":
            hands("key", "ctrl+h")
        else:
            hands("mousemove", *place(item)[:2], "click", 1)
        played("%s plays: %s" % (title, words), before)
    before = plain()
    hands("key", "ctrl+shift+h")
    check("lamp: the next follow by themselves", game.until(
        lambda: plain() != before or None, 60))
    hands("key", "Escape")
    listen(1.5)                     # the answer to the last one comes
    my_turn(game)
    before = plain()
    listen(2.5)
    if not check("lamp: until something is pressed",
                 plain() == before and not game.hinted()):
        print("#", set(plain()) ^ set(before), game.said())


def shown(game, title):
    """The window of the program with that title, or None."""
    for k in range(game.app.get_child_count()):
        window = game.app.get_child_at_index(k)
        if window and window.get_name() == title:
            return window
    return None


def words_in(window):
    """All that stands in it, as one text."""
    return " | ".join(n.get_name() or "" for n in below(window, 20))


def leave_and_come_back(game):
    """One key leaves a game, one brings it back, one shows it again."""
    item = advise(game, Ear())
    follow(game, Ear(), item)
    my_turn(game)
    game.look()
    left = game.names()
    hands("key", "ctrl+n")
    check("drawer: a new game, and no question",
          game.until(lambda: game.names() != left or None) is not None)
    hands("key", "ctrl+b")
    check("drawer: the game that was left is back",
          game.until(lambda: game.names() == left or None) is not None)
    hands("key", "ctrl+shift+r")
    check("drawer: it is played again", game.until(
        lambda: "Replay" in words_in(game.app) or None) is not None)
    listen(1.5)
    hands("key", "a")
    check("drawer: and any key goes back",
          game.until(lambda: game.names() == left or None) is not None)


def read_the_drawer(game):
    """Leaves a game, wins one, reads the statistics."""
    hands("mousemove", 120, 60)     # the keyboard follows the pointer
    listen(0.3)
    leave_and_come_back(game)
    to_the_end(game, Ear(), "drawer")
    hands("key", "ctrl+t")
    window = game.until(lambda: shown(game, "Statistics"))
    if not check("drawer: statistics open", window is not None):
        return
    # where points are the result, a game is played and not won
    counts = re.compile(r"Won 1 of 1 game\.|1 game played, ")
    game.until(lambda: counts.search(words_in(window)) or None, 20)
    words = words_in(window)
    check("drawer: they count (%s)" % words[:70], counts.search(words))
    check("drawer: the game is in the list",
          re.search(r"won, |played, \d", words) is not None)
    # nobody moves the keyboard to a card where there is no desktop
    while shown(game, "Statistics") is not None:
        subprocess.run(["xdotool", "search", "--onlyvisible", "--name",
                        "^Statistics$", "windowfocus", "key", "Escape"])
        listen(0.3)
    hands("key", "ctrl+e")
    window = game.until(lambda: shown(game, "A game of your own"))
    check("drawer: a game of your own has a field for its seed",
          window is not None and "Seed" in words_in(window))
    field = [n for n in below(window) if n.get_role() in (
        Atspi.Role.SPIN_BUTTON, Atspi.Role.TEXT, Atspi.Role.ENTRY)][0]
    play = [n for n in below(window) if n.get_name() == "Play"][0]
    usual = Atspi.Text.get_text(field, 0, -1)
    for words, dead in (("987654321x", True), (usual, False)):
        Atspi.EditableText.set_text_contents(field, words)
        check("drawer: \"%s\" is judged as it is typed" % words, game.until(
            lambda: is_on(play, Atspi.StateType.SENSITIVE) != dead or None,
            20))
    hands("key", "Escape")


def open_one(home, words, way, drive):
    """One window, with that home; drive gets it, and may kill it."""
    # no card of rules: this player has seen the game
    os.makedirs(home + "/literate-games", exist_ok=True)
    with open("%s/literate-games/%s.conf" % (home,
              os.path.basename(words[0])), "a") as conf:
        conf.write("[window]\nseen=true\n" if way != "waits" else "")
    world = dict(os.environ, HOME=home, XDG_CONFIG_HOME=home,
                 XDG_DATA_HOME=home, GTK_MODULES="gail:atk-bridge")
    world.pop("NO_AT_BRIDGE", None)
    hands("mousemove", 300, 850)
    child = subprocess.Popen(words, env=world)
    try:
        app = application(os.path.basename(words[0]))
        if check("%s is on the bus" % way, app is not None):
            while way == "waits" and not any(
                    n.get_name() == "Play" and Atspi.Action.do_action(n, 0)
                    for n in below(app, 20)):
                listen(0.3)
            drive(opened(app))
    finally:
        child.kill()
        child.wait()
        listen(0.3)


def killed(home, words):
    """Three moves, and the end comes as to a lamp in a storm."""
    seen = []

    def three_moves(game):
        for _ in range(3):
            follow(game, Ear(), advise(game, Ear()))
        my_turn(game)
        game.look()                     # in their order of now
        seen.append(game.names())
        listen(1)                       # the last move reaches the disk

    def again(game):
        my_turn(game)
        check("kill: the same %d items as before" % len(game.items),
              game.names() == seen[0])

    open_one(home, words, "kill", three_moves)
    open_one(home, words[:1], "and again", again)


def waits(home, words):
    """A first start with a screen reader, and one that asks for a clock."""
    def reader(runs):
        subprocess.run(["gdbus", "call", "--session", "--dest",
                        "org.a11y.Bus", "--object-path", "/org/a11y/bus",
                        "--method", "org.freedesktop.DBus.Properties.Set",
                        "org.a11y.Status", "ScreenReaderEnabled",
                        "<%s>" % runs], check=True,
                       stdout=subprocess.DEVNULL)

    def ticks(game):
        return [n for n in game.names() if n.startswith("clock")]

    reader("true")
    open_one(home, words, "waits", lambda game: check(
        "waits: no clock runs while the board is read",
        game.items and not ticks(game)))
    open_one(home + "/asked", words + ["--options=goal=5"], "waits",
             lambda game: check("waits: but who asks for a clock gets it",
                                ticks(game)))
    reader("false")
    open_one(home + "/seen", words, "waits", lambda game: check(
        "waits: and so does who sees", ticks(game)))


def entries(game, name):
    """The entries that are on the screen, whose names begin so."""
    roles = (Atspi.Role.PUSH_BUTTON, Atspi.Role.RADIO_BUTTON,
             Atspi.Role.RADIO_MENU_ITEM, Atspi.Role.MENU_ITEM,
             Atspi.Role.MENU)
    return game.until(lambda: [
        n for n in below(game.app, 20) if n.get_role() in roles and
        (n.get_name() or "").startswith(name) and
        is_on(n, Atspi.StateType.SHOWING)] or None, 20) or []


def menu(game, *names):
    """Opens the menu, and points at the entries that begin so, one within
    the other; returns those of the last name, which is not chosen."""
    Atspi.Action.do_action(entries(game, "Menu")[0], 0)
    for name in names[:-1]:
        hands("mousemove", *place(entries(game, name)[0])[:2])
    return [n.get_name() for n in entries(game, names[-1])]


def choose(game, *names, leave="Escape"):
    """Chooses an entry, and leaves the menu by a key, or not (None): a
    card may lie there now."""
    menu(game, *names)
    listen(0.5)                     # until it stands still
    hands("mousemove", *place(entries(game, names[-1])[0])[:2],
          "click", 1)
    listen(0.5)
    if leave:
        hands("key", leave)
        listen(0.5)


def choose_kind(game, name):
    """Chooses a preset by the picture whose words begin so."""
    choose(game, "New game of another kind", leave=None)
    tile = game.until(lambda: next(
        (n for n in below(game.app, 20)
         if (n.get_name() or "").startswith(name + "\n")
         and is_on(n, Atspi.StateType.SHOWING)), None), 20)
    hands("mousemove", *place(tile)[:2], "click", 1)
    listen(0.5)


def pressed(game, name):
    """Presses the item of this name with the mouse."""
    game.until(lambda: name in game.names() or None)
    at = game.names().index(name)
    hands("mousemove", *place(game.items[at])[:2], "click", 1)


def file_has(home, words):
    """Does a saved game say so?"""
    for folder, _, files in os.walk(home):
        for each in files:
            with open(os.path.join(folder, each), "rb") as f:
                if words.encode() in f.read() and "nim" in each:
                    return True
    return None


def seats(home, words):
    """Opponents come and go."""
    seen = []

    def play_one(game):
        follow(game, Mouse(), advise(game, Mouse()))
        my_turn(game)

    def evening(game):
        hands("mousemove", 200, 12)  # the keyboard follows the pointer
        listen(0.3)
        check("seats: the menu has both",
              menu(game, "Seat ") == ["Seat 1", "Seat 2"])
        hands("key", "Escape")
        choose(game, "Seat 2", "best")
        play_one(game)
        check("seats: the program has answered: " + game.said(),
              game.said().startswith("Seat 1 takes."))
        before = game.names()
        play_one(game)
        hands("key", "ctrl+z")
        check("seats: one undo goes back past the program's move",
              game.until(lambda: game.names() == before or None))
        to_the_end(game, Mouse(), "seats")
        hands("key", "ctrl+t")
        window = game.until(lambda: shown(game, "Statistics"))
        game.until(lambda: "Won 1" in words_in(window) or None, 20)
        check("seats: the records know who was played",
              "Seat 2: best" in words_in(window) and
              "Won 1 of 1 game." in words_in(window))
        hands("key", "Escape")
        hands("key", "ctrl+n")
        game.until(lambda: True if game.over() is None else None)
        play_one(game)
        choose(game, "Seat 2", "novice")
        check("seats: who came late is not in the history yet",
              file_has(home, "> take"))
        play_one(game)
        check("seats: with the next move the history tells of it",
              game.until(lambda: file_has(home, "@ seat2=novice"), 20))
        seen.append(game.names())

    def again(game):
        my_turn(game)
        check("seats: the same matches the next day",
              game.names() == seen[0])
        play_one(game)
        check("seats: and the novice still sits there: " + game.said(),
              game.said().startswith("Seat 1 ") or game.over())

    open_one(home, words, "seats", evening)
    open_one(home, words[:1], "and again", again)


def bids(game):
    """Two persons, each with something to hide."""
    hands("mousemove", 200, 12)     # the keyboard follows the pointer
    listen(0.3)
    choose_kind(game, "With bids")
    choose(game, "Seat 2", "person")

    def around():
        return " | ".join(n.get_name() or "" for n in below(game.app, 20))

    def covered():
        return "when you alone look" in around() or None

    pressed(game, "bid 2")
    check("bids: the cloth covers the board", game.until(covered, 20))
    words = around()
    check("bids: nobody can hear what lies under it (%s)" % words,
          " bid " not in words and "take" not in words)
    hands("key", "space")
    check("bids: a key takes it away, and the bid lies face down",
          game.until(lambda: "seat 1 has written a bid" in game.names()
                     or None, 20) and "has bid 2" not in around())
    pressed(game, "bid 3")
    check("bids: what is open is open to both", game.until(
        lambda: "seat 1 has bid 2" in game.names() or None, 20) and
        not covered())
    hands("key", "ctrl+z")
    check("bids: undo lays the slips down again", game.until(
        lambda: "seat 1 has written a bid" in game.names() or None, 20))
    hands("key", "ctrl+z")
    check("bids: and before the first bid there is nothing to cover",
          game.until(lambda: "seat 1 has written a bid" not in
                     game.names() or None, 20) and not covered())


def start(program, options, seed, way):
    """One way to play, in a home of its own."""
    words = [program, "--options=" + options, "--seed=" + seed]
    with tempfile.TemporaryDirectory() as home:
        if seed.endswith(".game"):
            saves = home + "/literate-games/saves/"
            os.makedirs(saves)
            shutil.copy(seed, saves + os.path.basename(program) +
                        ".play-save")
            words = [program]
        if way == "kill":
            killed(home, words)
        elif way == "seats":
            seats(home, words)
        elif way == "waits":
            waits(home, words[:1])
        else:
            open_one(home, words, way, lambda game: drive(game, way))


def drive(game, way):
    """Hears it, or plays it to the end."""
    if way in ("read", "hear", "lamp", "drawer", "bids"):
        {"read": read_it, "hear": hear_it, "lamp": lamps,
         "drawer": read_the_drawer, "bids": bids}[way](game)
        return
    if way in ("keys", "mouse"):    # the keyboard follows the pointer
        hands("mousemove", 200, 12)
        listen(0.3)
    if way == "mouse":              # from above no body hides another
        hands("key", "End")
    to_the_end(game, {"ear": Ear, "mouse": Mouse, "keys": Keys}[way](),
               way)


if __name__ == "__main__":
    if len(sys.argv) < 5:
        sys.exit(__doc__)
    listener = Atspi.EventListener.new(hear)
    how = Manners(os.path.basename(sys.argv[1]))
    for each in sys.argv[4:]:
        start(*sys.argv[1:4], each)
    print("1..%d" % count)
    sys.exit(bad > 0)
