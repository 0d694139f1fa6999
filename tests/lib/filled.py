#!/usr/bin/python3
"""python3 tests/lib/filled.py PDF..: which pages of the set book are filled below 65 %,
but for those on which a chapter or a list ends and those of the covers. How far a page
is filled is how far down its lowest line of words stands, its number left out."""
import re, subprocess, sys

LEAST = .65


def pages(pdf):
    """for each page: how far down its words go, of 1, and its words"""
    said = subprocess.run(['pdftotext', '-bbox', pdf, '-'], text=True,
                          capture_output=True, check=True).stdout
    for page in said.split('<page ')[1:]:
        high = float(re.search(r'height="([\d.]+)"', page)[1])
        words = [(float(y) / high, text) for y, text in re.findall(
            r'yMax="([\d.]+)">(.*?)</word>', page)]
        yield words


def short(pdf):
    """(page, share) of those that are filled too little"""
    all_pages = list(pages(pdf))
    # the lowest line of words that any page has above its number
    body = sorted(y for words in all_pages for y, text in words
                  if not re.fullmatch(r'[oh]?\d+|[ivxl]+', text))
    bottom = body[-len(body) // 50] if body else 1
    top = body[len(body) // 500] if body else 0
    fills = [(max([y for y, t in words if not (y > bottom + .005 and
              re.fullmatch(r'[oh]?\d+|[ivxl]+', t))], default=0) - top)
             / (bottom - top) for words in all_pages]
    for n, share in enumerate(fills):
        # does the next page begin a chapter? its first words stand lower; or the
        # house itself, behind its contents?
        ends = n + 1 == len(fills) or not all_pages[n + 1] or min(
            y for y, _ in all_pages[n + 1]) > top + .03 or any(
            word == 'h1' and y <= top + .03 for y, word in all_pages[n + 1])
        if share < LEAST and not ends:
            yield n + 1, share


if __name__ == '__main__':
    total = 0
    for pdf in sys.argv[1:]:
        found = list(short(pdf))
        total += len(found)
        print('%s: %d pages below %d %%%s' % (pdf, len(found), 100 * LEAST,
              ': ' * bool(found) + ', '.join('%d (%d %%)' % (n, 100 * s)
                                             for n, s in found)))
