"""A tongue in which every sentence of ours is marked: «Size».

What reaches a player without marks never went through the catalog. Shared
by tests/house/german.t, for the terminal, and tests/window/tongue-window.py.
"""
import os, re, subprocess
from manners import Manners

TONGUE = 'qps'                      # a code for tongues that nobody speaks
HOME = 'build/tongue'
MADE = '%s/%s/LC_MESSAGES/literate-games.mo' % (HOME, TONGUE)

# where it can be spoken: '' where no locale lets it
LOCALE = subprocess.run(['tests/lib/locale'], stdout=subprocess.PIPE,
                        text=True).stdout.strip()
MUTE = ' # SKIP no locale here takes sentences out of catalogs'

def catalog():
    """makes its catalog, of the sentences of today (now.pot, beside it);
    the variables that choose it"""
    subprocess.run(['make', '-s', '--no-print-directory', MADE], check=True)
    return {'TEXTDOMAINDIR': os.path.abspath(HOME), 'LANGUAGE': TONGUE,
            'LC_ALL': LOCALE}

GAMES = re.search(r'(?m)^GAMES = (.*)', open('Makefile').read())[1].split()

# what is the same in every tongue: what a player or the house has said,
# moves and their forms, words of a command line, files, names of programs,
# of options and of players: those of nim here, of others in their manners
SAME = re.compile(
    r'^(> |: ).*|:(hint )?\w+|--?\w[\w-]*(=("[^"]*"|\S+))?|\w+=\S*|(/\S+)+|~( tick|\S*)|'
    r'\S+\.(play|pdf|svg|png|conf)|(?-i:\b[A-Z]{2,}\b|\b[FCPIDBS][woyvgrb]\b)|\b('
    r'take|bid|literate-games|nim|matches|seat[12]|bids|person|novice|good|'
    r'best|' + '|'.join(filter(None, GAMES + [Manners(g).says for g in GAMES]))
    + r')\b', re.I)

# a hint says the name of a thing, up to the colon in its words, and then
# where it goes, or why
NAME = re.compile(r'«(?:[^«»:]|«(?:[^«»]|«[^«»]*»)*»)*(?=: «|«, to «)')

def unmarked(text):
    """what of it is in no marks, if that has words; or that a mark has
    been cut off"""
    begun = []
    for at, letter in enumerate(text):
        if letter == '«':
            begun.append(at)
        elif letter == '»' and begun:
            begun.pop()
    for at in reversed(begun):
        name = NAME.match(text, at)
        if not name:                # a list of options may fill a line
            return '' if '«the options are»' in text else 'cut off: ' + text
        text = text[:at] + '-' + text[name.end():]
    depth, rest = 0, ''
    for letter in text:
        depth += (letter == '«') - (letter == '»')
        rest += letter if depth == 0 and letter != '»' else ''
    return rest if re.search(r'[^\W\d_]{2}', SAME.sub('', rest)) else ''
