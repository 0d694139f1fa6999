#!/usr/bin/python3
"""Where a write fails, each game says so in one sentence and plays on, and
what was played is kept as soon as there is room: on a full disk, in a home
that is only read, where there is no such folder; and no message of GLib's
has a colon, as in Chinese (see tests/game/trouble.c).

usage: tests/game/trouble.t, or tests/run/screen tests/game/trouble.t WINDOW..
or tests/run/screen tests/game/trouble.t --nth [GAME..]: Nim is played to its end in
its window, and each write, fsync, rename and open of a file fails once; and in the
windows of the games of STARVED, or of these alone, and in the terminal of every
game, each malloc that they ask for themselves.
or tests/run/screen tests/game/trouble.t --kills=1000: five games in the terminal
are killed so often each, and five windows a twentieth, at moments by lot (SEED=).
With TONGUES="fr ja": in the terminal with the system's sentences in these."""
import os, random, re, resource, shutil, sqlite3, subprocess, sys, tempfile, \
    threading, time
from concurrent.futures import ThreadPoolExecutor
sys.path.insert(0, 'tests/lib')
from literate import *

home = tempfile.mkdtemp(prefix='trouble-')
os.mkdir(home + '/read')
WORLD = dict(os.environ, LC_ALL='C.UTF-8', LANGUAGE='', HOME=home + '/read',
             XDG_CONFIG_HOME=home + '/read/c', XDG_DATA_HOME=home + '/read/' + 'data' * 20,
             LD_PRELOAD=os.path.abspath('build/tests/trouble.so'),
             READ_ONLY=home + '/read')


