#!/usr/bin/python3
"""Who knows whom: the levels of the design, from the #includes."""
import os, re, subprocess, sys
sys.path.insert(0, 'tests/lib')
from literate import *

GAMES = make('GAMES') + ['pond', 'nim']     # of the house
CHAPTERS = GAMES + make('SEQUELS')
LEVEL = {name: level for level in (1, 2, 3, 4, 5, 6)
         for name in make('LEVEL_%d' % level)}
# the toolkits, and the documents that may know them
TOOLKIT = {'gtk': 'look wishes aside frame board likes drawer paper launcher help games',
           'cairo': 'paint frame board store program launcher'}
C = 'stdint stdbool stddef stdarg limits assert string stdio'.split()

def level(name):
    if name in LEVEL:
        return LEVEL[name]
    if name in CHAPTERS or name[:-6] in CHAPTERS and name.endswith('-solve'):
        return 3
    for g in GAMES:
        if name in (g + '-table', g + '-check'):    # by themselves
            return 6
        if name.startswith(g + '-') \
                and os.path.exists('data/%s.h' % name):
            return 3                    # what is listed for a game, too
        if name.startswith(g + '-'):
            return 4
    if os.path.exists('data/%s.h' % name):
        return LEVEL.get(name.split('-')[0])
    return None

def game(name):
    return next((g for g in GAMES
                 if name == g or name.startswith(g + '-')), None)

def system_allowed(name):
    allowed = set(C)
    if name in ('session', 'play', 'properties', 'hand', 'table', 'room'):
        allowed.add('stdlib')
    if level(name) == 4 or name in ('solid', 'listen', 'hand', 'table',
                                   'room'):
        allowed.add('math')
    return allowed

unknown, upward, foreign, outside, noise, ink = [], [], [], [], [], []
included = []                       # who, what, and whose
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
        included += [(path, name + '.h', f) for f in files()
                     if os.path.basename(f) == name + '.h']
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

# Who calls whom, as the linker will see it: headers alone would not tell
# of two files of one game, which share a header.
REPLACED = {                # defined high, for what was declared low
    'local': 'the language of whoever plays', 'local_n': 'the same',
    'lore': 'a table from the cache', 'the_game': 'what main plays',
    'nim_take': 'the chunk that the preface is read by'}
defined, needed, replaced = {}, [], set()
asked = [f for f in files() if f.endswith('.c') and not f.endswith('-test.c')
         and os.path.exists('build/obj/%s.o' % f[:-2])]
for line in subprocess.run(['nm', '-A'] + ['build/obj/%s.o' % f[:-2]
                           for f in asked], stdout=subprocess.PIPE,
                           check=True, text=True).stdout.splitlines():
    path, kind, name = re.match(r'build/obj/(.*)\.o:.* (\w) (\S+)$',
                                line).groups()
    if kind == 'U':
        needed.append((path, name))
    elif kind.isupper():
        defined.setdefault(name, []).append(path)

room = os.path.dirname              # store/scribe is of store
ORDER = [name for n in (1, 2, 3, 4, 5, 6) for name in make('LEVEL_%d' % n)]
def before(one, other):
    """does the Makefile name it first?"""
    one, other = stem(one), stem(other)
    return one in ORDER and other in ORDER \
        and ORDER.index(one) < ORDER.index(other)

within, between = {}, {}            # who knows whom, and by which name
for path, name in needed:
    there = defined.get(name, [])
    own = [d for d in there if room(d) == room(path)]
    if name in REPLACED and not own:
        if len(there) > 1 or there and before(path, there[0]):
            replaced.add(name)
        continue
    for d in own or there:
        within.setdefault(path, {}).setdefault(d, name)
        if not own:
            between.setdefault(room(path), {}).setdefault(room(d), name)
for path, name, there in included:
    if room(there) != room(path):
        between.setdefault(room(path), {}).setdefault(room(there), name)

def circles(knows):
    """the shortest circle through each of these, told once"""
    told = {}
    for start in knows:
        ways = [[start]]
        met = set()
        while ways:
            way = ways.pop(0)
            for other in knows.get(way[-1], {}):
                if other == start:
                    told.setdefault(frozenset(way), ', and '.join(
                        '%s knows %s (%s)' % (a, b, knows[a][b])
                        for a, b in zip(way, way[1:] + [start])))
                    ways = []
                    break
                if other not in met:
                    met.add(other)
                    ways.append(way + [other])
    return list(told.values())

check('no two documents know each other, not even in a circle',
      circles(between))
check('no two files of a game know each other, nor of a document',
      circles({f: {d: n for d, n in knows.items() if room(d) == room(f)}
               for f, knows in within.items()}))
check('what is declared low and defined high is needed so',
      ['%s is not: take it out of %s' % (name, sys.argv[0])
       for name in set(REPLACED) - replaced])

early = [(f, d, n) for f, knows in within.items() for d, n in knows.items()
         ] + [(f, d, n) for f, n, d in included]
check('of files of two documents, the Makefile names first the one that '
      'does not know the other',
      ['%s stands before %s, and knows it (%s)' % (f, d, n)
       for f, d, n in early if room(f) != room(d) and before(f, d)])

def names(kind, *words):
    """what a program or library defines"""
    told = subprocess.run(['nm', '--defined-only', *words],
                          stdout=subprocess.PIPE, text=True).stdout
    return set(re.findall(r'(?m) %s (\w+)' % kind, told))

# but for those of the examples, and of the toolkit's classes
KNOWN = '''local local_n lore sine cosine the_game main
    house_get_resource'''.split()
check('a name of the kit that others see begins with a word, as in Session_of',
      [n for n in names('[TDBRC]', '-g', 'build/libkit.a',
                        'build/libframe.a')
       if n not in KNOWN and not re.match('[A-Z_]|(nim|plain|pond)_', n)
       and not n.endswith('_get_type')])

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
