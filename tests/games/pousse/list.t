#!/usr/bin/python3
"""Four by four: X is played by its list against all that O can push, by a
program that shares nothing with the game; and it notices wrong lists."""
import os, re, subprocess, sys
sys.path.insert(0, 'tests/lib')
from literate import *

os.makedirs('build/walk', exist_ok=True)
made = subprocess.run([os.environ.get('CC', 'gcc'), '-std=gnu11', '-O2',
                       '-o', 'build/walk/walk', 'tests/games/pousse/walk.c'],
                      stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                      text=True)
check('walk.c compiles', made.stdout.splitlines()[:9])

def walked(text):
    """the status of the walk and what it says"""
    done = subprocess.run(['build/walk/walk'], input=text, text=True,
                          stdout=subprocess.PIPE)
    return done.returncode, done.stdout

whole = open('data/pousse-four.h', encoding='utf-8').read()
status, said = walked(whole)
check('X wins by the list within 19 plies, whatever O pushes',
      said.splitlines()[:9] if status else [])
check('the list has 478 boards', [said] if '478 boards' not in said else [])

# ---- wrong lists: of few boards, for the walk goes through all -------
entries = re.findall(r'\{ 0x\w{8}, \d+ \}', whole)
deep = [e for e in entries if e.endswith(' 8 }')][::60]
quick = [e.replace(' 8 }', ' 6 }') for e in deep]
twisted = [re.sub(r'x(\w{4})(\w{4})', r'x\2\1', e) for e in deep]
for name, wrong in (('too few plies', quick), ('the other color', twisted)):
    said = walked('\n'.join(wrong))[1]
    check('the walk notices a list with ' + name,
          [said] if said.count('0x') != len(wrong) or not wrong else [])
end()
