#!/usr/bin/python3
"""The index of names against the names that C itself sees."""
import subprocess, sys
sys.path.insert(0, 'tests/lib')
from literate import *

# The referee's macros and what every C file has.
FREE = {'main'}

def tags(files):
    """name, kind, seen by other files?"""
    out = subprocess.run(
        ['ctags', '-f', '-', '-I', 'WEB+', '--languages=C', '--langmap=C:.c.h',
         '--kinds-C=+plzm', '--fields=+K', '--extras=-{anonymous}']
        + files, stdout=subprocess.PIPE, check=True, text=True).stdout
    for line in out.splitlines():
        if line.startswith('!'):
            continue
        name, file, rest = line.split('\t', 2)
        fields = rest.split(';"\t')[-1].split('\t')
        yield file, name, fields[0], 'file:' not in fields

for document in sys.argv[1:] or documents():
    chunks, _ = read(document)
    defs = {name for c in chunks for name in c.defs}
    known, wanted = set(), {}
    for file, name, kind, public in tags(
            [SOURCE + f for f in files(document)]):
        known.add(name)
        if kind in ('member', 'local', 'parameter', 'struct', 'enum',
                    'union') or len(name) < 3 or name in FREE:
            continue
        if name.endswith('_H') or '-test' in file:
            continue
        if public and (file.endswith('.h') or kind in
                       ('function', 'variable')):
            wanted[name] = file
    check(document + ': every name others may use is after a %def',
          ['%s of %s' % (n, f) for n, f in wanted.items()
           if n not in defs])
    check(document + ': every name after a %def is a name in C',
          ['%s: %s' % (document, n) for n in defs - known])
end()
