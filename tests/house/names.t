#!/usr/bin/python3
"""The names of chunks, the roots, and the width of the code."""
import os, re, sys
sys.path.insert(0, 'tests/lib')
from literate import *

for document in sys.argv[1:] or documents():
    chunks, _ = read(document)
    defined = {c.name for c in chunks}
    text = {name: '\n'.join('\n'.join(c.lines) for c in chunks
                            if c.name == name) for name in defined}
    uses = [(document + ':%d' % n, name)
            for c in chunks for n, name in c.uses()]
    used = {name for _, name in uses}
    listed = {os.path.basename(f) for f in files(document)}

    check(document + ': every chunk that is used is defined',
          ['%s: <<%s>> is used but not defined' % (at, name)
           for at, name in uses if name not in defined])
    check(document + ': every chunk that is defined is used',
          ['%s: <<%s>> is not used and is no file'
           % (c.place(), c.name) for c in chunks
           if c.name not in used | listed])
    check(document + ': every chunk has a line',
          ['%s: <<%s>>' % (c.place(), c.name) for c in chunks
           if not any(line.strip() for line in c.lines)])
    alike = {}
    for name in defined | used:
        alike.setdefault(' '.join(name.lower().split()), set()).add(name)
    check(document + ': no two names differ by case or blanks only',
          ['%s: %s' % (document, ' and '.join(sorted(names)))
           for names in alike.values() if len(names) > 1])
    check(document + ': names are phrases, code in them in [[ ]]',
          ['%s: <<%s>>' % (c.place(), c.name) for c in chunks
           if c.name not in listed and
           re.search(r'[_&#%$^~\\{}]', re.sub(r'\[\[.*?\]\]+', '',
                                               c.name))])
    check(document + ': every name after %def is in its chunk',
          ['%s: %s is not in <<%s>>' % (c.place(), name, c.name)
           for c in chunks for name in c.defs
           if not re.search(r'\b%s\b' % re.escape(name),
                            text[c.name])])
    check(document + ': code is at most 72 columns wide, without tabs',
          ['%s:%d: %s' % (document, c.line + 1 + i, text)
           for c in chunks for i, text in enumerate(c.lines)
           if len(text) > 72 or '\t' in text])
end()
