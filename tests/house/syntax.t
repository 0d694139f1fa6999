#!/usr/bin/python3
"""A slip in a chunk is reported where it was made: in the document. Headers
are clean C and tell of themselves (see tests/lib/tangle)."""
import os, re, shutil, subprocess, sys
sys.path.insert(0, 'tests/lib')
from literate import *

includes = [i.replace('-I', '-I../../') for i in make('INCLUDES')]
for game in [c for g in sys.argv[1:] or make('BUILT') for c in chapters(g)]:
    document = next(d for d in documents()
                    if os.path.basename(d) == game + '.nw')
    chunks, _ = read(document)
    tests = test_chunks(chunks)
    heads = only_in(chunks, r'\.h$')
    lines = open(document, encoding='utf-8').read().split('\n')
    places = [c.line + 1 + i for c in chunks
              if c.name not in tests and c.name not in heads
              for i, text in enumerate(c.lines)
              if re.match(r'\s+return [^()]+;$', text)]
    here = 'build/planted-' + game
    step = max(1, len(places) // 4)
    planted = places[::step][:4]
    shutil.rmtree(here, ignore_errors=True)
    os.makedirs(os.path.dirname(here + '/' + document))
    for at in planted:
        lines[at - 1] = lines[at - 1].replace('return ', 'return ) ')
    with open(here + '/' + document, 'w') as out:
        out.write('\n'.join(lines))
    subprocess.run(['../../tests/lib/tangle', '-l', document, 'src'],
                   cwd=here, check=True, stdout=subprocess.DEVNULL)
    said = ''.join(subprocess.run(
        ['gcc', '-fsyntax-only', 'src/' + f] + includes, cwd=here,
        stderr=subprocess.PIPE, text=True).stderr for f in files(document)
        if f.endswith('.c') and 'main' not in f)
    told = re.findall(r'(?m)^(\S+?:\d+):\d+: (?:fatal )?error:', said)
    for at in planted:
        place = '%s:%d' % (document, at)
        check('a slip in line %d is reported as %s' % (at, place),
              [] if place in told else told or ['no error at all'])
    check('nothing else in %s is reported' % document,
          [place for place in told
           if place not in ['%s:%d' % (document, at) for at in planted]])
end()
