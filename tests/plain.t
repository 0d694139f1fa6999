#!/usr/bin/python3
"""The book's C builds and plays without noweb."""
import subprocess, sys
sys.path.insert(0, 'tests')
from literate import *

def run(*words):
    done = subprocess.run(words, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True)
    return done.stdout.splitlines()[-15:] if done.returncode else []

tests = ['build/plain/tests/' + t for t in make('TESTS')
         if t.startswith(tuple(make('GAMES')))]
check('make NOTANGLE=no builds programs and tests of the games',
      run('make', '-s', '-j2', 'NOTANGLE=no', 'B=build/plain', 'programs',
          *tests))
for test in tests:
    check(test + ' passes', run(test))
for game in make('BUILT'):
    check(game + ' plays', run('sh', '-c', 'echo :quit | build/plain/bin/'
                               + game + ' --text --seed=1'))
end()
