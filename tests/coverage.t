#!/usr/bin/python3
"""Every line and branch of a model is taken by a test."""
import glob, json, os, subprocess, sys
sys.path.insert(0, 'tests')
from literate import *

B = 'build/coverage'
tests = make('TESTS')
games = make('GAMES')
wanted = [t for t in tests if t not in ('frame-test', 'program-test')]
for old in glob.glob(B + '/obj/*.gcda'):
    os.remove(old)
made = subprocess.run(['make', '-k', '-s', 'B=' + B, 'LDFLAGS=--coverage',
                       'CFLAGS=-O0 -g -DNDEBUG --coverage']
                      + ['%s/tests/%s' % (B, t) for t in wanted],
                      stdout=subprocess.PIPE, text=True,
                      stderr=subprocess.STDOUT)
check('all compiles for the count', made.stdout.splitlines()[-9:]
      if made.returncode else [])
for t in wanted:
    if os.path.exists(B + '/tests/' + t):
        subprocess.run([B + '/tests/' + t], stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)

def covered(stem):
    """what was missed, and how much there was"""
    out = subprocess.run(['gcov', '-b', '--json-format', '--stdout',
                          '%s/obj/%s.gcda' % (B, stem)],
                         stdout=subprocess.PIPE, check=True, text=True,
                         stderr=subprocess.DEVNULL).stdout
    missed, lines, taken, excused = [], 0, 0, 0
    for file in json.loads(out)['files']:
        if not file['file'].endswith('.nw'):
            continue
        text = open(file['file'], encoding='utf-8').read().split('\n')
        seen = {}
        for l in file['lines']:
            was = seen.setdefault(l['line_number'], [0, {}])
            was[0] += l['count']
            for i, b in enumerate(l['branches']):
                was[1][i] = was[1].get(i, 0) + b['count']
        for n, (count, branches) in sorted(seen.items()):
            lines += 1
            dead = [i for i, c in branches.items() if not c]
            if count and not dead:
                taken += 1
            elif '/* not reached: ' in text[n - 1]:
                excused += 1
            else:
                missed.append('%s:%d: %s: %s' % (file['file'], n,
                    'some branch never taken' if count else 'never run',
                    text[n - 1].strip()))
    return missed, lines, excused

for game in games:
    if game + '.c' in make('HAVE') and game + '-test' in tests:
        missed, lines, excused = covered(game)
        check('%s.c: every line and branch of the model is tested'
              % game, missed)
        check('%s.c: at most one line in a hundred is excused' % game,
              ['%d of %d' % (excused, lines)]
              if excused * 100 > lines else [])
for stem in make('KIT'):
    if os.path.exists('%s/obj/%s.gcda' % (B, stem)):
        missed, lines, excused = covered(stem)
        print('# %s.c: %d of %d lines with all their branches, %d '
              'excused' % (stem, lines - len(missed) - excused, lines,
                           excused))
        if os.environ.get('SHOW'):
            for line in missed:
                print('#   ' + line)
end()
