#!/usr/bin/python3
"""tests/teach/exercises.t [GAME..]: each chapter of a game has at least six
exercises, of three levels; of each level one names a test that it must make
pass (a claim of the chapter, or a gap), and what an exercise names is there. The
gaps that it recommends, and those of the weeks, have what the desk wants of them."""
import os, re, subprocess, sys
sys.path.insert(0, 'tests/lib')
from desk import *

LEVELS = 'a line', 'an evening', 'a project'
LEAST = 6


def exercises(text):
    """(level, words, line) of each"""
    for one in re.finditer(r'(?s)\\begin\{exercise\}\[([^]]*)\](.*?)'
                           r'\\end\{exercise\}', text):
        yield one[1], ' '.join(one[2].split()), text.count('\n', 0, one.start())


def quoted(words):
    """what stands in [[ ]]"""
    return re.findall(r'\[\[(.+?)\]\](?!\])', words)


def spoken(name):
    return re.sub(r'[\W_]+', ' ', name).strip().lower()


def claims(text):
    """the sentences of the tests, as they are printed"""
    return {spoken(name) for name in re.findall(
        r'\b(?:LONG_)?CLAIMS?\((\w+)\)', text)}


def passes(words, sentences, gaps):
    """is there a test that it makes pass?"""
    return any(spoken(q) in sentences for q in quoted(words)) or any(
        'CHUNK="%s"' % gap in words for gap in gaps)


targets = set(re.findall(r'(?m)^([\w-]+):(?!=)', ''.join(
    open(f, encoding='utf-8').read() for f in
    ('Makefile', 'doc/book.mk', 'tests/run/checks.mk'))))
code = '\n'.join(open(d, encoding='utf-8').read() for d in
                 ['chatnoir.nw', 'games.nw'] + [os.path.join(top, f)
                  for top in ('games', 'kit') for f in os.listdir(top)])


def missing(quote, text, sentences):
    """what is named and is not there"""
    quote = quote.replace('@<<', '<<')
    make = re.match(r'make (?:-s )?([\w-]+)', quote)
    if make:
        return [] if make[1] in targets or re.match(
            'check-|figures-|solve-', make[1]) else [quote]
    file = re.match(r'(?:tests|kit|games|data|doc|tangled)/[\w./-]+', quote)
    if file:
        return [] if os.path.exists(file[0]) else [quote]
    if spoken(quote) in sentences or quote.startswith(('build/', '-')):
        return []
    # a name of C with four letters or more is one of the book
    return [quote] if re.fullmatch(r'[A-Za-z]\w{3,}', quote) and not re.search(
        r'\b%s\b' % quote, re.sub(r'(?s)\\begin\{exercise\}.*?'
                                  r'\\end\{exercise\}', '', code)) else []


book = open('games.nw', encoding='utf-8').read()
# (a game of a reader's own may be judged by its claims alone)
check('each recommended gap is asked for by values', [
    '%s: <%s> has no line in %s' % (g, c, ASKS) for g in taught()
    if 'asks %s <' % g in open(ASKS, encoding='utf-8').read()
    for c in promised(chapter_of(g), g) if not asked(Gap(g, c))])
check('each week of the course has a gap that is recommended', [
    ' '.join(w) for l in lines_of('tests/teach/weeks') if l and l[0] != '#'
    for w in [l.split(' ', 2)] if w[2] not in promised(chapter_of(w[1]), w[1])
    or '\n%s & %s & ' % (w[0], w[2]) not in book])
for game in taught(sys.argv[1:]):
    document = chapter_of(game)
    text = open(document, encoding='utf-8').read()
    sentences, gaps = claims(text), promised(document, game)
    found, planted = list(exercises(text)), wrongs(game)
    check('%s promises gaps to fill, and three slips are known of each' % document, [
        '"%s" in tests/games/%s/wrong' % (gap, game) for gap in gaps
        if len(planted.get(gap, [])) < 3] + [
        'no "make student GAME=%s"' % game] * (not gaps))
    check('%s has %d exercises' % (document, LEAST), [] if len(found) >= LEAST
          else ['it has %d' % len(found)])
    check('%s: each is of a level, and one of each level names a test to make '
          'pass' % document, [
              '%s:%d: what level is "%s"?' % (document, line, level)
              for level, _, line in found if level not in LEVELS] + [
              'none of those that cost ' + level for level in LEVELS
              if not any(l == level and passes(w, sentences, gaps)
                         for l, w, _ in found)])
    check('%s: what an exercise names is there' % document, [
        '%s:%d: %s' % (document, line, gone) for _, words, line in found
        for q in quoted(words) for gone in missing(q, text, sentences)])
end()
