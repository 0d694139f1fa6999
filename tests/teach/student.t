#!/usr/bin/python3
"""tests/teach/student.t [--few] [GAME..]: the gaps that the chapters
promise (make student GAME=.. CHUNK=..) are noticed by the tests, the book's answer
closes them, and three wrong ones (tests/games/GAME/wrong) are told in words.
How many fail at an empty one is what the book's table says. --few takes one gap
of a game, in one of its chapters, another each day (SEED=2026-11-30: that day's), or of the TAUGHT games
half of the gaps, and counts a third of the table."""
import datetime, os, random, re, subprocess, sys
sys.path.insert(0, 'tests/lib')
os.environ.update(DESK='plain', PATIENCE='1')
from desk import *

HERE = 'build/student-test'
WEEKS = open('games.nw', encoding='utf-8').read().split('{ch:teach}')[1]
# a claim takes some hundredths of a second; of its games, one
FEW = {'PROMISES': '1'}
FAST = dict(FEW, QUICK='1', HURRY='1', PATIENCE='.3')


def said(answer):
    return list(answer.trouble) + [line for f in answer.faults()
                                   for line in in_words(f)] + (
        [] if answer.trouble else answer.doubts())


rows = re.findall(r'(?m)^\[\[(\w+)\]\] & (.+?) & \d+ & \d+ ', WEEKS)
few = '--few' in sys.argv
games = [g for g in sys.argv[1:] if g != '--few'] or make('BUILT')
if few:
    day = os.environ.setdefault('SEED', str(datetime.date.today()))
    sys.argv.insert(0, 'SEED=' + day)
    date = datetime.date.fromisoformat(day).toordinal()
    rows = rows[date % 3::3]
    games = [random.Random(day).choice(chapters(g)) for g in games]
else:
    games = taught(games)
for game in games:
    document = chapter_of(game)
    gaps = promised(document, game)
    planted = wrongs(game)
    if few and game in make('TAUGHT'):
        gaps = gaps[date % 2::2]
    elif few:
        gaps, rows = random.Random(day).sample(gaps, 1), []
    bench = None
    for chunk in gaps:
        gap = Gap(game, chunk)
        bench, some = bench or Bench(gap), dict(FEW)
        bench.gap = gap
        # how many fail is counted if a table says how many
        counted = (game, chunk) in rows
        try:
            names, some['PATIENCE'] = plan(bench, FEW if counted else dict(
                FEW, BRIEF='.04'))
            trouble = []
        except Trouble as said_of_it:
            names, trouble = [], said_of_it.lines
        check("%s: the book's answer passes at <%s>" % (game, chunk), trouble)
        folder = '%s/%s-%s' % (HERE, game, slug(chunk))
        os.makedirs(folder, exist_ok=True)

        def tried(name, text, env=FAST):
            copy = '%s/%s' % (folder, name)
            with open(copy, 'w', encoding='utf-8') as out:
                out.write(text)
            return Answer(bench, copy, folder + '/made', env=env)

        answer = tried('empty.nw', gap.empty(), some if counted
                       else dict(some, HURRY='1'))
        check('%s: an empty gap at <%s> fails its tests' % (game, chunk),
              list(answer.trouble) or (
                  [] if answer.faults() else ['nothing fails']))
        got = answer.tests()
        row = '[[%s]] & %s & %d & %d ' % (game, chunk, len([l for l in
              gap.answer() if l.strip()]), sum(not got.get(n) for n in names))
        check('%s: <%s> has its line in a table of games.nw' % (game, chunk),
              [] if not counted or row in WEEKS else [row])
        source = '%s/book/src/%s/' % (bench.folder, game)
        check("%s: the book's own <%s> is taken out and put back"
              % (game, chunk), [f for f in os.listdir(source) if re.sub(
                  '(?m)^(#line|/. Made from).*\n', '', open(source + f).read()
                  .split('\n#line 1 "the desk"')[0]) != re.sub(
                      '(?m)^(#line|/. Made from).*\n', '',
                      open(SOURCE + game + '/' + f).read())])
        right = '\n'.join(gap.answer()) + '\n'
        for slip, sed, *words in planted.get(chunk, []):
            wrong = subprocess.run(['sed', sed], input=right, text=True,
                                   capture_output=True, check=True).stdout
            answer = tried('wrong.c', wrong)
            if 'Does a loop never end?' in str(said(answer)) and not any(
                    w in h for w in words for h in said(answer)):
                answer = tried('wrong.c', wrong, dict(FAST, PATIENCE='3'))
            heard = said(answer)
            check('%s: <%s> with a slip (%s) is told in words'
                  % (game, chunk, slip),
                  ['the sed expression changes nothing'] if wrong == right
                  else [] if any(w in h for w in words for h in heard)
                  else ['not: ' + ', or: '.join(words)] + heard[:6])
            check('%s: and what came of it is drawn, or it never came' % game,
                  [] if answer.trouble or not asked(gap) or any(
                      drawn or not expected and 'broke off' in came for
                      _, _, expected, came, drawn, _ in answer.faults())
                  else heard[:6])
end()
