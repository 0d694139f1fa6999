#!/usr/bin/python3
"""Every line and branch of a model, and of what reckons for it, is
taken by a test."""
import functools, glob, json, os, subprocess, sys
sys.path.insert(0, 'tests')
from literate import *

B = 'build/coverage'
tests = make('TESTS')
games = make('GAMES')
kit = [stem(f) for f in make('below')]
wanted = [t for t in tests if t.startswith(tuple(games))
          or t != 'paint-test' and t[:-5] in kit]
for old in glob.glob(B + '/obj/*/*.gcda'):
    os.remove(old)
made = subprocess.run(['make', '-k', '-s', '-j2', 'B=' + B, 'LDFLAGS=--coverage',
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

def data(file):
    return '%s/obj/%s.gcda' % (B, file[:-2])

def counts(file):
    """line -> how often it was run, and each of its branches"""
    out = subprocess.run(['gcov', '-b', '--json-format', '--stdout',
                          data(file)],
                         stdout=subprocess.PIPE, check=True, text=True,
                         stderr=subprocess.DEVNULL).stdout
    seen = {}
    for file in json.loads(out)['files']:
        if not file['file'].endswith('.nw'):
            continue
        for l in file['lines']:
            was = seen.setdefault((file['file'], l['line_number']),
                                  [0, {}])
            was[0] += l['count']
            for i, b in enumerate(l['branches']):
                was[1][i] = was[1].get(i, 0) + b['count']
    return seen

def covered(file):
    """what was missed, how much there was, and how much is excused"""
    seen = counts(file)
    # a test that includes the file it tests has counts of its own
    test = file[:-2] + '-test.c'
    if os.path.exists(data(test)):
        for place, (count, branches) in counts(test).items():
            if place in seen:
                seen[place][0] += count
                for i, taken in branches.items():
                    seen[place][1][i] = seen[place][1].get(i, 0) + taken
    missed, excused = [], 0
    for (file, n), (count, branches) in sorted(seen.items()):
        text = line_of(file, n)
        if count and all(branches.values()):
            continue
        if '/* not reached: ' in text:
            excused += 1
        else:
            missed.append('%s:%d: %s: %s' % (file, n,
                'some branch never taken' if count else 'never run',
                text.strip()))
    return missed, len(seen), excused

@functools.lru_cache(None)
def lines_of(file):
    return open(file, encoding='utf-8').read().split('\n')

def line_of(file, n):
    return lines_of(file)[n - 1]

for file in ['%s/%s%s.c' % (game, game, more) for game in games
             for more in ('', '-solve')]:
    if file in files() and os.path.exists(data(file)):
        missed, lines, excused = covered(file)
        check('%s: every line and branch of the model is tested'
              % file, missed)
        check('%s: at most one line in a hundred is excused' % file,
              ['%d of %d' % (excused, lines)]
              if excused * 100 > lines else [])
for file in make('below'):
    if os.path.exists(data(file)):
        missed, lines, excused = covered(file)
        print('# %s: %d of %d lines with all their branches, %d '
              'excused' % (file, lines - len(missed) - excused, lines,
                           excused))
        if os.environ.get('SHOW'):
            for line in missed:
                print('#   ' + line)
end()
