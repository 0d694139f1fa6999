#!/usr/bin/python3
"""tests/house/book.t [--all]: the book is set, and LaTeX has no complaints. Of its
three volumes one is set to its end, each day another (SEED=2026-11-30: that
day's), and of the others what it must know of them; or all three are."""
import os, re, subprocess, sys
sys.path.insert(0, 'tests/lib')
from literate import *

FAULTS = re.compile(r'Overfull|Missing character|[Uu]ndefined|'
                    r'multiply defined|Missing (picture|document|'
                    r'transcript)|Rerun to get|Marginpar on page \d+ moved'
                    r'|^!|Overprinted')
most = {'puzzles': 0, 'opponents': 0, 'house': 330}
volumes = list(most)
if '--all' not in sys.argv:
    day = int(subprocess.run(['tests/run/day'], capture_output=True, check=True).stdout)
    volumes = [volumes[day % 3]]
done = subprocess.run(['make', '-s', '--no-print-directory', 'build/book.set']
                      + ['TO_END=' + v for v in volumes if len(volumes) == 1], stdout=subprocess.PIPE,
                      stderr=subprocess.STDOUT, text=True)
check('the book is set', done.stdout.splitlines()[-20:]
      or ['make failed'] if done.returncode else [])
for volume in volumes:
    log = 'build/book/%s.log' % volume
    if not os.path.exists(log):
        continue
    lines = open(log, encoding='utf-8', errors='replace').read()
    lines = lines.split('\n')
    check('no complaints in ' + log,
          ['%d: %s' % (n, ' '.join(lines[n - 1:n + 1]))
           for n, line in enumerate(lines, 1) if FAULTS.search(line)])
    pages = re.search(r'Output written on .*\((\d+) pages',
                      ''.join(lines))
    check('%s has pages%s' % (volume, ', at most %d' % most[volume]
                              if most[volume] else ''),
          ['no "Output written"'] if not pages else
          ['%s pages' % pages[1]] if int(pages[1]) > most[volume] > 0 else [])
check('double quotes are no two single ones', [
    '%s: %s' % (volume, line) for volume in volumes
    for line in subprocess.run(['pdftotext', 'build/%s.pdf' % volume, '-'], text=True,
                               stdout=subprocess.PIPE).stdout.split('\n')
    if '\u2018\u2018' in line or '\u2019\u2019' in line])
check('no picture is kept in git but the icon and that of the README', [
    name for name in subprocess.run(
        ['git', 'ls-files', '*.pdf', '*.svg', '*.png', '*.jpg'],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        text=True).stdout.split()
    if name not in ('doc/picture.png', 'data/literate-games.svg')])
size = os.path.getsize('doc/picture.png')
check('and that has at most 350,000 bytes',
      [] if size <= 350000 else ['it has %d' % size])
end()
