#!/usr/bin/python3
"""tests/teach/course.t [--all]: a week's pages come with its gap, and without
its answer; the teacher's pages say something of three slips of each week, by
the checker's names for them, and have two exams on three levels; the exams that
are handed out have no answers. Each day another week (SEED=2026-11-30: that
day's), or all."""
import datetime, os, random, re, subprocess, sys
sys.path.insert(0, 'tests/lib')
from desk import *

taught = [l.split(' ', 2) for l in lines_of('tests/teach/weeks')
          if l and l[0] != '#']
teacher = open('doc/teacher.tex', encoding='utf-8').read()


def words(pdf):
    return ' '.join(run(['pdftotext', pdf, '-']).stdout.split())


parts = dict((p.split(':')[0], p) for p in teacher.split('\\week{')[1:])
check('of each week three slips are told, as the checker calls them', [
    'week %s: %s' % (week, slip) for week, game, chunk in taught
    for told in [re.findall(r'\\slip\{([^}]*)\}\{[^}]', parts.get(week, ''))]
    for slip in (told if len(told) >= 3 else told + ['fewer than three'])
    if slip not in [w[0] for w in wrongs(game).get(chunk, [])]])
exams = teacher.split('\\exam{')[1:]
check('two exams have six exercises each, on three levels, each with an answer', [
    exam.split('}')[0] for exam in exams
    if re.findall(r'\\task\{([^}]*)\}', exam) != ['A line'] * 3 +
    ['An evening'] * 2 + ['A project'] or exam.count('\\begin{answer}') != 6]
    + ([] if len(exams) == 2 else ['there are %d' % len(exams)]))
made = run(['make', '-s', '--no-print-directory', 'teacher'])
check('make teacher sets both', [] if made.returncode == 0
      else (made.stdout + made.stderr).splitlines()[-5:])
if made.returncode == 0:
    answers = words('build/teacher.pdf').count('Answer.')
    handed = words('build/exams.pdf')
    check('the teacher\'s pages begin with what they are',
          [] if words('build/teacher.pdf').startswith('Three slips a week')
          else [words('build/teacher.pdf')[:60]])
    check('the teacher has twelve answers, and who is examined none',
          [] if answers == 12 and 'Answer' not in handed and 'slip' not in
          handed and 'A project' in handed else ['%d' % answers])
if '--all' not in sys.argv:
    day = os.environ.setdefault('SEED', str(datetime.date.today()))
    sys.argv.insert(0, 'SEED=' + day)
    taught = random.Random(day).sample(taught, 1)
for week, game, chunk in taught:
    made = run(['tests/teach/handout'], env=dict(os.environ, WEEK=week))
    pdf = 'build/handout/%s-%s.pdf' % (game, slug(chunk))
    check('week %s is handed out, and its pages' % week, [] if
          made.returncode == 0 and os.path.exists(pdf)
          else (made.stdout + made.stderr).splitlines()[-5:])
    said = words(pdf) if os.path.exists(pdf) else ''
    secret = [' '.join(l.replace('@<<', '<<').split()) for l in
              Gap(game, chunk).answer() if len(l.strip()) > 24]
    gone = ['/* yours */'] if 'yours' not in said else []
    check('week %s: its pages know the number of what they name' % week,
          re.findall(r'(?:\S+ ){3}\?\?', said))
    check('week %s: its pages have the gap, and not its answer' % week,
          gone + [l for l in secret[1:] if l in said and 'static' not in l][3:])
    pages = int(re.search(r'Pages: +(\d+)', run(['pdfinfo', pdf]).stdout)[1]
                ) if said else 0
    check('week %s: they are 3 to 32' % week,
          [] if 3 <= pages <= 32 else ['%d' % pages])
end()
