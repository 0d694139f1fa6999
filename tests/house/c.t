#!/usr/bin/python3
"""Where a chapter first needs what six weeks of C do not bring, it sends to
the chapter that explains it: \\about{C shifts} stands in the prose before
that chunk, or earlier."""
import re, subprocess, sys
sys.path.insert(0, 'tests/lib')
from literate import *

TYPE = r'(?:const )?(?:struct )?(?:[A-Z]\w*|int|char|bool|u?int\d+_t)'
NEEDS = {name: re.compile(wanted, re.M) for name, wanted in {
    'bool': r'\bbool\b',
    'arrow': r'[\w)\]]->\w',
    'question': r' \?(?= |$)',
    'const': r'\bconst\b',
    'static': r'\bstatic\b',
    'enums': r'\benum\b',
    'designated': r'[{,(]\s*\.\w+\s*=[^=]|^\s*(\.\w+|\[\w+\])\s*=[^=]|'
                  r'[{,]\s*\[\w+\]\s*=[^=]',
    'compound': r'\(%s *(?:\[[^]]*\])?\)\s*\{' % TYPE,
    'unions': r'\bunion\b',
    'shifts': r'@?<<|>>',
    'masks': r'[\w)\]] & [\w(~]|[|^&]=|[\w)\]] [|^] [\w(~]|~[\w(]',
    'bitsets': r'\b(1u?|UINT\d+_C\(1\)|\(uint\d+_t\) ?1) ?@?<<|'
               r'&=? \(?\w+ - 1\b',
    'pointers': r'\(\*(?:const )?\w+\)\s*\(',
    'qsort': r'\bqsort\('}.items()}
WORDLESS = re.compile(r'/\*.*?(\*/|$)|"(\\.|[^"\\])*"|\'(\\.|[^\'\\])*\'')

def code(chunk):
    """its lines without comments, strings and uses of other chunks"""
    return '\n'.join(WORDLESS.sub(lambda m: '""' if m[0][0] == '"' else ' ',
                                  USE.sub(' ', l)) for l in chunk.lines)

def recursive(document):
    """the functions that call themselves"""
    for file in files(document):
        if not file.endswith('.c') or file.endswith('-test.c'):
            continue
        text = open(SOURCE + file, encoding='utf-8').read().split('\n')
        tags = subprocess.run(['ctags', '-f', '-', '--languages=C',
            '--kinds-C=f', '--fields=+ne', SOURCE + file], text=True,
            stdout=subprocess.PIPE, check=True).stdout.splitlines()
        for tag in tags:
            span = re.search(r'line:(\d+).*end:(\d+)', tag)
            name = tag.split('\t')[0]
            if span and re.search(r'\b%s\(' % name, '\n'.join(
                    l for l in text[int(span[1]):int(span[2])]
                    if not l.startswith('/*'))):
                yield name

def needs(document):
    """(what, the number of the first chunk that needs it)"""
    chunks, _ = read(document)
    tests = only_in(chunks, r'-test\.c$')
    found = {}
    again = '|'.join(set(recursive(document)))
    again = again and re.compile(r'(?m)^(?:static )?[A-Z_a-z][\w *]*\b(%s)\('
                                 r'[^;]*$' % again)
    for k, chunk in enumerate(chunks):
        if chunk.name in tests:
            continue
        text = code(chunk)
        for what, wanted in NEEDS.items():
            if what not in found and wanted.search(text):
                found[what] = k
        if again and 'recursion' not in found and again.search(text):
            found['recursion'] = k
    return chunks, found

def marked(chunks, what, last):
    """whether the prose up to a chunk says so"""
    return any(re.search(r'\\about\{[^}]*\bC %s\b' % what, c.prose)
               for c in chunks[:last + 1])

if __name__ == '__main__':
    told = re.findall(r'\\label\{c:(\w+)\}', open('kit/c.nw').read())
    named = dict(re.findall(r'(?m)^C (\w+) = (.*)$', open('doc/subjects').read()))
    check('each word of C has a section and a name', sorted(
        {*NEEDS, 'recursion'} ^ {*told}) + sorted({*told} ^ {*named}))
    used = set()
    for document in documents():
        if document.startswith('kit/') and document != 'kit/contract.nw':
            continue
        chunks, found = needs(document)
        used |= {w for w, wanted in NEEDS.items() for c in chunks
                 if wanted.search(code(c))} | {*found}
        check('%s tells of its C: %s' % (document, ', '.join(sorted(found))), [
            '%s: \\about{C %s} is missing' % (chunks[k].place(), what)
            for what, k in found.items() if not marked(chunks, what, k)])
    check('and each of them is needed somewhere', {*told} - used)
    end()
