#!/usr/bin/python3
"""Nothing stays English: the catalogs are whole, and what the terminal says
has gone through one."""
import glob, os, re, subprocess, sys, tempfile
sys.path.insert(0, 'tests/lib')
from literate import *
from tongue import HOME, LOCALE, MUTE, catalog, unmarked

def run(*words, said='', **world):
    return subprocess.run(words, input=said, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True,
                          env=dict(os.environ, **world)).stdout

home = tempfile.mkdtemp()
world = dict(catalog(), HOME=home,
             XDG_CONFIG_HOME=home + '/c', XDG_DATA_HOME=home + '/d')

def sentences(file):
    """of a catalog: its sentences as (English, the plural, translations)"""
    text = re.sub(r'"\n"', '', open(file, encoding='utf-8').read())
    for entry in text.split('\n\n')[1:]:
        said = re.findall(r'^(\w+)(?:\[\d\])? "(.*)"$', entry, re.M)
        words = dict(said)
        if 'msgid' in words:
            yield (words['msgid'], words.get('msgid_plural'),
                   [w for k, w in said if k == 'msgstr'])

check('a word outside of the marks is noticed',
      [w for w in ('Undo', '«Undo» it', '«Un', 'MIT: Undo', '«On: it',
                '«On: «it» is') if not unmarked(w)]
      + [w for w in ('«Undo» (MIT)', '> undo', ': 12', '«On«, to «Off»»: «it»')
         if unmarked(w)])
pot, now = 'po/literate-games.pot', HOME + '/now.pot'
old, new = [{s[:2] for s in sentences(f)} for f in (pot, now)]
check('po/literate-games.pot has the sentences of today: make pot',
      ['%s %s' % (sign, s[0]) for sign, some in
       (('new:', new - old), ('gone:', old - new)) for s in sorted(some)])
for po in sorted(glob.glob('po/*.po')):
    said = run('msgfmt', '--check', '--statistics', '-o', '/dev/null', po,
               LC_ALL='C')
    check('%s is whole: %s' % (po, said.strip()), said.splitlines()
          if re.search(r'fuzzy|untranslated|:\d+:', said) else [])
    there = {s[:2] for s in sentences(po)}
    check(po + ' knows every sentence',
          [s[0] for s in sorted(new - there)])

# a number beside a noun needs forms: "%d moves". These have none, because
# what is counted stands before its number, or nothing is counted
COUNTS_NOTHING = re.compile(
    r'(the %d )?at %d %d|the %d (and the %d )?(beside|near)|row %d, column %d|%d to %d|steps of %d|%d of (%d( won|\.)|8|24|%d imagined)|another won %d|'
    'were %d and %d|%d percent| %d done|(row|column|line|seat|par|distance|bid|signal|status|'
    'version) %d|%d (becomes|open|now|at most)', re.I)
check('a sentence that counts something has plural forms',
      ['%s: local_n, or tests/house/german.t' % s[0] for s in sentences(now)
       if re.search(r'%l*d', s[0]) and s[1] is None and
       re.search(r'%l*d [a-z]', COUNTS_NOTHING.sub('', s[0]))])

def listen(name, words, said=''):
    """runs a program, and looks at each line of what it says"""
    check('%s says nothing without the catalog' % name, sorted(set(filter(
        None, map(unmarked, run(*words, said=said, **world).splitlines())))))

if not LOCALE:
    check('what the terminal says' + MUTE, [])
    subprocess.run(['rm', '-r', home], check=True)
    end()

for game in make('BUILT') + ['nim']:
    listen(game + ' --help', ['build/bin/' + game, '--help'])
    for play in sorted(glob.glob('tests/games/%s/*.play' % game)):
        with open(play, encoding='utf-8') as lines:
            first = next(lines)
            said = [line[2:] for line in lines if line[0] == '>']
        listen(play, ['sh', '-c', 'build/bin/' + first[2:].strip()],
               ''.join(said) + ':help\n:legal\n:say\n:hint\n:seats\n:stats\n:foo\n')
    for words in (['--sede=5'], ['--text'], ['--text', '--seed=x'],
                  ['--replay=/none'], ['--stats'], ['--text', '--options=q'],
                  ['--figure=a.txt'], ['--theme=red', '--figure=a.pdf']):
        listen(' '.join([game] + words), ['build/bin/' + game] + words)
for words in ('--list', '--list all', '--help', '--text', 'nobody'):
    listen('literate-games ' + words,
           ['build/bin/literate-games'] + words.split(), 'hello\n?\n1\n\n')
subprocess.run(['rm', '-r', home], check=True)
end()
