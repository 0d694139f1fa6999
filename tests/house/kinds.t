#!/usr/bin/python3
"""Statistics speak as the menus do: no word of an option as it is typed,
no name of a column, no number without what it counts."""
import os, re, sqlite3, subprocess, sys, tempfile
sys.path.insert(0, 'tests/lib')
from literate import *

home = tempfile.mkdtemp(prefix='kinds-')
os.environ.update(XDG_DATA_HOME=home, XDG_CONFIG_HOME=home, LC_ALL='C')
os.makedirs(home + '/literate-games')
FILE = home + '/literate-games/records.sqlite'
NUMBERS = ('seed version result winners score better ms moves undos hints'
           ' begun ended mine').split()
#        the game, its options, what the first line says then
KINDS = [('chatnoir', '', 'Usual'), ('chatnoir', 'size=7', 'Small'),
         ('chatnoir', 'size=9 blocks=8', None),
         ('lightsout', '', 'Usual'),
         ('lightsout', 'size=4 board=par par=3', None),
         ('minesweeper', '', 'Usual'),
         ('minesweeper', 'rows=9 columns=9 bombs=10', 'Beginner'),
         ('minesweeper', 'rows=9 columns=9 bombs=12', None),
         ('nim', '', 'Two persons'), ('nim', 'matches=9 seat2=best', None)]

def run(game, *words, typed=''):
    return subprocess.run(['build/bin/' + game, *words], input=typed,
                          stdout=subprocess.PIPE, text=True).stdout

def told(game, options):
    """statistics of one game won with these options"""
    save = home + '/game'
    run(game, '--text', '--seed=1', '--options=' + options,
        typed=':save %s\n' % save)
    head = open(save).readline().split()
    whole = ' '.join(head[2:-1])
    db = sqlite3.connect(FILE)
    db.execute('INSERT INTO games(game, options, text, %s) VALUES(?, ?, ?,'
               ' 1, 1, 2, 2, 7, ?, 61000, 9, 0, 0, ?, 1795275000, 1)'
               % ', '.join(NUMBERS), (game, whole, 'x', 0 if game == 'nim'
                                      else -1, len(whole)))
    db.commit()
    db.close()
    return run(game, '--stats', '--options=' + options), whole

db = sqlite3.connect(FILE)
db.executescript('CREATE TABLE games(id INTEGER PRIMARY KEY, game TEXT NOT'
                 ' NULL, options TEXT NOT NULL, text TEXT NOT NULL, '
                 + ', '.join(n + ' INTEGER' for n in NUMBERS) + ');'
                 'PRAGMA user_version = 1;')
db.close()
for game, options, kind in KINDS:
    said, whole = told(game, options)
    bad = re.findall(r'[a-z0-9_]+=\S*|noguess|score|seed', said)
    if kind and said.splitlines()[:1] != [kind]:
        bad.append('"%s" is not "%s"' % (said.splitlines()[:1], kind))
    if 'Won 1 of 1 game' not in said:
        bad.append('nothing is told: ' + said)
    check('%s, %s: in words' % (game, options or 'as usual'), bad)
subprocess.run(['rm', '-r', home])
end()
