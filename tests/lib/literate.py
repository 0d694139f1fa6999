"""What the checking scripts share: documents, their chunks, and TAP.

A document is read the way noweb reads it. make tells which documents
and files there are, so that the lists stand in one place.
"""
import functools, os, re, subprocess, sys

@functools.lru_cache(None)
def lists():
    """what the Makefile knows, by its names there: asked once"""
    names = '''SRC DOCS FILES GAMES SEQUELS ALONG BUILT TAUGHT DRAFTS TESTS SHELF STD WARN LEAST
        INCLUDES SYSTEM GTK_CFLAGS GTK_LIBS LINKER WEB_CC VERSION with_gtk ALSO_HOUSE ON_SCREEN
        LEVEL_1 LEVEL_2 LEVEL_3 LEVEL_4 LEVEL_5 LEVEL_6'''.split()
    # make check asks it once for all checks of a part (see tests/run/keep)
    kept = os.environ.get('LISTS', '')
    if kept.startswith(os.getcwd() + '/build/') and os.path.exists(kept):
        with open(kept, encoding='utf-8') as said:
            return dict(zip(names, said.read().split('\n')))
    out = subprocess.run(['make', '-s', '--no-print-directory', 'list',
                          'WHAT=' + ' '.join(names)],
                         stdout=subprocess.PIPE, check=True, text=True).stdout
    if kept.startswith(os.getcwd() + '/build/'):
        with open('%s.%d' % (kept, os.getpid()), 'w', encoding='utf-8') as new:
            new.write(out)
        os.rename(new.name, kept)
    return dict(zip(names, out.split('\n')))

def make(variable):
    """the words of a variable of the Makefile"""
    return lists()[variable].split()

SOURCE = make('SRC')[0] + '/'        # where the C is, up to date

def documents():
    return [d + '.nw' for d in make('DOCS')]

def folder(document):
    """where its files are, in tangled/ and in build/src"""
    return os.path.basename(document)[:-3]

def chapters(game):
    """a game's chapter, and the second one if it has one"""
    return [game] + [s for s in make('SEQUELS') if game_of(s) == game]

def game_of(chapter):
    """the game that a chapter belongs to"""
    return chapter.split('-')[0] if chapter in make('SEQUELS') else chapter

def files(document=None):
    """the files of a document, or of all of them, as random/random.c"""
    return [f for f in make('FILES')
            if document is None or f.startswith(folder(document) + '/')]

def stem(file):
    """random/random-test.c is random-test"""
    return os.path.basename(file).rsplit('.', 1)[0]

DEFINES = re.compile(r'<<(.*)>>=\s*$')
USE = re.compile(r'(?<!@)<<(.*?)>>')

class Chunk:
    """one piece of code: all that stands between <<name>>= and @"""
    def __init__(self, document, name, line, prose):
        self.document, self.name, self.line = document, name, line
        self.prose = prose          # what was said just before it
        self.lines = []             # the code, without its line ends
        self.defs = []              # the names after %def
        self.after = None           # the chunk right before it, if any
    def uses(self):
        return [(self.line + 1 + i, name) for i, text in
                enumerate(self.lines) for name in USE.findall(text)]
    def place(self):
        return '%s:%d' % (self.document, self.line)

def read(document):
    """the chunks of a document, and the prose behind the last one"""
    chunks, prose, chunk = [], [], None
    with open(document, encoding='utf-8') as lines:
        for n, line in enumerate(lines, 1):
            line = line.rstrip('\n')
            head = DEFINES.match(line)
            if head:
                new = Chunk(document, head[1], n, '\n'.join(prose))
                if chunks and not new.prose.strip():
                    new.after = chunks[-1]
                chunks.append(new)
                chunk, prose = new, []
            elif chunk and (line == '@' or line.startswith('@ ')):
                if line.startswith('@ %def'):
                    chunk.defs += line.split()[2:]
                elif line[2:].strip():
                    prose.append(line[2:])
                chunk = None
            elif chunk:
                chunk.lines.append(line)
            elif line.startswith('@ %def'):
                chunks[-1].defs += line.split()[2:]
            else:
                prose.append(line)
    return chunks, '\n'.join(prose)

def only_in(chunks, pattern):
    """names of the chunks that only files of this pattern are made of,
    and of those whose own name fits it"""
    users = {}
    for c in chunks:
        for _, name in c.uses():
            users.setdefault(name, set()).add(c.name)
    found = {c.name for c in chunks if re.search(pattern, c.name)}
    grown = True
    while grown:
        more = {n for n in users if n not in found and users[n] <= found}
        found |= more
        grown = bool(more)
    return found

def test_chunks(chunks):
    """names of the chunks that belong to tests"""
    return only_in(chunks, r'\btests?\b|^(test|bench)\.h$|\bTAP\b')

COMMAND = re.compile(r'\\(begin|end|label|ref|about|picture|transcript|chapter'
                     r'|pageref|includegraphics)\*?\{[^}]*\}')
def plain(prose, code='\\1'):
    """prose without LaTeX; [[code]] becomes what the caller likes"""
    prose = re.sub(r'(?m)(?<!\\)%.*$', '', prose)
    prose = re.sub(r'(?s)\\begin\{verbatim\}.*?\\end\{verbatim\}', ' ',
                   prose)
    prose = re.sub(r'\[\[(.*?)\]\]+', code, prose)
    prose = re.sub(r'\\(chapter|section|subsection)\*?(\[[^]]*\])?\{'
                   r'([^}]*)\}', r'\n\3.\n', prose)
    prose = re.sub(r'\\begin\{(exercise|tabular)\}'
                   r'(\[[^]]*\]|\{[^}]*\})?', ' ', prose)
    prose = re.sub(r"\\['`^\"]\{?(\w)\}?", r'\1', prose)
    prose = re.sub(r'\\verb(.)(.*?)\1', ' ', prose)
    prose = COMMAND.sub(' ', prose)
    prose = re.sub(r'\$[^$]*\$', ' x ', prose)
    prose = re.sub(r'\\([#$%&_{}])', r'\1', prose)
    prose = re.sub(r'\\[a-zA-Z]+\*?', ' ', prose)
    return re.sub(r"``|''|[{}~\\]|---?", ' ', prose)

def words(prose):
    return re.findall(r"[A-Za-z0-9][\w'’-]*", plain(prose, ' code '))

_count = 0
_failed = False
def check(claim, faults):
    """one line of TAP: the claim holds if there are no faults"""
    global _count, _failed
    _count += 1
    faults = sorted(set(faults))
    print('%s %d - %s' % ('not ok' if faults else 'ok', _count, claim))
    for fault in faults:
        print('#   ' + fault)
    if faults:
        _failed = True
        print('# repeat: ' + ' '.join(sys.argv))
    sys.stdout.flush()

def end():
    print('1..%d' % _count)
    sys.exit(1 if _failed else 0)
