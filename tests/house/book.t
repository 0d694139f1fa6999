#!/usr/bin/python3
"""The three volumes of the book are set, and LaTeX has no complaints."""
import os, re, subprocess, sys
sys.path.insert(0, 'tests/lib')
from literate import *

FAULTS = re.compile(r'Overfull|Missing character|[Uu]ndefined|'
                    r'multiply defined|Missing (picture|document|'
                    r'transcript)|Rerun to get|Marginpar on page \d+ moved'
                    r'|^!|Overprinted')
done = subprocess.run(['make', '-s', '--no-print-directory',
                       'build/book.set'], stdout=subprocess.PIPE,
                      stderr=subprocess.STDOUT, text=True)
check('the book is set', done.stdout.splitlines()[-20:]
      or ['make failed'] if done.returncode else [])
for volume, most in ('puzzles', 0), ('opponents', 0), ('house', 330):
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
    check('%s has pages%s' % (volume, ', at most %d' % most if most else ''),
          ['no "Output written"'] if not pages else
          ['%s pages' % pages[1]] if int(pages[1]) > most > 0 else [])
check('double quotes are no two single ones', [
    '%s: %s' % (volume, line) for volume in ('puzzles', 'opponents', 'house')
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
