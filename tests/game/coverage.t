#!/usr/bin/python3
"""tests/game/coverage.t [GAME..]: every line and branch of a model, and of
what reckons for it, is taken by a test or a transcript. Only they and
the tests are compiled for the count; the rest is linked as it was built."""
import functools, glob, json, os, re, subprocess, sys
sys.path.insert(0, 'tests/lib')
from literate import *

COUNT = ['gcc'] + make('STD') + make('INCLUDES') + make('SYSTEM') + [
    '-O0', '-DNDEBUG', '--coverage']
LIBRARIES = make('LINKER') + ['build/libframe.a', 'build/libkit.a'] + make('GTK_LIBS')

def run(*words):
    done = subprocess.run(words, stdout=subprocess.PIPE, text=True,
                          stderr=subprocess.STDOUT, errors='replace')
    return done.stdout.splitlines()[-9:] if done.returncode else []

def text(file):
    return open(SOURCE + file, encoding='utf-8').read()

def models(game):
    """what is counted of it"""
    return [c + more for c in chapters(game) for more in ('', '-solve')]

def counted(game, here):
    """compiles a game for the count; its tests, the quick ones first"""
    os.makedirs(here, exist_ok=True)
    for old in glob.glob(here + '/*.gcda'):
        os.remove(old)
    said, rest, tests = [], [], []
    for file in files():
        if file.split('/')[0] not in chapters(game) or not file.endswith(
                '.c') or file.endswith('-table.c'):
            continue
        made = 'build/obj/%s.o' % file[:-2]
        # a model, or a test that includes one
        if stem(file) in models(game) or {*re.findall(
                r'(?m)^#include "(.*)\.c"', text(file))} & {*models(game)}:
            made = '%s/%s.o' % (here, stem(file))
            said += run(*COUNT, '-c', '-o', made, SOURCE + file)
        (tests if file.endswith('-test.c') else rest).append(made)
    # each test; the program, for transcripts; the tester instead of it
    for name, parts in [] if said else [(t, [t]) for t in tests] + [
            (game + '-play.o', ['build/obj/frame/main.o']),
            (game + '-random.o', ['build/obj/frame/main.o',
                                  '-D_XOPEN_SOURCE=700', 'tests/game/random.c'])]:
        said += run(*COUNT, '-o', program(here, name), *parts, *rest,
                    *LIBRARIES)
    check(game + ': all compiles for the count', said)
    return [] if said else sorted((program(here, t) for t in tests),
                                  key=lambda t: (t != '%s/%s-test' % (here, game), 'view' in t))

def program(here, object):
    return here + '/' + os.path.basename(object)[:-2]

def counts(data):
    """line -> how often it was run, and each of its branches"""
    out = subprocess.run(['gcov', '-b', '--json-format', '--stdout', data],
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

def covered(data):
    """what was missed, how much there was, and how much is excused"""
    seen = counts(data)
    # a test that includes the file it tests has counts of its own
    test = data.replace('.gcda', '-test.gcda')
    if os.path.exists(test):
        for place, (count, branches) in counts(test).items():
            if place in seen:
                seen[place][0] += count
                for i, taken in branches.items():
                    seen[place][1][i] = seen[place][1].get(i, 0) + taken
    missed, excused = [], 0
    for (file, n), (count, branches) in sorted(seen.items()):
        text = lines_of(file)[n - 1]
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

def batches(game, tests):
    """what is run, a list of commands each time: the claims in the order of
    what they took when they were last asked (without that all of them, but
    for the lengthy ones, come first), each time twice as long ones; between
    them the transcripts, and games by chance if they are soon at an end
    (whether those keep their promises, random.t asks)"""
    claims, unknown, here = [], [], 'build/coverage/' + game
    for test in tests:
        kept = (glob.glob('build/tap/*/%s.tap' % os.path.basename(test))
                or [''])[0]
        took = re.findall(r'(?m)^# claim (\d+) took (\S+) s$', open(
            kept, errors='replace').read() if os.path.exists(kept)
            and os.path.getmtime(kept) > os.path.getmtime(
                'build/tests/' + os.path.basename(test)) else '')
        claims += [(float(cpu), test, place) for place, cpu in took]
        unknown += [] if took else [test]
    for number in range(20):
        some = sorted(c for c in claims if c[0] <= .02 * 2 ** number)
        claims = [c for c in claims if c not in some]
        # the long ones one by one
        for part in [some] if number < 4 else [[c] for c in some]:
            yield [['env', 'ONLY= %s ' % ' '.join(
                p for _, t, p in part if t == test), test]
                for test in tests if any(t == test for _, t, _ in part)]
        if number == 1:
            yield [['env', 'QUICK=1', test] for test in unknown]
            yield [['%s/%s-play' % (here, game), '--replay', play] for play
                   in sorted(glob.glob('tests/games/%s/*.play' % game))]
        if number in (2, 4, 8):
            yield [['prlimit', '--cpu=%d' % (number * number),
                    '%s/%s-random' % (here, game), str(5 * number), '1', '']]
    yield [[test] for test in tests]

for game in sys.argv[1:] or make('BUILT'):
    here = 'build/coverage/' + game
    missed, tests = {}, counted(game, here)
    # until nothing is missed
    for batch in batches(game, tests) if tests else []:
        for trial in batch:
            fault = run(*trial)
            if trial[0] != 'prlimit':
                check(' '.join(trial) + ' passes', fault)
        for name in models(game) if batch else ():
            data = '%s/%s.gcda' % (here, name)
            if os.path.exists(data):
                missed[name] = covered(data)
        if missed and not any(m for m, _, _ in missed.values()):
            break
    for name, (lines, count, excused) in missed.items():
        check('%s.c: every line and branch of the model is tested' % name,
              lines)
        check('%s.c: at most one line in a hundred is excused' % name,
              ['%d of %d' % (excused, count)] if excused * 100 > count else [])
        print("# %d lines" % count)
end()
