#!/usr/bin/python3
"""The program from outside that the book prints plays as the book says,
and one that peeks finds nothing."""
import os, re, subprocess, sys, tempfile
sys.path.insert(0, 'tests/lib')
from literate import *

home = tempfile.mkdtemp(prefix='guests-')
os.environ.update(HOME=home, LC_ALL='C')
BOOK = open('kit/contract.nw').read()
NIM = os.path.abspath('build/bin/nim')


def put(name, text):
    with open(os.path.join(home, name), 'w') as out:
        out.write(text)
        os.fchmod(out.fileno(), 0o755)


def match(*words, game=NIM):
    """what a match prints, and what was wrong with it"""
    done = subprocess.run([game, '--match', *words], cwd=home, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.stdout


def printed(first, book=BOOK):
    """the block of the book that begins so"""
    return re.search(r'\\begin{verbatim}\n(' + re.escape(first)
                     + r'.*?)\\end{verbatim}', book, re.S).group(1)


put('mine.py', printed('#!/usr/bin/python3\nimport sys\nfor'))
page = printed('$ nim --match good:./mine.py')
command, result = page.split('\n', 1)
said = match(*command.split()[3:])
check('the program of the book plays as the book says',
      [] if said.startswith(result) else [said])

POUSSE = open('games/pousse.nw').read()
put('robot.py', printed('#!/usr/bin/python3\nimport random', POUSSE))
page = printed('$ pousse --match', POUSSE)
command, result = page.split('\n', 1)
said = match(*command.split()[3:], game=os.path.abspath('build/bin/pousse'))
check('the robot of Pousse plays as its chapter says',
      [] if said.startswith(result) else [said])

put('ear', '#!/bin/sh\nwhile read -r l; do echo "$l" >> heard\n'
    'case $l in "?"*) echo bid 1;; esac; done\n')
said = match('best:./ear', '--games=1', '--options=bids=yes', '--seed=3')
heard = open(os.path.join(home, 'heard')).read()
check('what is hidden is not heard',
      [] if 'seat 1: bid\n' in heard and '3' not in
      heard.split('seat 2\n')[1].split('?')[0] else [heard])

put('odd', '#!/bin/sh\nwhile read -r l; do case $l in "?"*) '
    "printf 'take \\033[7m2\\n';; esac; done\n")
said = match('good:./odd', '--games=2', '--seed=1')
check('an answer that is none has lost, and is told in plain letters',
      [] if 'good: 2 of 2 won' in said and '\033' not in said
      and './odd broke off 2 games, first by "take ?[7m2"' in said
      else [said])
end()
