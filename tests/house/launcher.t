#!/usr/bin/python3
"""The launcher without a window: its words, its list, its text mode. The
games are scripts in a scratch folder, so the transcript
tests/games/shelf/text.play stays as it is when the book gets new games."""
import os, re, resource, shutil, stat, subprocess, sys, tempfile
sys.path.insert(0, 'tests/lib')
from literate import *
from tongue import LOCALE, MUTE

LAUNCHER = os.path.abspath('build/bin/literate-games')
home = tempfile.mkdtemp()
games = os.path.join(home, 'games')


def game(name, script, label):
    folder = os.path.join(games, name)
    os.makedirs(folder)
    program = os.path.join(folder, 'run')
    with open(program, 'w') as f:
        f.write('#!/bin/sh\n' + script)
    os.chmod(program, stat.S_IRWXU)
    with open(os.path.join(folder, 'info'), 'w') as f:
        f.write('[game]\ngame=run\n' + label)


def run(*words, said='', path=games, **more):
    world = {'PATH': os.environ['PATH'], 'HOME': home, 'LC_ALL': 'C.UTF-8',
             'XDG_DATA_HOME': home + '/data', 'XDG_DATA_DIRS': '/nowhere',
             'LITERATE_GAMES_PATH': path, **more}
    return subprocess.run([LAUNCHER] + list(words), input=said, env=world,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          text=True)


def one_sentence(done):
    return re.fullmatch(r'literate-games: [^\n]+\n', done.stderr)


game('echo', 'echo "$# words:$*"; read line && echo "heard $line"\n',
     'game-set=Puzzle Games\ncomment=Says what it hears.\n')
game('my-first', 'echo I fall over; kill -ABRT $$\n',
     'game-set=Puzzle Games\n')
game('cards', 'exit 4\n', 'name=Five Cards\nname[de]=Fünf Karten\n'
     'game-set=Card Games\n')
os.makedirs(games + '/torn')
open(games + '/torn/info', 'w').write('[game\n')

def good(claim, truth, done):
    check(claim, [] if truth else ['status %d' % done.returncode,
                                   repr(done.stdout), repr(done.stderr)])


done = run('--list')
good('--list tells folder, group and name, with a tab between',
     done.stdout == 'echo\tPuzzle Games\tEcho\n'
     'my-first\tPuzzle Games\tMy First\n'
     'cards\tCard Games\tFive Cards\n' and done.returncode == 0, done)
good('a torn label is told on standard error',
     'torn/info' in done.stderr and 'torn' not in done.stdout, done)
for words in ['--lost'], ['--export-all'], ['--import-all', 'a', 'b'], ['nonsense'], ['--list', 'all'], ['--text', 'x']:
    done = run(*words)
    good('%s gets one sentence and status 2' % ' '.join(words),
         done.returncode == 2 and one_sentence(done), done)
done = run('echo', 'a', '--b', said='hello\n')
good('a game is started by its folder, with its words',
     done.stdout == '2 words:a --b\nheard hello\n', done)
done = run('five cards')
good('or by its name; its status is ours', done.returncode == 4, done)
for words in '--help', '--version':
    done = run(words)
    good('%s is printed' % words, not done.returncode and done.stdout,
         done)
done = run()
good('without a display it points to --text',
     done.returncode == 1 and '--text' in done.stderr, done)
done = run('--text')
good('the end of input ends it with status 0', done.returncode == 0, done)

box, there = home + '/box', {'XDG_DATA_HOME': home + '/there',
                             'XDG_CONFIG_HOME': home + '/likes'}
os.makedirs(home + '/data/literate-games/saves')
open(home + '/data/literate-games/saves/echo.play-save', 'w').write('echo 1\n')
done = run('--export-all', box)
good('what is kept goes into one file',
     not done.returncode and 'box' in done.stdout, done)
done = run('--import-all', box, **there)
good('and comes out of it elsewhere', not done.returncode and os.path.exists(
    home + '/there/literate-games/saves/echo.play-save'), done)
