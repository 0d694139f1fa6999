#!/usr/bin/python3
"""tests/house/warnings.t [DOCUMENT..]: two compilers and the analyzer, and not
a word from any of them. The analyzer is a pass of the first compiler; it
measures the frames on the stack as well. It is not asked about the tests:
they run under the sanitizers, and would take it twice as long as all the
rest."""
import os, re, subprocess, sys
sys.path.insert(0, 'tests/lib')
from literate import *
from concurrent.futures import ThreadPoolExecutor

WARN = make('STD') + make('WARN')
GTK = make('GTK_CFLAGS')
SYSTEM = set(make('with_gtk'))
RUNS = [('gcc', ['gcc', '-O2', '-fsyntax-only']),
        ('clang', ['clang', '-fsyntax-only']),
        ('gcc -fanalyzer', ['gcc', '-O0', '-fanalyzer', '-c', '-o',
                            '/dev/null', '-Wframe-larger-than=32768'])]

def compile(job):
    command, file = job
    more = ['-D_XOPEN_SOURCE=700'] + GTK if file in SYSTEM else []
    words = command + WARN + make('INCLUDES') + more + [SOURCE + file]
    done = subprocess.run(words, stderr=subprocess.PIPE, text=True)
    return [l for l in done.stderr.splitlines()
            if re.search(r'(warning|error):', l)] or (
            [file + ': ' + done.stderr] if done.returncode else [])

sources = [f for f in files() if f.endswith('.c') and (
    not sys.argv[1:] or f.split('/')[0] in sys.argv[1:])]
with ThreadPoolExecutor(os.cpu_count()) as pool:
    for name, command in RUNS:
        asked = [f for f in sources if name == 'clang'
                 or f.endswith('-test.c') == (name == 'gcc')]
        faults = list(pool.map(compile, [(command, f) for f in asked]))
        for file, fault in zip(asked, faults):
            check('%s: %s has nothing to say' % (file, name), fault)
end()
