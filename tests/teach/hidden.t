#!/usr/bin/python3
"""tests/teach/hidden.t [--all] [WEEK..]: the tests of a week that are not handed
out (a folder in tests/teach/hidden) pass with the book's answer, notice an empty gap
and two slips at least, and no folder that is handed out has them. Each day
another week (SEED=2026-11-30: that day's), or all."""
import datetime, os, random, subprocess, sys
sys.path.insert(0, 'tests/lib')
os.environ.update(DESK='plain', PATIENCE='1')
from desk import *

weeks = [w for w in sys.argv[1:] if w != '--all']
all_weeks = [l.split(' ')[0] for l in lines_of('tests/teach/weeks')
             if l and l[0] != '#']
if '--all' in sys.argv:
    weeks = all_weeks
elif not weeks:
    day = os.environ.setdefault('SEED', str(datetime.date.today()))
    sys.argv.insert(0, 'SEED=' + day)
    weeks = random.Random(day).sample(all_weeks, 1)
check('each week with a gap has tests of its own', [
    w for w in all_weeks if not os.path.exists(unseen(w))])
handing = open('tests/teach/handout', encoding='utf-8').read()
check('what is handed out knows nothing of them',
      ['tests/teach/handout'] if 'hidden' in handing else [])
for week in weeks:
    gap = Gap(*of_week(week))
    bench = Bench(gap, unseen(week))
    bench.source = {'week' + week: bench.source['week' + week]}
    bench.tests = {'week' + week: bench.tests['week' + week]}
    folder = 'build/hidden-test/' + week
    os.makedirs(folder, exist_ok=True)
    try:
        names, patience = plan(bench)
        trouble = [] if names else ['there are none']
    except Trouble as said:
        names, patience, trouble = [], '1', said.lines
    check('week %s: its hidden tests pass with the book\'s answer' % week,
          trouble)

    def notices(name, text):
        with open('%s/%s' % (folder, name), 'w', encoding='utf-8') as out:
            out.write(text)
        answer = Answer(bench, '%s/%s' % (folder, name), folder + '/made',
                        env={'PATIENCE': patience, 'HURRY': '1'})
        return not all(answer.tests().get(n) for n in names)
    check('week %s: an empty gap fails one of them' % week,
          [] if notices('empty.nw', gap.empty()) else ['none'])
    right = '\n'.join(gap.answer()) + '\n'
    missed = [slip for slip, sed, *_ in wrongs(gap.game)[gap.chunk]
              if not notices('wrong.c', subprocess.run(
                  ['sed', sed], input=right, text=True, capture_output=True,
                  check=True).stdout)]
    check('week %s: and so do the slips, but for one' % week,
          [] if len(missed) < 2 else missed)
end()
