#!/usr/bin/python3
"""The index of subjects: what the chapters mark with \\term and \\about, and
the lines of doc/subjects that send from one word to another."""
import re, sys
sys.path.insert(0, 'tests/lib')
from literate import *

LEAST = 400
lines = open('doc/subjects', encoding='utf-8').read().splitlines()
told = [re.fullmatch('(.+?) (>|>>|=) (.+)', l) for l in lines]
check('each line of doc/subjects is "word > word", ">>" or "="',
      [l for l, m in zip(lines, told) if not m])
told = [m.groups() for m in told if m]
called = {of: what for of, sign, what in told if sign == '='}
entries, wrong = {}, []
for document in documents():
    text = open(document, encoding='utf-8').read()
    for mark, words in re.findall(r'\\(term|about)\{([^}]*)\}', text):
        if '"' in words or document == 'kit/weave.nw' and '\\' in words:
            continue                # they are told of, in strings
        for word in words.split(';' if mark == 'about' else '\n\n'):
            word = ' '.join(word.split())
            if not re.fullmatch(r"[A-Za-z0-9][\w' ,*-]*", word):
                wrong.append('%s: "%s"' % (document, word))
            entries.setdefault(called.get(word, word), set()).add(document)
check('a subject is some words', wrong)
see = {of: what for of, sign, what in told if sign == '>'}
check('what says "see" is no subject itself', sorted({*see} & {*entries}))
check('"see also" stands behind a subject', [
    of for of, sign, _ in told if sign == '>>' and of not in entries])
check('both lead to a subject', [
    '%s: %s' % (of, what) for of, sign, what in told
    if sign != '=' and what not in entries])
twins = {}
for word in [*entries, *see]:
    twins.setdefault(re.sub(r's\b|\W', '', word.lower()), []).append(word)
check('no two of them are one word, written in two ways',
      [' / '.join(t) for t in twins.values() if len(t) > 1])
check('there are %d entries, of %d at least'
      % (len(entries) + len(see), LEAST),
      [] if len(entries) + len(see) >= LEAST else ['too few'])
end()
