#!/usr/bin/python3
"""Everything below the window compiles for the pages of the web."""
import subprocess, sys
sys.path.insert(0, 'tests')
from literate import *

for file in files():
    if not file.endswith('.c') or file in make('with_gtk'):
        continue
    done = subprocess.run(
        ['clang', '--target=wasm32-wasi', '-fsyntax-only', '-Werror']
        + make('STD') + make('WARN') + make('INCLUDES') + [
        SOURCE + file], stderr=subprocess.PIPE, text=True)
    check(file + ' compiles for wasm32-wasi',
          done.stderr.splitlines() if done.returncode else [])
end()
