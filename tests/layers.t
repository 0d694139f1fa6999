#!/usr/bin/python3
"""Who knows whom: the levels of the design, from the #includes."""
import os, re, subprocess, sys
sys.path.insert(0, 'tests')
from literate import *

GAMES = make('GAMES') + ['pond', 'nim']     # they stand in games.nw
LEVEL = {name: level for level in (1, 2, 3, 4, 5, 6)
         for name in make('LEVEL_%d' % level)}
# the toolkits, and the documents that may know them
TOOLKIT = {'gtk': 'look wishes aside frame board likes drawer paper games',
           'cairo': 'paint frame board program games'}
C = 'stdint stdbool stddef stdarg limits assert string stdio'.split()

def level(name):
    for g in GAMES:
        if name == g + '-table':        # a program by itself
            return 6
        if name in (g, g + '-solve'):
            return 3
        if name.startswith(g + '-'):
            return 4
    return LEVEL.get(name)

def game(name):
    return next((g for g in GAMES
                 if name == g or name.startswith(g + '-')), None)

def system_allowed(name):
    allowed = set(C)
    if name in ('session', 'play', 'properties', 'hand', 'feel', 'table',
                'room'):
        allowed.add('stdlib')
    if level(name) == 4 or name in ('solid', 'listen', 'hand', 'feel',
                                   'table', 'room'):
        allowed.add('math')
    return allowed

unknown, upward, foreign, outside, noise, ink = [], [], [], [], [], []
TALK = re.compile(r'\b(f?printf|f?puts|f?putc|putchar|fopen|fclose|'
                  r'fgets|getc|getchar|f?scanf|sscanf|sprintf|time|clock|'
                  r'rand|srand|getenv|system|exit)\s*\(')
for path in files():
    me = stem(path)
    if me in ('test', 'bench') or me.endswith('-test') or not path.endswith(
            ('.c', '.h')):
        continue
    mine = level(me)
    if mine is None:
        unknown.append(path + ' has no level')
        continue
    text = open(SOURCE + path, encoding='utf-8').read()
    for name in re.findall(r'(?m)^\s*#\s*include\s*"(.*?)\.h"', text):
        theirs = level(name)
        if theirs is None:
            upward.append('%s includes %s.h, of no level' % (path, name))
        elif theirs > mine or mine == 5 and theirs in (3, 4) \
                or mine == 6 and theirs in (3, 4) and not game(me):
            upward.append('%s (level %d) includes %s.h (level %d)'
                          % (path, mine, name, theirs))
        elif mine == 3 and name in ('view', 'paint', 'game'):
            ink.append('%s includes %s.h' % (path, name))
        elif game(name) and game(name) != game(me):
            foreign.append('%s includes %s.h' % (path, name))
    heads = re.findall(r'(?m)^\s*#\s*include\s*<(.*?)\.h>', text)
    if mine < 6:
        outside += ['%s includes <%s.h>' % (path, h) for h in heads
                    if h not in system_allowed(me)]
        code = re.sub(r'(?s)/\*.*?\*/|"(\\.|[^"\\])*"', '', text)
        noise += ['%s calls %s' % (path, t)
                  for t in TALK.findall(code)]
    else:
        outside += ['%s includes <%s.h>' % (path, h) for h in heads
                    for what, where in TOOLKIT.items() if h.startswith(what)
                    and path.split('/')[0] not in where.split()]

check('every file has a level', unknown)
check('lower never includes higher', upward)
check('no game includes another game', foreign)
check('the rules of a game know no ink', ink)
check('levels 0 to 5 use the plain C library only', outside)
check('levels 0 to 5 use no clock, no file and no standard input or '
      'output', noise)

changing = []
for file in files():
    if not file.endswith('.c') or file.endswith('-test.c') \
            or level(stem(file)) not in (1, 2, 3, 4, 5):
        continue
    out = subprocess.run(['size', '-A', 'build/obj/%s.o' % file[:-2]],
                         stdout=subprocess.PIPE, text=True).stdout
    changing += ['%s: %s bytes in %s' % (file, n, section)
                 for section, n in
                 re.findall(r'(?m)^(\.data|\.bss)\s+(\d+)', out)
                 if int(n)]
check('levels 0 to 5 have no variable that changes outside a state',
      changing)

def names(kind, *words):
    """what a program or library defines"""
    told = subprocess.run(['nm', '--defined-only', *words],
                          stdout=subprocess.PIPE, text=True).stdout
    return set(re.findall(r'(?m) %s (\w+)' % kind, told))

theirs, twice = {}, []
for program in make('SHELF'):
    ours = {n for n in names('T', program) if n[0] != '_'}
    for library in re.findall(r'=> (/\S+)', subprocess.run(
            ['ldd', program], stdout=subprocess.PIPE, text=True).stdout):
        if library not in theirs:
            theirs[library] = names('[TWi]', '-D', library)
        twice += ['%s and %s both have %s' % (program, library, n)
                  for n in ours & theirs[library]]
check('no function of ours has the name of one of a library, which would '
      'call ours', twice)
end()
