#!/usr/bin/python3
"""tests/lib/filled.py finds a page that is filled too little, where one is planted;
and says nothing of the end of a chapter, of the contents and of the book."""
import os, sys
sys.path.insert(0, 'tests/lib')
from literate import *
from filled import short

PDF = 'build/filled-test.pdf'
ROWS = 40


def planted(pages, pdf=PDF, head=False):
    """a PDF of such pages: (first row, last row, number)"""
    texts = []
    for first, last, number in pages:
        rows = ['1 0 0 1 50 %d Tm (row %d) Tj' % (720 - 16 * k, k)
                for k in range(first, last)]
        texts.append('BT /F 12 Tf %s 1 0 0 1 300 %d Tm (%s) Tj ET'
                     % (' '.join(rows), 720 if head else 40, number))
    things = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count %d/Kids[%s]>>'
              % (len(texts), ' '.join('%d 0 R' % (2 * n + 4) for n in range(len(texts)))),
              '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>']
    for n, text in enumerate(texts):
        things += ['<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents %d 0 R'
                   '/Resources<</Font<</F 3 0 R>>>>>>' % (2 * n + 5),
                   '<</Length %d>>stream\n%s\nendstream' % (len(text), text)]
    out, places = '%PDF-1.4\n', []
    for n, thing in enumerate(things):
        places.append(len(out))
        out += '%d 0 obj\n%s\nendobj\n' % (n + 1, thing)
    tail = 'xref\n0 %d\n0000000000 65535 f \n%strailer\n<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n' % (
        len(places) + 1, ''.join('%010d 00000 n \n' % p for p in places),
        len(places) + 1, len(out))
    os.makedirs(os.path.dirname(pdf), exist_ok=True)
    with open(pdf, 'w', encoding='ascii') as file:
        file.write(out + tail)
    return [(n, round(100 * share)) for n, share in short(pdf)]


def must(claim, said, right):
    check(claim, [] if said == right else ['it says %s, and not %s' % (said, right)])


full = [(0, ROWS, str(n)) for n in range(1, 11)]
must('ten full pages are full', planted(full), [])
must('a page of 20 rows of 40 is found, and how full it is',
     planted(full[:3] + [(0, 20, '4')] + full[4:]), [(4, 49)])
must('one of 24 rows is below 65 %, and one of 28 is not',
     planted(full[:3] + [(0, 24, '4'), (0, 28, '5')] + full[5:]), [(4, 59)])
must('two are found',
     [n for n, _ in planted(full[:2] + [(0, 5, '3')] + full[3:6] + [(0, 10, '7')]
                            + full[7:])], [3, 7])
must('where a chapter ends, a page may be short',
     planted(full[:3] + [(0, 8, '4'), (6, ROWS, '5')] + full[5:]), [])
must('and where the book ends', planted(full + [(0, 8, '11')]), [])
must('and before page h1, where the contents end', planted(
    [(0, ROWS, 'iii'), (0, 8, 'iv')] + [(0, ROWS, 'h%d' % n) for n in range(1, 9)], head=True), [])
end()
