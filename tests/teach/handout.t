#!/usr/bin/python3
"""tests/teach/handout.t [--all]: a gap is handed out to a class that has a
compiler and make, and nothing else: it builds, plays in the terminal, says what
is wrong with an empty gap, and passes with the book's answer in it. Each day
another gap (SEED=2026-11-30: that day's), or all."""
import datetime, os, random, shutil, subprocess, sys
sys.path.insert(0, 'tests/lib')
from desk import *

os.environ.pop('MAKEFLAGS', None)
# a room with these programs, and no other
ROOM = os.path.abspath('build/handout-room')
shutil.rmtree(ROOM, ignore_errors=True)
os.makedirs(ROOM)
for name in 'make sh as ld ar grep rm'.split():
    os.symlink(shutil.which(name), ROOM + '/' + name)
os.symlink(shutil.which('gcc', path='/usr/bin:/bin') or shutil.which('gcc'),
           ROOM + '/cc')


def plain(code):
    return code.replace('@<<', '<<').replace('@>>', '>>')


def telling(code):
    return [l.strip() for l in code.split('\n') if len(l.strip()) > 8]


def there(*words, given=''):
    done = subprocess.run([ROOM + '/make', '-s', '-C', PLACE,
                           'CFLAGS=-std=c11 -O1', *words], input=given,
                          env={'PATH': ROOM, 'LC_ALL': 'C'}, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.returncode, done.stdout


all_gaps = [(g, c) for g in taught() for c in promised(chapter_of(g), g)]
if '--all' not in sys.argv:
    day = os.environ.setdefault('SEED', str(datetime.date.today()))
    sys.argv.insert(0, 'SEED=' + day)
    all_gaps = random.Random(day).sample(all_gaps, 1)
check('no note of C in the margin of a gap betrays its answer', [
    '%s: %s' % (chunk, line) for game, chunk, word in [
        ('same', 'let the water run', 'static'), ('chatnoir', 'bfs', 'compound'),
        ('slidey', 'walk as far as the coins go', 'recursion')]
    for doc in [chapter_of(game)] for lines in [open_up(doc, [Gap(game, chunk)])]
    for line in [lines[lines.index('<<%s>>=' % chunk) - 1]]
    if re.search(r'\\about\{.*\bC %s\b' % word, line)])
for GAME, CHUNK in all_gaps:
    PLACE = 'build/handout/%s-%s' % (GAME, slug(CHUNK))
    made = run(['tests/teach/handout', GAME, CHUNK])
    check('%s, <<%s>> is handed out' % (GAME, CHUNK), [] if made.returncode == 0
          else made.stderr.splitlines())
    gap = Gap(GAME, CHUNK)
    # a referee may go the same way
    secret = telling(plain('\n'.join(gap.answer())))
    check('and no four lines of the answer are in it, but for its tests', [
        '%s: %s' % (f, secret[k]) for top, _, all_files in os.walk(PLACE)
        for f in all_files if not top.endswith(('/test', '/told'))
        for text in ['\n'.join(telling(open(os.path.join(top, f)).read()))]
        for k in range(len(secret) - 3) if '\n'.join(secret[k:k + 4]) in text])
    check('nothing in it asks for GTK, noweb or python', [
        f for top, _, all_files in os.walk(PLACE) for f in all_files
        for text in [open(os.path.join(top, f)).read()]
        if re.search('#include <(gtk|glib|cairo|sqlite)|notangle|python', text)])
    status, said = there()
    check('with a compiler and make alone it builds', [] if status == 0
          else said.splitlines()[:5])
    status, said = there('check')
    check('an empty gap is told, and what came', [] if status != 0 and 'not ok' in said
          and 'Not yet' in said and '\n#   came      ' in said
          else said.splitlines()[:9])
    with open(PLACE + '/yours.c', 'w') as out:
        out.write(plain('\n'.join(gap.answer())) + '\n')
    status, said = there('check')
    check("the book's answer passes", [] if status == 0 and 'Done' in said
          else said.splitlines()[:9])
    status, said = there('play', given=':legal\n:quit\n')
    check('and it plays in the terminal', [] if status == 0 and said
          else said.splitlines()[:5])
end()
