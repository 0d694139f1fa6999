#!/usr/bin/python3
"""tests/student.t [GAME..]: the gaps that the chapters promise (make student GAME=.. CHUNK=..)
are noticed by the tests, and the answer of the book closes them."""
import os, re, shutil, subprocess, sys
sys.path.insert(0, 'tests')
from literate import *

os.environ.update(STUDENT='build/student-test', HURRY='yes', QUICK='1')

def place(game, chunk):
    return 'build/student-test/%s-%s' % (
        game, re.sub('[^a-z0-9]+', '-', chunk.lower()).strip('-'))

def student(game, chunk, patience):
    """what make student says, and whether all was well"""
    os.environ['PATIENCE'] = str(patience)          # seconds of CPU
    done = subprocess.run(['tests/student', game, chunk], text=True,
                          stdout=subprocess.PIPE, errors='replace',
                          stderr=subprocess.STDOUT)
    return done.returncode, done.stdout.splitlines()

for game in sys.argv[1:] or make('BUILT'):
    document = next(d for d in documents()
                    if os.path.basename(d) == game + '.nw')
    text = open(document, encoding='utf-8').read()
    gaps = sorted(set(re.findall(
        r'make\s+student\s+GAME=%s\s+CHUNK="([^"]+)"' % game, text)))
    gaps = [' '.join(chunk.split()) for chunk in gaps]
    check('%s promises gaps to fill' % document,
          [] if gaps else ['no "make student GAME=%s"' % game])
    for chunk in gaps:
        shutil.rmtree(place(game, chunk), ignore_errors=True)
        status, said = student(game, chunk, 10)
        wrong = [l for l in said if re.match(r'  not ok|  it broke off|'
                                             r'# .* was stopped', l)]
        check('%s: a gap at <%s> fails its tests' % (game, chunk),
              [] if status == 1 and wrong
              else ['status %d' % status] + said[-9:])
        print('#   ' + (wrong[0].strip() if wrong else ''))
    if gaps:
        shutil.copy(document, place(game, gaps[-1]))
        status, said = student(game, gaps[-1], 60)
        check(game + ": the book's answer passes",
              said[-9:] + ['status %d' % status] if status else [])
status, said = student((sys.argv[1:] or make('BUILT'))[0],
                       'no such chunk', 10)
check('a chunk that is not there is refused',
      [] if status == 1 and 'no chunk' in ' '.join(said) else said[-3:])
end()