def disk(child, room):
    """how long a file of this program may grow from now on"""
    most = resource.prlimit(child.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(child.pid, resource.RLIMIT_FSIZE, (room, most))


class Terminal:
    """a game in its text form"""

    def __init__(self, *command):
        self.child = subprocess.Popen(command, stdin=subprocess.PIPE, env=WORLD,
                                      stdout=subprocess.PIPE, text=True,
                                      stderr=subprocess.STDOUT, bufsize=0)
        self.page = self.heard()

    def heard(self):
        """what it says until it listens again"""
        said = b''
        while not said.endswith(b'\n> ') and said != b'> ':
            more = os.read(self.child.stdout.fileno(), 1 << 16)
            if not more:
                raise EOFError('it ended after: ' + said.decode()[-200:])
            said += more
        return said.decode()[:-2]

    def say(self, line):
        """the answer, without the echo"""
        os.write(self.child.stdin.fileno(), line.encode() + b'\n')
        return self.heard().partition('\n')[2]

    def end(self):
        self.child.stdin.close()
        self.child.stdout.read()
        return self.child.wait()


def played(game):
    """of each game that somebody played: the command, and the moves"""
    plays = sorted('tests/games/%s/%s' % (game, f) for f in
                   os.listdir('tests/games/' + game) if f.endswith('.play'))
    for play in plays:
        with open(play, encoding='utf-8') as lines:
            command = 'exec build/bin/' + next(lines)[2:]
            said = [l[2:].rstrip() for l in lines if l.startswith('> ')]
        yield command, [l for l in said if not l.startswith(':')]


def in_the_terminal(game):
    """what is wrong with it"""
    command, moves = next(played(game))
    t = Terminal('sh', '-c', command)
    for move in moves[:3]:
        t.say(move)
    t.say(':save %s/before' % home)
    disk(t.child, 0)
    for place in '/nowhere/x', home + '/full', home + '/read/x', '/dev/full':
        said = t.say(':save ' + place)
        if not re.fullmatch(r'it cannot be written \([^()\n]+\); another '
                            r'place may do: %s\n' % re.escape(place), said):
            yield '%s: %s' % (place, said)
    disk(t.child, resource.RLIM_INFINITY)
    t.say(':save %s/after' % home)
    if open(home + '/before').read() != open(home + '/after').read():
        yield 'what was played is not what is kept'
    if t.end() != 0:
        yield 'it ended with %d' % t.child.returncode


def typed(what, n, home):
    """plays Nim while the nth such call fails: what was wrong; and whether
    none failed any more. A file that is there is the old or the new one, whole,
    and what is said is true"""
    kept, faults = home + '/kept', []
    with open(kept, 'w') as file:
        file.write('the old one\n')
    done = subprocess.run(
        ['build/bin/nim', '--text', '--seed=1'], capture_output=True,
        input='take 2\n:save %s\n:save %s/new\n:quit\n' % (kept, home),
        text=True, env=dict(WORLD, HIT=home + '/hit',
                            FAIL='%s %d' % (what, n)))
    old, new = open(kept).read(), ''
    if os.path.exists(home + '/new'):
        new = open(home + '/new').read()
    if what == 'malloc' and done.returncode in (-5, -6) and \
            'allocate' in done.stderr:
        pass                        # GLib ends a program then, and says so
    elif done.returncode not in (0, 1, 2):
        faults.append('it ended with %d: %s' % (done.returncode, done.stderr))
    if old != 'the old one\n' and '\n> take 2\n' not in old:
        faults.append('half a game is kept: ' + old)
    if done.returncode == 0 and what != 'malloc' and (
            done.stdout.count('cannot be written') !=
            (old == 'the old one\n') + (new == '')):
        faults.append('it said: ' + done.stdout)
    return faults, not os.path.exists(home + '/hit')


def asked(game):
    """the same for a game that is asked for most of what it can say"""
    def types(what, n, home):
        done = subprocess.run(
            ['build/bin/' + game, '--text', '--seed=1'], capture_output=True,
            input=':hint\n:legal\n:say\n:show\n:undo\n:redo\n:save %s/x\n'
            ':load %s/x\n:new\n:help\n:quit\n' % (home, home), text=True,
            env=dict(WORLD, READ_ONLY='/nowhere', XDG_DATA_HOME=home,
                     XDG_CONFIG_HOME=home, HIT=home + '/hit',
                     FAIL='%s %d' % (what, n)))
        return ['it ended with %d: %s' % (done.returncode, done.stderr)] * (
            done.returncode not in (0, 1, 2)), not os.path.exists(home + '/hit')
    return types


def read(file):
    """what is in it, but for the time, or nothing"""
    if not os.path.exists(file):
        return ''
    with open(file) as text:
        return re.sub(r'(?m)^= .*\n', '', text.read())


def killed(game, kills, lot):
    """a long game in the terminal, saved after each move, and killed: in the
    file is what has been saved, or the move in hand besides"""
    command, moves = max(played(game), key=lambda play: len(play[1]))
    states, file, faults = [''], home + '/kept', []
    t, other = (Terminal('sh', '-c', command) for _ in 'to')
    for move in moves:
        t.say(move)
        t.say(':save ' + file)
        states.append(read(file))
        said = other.say(':load ' + file)
        other.say(':save %s/other' % home)
        if read(home + '/other') != states[-1]:
            faults.append('after %s: %s' % (move, said))
    t.end()
    other.end()
    with open(home + '/typed', 'w') as lines:
        lines.writelines('%s\n:save %s\n' % (m, file) for m in moves)
    took, done, seen = .1, 0, set()
    while done < kills:
        read(file) and os.remove(file)
        with open(home + '/typed') as typed, open(home + '/out', 'w') as out:
            began = time.time()
            child = subprocess.Popen(['sh', '-c', command], stdin=typed,
                                     stdout=out, env=WORLD)
            try:
                child.wait(lot.uniform(0, took))
                took = time.time() - began
            except subprocess.TimeoutExpired:
                took *= 1.01
                done += 1
            child.kill()
            child.wait()
        told = read(home + '/out').count('\nsaved\n')
        seen.add(told)
        if read(file) not in states[told:told + 2]:
            faults.append('%d were saved: %s' % (told, read(file)[-80:]))
    print('# %s: %d kills, after %d of %d saves' % (
        game, done, len(seen), len(moves)), flush=True)
    return faults


class Window:
    """a game in its window, heard from inside (see tests/window/doors.c)"""

    def __init__(self, program, **more):
        ears, self.mouth = os.pipe()
        inside, out = os.pipe()
        self.ears = os.fdopen(inside, encoding='utf-8')
        self.child = subprocess.Popen(
            ('build/bin/' + program).split(), pass_fds=(ears, out),
            stderr=subprocess.PIPE, text=True, env=dict(
                WORLD, NO_AT_BRIDGE='1', EARS=str(ears), MOUTH=str(out),
                GTK_MODULES=os.path.abspath('build/tests/doors.so'), **more))
        os.close(ears)
        os.close(out)

    def look(self, ask='look'):
        """what is shown, and the names of what can be pressed"""
        os.write(self.mouth, (ask + '\n').encode())
        lines = []
        for line in iter(self.ears.readline, '.\n'):
            if not line:
                raise EOFError('it ended: ' + self.child.stderr.read())
            lines.append(line.rstrip('\n'))
        return ([l[1:] for l in lines if l[0] == 't'],
                [l[1:] for l in lines if l[0] == 'd'])


def in_a_window(game):
    """what is wrong with it"""
    w = Window(game)
    disk(w.child, 0)
    texts, doors = [], []
    while not doors:
        texts, doors = w.look()
    kept = re.compile(r'Games are not kept \(Read-only file system\): '
                      r'/.*\u2026.*/literate-games/saves')
    if not any(kept.fullmatch(t) for t in texts):
        yield 'at its start it says: %s' % texts
    for turn in range(3):
        n = next(k for k, d in enumerate(doors) if d.startswith('take '))
        before = texts
        texts, doors = w.look('press %d' % n)
        if texts == before:
            texts, doors = w.look()
        if not any(kept.fullmatch(t) for t in texts):
            yield 'after move %d it says: %s' % (turn + 1, texts)
    if w.child.poll() is not None:
        yield 'it ended with %d' % w.child.returncode
    w.child.kill()
    w.child.wait()


def spoilt(game, home):
    """what is wrong with the files below home"""
    for folder, _, files in os.walk(home):
        for path in [os.path.join(folder, f) for f in files]:
            with open(path, 'rb') as file:
                begins = file.read(16)
            if begins.startswith(b'SQLite'):
                with sqlite3.connect(path) as db:
                    whole = db.execute('PRAGMA integrity_check').fetchone()
                if whole != ('ok',):
                    yield '%s: %s' % (path, whole[0])
            elif path.endswith('.play-save'):
                shutil.copy(path, home + '/it')     # a line has 100 letters
                t = Terminal('build/bin/' + game, '--text')
                said = t.say(':load %s/it' % home)
                if 'ine ' in said.partition('\n')[0]:
                    yield '%s: %s' % (path, said)
                t.end()


def pressed(what, n, home):
    """the same in its window, which lives; a file is not there or whole, and
    in the end the game is in the records"""
    faults, recorded = [], False
    w = Window('nim', READ_ONLY='/nowhere', XDG_DATA_HOME=home, XDG_CONFIG_HOME=home,
               HIT=home + '/hit', FAIL='%s %d' % (what, n))
    doors, presses = [], 0
    while presses < 3 or any(d.startswith('take ') for d in doors):
        take = [k for k, d in enumerate(doors) if d.startswith('take ')]
        presses += len(take) > 0
        doors = w.look('press %d' % take[-1] if take else 'look')[1]
    time.sleep(.5)                      # the scribe writes
    if w.child.poll() is not None:
        faults.append('it ended with %d' % w.child.returncode)
    w.child.kill()
    w.child.wait()
    faults += spoilt('nim', home)
    recorded = os.path.exists(home + '/literate-games/records')
    ended = not os.path.exists(home + '/hit')
    if ended and not recorded:
        faults.append('nothing failed, and the game is not in the records')
    return faults, ended


def killed_window(game, begins, kills, lot):
    """a window that is pressed by lot at what begins so, and killed: the next
    goes on from a board that was seen, mostly the last, for a disk may be slower
    than a hand; or the move in hand is kept besides"""
    faults, kept, lost = [], 0, 0
    for kill in range(kills):
        own = tempfile.mkdtemp(dir=home)
        world = dict(READ_ONLY='/nowhere', XDG_DATA_HOME=own, XDG_CONFIG_HOME=own)
        file = '%s/literate-games/saves/%s.play-save' % (own, game)
        w, seen, before = Window(game, **world), [], ''
        while not seen:
            seen = w.look()[1]
        shown = [seen]
        shot = threading.Timer(lot.uniform(0, 1), w.child.kill)
        shot.start()
        try:
            for _ in range(4):
                it = [k for k, d in enumerate(seen) if d.startswith(begins)]
                seen = w.look('press %d' % lot.choice(it))[1]
                before = read(file)
                shown.append(seen)
            shot.join()
        except (EOFError, BrokenPipeError):
            pass
        w.child.wait()
        after = read(file)
        w, again = Window(game, **world), []
        while not again:
            again = w.look()[1]
        w.child.kill()
        w.child.wait()
        kept += after != ''
        if not after.startswith(before):
            faults.append('before %s, after %s' % (before, after))
        elif after == before != '' and again not in shown:
            faults.append('it goes on from a board that was not seen: ' + after)
        lost += after == before and seen != (again if after else shown[0])
        faults += spoilt(game, own)
    print('# %s: %d kills, %d of them after a move was kept; a move that was seen '
          'was lost: %d' % (game, kills, kept, lost), flush=True)
    return faults


def starved(game, beginnings):
    """how to press these buttons of its window, the first that begins so, and
    to find it alive at the end, or to hear why not"""
    def presses(what, n, home):
        w, said = Window(game + ' --seed=1', READ_ONLY='/nowhere', XDG_DATA_HOME=home,
                         XDG_CONFIG_HOME=home, HIT=home + '/hit',
                         XDG_CACHE_HOME='/nowhere',     # or a table is made
                         FAIL='%s %d' % (what, n)), ''
        try:
            doors = []
            while not doors:
                doors = w.look()[1]
            for begins in beginnings:
                it = [k for k, d in enumerate(doors) if d.startswith(begins)]
                doors = w.look('press %d' % it[0] if it else 'look')[1]
        except EOFError as e:
            said = str(e).partition(': ')[2]
        w.child.kill()
        code = w.child.wait()
        faults = list(spoilt(game, home))
        if code != -9 and 'no memory' not in said:
            faults.append('it ended with %d: %s' % (code, said))
        return faults, not os.path.exists(home + '/hit')
    return presses


def at_the_nth(plays, what, most=200, at_once=1):
    """what is wrong when one of these calls fails: the first, the second ..
    until none does"""
    faults, failed, ended = [], 0, False
    for n in range(1, most, at_once):
        these = range(n, n + at_once)
        with ThreadPoolExecutor(at_once) as pool:
            came = list(pool.map(lambda k: plays(what, k, tempfile.mkdtemp(
                dir=home)), these))
        for k, (wrong, ended) in zip(these, came):
            faults += ['%d: %s' % (k, f) for f in wrong]
            failed = failed if ended else k
        if ended:
            break
    print('# %s: %d' % (what, failed), flush=True)
    return faults or ([] if failed and ended else ['none was asked for, or no end'])


SEED = int(os.environ.get('SEED', time.time()))
KILLED = 'spider crazy8s gofish memory gcalc'.split()
KILLED_WINDOWS = {'nim': 'take ', 'lightsout': 'row ', 'slidey': 'row ',
                  'same': 'row ', 'paintbynumbers': 'row '}


def through_the_menu(*items):
    return [press for item in items for press in ('Menu', item)]


STARVED = {
    'nim': ['Hint', 'take 2', 'Undo', 'Redo', 'take 1'] + through_the_menu(
        'Put a book', 'Start this', 'To the book', 'To the last', 'Back to the start',
        'Replay', 'Follow the', 'New game', 'Back to the game', 'Copy the line',
        'Rules', 'Statistics'),
    'spider': ['Hint', 'stock', 'column 1,', 'Undo', 'Redo'] + through_the_menu(
        'A color', 'See a', 'Deal a', 'Can it be', 'A verdict', 'Hint from',
        'Show the', 'New game', 'Back to the game'),
    'gcalc': ['Hint', 'black', 'red', 'Undo', 'Redo'] + through_the_menu(
        'Letters', 'Look at it', 'By need', 'Cut arg', 'Colors are', 'Begin this',
        'Give up', 'Follow the', 'Copy the line'),
    'checkers': ['Hint', 'square 22', 'square 18', 'Undo', 'Redo'] + through_the_menu(
        'Best', 'Offer', 'Numbers', 'Flat', 'From Black', 'Follow the', 'Resign',
        'Copy the line'),
    'gobblet': ['Hint', 'Undo', 'Redo'] + through_the_menu(
        'Show what is', 'Show what moves', 'Flat', 'Bring a large', 'All positions',
        'Original', 'Follow the', 'Copy the line'),
    'parcheesi': ['Hint', 'Green, a pawn', 'Undo', 'Redo'] + through_the_menu(
        'Thorough', 'Enter', 'End of', 'Show how', 'Follow the', 'Copy the line'),
    'jewel': ['Hint', 'row 1, column 1', 'row 1, column 2', 'Undo'] + through_the_menu(
        'ahead', 'Show letters', 'Follow the', 'End the game', 'Copy the line'),
    'paintbynumbers': ['Hint', 'row 4, column 1', 'Undo', 'Redo'] + through_the_menu(
        'Hint in', 'Check for', 'Draw a whole', 'Ready', 'Follow the', 'Give up',
        'Copy the line'),
    'chatnoir': ['Hint', 'row 1, column 2', 'Undo', 'Redo'] + through_the_menu(
        'Ways out', 'Distances', 'The cat', 'Hope', 'Won or lost', 'Follow the',
        'New game', 'Copy the line'),
    'minesweeper': ['Hint', 'row 8, column 8', 'Undo', 'Redo'] + through_the_menu(
        'Odds of', 'Flag', 'Ready', 'Follow the', 'New game', 'Copy the line')}


def kill_all(kills, windows):
    print('# SEED=%d' % SEED)
    lot = random.Random(SEED)
    for game in KILLED:
        check('%s, killed at any moment, loses the move in hand at most' % game,
              killed(game, kills, lot))
    for game, begins in KILLED_WINDOWS.items() if windows else ():
        check("%s's window, killed, goes on from what was seen" % game,
              killed_window(game, begins, windows, lot))


if sys.argv[1:] and '--kills=' in sys.argv[1]:
    kills = int(sys.argv[1][8:])
    kill_all(kills, kills // 20)
    subprocess.run(['rm', '-r', home], check=True)
    sys.exit(end())
if sys.argv[1:2] == ['--nth']:
    for what in [] if sys.argv[2:] else 'open write fsync rename'.split():
        check('the %s that fails, whichever it is, spoils no file of a window'
              % what, at_the_nth(pressed, what))
    for game in sys.argv[2:] or STARVED:
        check('the malloc of its own that fails, whichever it is, spoils no '
              'file of %s' % game, at_the_nth(
                  starved(game, STARVED[game]), 'own', 1000, 4))
    for game in [] if sys.argv[2:] else make('BUILT'):
        check('no malloc of its own that fails ends %s in the terminal' % game,
              at_the_nth(asked(game), 'own', 400, 2))
    subprocess.run(['rm', '-r', home], check=True)
    sys.exit(end())
TONGUES = os.environ.get('TONGUES', '').split()
for game in sys.argv[1:] or make('BUILT') + ['nim']:
    faults = []
    for WORLD['LANGUAGE'] in TONGUES or ['']:
        try:
            faults += (in_a_window if sys.argv[1:] else in_the_terminal)(game)
        except EOFError as e:
            faults.append(WORLD['LANGUAGE'] + ': ' + str(e))
    check('%s%s says in one sentence what cannot be written, and goes on' % (
        game, "'s window" if sys.argv[1:] else ''), faults)
for what in [] if sys.argv[1:] or TONGUES else 'open write fsync rename malloc'.split():
    check('the %s that fails, whichever it is, spoils no file' % what,
          at_the_nth(typed, what))
if not sys.argv[1:] and not TONGUES:
    kill_all(3, 0)
subprocess.run(['rm', '-r', home], check=True)
end()
