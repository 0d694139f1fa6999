#!/usr/bin/python3
"""tests/web.t [GAME..]: a game plays in the pages of the web as it does
here. Without a GAME: everything below the window compiles for them."""
import os, re, subprocess, sys
sys.path.insert(0, 'tests')
from literate import *

WASM = ['clang', '--target=wasm32-wasi'] + make('STD') + make('INCLUDES')
STACK = 1 << 20
LINK = ['-mexec-model=reactor', '-nostartfiles', '-Wl,--no-entry',
        '-Wl,--stack-first', '-Wl,-z,stack-size=%d' % STACK]

def run(*words):
    """what it prints, and what went wrong"""
    done = subprocess.run(words, capture_output=True, text=True,
                          errors='replace')
    return done.stdout, done.stderr, done.stderr.splitlines()[-9:] \
        + ['status %d' % done.returncode] if done.returncode else []

for file in [] if sys.argv[1:] else files():
    if file.endswith('.c') and file not in make('with_gtk'):
        check(file + ' compiles for wasm32-wasi',
              run(*WASM, *make('WARN'), '-fsyntax-only', '-Werror',
                  SOURCE + file)[2])

# the kit, without the little games that stand in the book beside it
kit = [f for f in make('below') if not re.match(
    r'(%s)(-|$)' % '|'.join(make('LEVEL_3')), stem(f))]
for game in sys.argv[1:]:
    here = 'build/web/' + game
    os.makedirs(here, exist_ok=True)
    own = [f for f in files() if f.startswith(game + '/')
           and f.endswith('.c') and not f.endswith('-test.c')]
    check(game + ' links for wasm32-wasi', run(
        *WASM, '-O1', *LINK, '-o', here + '/game.wasm', 'tests/web.c',
        *['build/web/obj/%s.o' % f[:-2] for f in own + kit], '-lm')[2])
    check('and here', run(
        'gcc', *make('STD'), *make('INCLUDES'), '-o', here + '/game',
        'tests/web.c', *['build/obj/%s.o' % f[:-2] for f in own],
        'build/libkit.a', '-lm')[2])
    seed, lines, faults, most = 0, 0, [], 0
    while lines < 100 and not faults and seed < 99:
        seed += 1
        there = run('node', 'tests/web.js', here + '/game.wasm', str(seed))
        native = run(here + '/game', str(seed))
        faults = there[2] + native[2]
        if not faults and (there[0] != native[0]
                           or not native[0].startswith(game)):
            faults = ['seed %d' % seed, there[0][:200], 'but here:',
                      native[0][:200]]
        if not faults:
            lines += native[0].count('\n') - 1
            most = max(most, int(there[1]))
    check('%s: the same %d moves in %d games, saved as text'
          % (game, lines, seed), faults)
    check('a quarter of the stack was left, of %d bytes %d' % (STACK,
          STACK - most), [] if most < STACK * 3 / 4 else ['too little'])
end()
