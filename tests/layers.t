#!/usr/bin/python3
"""Who knows whom: the levels of the design, from the #includes."""
import os, re, subprocess, sys
sys.path.insert(0, 'tests')
from literate import *

GAMES = make('GAMES') + ['pond']    # make new-game copies it
LEVEL = {stem: level for level, stems in {
    1: 'random text local help-text',
    2: 'game paint paint-log',
    3: 'nim',
    5: 'session play properties',
    6: 'paint-cairo program store records language drawer frame board '
       'shelf desk launcher help emblem lamps'}.items()
    for stem in stems.split()}
C = 'stdint stdbool stddef stdarg limits assert string stdio'.split()

def level(stem):
    for g in GAMES:
        if stem in (g, g + '-solve'):
            return 3
        if stem == g + '-main':
            return 6
        if stem.startswith(g + '-'):
            return 4
    return LEVEL.get(stem)

def game(stem):
    return next((g for g in GAMES
                 if stem == g or stem.startswith(g + '-')), None)

def system_allowed(stem):
    allowed = set(C)
    if stem in ('session', 'play', 'properties'):
        allowed.add('stdlib')
    if level(stem) == 4:
        allowed.add('math')
    return allowed

unknown, upward, foreign, outside, noise = [], [], [], [], []
TALK = re.compile(r'\b(f?printf|f?puts|f?putc|putchar|fopen|fclose|'
                  r'fgets|getc|getchar|f?scanf|sscanf|sprintf|time|clock|'
                  r'rand|srand|getenv|system|exit)\s*\(')
for path in ['tangled/' + f for f in make('HAVE')
             if os.path.exists('tangled/' + f)]:
    stem = re.sub(r'tangled/|\.[ch]$', '', path)
    if stem in ('test', 'weave-tex', 'weave-html') or stem.endswith('-test'):
        continue
    mine = level(stem)
    if mine is None:
        unknown.append(path + ' has no level')
        continue
    text = open(path, encoding='utf-8').read()
    for name in re.findall(r'(?m)^\s*#\s*include\s*"(.*?)\.h"', text):
        theirs = level(name)
        if theirs is None:
            upward.append('%s includes %s.h, of no level' % (path, name))
        elif theirs > mine or mine == 5 and theirs in (3, 4) \
                or mine == 6 and theirs in (3, 4) and not game(stem):
            upward.append('%s (level %d) includes %s.h (level %d)'
                          % (path, mine, name, theirs))
        elif game(name) and game(name) != game(stem):
            foreign.append('%s includes %s.h' % (path, name))
    heads = re.findall(r'(?m)^\s*#\s*include\s*<(.*?)\.h>', text)
    if mine < 6:
        outside += ['%s includes <%s.h>' % (path, h) for h in heads
                    if h not in system_allowed(stem)]
        code = re.sub(r'(?s)/\*.*?\*/|"(\\.|[^"\\])*"', '', text)
        noise += ['%s calls %s' % (path, t)
                  for t in TALK.findall(code)]
    else:
        for what, where in (('gtk', 'frame board drawer desk help lamps '
                             'launcher'.split()),
                            ('cairo', 'paint-cairo frame board program '
                             'emblem'.split())):
            outside += ['%s includes <%s.h>' % (path, h) for h in heads
                        if h.startswith(what) and stem not in where]

check('every file has a level', unknown)
check('lower never includes higher', upward)
check('no game includes another game', foreign)
check('levels 0 to 5 use the plain C library only', outside)
check('levels 0 to 5 use no clock, no file and no standard input or '
      'output', noise)

changing = []
for file in make('HAVE'):
    stem = file[:-2]
    if not file.endswith('.c') or stem.endswith('-test') \
            or level(stem) not in (1, 2, 3, 4, 5):
        continue
    out = subprocess.run(['size', '-A', 'build/obj/%s.o' % stem],
                         stdout=subprocess.PIPE, text=True).stdout
    changing += ['%s: %s bytes in %s' % (file, n, section)
                 for section, n in
                 re.findall(r'(?m)^(\.data|\.bss)\s+(\d+)', out)
                 if int(n)]
check('levels 0 to 5 have no variable that changes outside a state',
      changing)
end()
