#!/usr/bin/python3
"""tests/house/warnings.t [--more] [DOCUMENT..]: two compilers, and not a word
from either. What the one said that built a file lies beside its object. With
--more, those are asked instead that want more time: the analyzers of both (not
about tests, which run under the sanitizers and would take them twice as long),
the first of which measures the frames on the stack as well; a stranger; and
the language as it was and as it will be."""
import os, re, subprocess, sys
sys.path.insert(0, 'tests/lib')
from literate import *
from concurrent.futures import ThreadPoolExecutor

WARN = make('STD') + make('WARN')
GTK = make('GTK_CFLAGS')
SYSTEM = set(make('with_gtk'))
SAID = 'who built it'
# A size in an enum is multiplied by a double on purpose: newer clangs say so.
RUNS = [(SAID, None), ('clang', ['clang', '-fsyntax-only',
                                 '-Wno-enum-float-conversion'])]
# What the stranger says of arrays that a function fills, and of a truth that
# is compared, it says of what is meant; the NULL behind a list is a pointer
# wherever GTK is. Of GCalc's moves it thinks that a complaint, a constant
# sentence, lies in what the move was handed. In these documents it overlooks what the prose says.
STRANGER = ['cppcheck', '-q', '--enable=warning,performance,portability',
            '--template={file}:{line}: warning: {message} [{id}]',
            '--std=c11'] + ['--suppress=' + s for s in """
    uninitvar legacyUninitvar uninitStructMember ctuuninitvar unknownMacro
    compareBoolExpressionWithInt varFuncNullUB
    autoVariables:games/checkers.nw negativeIndex:games/parcheesi.nw
    returnDanglingLifetime:games/gcalc.nw
    negativeIndex:kit/solid.nw nullPointer:games/crazy8s.nw
    arrayIndexThenCheck:games/paintbynumbers.nw memleak:kit/properties.nw
    arrayIndexOutOfBoundsCond:games/*.nw
    arrayIndexOutOfBoundsCond:kit/contract.nw
    """.split()]
MORE = [('gcc -fanalyzer', ['gcc', '-O0', '-fanalyzer', '-c', '-o',
                            '/dev/null', '-Wframe-larger-than=32768']),
        ('clang --analyze', ['clang', '--analyze', '--analyzer-output',
                             'text', '-o', '/dev/null']),
        ('cppcheck', STRANGER),
        ('gnu17', ['gcc', '-std=gnu17', '-O2', '-fsyntax-only']),
        ('C23', ['gcc', '-std=c2x', '-O2', '-fsyntax-only'])]

def compile(job):
    command, file = job
    if not command:
        with open('build/obj/%s.said' % file[:-2], encoding='utf-8') as said:
            return [l for l in said if re.search('(warning|error):', l)]
    more = ['-D_XOPEN_SOURCE=700'] + GTK if file in SYSTEM else []
    words = command + make('INCLUDES') + [SOURCE + file] \
        if command is STRANGER else command[:1] + WARN + command[1:] + more \
        + make('INCLUDES') + [SOURCE + file]
    done = subprocess.run(words, stderr=subprocess.PIPE, text=True)
    return [l for l in done.stderr.splitlines()
            if re.search(r'(warning|error):', l)] or (
            [file + ': ' + done.stderr] if done.returncode else [])

of = sys.argv[1:]
if of[:1] == ['--more']:
    RUNS, of = MORE, of[1:]
sources = [f for f in files() if f.endswith('.c') and (
    not of or f.split('/')[0] in of)]
with ThreadPoolExecutor(os.cpu_count()) as pool:
    for name, command in RUNS:
        asked = [f for f in sources if not f.endswith('-test.c')
                 or name in (SAID, 'clang', 'gnu17', 'C23')]
        faults = list(pool.map(compile, [(command, f) for f in asked]))
        for file, fault in zip(asked, faults):
            check('%s: %s has nothing to say' % (file, name), fault)
end()
