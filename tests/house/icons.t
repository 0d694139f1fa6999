#!/usr/bin/python3
"""The main parts of the picture on each box stand out, by three to one, in
all themes: from what they lie on, or by an outline or a sign that does."""
import re, subprocess, sys
sys.path.insert(0, 'tests/lib')
from literate import *

THEMES = 'light', 'dark', 'contrast', 'inverse'
AROUND = 2.5                            # an outline is at most so far away
def FOOT(box):                          # of the tile, or its own outline
    return box[3] == 48 and box[1] > 30 or 0 < box[0] < 2

def bright(color):
    parts = [c / 12.92 if c <= .03928 else ((c + .055) / 1.055) ** 2.4
             for c in color]
    return sum(w * c for w, c in zip((.2126, .7152, .0722), parts)) + .05

def apart(a, b):
    a, b = bright(a), bright(b)
    return max(a, b) / min(a, b) >= 3

def parts(game, theme):
    """(color, box) of what is painted, from below"""
    file = f'build/{game}-icon.svg'
    subprocess.run([f'build/bin/{game}', '--icon', file,
                    f'--theme={theme}'], check=True)
    for line in open(file):
        ink = re.search(r'(?:fill|stroke)(?::|=")rgb\(([\d.]+)%, ?'
                        r'([\d.]+)%, ?([\d.]+)%\)', line)
        path = re.search(r' d="([^"]*)"', line)
        if not ink or not path:
            continue
        turn = re.search(r'matrix\(([^)]*)\)', line)
        a, b, c, d, e, f = [float(n) for n in turn[1].split(',')] \
            if turn else (1, 0, 0, 1, 0, 0)
        n = [float(n) for n in re.findall(r'-?[\d.]+', path[1])]
        x = [a * p + c * q + e for p, q in zip(n[::2], n[1::2])]
        y = [b * p + d * q + f for p, q in zip(n[::2], n[1::2])]
        yield ([float(k) / 100 for k in ink.groups()],
               (min(x), min(y), max(x), max(y)))

def within(a, b, by):
    return a[0] >= b[0] - by and a[1] >= b[1] - by \
        and a[2] <= b[2] + by and a[3] <= b[3] + by

def lost(game, theme):
    """the parts that nobody sees"""
    tile, *rest = [p for p in parts(game, theme) if not FOOT(p[1])]
    bad = []
    for k, (color, box) in enumerate(rest):
        under = [p for p in rest[:k] if within(box, p[1], .1)
                 and p[0] != color]
        on = (under or [tile])[-1]
        close = [p for p in rest if within(box, p[1], .1)
                 and within(p[1], box, AROUND)]
        signs = [p for p in rest[k + 1:] if within(p[1], box, .1)]
        rim = on in close and apart(color, tile[0])
        if not rim and not apart(color, on[0]) and not any(
                apart(p[0], tile[0]) and apart(p[0], color)
                for p in close + signs):
            bad.append(f'{theme}: ' + ' '.join('%.0f' % n for n in box)
                       + ' #%02X%02X%02X' % tuple(
                           round(255 * c) for c in color))
    return bad

for game in sys.argv[1:] or make('BUILT'):
    bad = [b for t in THEMES for b in lost(game, t)]
    check(f'{game}: its picture stands out from its tile', bad)
end()