open(box, 'a').write('.')
done = run('--import-all', box, **there)
good('a spoilt one gets one sentence and status 1',
     done.returncode == 1 and one_sentence(done), done)
os.remove(home + '/data/literate-games/saves/echo.play-save')

play = 'tests/games/shelf/text.play'
said = '1\nhello\nmy\n2\n9\nnobody\n\nfive cards\nquit\n'
done = run('--text', said=said)
is_ = done.stdout.replace(games, 'GAMES')
if sys.argv[1:] == ['--write']:
    open(play, 'w', encoding='utf-8').write(is_)
was = open(play, encoding='utf-8').read()
faults = [] if is_ == was else [
    'line %d: was "%s", is "%s"' % (k + 1, a, b) for k, (a, b) in
    enumerate(zip(was.split('\n') + ['(end)'], is_.split('\n') + ['(end)']))
    if a != b][:3]
check('a conversation goes as in ' + play, faults)
marks = home + '/data/literate-games/played/'
kept = sorted(os.listdir(marks), key=lambda m: -os.stat(marks + m).st_mtime_ns)
check('what is played is written down',
      [] if kept == ['cards', 'my-first', 'echo'] else kept)

catalog = home + '/locale/de/LC_MESSAGES/literate-games.mo'
os.makedirs(os.path.dirname(catalog))
subprocess.run(['msgfmt', '-o', catalog, '-'], check=True, text=True,
               input='msgid ""\nmsgstr "Content-Type: text/plain; '
               'charset=UTF-8\\n"\nmsgid "%s stands alone"\n'
               'msgstr "%s steht allein"\n'
               'msgid "Puzzle Games"\nmsgstr "Rätsel"\n'
               'msgid "Echo"\nmsgstr "Widerhall"\n')
german = {'LC_ALL': LOCALE, 'LANGUAGE': 'de', 'TEXTDOMAINDIR': home + '/locale'}
done = run('--list', 'all', **german)
good('it speaks the language of the player' + MUTE * (not LOCALE),
     not LOCALE or done.stderr == 'literate-games: --list steht allein\n', done)
done = run('--list', **german)
good('and so do the labels, by our catalog or their own lines'
     + MUTE * (not LOCALE), not LOCALE or
     'echo\tRätsel\tWiderhall\n' in done.stdout
     and 'cards\tCard Games\tFünf Karten\n' in done.stdout, done)

odd = os.path.join(games, 'odd\nname')
os.makedirs(odd)
open(odd + '/info', 'w').write('[game]\ngame=/bin/true\n'
                               'name=Two\\nLines \x1b[31m\n')
os.rename(os.fsencode(odd), os.fsencode(games) + b'/odd\nname\xff')
os.mkfifo(games + '/torn/pipe')
os.rename(games + '/torn/pipe', games + '/torn/info')
done = run('--list')
good('odd names and a pipe for a label: still a game on a line',
     len(done.stdout.splitlines()) == 4 and '\x1b' not in done.stdout
     and 'odd name\ufffd\tOther Games\tTwo Lines  [31m\n' in done.stdout
     and 'torn/info' in done.stderr, done)
done = run('odd name\ufffd')
good('and the name starts it as it is shown', done.returncode == 0, done)

many = home + '/many'
for k in range(10000):
    os.makedirs('%s/g%d' % (many, k))
    with open('%s/g%d/info' % (many, k), 'w') as f:
        f.write('[game]\ngame=/bin/true\ngame-set=Set %d\n' % k)
before = resource.getrusage(resource.RUSAGE_CHILDREN)
done = run('--list', path=many)
after = resource.getrusage(resource.RUSAGE_CHILDREN)
seconds = (after.ru_utime + after.ru_stime
           - before.ru_utime - before.ru_stime)
check('10,000 labels are listed in a second of computing: %.2f' % seconds,
      [] if done.stdout.count('\n') == 10000 and seconds < 1
      else ['%d lines' % done.stdout.count('\n')])
shutil.rmtree(home)
end()
