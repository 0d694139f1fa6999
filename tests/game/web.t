#!/usr/bin/python3
"""tests/game/web.t [GAME..]: a game plays in the pages of the web as it does
here: the same words, saved games and painted numbers. GAMES=2000 plays
so many. Without a GAME: everything below the window compiles for them."""
import os, subprocess, sys
sys.path.insert(0, 'tests/lib')
from literate import *

STACK, MOST = 1 << 20, 60
GAMES = int(os.environ.get('GAMES', 12))

def run(*words):
    """what it prints, and what went wrong"""
    done = subprocess.run(words, capture_output=True, text=True,
                          errors='replace')
    return done.stdout, done.stderr, done.stderr.splitlines()[-9:] \
        + ['status %d' % done.returncode] if done.returncode else []

for file in [] if sys.argv[1:] else files():
    if file.endswith('.c') and (file not in make('with_gtk')
                                or file == 'web/web.c'):
        check(file + ' compiles for wasm32-wasi',
              run(*make('WEB_CC'), *make('WARN'), '-fsyntax-only', '-Werror',
                  SOURCE + file)[2])

def kinds(game):
    """what the menu offers, and all as usual"""
    about = open('tests/games/%s/random' % game).read().splitlines()
    words = [l.split(None, 2)[2] for l in about if l and l[0] != '#']
    return [''] + [w for w in words if w != '-' and 'size=51' not in w]

for game in sys.argv[1:]:
    words = kinds(game)
    states = games = 0
    tried = [((game + ' 1 ' + options).strip(), [str(s) for s in
              range(1 + k, 1 + GAMES, len(words))])
             for k, options in enumerate(words)]
    there = run('node', 'tests/game/web.js', 'build/web/%s-plays.wasm' % game,
                str(MOST), *(f + '\n' + ' '.join(s) for f, s in tried))
    most = 0 if there[2] else int(there[1].split()[-1])
    faults = list(there[2])
    for (first, seeds), told in zip(tried, there[0].split('\f')):
        here = run('build/tests/%s-web' % game, first, str(MOST), *seeds)
        pairs = list(zip(told.splitlines(), here[0].splitlines()))
        faults += here[2] + ([first] + [
            '%s, but here: %s' % p for p in pairs if p[0] != p[1]][:4]
            if told != here[0] else [])
        if not faults:
            states += len([p for p in pairs if p[0].count('\t') > 6])
            games += len(seeds)
    check('%s: the same %d states in %d games: told, painted, saved'
          % (game, states, games), faults or ([] if states > 10 * games or
                                              states > 500 else ['too few']))
    check('a quarter of the stack was left: of %d bytes %d were used'
          % (STACK, most), [] if 0 < most < STACK * 3 / 4
          else ['too little'])
    about = run('node', '-e', 'const m = new WebAssembly.Module('
                'require("fs").readFileSync("build/web/%s.wasm"));'
                'for (const i of WebAssembly.Module.imports(m))'
                'console.log(i.module, i.name)' % game)
    asked = {l for l in about[0].splitlines() if not l.startswith('page ')}
    check(game + ' asks the system for nothing but what printing wants',
          asked - {'wasi_snapshot_preview1 fd_' + w
                   for w in ('close', 'seek', 'write')} or about[2])
end()
