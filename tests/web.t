#!/usr/bin/python3
"""Everything below the window compiles for the pages of the web."""
import subprocess, sys
sys.path.insert(0, 'tests')
from literate import *

ABOVE = set(make('FRAME') + make('WITH_GTK')) | {'weave-tex', 'weave-html'}
for file in make('HAVE'):
    stem = file[:-2]
    if not file.endswith('.c') or stem in ABOVE \
            or stem.endswith(('-test', '-main')):
        continue
    done = subprocess.run(
        ['clang', '--target=wasm32-wasi', '-fsyntax-only', '-Werror']
        + make('STD') + make('WARN') + ['-I' + make('SRC')[0],
        make('SRC')[0] + '/' + file], stderr=subprocess.PIPE, text=True)
    check(file + ' compiles for wasm32-wasi',
          done.stderr.splitlines() if done.returncode else [])
end()
