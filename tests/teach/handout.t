#!/usr/bin/python3
"""tests/teach/handout.t: a gap is handed out to a class that has a compiler
and make, and nothing else: it builds, plays in the terminal, says what is
wrong with an empty gap, and passes with the book's answer in it."""
import os, shutil, subprocess, sys
sys.path.insert(0, 'tests/lib')
from desk import *

os.environ.pop('MAKEFLAGS', None)
GAME, CHUNK = 'lightsout', 'find the shortest'
PLACE = 'build/handout/%s-%s' % (GAME, slug(CHUNK))
# a room with these programs, and no other
ROOM = os.path.abspath('build/handout-room')
shutil.rmtree(ROOM, ignore_errors=True)
os.makedirs(ROOM)
for name in 'make sh as ld ar grep rm'.split():
    os.symlink(shutil.which(name), ROOM + '/' + name)
os.symlink(shutil.which('gcc', path='/usr/bin:/bin') or shutil.which('gcc'),
           ROOM + '/cc')


def there(*words, given=''):
    done = subprocess.run([ROOM + '/make', '-s', '-C', PLACE,
                           'CFLAGS=-std=c11 -O1', *words], input=given,
                          env={'PATH': ROOM, 'LC_ALL': 'C'}, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.returncode, done.stdout


made = run(['tests/teach/handout', GAME, CHUNK])
check('a gap is handed out', [] if made.returncode == 0
      else made.stderr.splitlines())
gap = Gap(GAME, CHUNK)
secret = [l.strip() for l in gap.answer() if len(l.strip()) > 24]
check('and the answer is nowhere in it', [
    '%s: %s' % (f, l) for top, _, all_files in os.walk(PLACE)
    for f in all_files for text in [open(os.path.join(top, f)).read()]
    for l in secret[1:] if l.replace('@<<', '<<') in text])
check('nothing in it asks for GTK, noweb or python', [
    f for top, _, all_files in os.walk(PLACE) for f in all_files
    for text in [open(os.path.join(top, f)).read()]
    if re.search('#include <(gtk|glib|cairo|sqlite)|notangle|python', text)])
status, said = there()
check('with a compiler and make alone it builds', [] if status == 0
      else said.splitlines()[:5])
status, said = there('play', given='press 1 1\n:legal\n:quit\n')
check('it plays in the terminal', [] if status == 0 and 'press' in said
      else said.splitlines()[:5])
status, said = there('check')
check('an empty gap is told', [] if status != 0 and 'not ok' in said
      and 'Not yet' in said else said.splitlines()[:9])
with open(PLACE + '/yours.c', 'w') as out:
    out.write('\n'.join(gap.answer()).replace('@<<', '<<') + '\n')
status, said = there('check')
check("the book's answer passes", [] if status == 0 and 'Done' in said
      else said.splitlines()[:9])
end()
