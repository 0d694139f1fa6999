#!/usr/bin/python3
"""Where a write fails, each game says so in one sentence and plays on, and
what was played is kept as soon as there is room: on a full disk, in a home
that is only read, where there is no such folder; and no message of GLib's
has a colon, as in Chinese (see tests/game/trouble.c).

usage: tests/game/trouble.t, or tests/run/screen tests/game/trouble.t WINDOW..
or tests/run/screen tests/game/trouble.t --nth: Nim is played to its end in its
window, and each write, fsync, rename and open of a file fails once.
With TONGUES="fr ja": in the terminal with the system's sentences in these."""
import os, re, resource, sqlite3, subprocess, sys, tempfile, time
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


def first_moves(game):
    """a command, and the first moves that somebody made after it"""
    plays = sorted('tests/games/%s/%s' % (game, f) for f in
                   os.listdir('tests/games/' + game) if f.endswith('.play'))
    with open(plays[0], encoding='utf-8') as lines:
        command = next(lines)[2:]
        said = [l[2:].rstrip() for l in lines if l.startswith('> ')]
    return command, [l for l in said if not l.startswith(':')][:3]


def in_the_terminal(game):
    """what is wrong with it"""
    command, moves = first_moves(game)
    t = Terminal('sh', '-c', 'exec build/bin/' + command)
    for move in moves:
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
        text=True, env=dict(WORLD, FAIL='%s %d' % (what, n)))
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
    return faults, done.returncode == 0 and old == new


class Window:
    """a game in its window, heard from inside (see tests/window/doors.c)"""

    def __init__(self, program, **more):
        ears, self.mouth = os.pipe()
        inside, out = os.pipe()
        self.ears = os.fdopen(inside, encoding='utf-8')
        self.child = subprocess.Popen(
            ['build/bin/' + program], pass_fds=(ears, out),
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
    for folder, _, files in os.walk(home):
        for path in [os.path.join(folder, f) for f in files]:
            with open(path, 'rb') as file:
                begins = file.read(16)
            if begins.startswith(b'SQLite'):
                with sqlite3.connect(path) as db:
                    whole = db.execute('PRAGMA integrity_check').fetchone()
                recorded = True
                if whole != ('ok',):
                    faults.append('%s: %s' % (path, whole[0]))
            elif path.endswith('.play-save'):
                t = Terminal('build/bin/nim', '--text')
                said = t.say(':load ' + path)
                if 'ine ' in said.partition('\n')[0]:
                    faults.append('%s: %s' % (path, said))
                t.end()
    ended = not os.path.exists(home + '/hit')
    if ended and not recorded:
        faults.append('nothing failed, and the game is not in the records')
    return faults, ended


def at_the_nth(plays, what):
    """what is wrong when one of these calls fails: the first, the second ..
    until none does; of malloc, of which there are thousands, some"""
    faults, failed = [], 0
    for n in range(1, 200, 3 if what == 'malloc' else 1):
        wrong, ended = plays(what, n, tempfile.mkdtemp(dir=home))
        faults += ['%d: %s' % (n, f) for f in wrong]
        if ended:
            failed = n - 1
        if ended and what != 'malloc':
            break
    print('# %s: %d' % (what, failed), flush=True)
    return faults or ([] if failed else ['none was asked for, or no end'])


if sys.argv[1:] == ['--nth']:
    for what in 'open write fsync rename'.split():
        check('the %s that fails, whichever it is, spoils no file of a window'
              % what, at_the_nth(pressed, what))
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
subprocess.run(['rm', '-r', home], check=True)
end()
