#!/usr/bin/python3
"""What a person plays in a terminal is in the records; what is fed in
from a file is not."""
import os, pty, subprocess, sys, tempfile
sys.path.insert(0, 'tests/lib')
from literate import *

home = tempfile.mkdtemp(prefix='terminal-')
os.environ.update(XDG_DATA_HOME=home, XDG_CONFIG_HOME=home, LC_ALL='C')
GAME = ['build/bin/lightsout', '--text', '--seed=1',
        '--options=size=3 board=par par=1']
HINTED = ':hint\n'


def answer():
    """the one press that darkens it"""
    said = subprocess.run(GAME, input=HINTED, stdout=subprocess.PIPE,
                          text=True).stdout
    return [l for l in said.splitlines()
            if l.startswith('press')][0].split(':')[0]


def typed(lines):
    """what the terminal shows when a person types these lines"""
    person, program = pty.openpty()
    child = subprocess.Popen(GAME, stdin=program, stdout=program,
                             stderr=program)
    os.close(program)
    os.write(person, lines.encode())
    page = b''
    try:
        while True:
            piece = os.read(person, 4096)
            if not piece:
                break
            page += piece
    except OSError:                 # the program has hung up
        pass
    child.wait()
    return page.decode(errors='replace').replace('\r\n', '\n')


press = answer()
said = subprocess.run(GAME, input=press + '\n:stats\n', text=True,
                      stdout=subprocess.PIPE).stdout
check('what is fed in from a file is not recorded',
      [] if 'The house is dark' in said and 'No game' in said
      and not os.path.exists(home + '/literate-games/records.sqlite')
      else said.splitlines())
said = typed(press + '\n:stats\n:quit\n')
check('what a person ends in the terminal is recorded',
      [] if 'The house is dark' in said and 'No game' not in said
      and os.path.exists(home + '/literate-games/records.sqlite')
      else said.splitlines())
subprocess.run(['rm', '-r', home])
end()
