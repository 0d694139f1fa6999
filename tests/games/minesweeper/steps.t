#!/usr/bin/python3
"""The steps of a thousand fields, proved again by a program that shares
nothing with the one that found them; and it notices wrong steps."""
import os, subprocess, sys
sys.path.insert(0, 'tests/lib')
from literate import *

here = 'build/steps'
os.makedirs(here, exist_ok=True)
game = ['build/obj/minesweeper/minesweeper.o',
        'build/obj/minesweeper/minesweeper-solve.o', 'build/libkit.a', '-lm']

def compiled(name, files):
    made = subprocess.run(
        [os.environ.get('CC', 'gcc'), '-std=c11', '-O2', '-I' + SOURCE + 'minesweeper']
        + make('INCLUDES') + ['-o', here + '/' + name, 'tests/bench/yardstick/minesweeper-%s.c' % name]
        + files, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True)
    check('minesweeper-%s compiles' % name,
          made.stdout.splitlines()[:9] if made.returncode else [])

compiled('proofs', game)
compiled('check', [])

def proved(text):
    """the status of the checker and what it says"""
    done = subprocess.run([here + '/check'], input=text, text=True,
                          stdout=subprocess.PIPE)
    return done.returncode, done.stdout.strip()

proofs = subprocess.run([here + '/proofs', '1000'], text=True,
                        stdout=subprocess.PIPE).stdout
status, said = proved(proofs)
print('# ' + said)
check('1,000 step lists are proved again by brute force',
      [said] if status or not said.startswith('1000 fields') else [])
kinds = [said.count(' 0 ' + k) for k in ('of', 'by')]
check('all four kinds of reasons are among them',
      [said] if sum(kinds) else [])

# ---- wrong steps ---------------------------------------------------

fields = [f + 'end\n' for f in proofs.split('end\n')[:-1]]

def parts(step):
    """kind, what, numbers, tiles: places as pairs"""
    w = step.split()
    n = int(w[2])
    places = w[3:3 + 2 * n] + w[4 + 2 * n:]
    pairs = list(zip(places[::2], places[1::2]))
    return [w[0], w[1], pairs[:n], pairs[n:]]

def text(kind, what, numbers, tiles):
    flat = lambda places: ' '.join([str(len(places))] +
                                   [x for p in places for x in p])
    return '%s %s %s %s' % (kind, what, flat(numbers), flat(tiles))

def planted(claim, change, wanted):
    """change(lines, k) spoils step k of a field, or answers None; each
    spoiled field must be refused"""
    faults, count = [], 0
    for field in fields:
        lines = field.splitlines()
        first = 1 + int(lines[0].split()[1])
        for k in range(first, len(lines) - 1):
            spoiled = change(list(lines), k)
            if spoiled is None:
                continue
            status, said = proved('\n'.join(spoiled) + '\n')
            count += 1
            if status != 1:
                faults.append('%s: accepted: %s' % (lines[0], lines[k]))
            break
        if count >= 20:
            break
    if count < wanted:
        faults.append('only %d such steps were found' % count)
    check(claim + ' (%d planted)' % count, faults)

def contrary(lines, k):
    kind, what, numbers, tiles = parts(lines[k])
    if kind != 'two':
        return None
    lines[k] = text(kind, 'bomb' if what == 'safe' else 'safe',
                    numbers, tiles)
    return lines

def one_of_two(lines, k):
    kind, what, numbers, tiles = parts(lines[k])
    if kind != 'two':
        return None
    lines[k] = text('cases', what, numbers[:1], tiles)
    return lines

def without_count(lines, k):
    kind, what, numbers, tiles = parts(lines[k])
    if kind != 'count':
        return None
    lines[k] = text('cases', what, numbers, tiles)
    return lines

def half_the_cases(lines, k):
    kind, what, numbers, tiles = parts(lines[k])
    if kind != 'cases':
        return None
    lines[k] = text(kind, what, numbers[:1], tiles)
    return lines

def one_too_many(lines, k):
    kind, what, numbers, tiles = parts(lines[k])
    later = parts(lines[k + 1]) if lines[k + 1] != 'end' else None
    if kind != 'two' or not later or later[1] != what or \
            later[0] != 'two' or later[2] == numbers:
        return None
    lines[k] = text(kind, what, numbers, tiles + later[3])
    return lines

def missing(lines, k):
    if parts(lines[k])[1] != 'safe':
        return None
    return lines[:k] + lines[k + 1:]

planted('the contrary of a step is refused', contrary, 20)
planted('half of the two numbers is not enough', one_of_two, 20)
planted('what the count proves is not proved without it', without_count,
        20)
planted('one number of many does not prove a case', half_the_cases, 5)
planted('a step may not claim what the next one proves', one_too_many, 5)
planted('a proof with a step left out is refused', missing, 20)
end()
