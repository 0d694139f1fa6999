#!/usr/bin/python3
"""American spelling. Words of our own stand in tests/house/words."""
import glob, re, subprocess, sys
sys.path.insert(0, 'tests/lib')
from literate import *

ours = {word for file in ['tests/house/words'] + glob.glob('tests/games/*/words')
        for word in open(file, encoding='utf-8').read().split()}

def misspelled(text):
    text = text.replace('’', "'")
    text = re.sub(r"\S*[_/@=<>|\d.][a-zA-Z]\S*|\w+\(\)", ' ', text)
    out = subprocess.run(['hunspell', '-d', 'en_US', '-i', 'utf-8', '-l'],
                         input=text, stdout=subprocess.PIPE, check=True,
                         text=True).stdout
    return {w for w in out.split() if w not in ours
            and re.sub("'s?$", '', w) not in ours}

for document in sys.argv[1:] or documents():
    chunks, rest = read(document)
    text = [c.prose for c in chunks] + [rest] + [c.name for c in chunks
            if not re.search(r'\.[ch]$', c.name)]
    lines = open(document, encoding='utf-8').read().split('\n')
    faults = []
    for word in misspelled(plain('\n\n'.join(text), ' ')):
        at = next((n for n, l in enumerate(lines, 1)
                   if re.search(r'\b%s\b' % re.escape(word), l)), 0)
        faults.append('%s:%d: %s' % (document, at, word))
    check(document + ': no word is misspelled', faults)
for page in [] if sys.argv[1:] else ['README.md'] + sorted(glob.glob('doc/*.md') + ['doc/NEWS']):
    text = open(page, encoding='utf-8').read()
    text = re.sub(r'(?s)```.*?```|`[^`]*`|\]\([^)]*\)', ' ', text)
    text = re.sub(r'(?m)^    .*$', ' ', text)
    check(page + ': no word is misspelled',
          ['%s: %s' % (page, w) for w in misspelled(text)])
end()
