#!/usr/bin/python3
"""Nothing lies about in tests/: each file there is named, by itself or by
a pattern, where it is called or told of; and each such name leads
somewhere. What is below a game's folder, the checks of all games name.
And the tables of doc/HACKING.md miss none."""
import glob, os, re, sys
sys.path.insert(0, 'tests/lib')
from literate import *

HOLE = r'\$\$?\{[^}]*\}|\$\$?\([^)]*\)|\$\$?\w+|%s?'
NAME = re.compile(r'(?:(?<![\w/)])|\.\./|-I|\$PWD/|\$\(CURDIR\)/)'
                  r'tests/((?:[\w./*-]|%s)+)' % HOLE)
HEAD = re.compile(r'(?s)\A(#!.*?\n)?(""".*?"""|/\*.*?\*/|(#.*?\n)+)')

def named(text):
    """the paths below tests/, a star where another word is put in"""
    return {'tests/' + re.sub(HOLE, '*', name).rstrip('./')
            for name in NAME.findall(text.replace('"', ''))}

def fits(file, pattern):
    return re.fullmatch(re.escape(pattern).replace(r'\*', '[^/]*'), file)

def calls(path, text):
    """what a file calls; not what it says of itself, nor what it only
    looks at because it may have changed"""
    text = HEAD.sub('', text)
    found = named(re.sub(r'(?m)^\s*#(?!include).*', '', text))
    found |= {room + '/%s.py' % name
              for name in re.findall(r'(?m)^from (\w+) import', text)
              for room in (os.path.dirname(path), 'tests/lib')}
    found |= {os.path.dirname(path) + '/%s.*' % name
              for name in re.findall(r'#include "(.*)\.h"', text)}
    found |= {p.replace('.game', '.args') for p in found}
    return {p for p in found if not re.search(r'/\*(-\*\.c|\.t)?$', p)}

files = [f for f in glob.glob('tests/**', recursive=True)
         if os.path.isfile(f) and '__pycache__' not in f]
pages = ['README.md'] + glob.glob('doc/*')
known = {'tests/house/%s.t' % t for t in make('ALSO_HOUSE')}
lost = []
for path in files + pages + documents() + ['Makefile']:
    text = open(path, encoding='utf-8', errors='replace').read()
    lost += ['%s: %s' % (path, p) for p in named(text)
             if not re.search('mygame|something|NAME|GAME', p) and not glob.glob(p)]
    if path not in ('README.md', 'doc/HACKING.md'):
        known |= calls(path, text) - {path}
check('each file below tests/ is called by a rule or by another file',
      [f for f in files if not any(fits(f, p) for p in known)])
check('each path below tests/ that is named is there', lost)
told = set(re.findall(r'`([^`]+)`', open('doc/HACKING.md', encoding='utf-8').read()))
own = {os.path.basename(f) for f in glob.glob('tests/games/*/*')
       if len(glob.glob('tests/games/*/' + os.path.basename(f))) > 3}
check('doc/HACKING.md tells each script, document and kind of file of a game',
      [f for f in [f[6:] for f in files if f.endswith('.t')]
       + [d[4:-3] for d in documents() if d.startswith('kit/')]
       + [f for f in own if not f.endswith('.play')]
       if not {f, f + '/', os.path.basename(f)} & told])
end()
