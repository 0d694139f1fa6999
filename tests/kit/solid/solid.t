#!/usr/bin/python3
"""tests/kit/solid/solid.t [web]: the renderer paints the same dots with every
compiler at every level, for the newest processor that is here; with web,
as WebAssembly. Each of these builds runs the chapter's own test."""
import os, subprocess, sys
sys.path.insert(0, 'tests/lib')
from literate import *

FILES = [SOURCE + f for f in ('solid/solid.c', 'solid/solid-test.c',
                              'random/random.c')]
NEW = '-mavx2 -mfma'.split() \
    if 'avx2' in open('/proc/cpuinfo', encoding='utf-8').read() else []
HOST = """
const { WASI } = require('wasi'), wasi = new WASI({ version: 'preview1' });
const file = require('fs').readFileSync(process.argv[1]);
WebAssembly.instantiate(file, { wasi_snapshot_preview1: wasi.wasiImport })
    .then(w => process.exit(wasi.start(w.instance)));
"""
os.makedirs('build/solid', exist_ok=True)


def dots(name, compile, *run):
    """builds it, runs it; what it says of the dots and what went wrong"""
    made = subprocess.run(compile + make('STD') + make('INCLUDES') + [
        '-o', name] + FILES + ['-lm'], capture_output=True, text=True)
    if made.returncode:
        return '', made.stderr.splitlines()
    ran = subprocess.run(list(run) + [name], capture_output=True, text=True)
    lines = ran.stdout.splitlines()
    return next((l for l in lines if l.startswith('# the dots')), ''), \
        [l for l in lines if l.startswith('not ok')] or (
            ran.stderr.splitlines() or ['status %d' % ran.returncode]
            if ran.returncode else [])


for cc in () if sys.argv[1:] else ('gcc', 'clang'):
    for flags in ['-O0'], ['-O2'], ['-O3'] + NEW:
        said, faults = dots('build/solid/%s%s' % (cc, flags[0]),
                            [cc] + flags)
        check('%s %s: %s' % (cc, ' '.join(flags), said[2:]), faults)
if sys.argv[1:]:
    said, faults = dots('build/solid/web.wasm',
                        'clang --target=wasm32-wasi -Oz -D_WASI_EMULATED_'
                        'PROCESS_CLOCKS -lwasi-emulated-process-clocks'
                        .split(), 'node', '--no-warnings', '-e', HOST)
    check('as WebAssembly: ' + said[2:], faults)
end()
