#!/usr/bin/python3
"""The most that can be made of deals 1 to 10 of 6 by 6 and three colors,
found another way than the game finds it: forward, by layers. A layer has
all boards with so many balls left, each with the most points it can be
come to with. The deals are read from what the game shows in the terminal;
nothing else is taken from it."""
import re, subprocess, sys
sys.path.insert(0, 'tests/lib')
from literate import *

def columns(number):
    said = subprocess.run(['build/bin/same', '--text', '--seed=%d' % number,
                           '--options=rows=6 columns=6 colors=3'],
                          input=':quit\n', stdout=subprocess.PIPE,
                          text=True).stdout.split('\n')[1:7]
    rows = [line.upper().split()[1:] for line in said]
    return tuple(''.join(rows[r][c] for r in range(5, -1, -1))
                 for c in range(6))

def blob(board, c, r, met):
    """the cells of the blob, by asking each other, deep down"""
    if (c, r) in met:
        return
    met.add((c, r))
    for x, y in ((c + 1, r), (c - 1, r), (c, r + 1), (c, r - 1)):
        if 0 <= x < len(board) and 0 <= y < len(board[x]) \
                and board[x][y] == board[c][r]:
            blob(board, x, y, met)

def clicks(board):
    seen = set()
    for c in range(len(board)):
        for r in range(len(board[c])):
            if (c, r) not in seen:
                met = set()
                blob(board, c, r, met)
                seen |= met
                if len(met) > 1:
                    after = (''.join(b for y, b in enumerate(column)
                                     if (x, y) not in met)
                             for x, column in enumerate(board))
                    yield len(met), tuple(a for a in after if a)

known = re.search(r'known\[10\] = \{([^}]*)',
                  open(SOURCE + 'same/same-test.c').read())[1].split(',')
wrong = []
for number in range(1, 11):
    layers = [{} for _ in range(37)]
    layers[36][columns(number)] = 0
    best = 0
    for left in range(36, -1, -1):
        for board, points in layers[left].items():
            best = max(best, points + 100 * (50 - left))
            for n, after in clicks(board):
                layer = layers[left - n]
                layer[after] = max(layer.get(after, 0), points + n * n)
    if best != int(known[number - 1]):
        wrong.append('deal %d: %d points' % (number, best))
check('another program makes as much of ten deals, layer by layer', wrong)
end()
