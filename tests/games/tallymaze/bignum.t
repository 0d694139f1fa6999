#!/usr/bin/python3
"""The long numbers of Tally Maze and its count of all mazes, held against
GMP, a library that shares nothing with them."""
import os, subprocess, sys
sys.path.insert(0, 'tests/lib')
from literate import *

if subprocess.run(
        os.environ.get('CC', 'gcc').split() + ['-E', '-'], input='#include <gmp.h>', text=True,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode:
    print('1..0 # SKIP GMP is not here: libgmp-dev')
    sys.exit(0)
here = 'build/bignum'
os.makedirs(here, exist_ok=True)
made = subprocess.run(
    os.environ.get('CC', 'gcc').split() + ['-std=c11', '-O1', '-w', '-I' + SOURCE + 'tallymaze']
    + make('INCLUDES') + ['-o', here + '/gmp', 'tests/bench/yardstick/tallymaze-gmp.c']
    + ['build/obj/tallymaze/tallymaze-solve.o', 'build/obj/tallymaze/tallymaze.o',
       'build/libkit.a', '-lgmp', '-lm'],
    stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
check('it compiles with GMP (libgmp-dev)',
      made.stdout.splitlines()[:9] if made.returncode else [])
said = subprocess.run([here + '/gmp'], stdout=subprocess.PIPE,
                      text=True).stdout.splitlines()
check('all counts up to 12 by 12 are those of GMP',
      [] if 'count 254377512893447941210664002794210519990861507330048'
      in said else said)
check('twenty thousand sums, products and quotients are those of GMP',
      [] if said and said[-1] == 'faults 0' else said)
end()
