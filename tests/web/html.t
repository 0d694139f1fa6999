#!/usr/bin/python3
"""The book on the web: build/weave against snippets, and then
every page of build/html. With --list: prints the permanent anchors.
With --paper: compares the numbers with those of the book on paper."""
import glob, os, re, subprocess, sys, tempfile
from importlib.machinery import SourceFileLoader
from html.parser import HTMLParser
sys.path.insert(0, 'tests/lib')
from literate import *

WEAVE = os.path.abspath(os.environ.get('WEAVE', 'build/weave'))
WEB = 'build/html'
sys.dont_write_bytecode = True
lean = SourceFileLoader('bind', 'doc/bind').load_module().lean
VOID = {'meta', 'link', 'img', 'br', 'source', 'input', 'hr'}
PHRASE = {'a', 'em', 'dfn', 'i', 'b', 'u', 'var', 'samp', 'code', 'span', 'small',
          'sup', 'math', 'picture', 'img', 'source', 'br'}
# what may stand directly in it; what is not named here takes anything
ONLY = {tag: PHRASE for tag in ('p h1 h2 h3 pre em i b code span small'
                                ' sup sub title th').split()}
ONLY.update(ul={'li'}, ol={'li'}, table={'tr'}, tr={'th', 'td'},
            picture={'source', 'img'}, title=set(), summary=PHRASE,
            head={'meta', 'title', 'link', 'script'}, html={'head', 'body'})

class Page(HTMLParser):
    """what a page has, and where it is not as a page should be"""
    def __init__(self, name, text):
        super().__init__(convert_charrefs=True)
        self.name, self.open, self.faults = name, [], []
        self.ids, self.links, self.images = [], [], []
        self.headings, self.seen, self.words = [], [], []
        self.refs, self.pieces, self.numbers, self.tests = [], [], {}, []
        self.about = ''
        self.feed(text)
        self.close()
        if self.open:
            self.fault('never closed: ' + ' '.join(t for t, _ in self.open))
    def fault(self, what):
        self.faults.append('%s:%d: %s' % (self.name, self.getpos()[0], what))
    def inside(self, *tags):
        return any(t in tags for t, _ in self.open)
    def handle_starttag(self, tag, attributes):
        a = dict(attributes)
        if len(a) < len(attributes):
            self.fault(tag + ' has an attribute twice')
        parent = self.open[-1][0] if self.open else ''
        if parent in ONLY and tag not in ONLY[parent]:
            self.fault('%s in %s' % (tag, parent))
        if tag == 'a' and self.inside('a'):
            self.fault('a link in a link')
        self.seen.append((tag, a))
        if a.get('id') is not None:
            self.ids.append(a['id'])
        for key in ('href', 'src', 'srcset'):
            if key in a:
                self.links.append((a[key], self.getpos()[0]))
        if tag == 'img':
            self.images.append((a, self.getpos()[0]))
        if re.match('h[1-6]$', tag):
            self.headings.append(int(tag[1]))
        if tag not in VOID:
            self.open.append((tag, a))
    def handle_endtag(self, tag):
        if not self.open or self.open[-1][0] != tag:
            self.fault('</%s> closes %s' % (tag, self.open[-1:]))
        else:
            self.open.pop()
    def handle_data(self, data):
        if [t for t, a in self.open[-2:]] == ['figcaption', 'b']:
            # its own: a caption may speak of another figure, too
            figure = next(b for t, b in self.open if t == 'figure')
            self.numbers[figure.get('id')] = data.split()[1]
        if len(self.open) > 1 and self.open[-1][1].get('class') == 'no':
            above = self.open[-2][1]
            if self.open[-1][0] == 'a':
                self.pieces.append(data.lstrip('§'))
                if self.inside('details'):
                    self.tests.append(self.pieces[-1])
            elif self.open[-2][0] in ('h1', 'h2', 'h3'):
                self.numbers[above.get('id', '')] = data
        if any(a.get('class') == 'about' for t, a in self.open):
            self.about += data
        if not self.inside('pre', 'code'):
            self.words.append((data, self.getpos()[0]))

# ---- snippets --------------------------------------------------------

def weave(text):
    """the pages made from one document cat.nw, or the complaint"""
    with tempfile.TemporaryDirectory() as folder:
        os.symlink(os.path.abspath('doc'), folder + '/doc')
        with open(folder + '/cat.nw', 'w', encoding='utf-8') as out:
            out.write(text)
        notes = subprocess.run(
            ['noweave', '-n', '-delay', '-index', '-backend', 'sh -c cat',
             'cat.nw'], cwd=folder, stdout=subprocess.PIPE, check=True)
        done = subprocess.run([WEAVE, folder], input=notes.stdout,
                              cwd=folder, stderr=subprocess.PIPE)
        if done.returncode:
            return done.stderr.decode()
        bound = subprocess.run(['doc/bind', folder], cwd=folder,
                               stderr=subprocess.PIPE)
        if bound.returncode:
            return bound.stderr.decode()
        pages = {}
        for file in glob.glob(folder + '/*.html'):
            text = open(file, encoding='utf-8').read()
            pages[os.path.basename(file)] = text
        return pages

CHAPTER = '\\chapter{Cat}\\label{ch:cat}\n'
def shows(claim, document, *wanted):
    wanted = [lean(w) for w in wanted]
    pages = weave(CHAPTER + document)
    if isinstance(pages, str):
        return check(claim, [pages])
    page = pages['cat.html']
    check(claim, ['not on the page: ' + w for w in wanted if w not in page]
          + Page('cat.html', page).faults
          + (page.split('<main')[1].split('</main')[0].split('\n')
             if any(w not in page for w in wanted) else []))

def refuses(claim, document, message):
    said = weave(document)
    check(claim, [] if isinstance(said, str) and message in said
          else ['wanted: ' + message, 'got: ' + str(said)[:300]])

def snippets():
    shows('prose: quotes, dashes, signs, accents, a remark',
          'It\'s ``so\'\'---100\\% \\& \\_\\{\\}, naïve, 1--2~cats\n'
          'a % hidden \\anything\nb\n',
          'It’s “so”—100% &amp; _{}, naïve, 1–2\u00a0cats\na b')
    shows('code in prose, emphasis', 'Use \\emph{[[a<b]] now}.\n',
          '<em><code>a&lt;b</code> now</em>')
    shows('a subject is marked where it is explained',
          'A \\term{wide\nqueue}.\n', '<dfn id="term-wide-queue">wide')
    shows('and what it is about, without a word',
          'A\\about{queue, wide; list}.\n\nB\\about{C shifts}.\n',
          'A<span id="term-queue-wide-list"></span>.',
          'B<span class="inc" id="term-c-shifts">In C: '
          '<a href="c.html#c-shifts">shifts of bits</a></span>.')
    shows('formulas',
          '$-1$, $k-1$, $1 + y \\cdot n$, $2^{64}$, $(1-t)^3$, $2\\pi+1$,'
          ' $\\sqrt{1/2}$, $x_n$, $a\\le b$, $1{,}044$',
          '<mo form=prefix>−</mo><mn>1</mn></math>',
          '<mi>k</mi><mo>−</mo><mn>1</mn></math>',
          '<mn>1</mn><mo>+</mo><mi>y</mi><mo>·</mo><mi>n</mi></math>',
          '<msup><mn>2</mn><mn>64</mn></msup></math>',
          '<mo stretchy=false>(</mo><mn>1</mn><mo>−</mo><mi>t</mi>'
          '<msup><mo stretchy=false>)</mo><mn>3</mn></msup></math>',
          '<mn>2</mn><mi>π</mi><mo>+</mo><mn>1</mn></math>',
          '<msqrt><mrow><mn>1</mn><mo lspace=0 rspace=0>/</mo><mn>2</mn></mrow>'
          '</msqrt></math>',
          '<msub><mi>x</mi><mi>n</mi></msub></math>',
          '<mi>a</mi><mo>≤</mo><mi>b</mi></math>', '<mn>1,044</mn></math>')
    shows('and said aloud', '$(1-t)^3$, $2^{64}$, $a\\le b$, $1{,}044 - k$, $k$',
          '<math aria-label="(1 minus t) cubed">', '"2 to the power of 64"',
          '"a is at most b"', '"1,044 minus k"', '<math><mi>k</mi>')
    shows('lists and verbatim',
          '\\begin{itemize}\n\\item one\n\\item two\n\n  more\n'
          '\\begin{enumerate}\\item deep\\end{enumerate}\n\\end{itemize}\n'
          '\\begin{verbatim}\n \\any [[thing]] <goes> % here\n'
          '\\end{verbatim}\n',
          '<li><p>one\n</p>\n</li>', '<li><p>two</p>',
          '<ol>\n<li><p>deep</p>',
          '<pre class="verbatim" tabindex="0"> \\any [[thing]]'
          ' &lt;goes&gt; % here</pre>')
    shows('tables, figures, references there and back',
          'See Figure~\\ref{fig:a} and page~\\pageref{sec:b}.\n'
          '\\begin{figure}\\picture{cat-x}\\caption{A [[cat]].}'
          '\\label{fig:a}\\end{figure}\n'
          '\\section{Be}\\label{sec:b}\n\\begin{table}\n'
          '\\begin{tabular}{lr}\na & b \\\\\n[[&]] & 2 \\\\'
          '\\end{tabular}\\caption{T}\\label{tab:t}\\end{table}\n',
          '<a href="#fig-a">Figure\u00a01.1</a>', '<a href="#b">§1.1</a>',
          'alt="A cat."', '<figcaption><b>Figure 1.1</b> A <code>cat</code>',
          '<th scope="col" class="l">a </th>', '<td class="r">2 </td>',
          '<td class="l"><code>&amp;</code> </td>', ' id="tab-t"')
    shows('a place for a game', '\\play{size=3 cat=x}{7}\n',
          'data-game="cat" data-options="size=3 cat=x" data-seed="7"',
          '<img src="cat-play.svg" alt="The board at the start"',
          '<script src="board.js" defer></script>')
    shows('an exercise', '\\begin{exercise}[a line]\nTry $n$ cats.\n'
          '\\end{exercise}\n', '<div class="exercise" id="exercise-try-n-cats"',
          '<b>Exercise 1.1</b> <i>a line</i>')
    shows('chunks: ids, inks, uses, the foot',
          '<<step [[n]]>>=\n#include <a.h>\nint left(void); /* "x */\n'
          '@ %def left\n<<step [[n]]>>=\nleft("/*", 0x1F);\n@\n'
          '<<cat.c>>=\n<<step [[n]]>>\n@\n',
          ' id="chunk-step-n"', ' id="chunk-step-n.left-0x1f"',
          '<span class="p">#include</span> <samp>&lt;a.h&gt;',
          '<span class="def" id="def-left">left</span>',
          '<em>/* &quot;x */</em>',
          '<a class="nm" href="#def-left">left</a>',
          '<samp>&quot;/*&quot;</samp>',
          '<a class="use" href="#chunk-step-n">',
          'Used in <a href="#chunk-cat-c">§1.3</a>. Continued in <a href='
          '"#chunk-step-n.left-0x1f">§1.2</a>.', 'Begun in',
          'Written to <code>cat.c</code>.')
    shows('tests: folded, and what they claim',
          '<<cat.c>>=\n<<both>>\n@\n<<both>>=\nx\n@\n'
          '<<cat-test.c>>=\n<<both>>\n<<only tests>>\n@\n'
          '<<only tests>>=\nCLAIM(a_cat_is_a_cat)\n{\n}\n'
          'static void a_dog_is_not(void)\nstatic void a_helper(void)\n@\n'
          '<<only tests>>=\ny\n@\n',
          '<div class="chunk" id="chunk-both">',
          '<details class="chunk" id="chunk-only-tests">\n'
          '<summary>a cat is a cat; a dog is not</summary>',
          '<summary><i>⟨only tests⟩</i></summary>')
    every = {'emph': '\\emph{x}', 'term': '\\term{x}', 'idea': '\n\\idea[**]{x}\n', 'ref': '\\ref{sec:s}', 'pageref': '\\pageref{sec:s}', 'about': '\\about{x, y; z}'}
    document = open('kit/weave.nw', encoding='utf-8').read()
    listed = document.split('commands[] =\n')[1].split(';')[0]
    listed = set(re.sub(r'["\n]', ' ', listed).split())
    body = CHAPTER + '\\section{S}\\label{sec:s}\n\\subsection{U}\n' \
        '\\begin{figure}\\picture{a}\\caption{c}\\end{figure}\n' \
        '\\begin{itemize}\\item a\\end{itemize}\n' + ' '.join(every.values())
    known = set(re.findall(r'\\([a-z]+)', body)) | {'transcript', 'play'}
    said = weave(body)
    check('every command of the list of kit/weave.nw is woven',
          (listed - known) | (set() if isinstance(said, dict) else {said}))
    pages = weave('\\chapter{One}\\label{ch:one}\n<<a>>=\n1\n@\n'
                  '\\chapter{Two}\nSee Chapter~\\ref{ch:one}.\n<<b>>=\n<<a>>\n@\n')
    check('two chapters of one document are two pages',
          [] if isinstance(pages, dict) and 'one.html' in pages and
          lean('<a href="one.html#chunk-a">')[3:] in pages.get('two.html', '') and
          '<a href=one.html>Chapter\u00a01</a>' in pages['two.html'] else [str(pages)])

def refusals():
    refuses('a command outside the set', CHAPTER + 'One\n\na \\textbf{b}\n',
            'cat.nw:4: weave: \\textbf is not a command of the book')
    refuses('a sign outside the set', CHAPTER + 'a \\= b\n',
            'cat.nw:2: weave: \\= is not a sign')
    refuses('a place outside the set', '\n\\begin{center}\n\\end{center}\n',
            'cat.nw:2: weave: \\begin{center} is not among')
    refuses('an end without its begin', CHAPTER + '\n\\end{itemize}\n',
            'cat.nw:3: weave: \\end{itemize} ends')
    refuses('the end of another place',
            CHAPTER + '\\begin{figure}\n\\end{table}\n',
            'cat.nw:3: weave: \\end{table} ends what was not')
    refuses('a begin without its end',
            CHAPTER + '\n\\begin{figure}\n<<a>>=\n1\n@\n',
            'cat.nw:3: weave: \\begin{figure} begins here and does not end')
    refuses('a brace that nothing closes', CHAPTER + 'a\nb \\emph{c\n',
            'cat.nw:3: weave: {c opens a brace')
    refuses('a chunk that nobody wrote', CHAPTER + '<<a>>=\n<<b>>\n@\n',
            'cat.nw:3: weave: b is used here')
    refuses('a label that nobody has', CHAPTER + 'a\nb~\\ref{sec:no}\n',
            'cat.nw:3: weave: sec:no is the label of no place')
    refuses('two sections of one anchor',
            CHAPTER + '\\section{A}\nx\n\\section{A}\n',
            'cat.nw:4: weave: \\section{A} has the anchor')
    refuses('a formula outside the set', CHAPTER + 'a\n$\\oint x$\n',
            'cat.nw:3: weave: \\oint is not among the formulas')
    refuses('a formula without its end', CHAPTER + 'a\n$x\n\n',
            'cat.nw:3: weave: $x begins a formula')
    refuses('a transcript that is not there',
            CHAPTER + '\\transcript{no.play}\n',
            'doc/bind: no.play is a file that is not there')
    for name in ('', '@file a.nw\n@begin docs 0\n@text \\chapter{A', '@defn'):
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run([WEAVE, folder], input=name.encode(),
                                  stderr=subprocess.PIPE)
            check('a stream that breaks off after %d letters' % len(name),
                  [] if done.returncode in (0, 1) else ['it broke off, too'])

def ids_of(pages):
    return {f + '#' + i for f in pages for i in Page(f, pages[f]).ids}

def anchors_hold():
    first = '\\section{Two}\nx\n<<b>>=\nfine(1);\n@\n<<b>>=\nmore(2);\n@\n' \
        '<<c>>=\n<<b>>\n@\n\\begin{exercise}[a line]\nTry it.\n' \
        '\\end{exercise}\n'
    more = '\\section{One}\n\\begin{exercise}[a line]\nDo.\n' \
        '\\end{exercise}\n<<b>>=\nzero(0);\n@\n<<d>>=\n<<b>>\n@\n'
    before = ids_of(weave(CHAPTER + first))
    # the piece put before takes the chunk's own anchor; all others stay
    after = ids_of(weave('\\chapter{New}\n' + CHAPTER + more + first))
    check('anchors stay when sections, exercises and pieces come before',
          before - after)
    renamed = ids_of(weave(CHAPTER.replace('{Cat}', '{Tom}') + first
                           .replace('{Two}', '{Three}\\label{sec:two}')))
    check('a label keeps an anchor when the title changes',
          before - renamed)

# ---- the whole web ---------------------------------------------------

def read_web():
    return {os.path.basename(f): Page(os.path.basename(f),
                                      open(f, encoding='utf-8').read())
            for f in sorted(glob.glob(WEB + '/*.html'))}

def permanent(pages):
    """the addresses of chapters, sections, figures and tables"""
    found = set()
    for name, page in pages.items():
        if name in ('index.html', 'subjects.html', 'chunks.html',
                    'names.html'):
            continue
        found.add(name)
        for i in page.ids:
            if '.' not in i and not re.match('~|exercise-|term-'
                                             '|main$|contents$', i):
                found.add(name + '#' + i)
    return sorted(found)

def local(link):
    return not re.match(r'[a-z]+:|//', link)

def every_page(pages):
    faults = {key: [] for key in ('nesting', 'ids', 'links', 'pictures',
              'headings', 'text', 'frame', 'far')}
    for name, page in pages.items():
        faults['nesting'] += page.faults
        faults['ids'] += ['%s: %s is there twice' % (name, i)
                          for i in page.ids if page.ids.count(i) > 1
                          ] if len(set(page.ids)) < len(page.ids) else []
        for link, line in page.links:
            at = '%s:%d: ' % (name, line)
            if not local(link):
                faults['far'].append(at + link)
                continue
            file, _, part = link.replace('#deal=today', '#play').partition('#')
            if file and not os.path.exists(WEB + '/' + file):
                faults['links'].append(at + link)
            elif part and part not in pages[file or name].ids_set:
                faults['links'].append(at + link)
        for a, line in page.images:
            at = '%s:%d: %s' % (name, line, a.get('src'))
            if a.get('alt') == '' and name == 'index.html':
                pass                # the words of its tile stand beside it
            elif not a.get('alt') or re.search(r'[<>\\]', a['alt']):
                faults['pictures'].append(at + ' has no words for it')
            if name != 'index.html' and not a.get('width'):
                faults['pictures'].append(at + ' has no size')
        last = 0
        for level in page.headings:
            if level > last + 1:
                faults['headings'].append('%s: h%d after h%d' % (name, level,
                                                                 last))
            last = level
        if page.headings.count(1) != 1:
            faults['headings'].append('%s: %d of level 1' % (name,
                                      page.headings.count(1)))
        faults['text'] += ['%s:%d: %s' % (name, line, text.strip())
            for text, line in page.words
            if re.search(r'\\|\?\?|``|\'\'|\$|~|\{|\}|[\x01-\x08]|\[\[|\]\]|'
                         '\ufffd', text)]
        tags = [t for t, a in page.seen]
        for tag in ('main', 'header', 'nav', 'title'):
            if tag not in tags:
                faults['frame'].append('%s: no %s' % (name, tag))
        if ('html', {'lang': 'en'}) not in page.seen:
            faults['frame'].append(name + ': no language')
        if not any(a.get('class') == 'skip' for t, a in page.seen):
            faults['frame'].append(name + ': no way past the navigation')
        if [a for t, a in page.seen if t == 'style' or 'style' in a]:
            faults['frame'].append(name + ': style outside the style sheet')
    weigh = {f: os.path.getsize(f) for f in glob.glob(WEB + '/*')}
    check('all of it weighs at most 20 MB, and no page more than 1.5',
          ['%.1f MB' % (sum(weigh.values()) / 1e6)] * (sum(weigh.values()) > 20e6)
          + [f for f in weigh if f.endswith('.html') and weigh[f] > 1.4e6])
    check('every page is nested as HTML should be', faults['nesting'])
    check('no anchor is there twice', faults['ids'])
    check('every link arrives', faults['links'])
    check('nothing is loaded from elsewhere', faults['far'])
    check('every picture has words and a size', faults['pictures'])
    check('headings go down one level at a time', faults['headings'])
    check('no LaTeX is left in the text', faults['text'])
    check('every page has language, title, landmarks and a skip link',
          faults['frame'])

def folded_away(chunks):
    """the chunks of which a page shows the name alone: those of tests, but
    for what its author bids stay"""
    tests = only_in(chunks, r'-test\.c$')
    return {k for k, c in enumerate(chunks) if c.name in tests
            and not c.prose.rstrip().endswith('% stays')}

def every_chunk(pages):
    titles = {}
    for document in documents():
        chunks, rest = read(document)
        titles[document] = chunks
    pieces = sum(len(p.pieces) for p in pages.values())
    check('every piece of every document is on a page',
          [] if pieces == sum(len(c) for c in titles.values())
          else ['%d pieces on pages' % pieces])
    faults = []
    for document, chunks in titles.items():
        tests = folded_away(chunks)
        text = open(document, encoding='utf-8').read()
        web = [pages[label + '.html'] for label in
               re.findall(r'\n\\chapter.*\\label\{ch:([\w-]+)\}', text)]
        folded = [(n, n in p.tests) for p in web for n in p.pieces]
        faults += ['%s: %s' % (c.place(), c.name)
                   for k, (c, (n, fold)) in enumerate(zip(chunks, folded))
                   if fold != (k in tests)]
    check('folded is what only tests use, and nothing else', faults)
    linked = {(link.split('#')[0] or name) + '#' + link.split('#')[1]
              for name, p in pages.items() if name != 'chunks.html'
              for link, _ in p.links if '#' in link}
    indexed = {link for link, _ in pages['chunks.html'].links}
    chunks = [(name, i) for name, p in pages.items() for t, a in p.seen
              for i in [a.get('id')] if a.get('class') == 'chunk'
              and a.get('id')]
    check('every chunk is in the index of chunks',
          [n + '#' + i for n, i in chunks if n + '#' + i not in indexed])
    check('every piece is linked from another', [n + '#' + i
          for n, i in chunks if n + '#' + i not in linked])
    times(pages, titles)
    labels = set()
    for document in documents():
        text = open(document, encoding='utf-8').read()
        text = re.sub(r'(?s)\[\[.*?\]\]|<<.*?>>=\n.*?\n@', ' ', text)
        for label in re.findall(r'\\label\{([^}]*)\}', text):
            labels.add(label)
    ids = {i for p in pages.values() for i in p.ids} | \
        {'ch:' + n[:-5] for n in pages}
    check('every label has its place',
          [l for l in labels if l not in ids and re.sub('^sec:', '', l)
           .replace(':', '-') not in ids])

def valid():
    """what tidy, a program that knows the rules of HTML, says"""
    faults = []
    for page in sorted(glob.glob(WEB + '/*.html')):
        done = subprocess.run(
            ['tidy', '-q', '-e', '-utf8', '--drop-empty-elements', 'no',
             page], stderr=subprocess.PIPE, text=True)
        faults += ['%s: %s' % (page, l) for l in done.stderr.splitlines()
                   if 'aria-current' not in l     # younger than tidy
                   and '"loading"' not in l
                   and 'nested emphasis' not in l]  # a line, and the rest of it
    check('tidy has nothing to complain of', faults)

CLAIMS = """a name unfolds its chunk
and in it the next
what was unfolded folds again
the number behind a name goes to the chunk
each chunk has a button that copies
what is copied is what the author typed
a name shows the line that defines it
and no longer when one points elsewhere
the list is brought along when somebody wants to search
six words lead to the section they stand in
sections, chunks and names are found
words are found by how they begin
letters are found with their marks and without
search answers within 0.1 s of a processor
the side bar marks where one is
on a telephone search stands at the top
a link into a test unfolds it"""
def at_work():
    """what doc/html.js does on two pages"""
    done = subprocess.run(
        ['node', 'tests/web/page.js', '{"lightsout": "games/lightsout.nw",'
         ' "moves": "kit/moves.nw"}'], stdout=subprocess.PIPE, text=True)
    said = [l.partition('\t') for l in done.stdout.splitlines() if l]
    check('the script came to its end', [] if done.returncode == 0 else
          ['node tests/web/page.js'])
    for claim in CLAIMS.split('\n'):
        check(claim, [where for c, _, where in said if c == claim])
    check('and asks for nothing but its list', [s for s in (
        'fetch(', 'XMLHttp', 'import', 'http:', 'https:')
        if s in open('doc/html.js', encoding='utf-8').read()])

def times(pages, titles):
    """200 words a minute, and 20 lines of code that is no test"""
    faults, toc = [], pages['index.html'].about
    for document, chunks in titles.items():
        tests = folded_away(chunks)
        chapters = []
        for k, c in enumerate(chunks + [
                Chunk(document, '', 0, read(document)[1])]):
            before, *heads = re.split(r'(?m)^(?=\\chapter)', c.prose)
            if chapters:
                chapters[-1][1] += len(words(before))
            chapters += [[re.search(r'\\label\{ch:([\w-]+)\}', h)[1] + '.html',
                          len(words(h)), 0] for h in heads]
            if k not in tests:
                chapters[-1][2] += len([l for l in c.lines if l.strip()])
        for name, prose, lines in chapters:
            minutes = prose / 200 + lines / 20
            said = re.search(r'(\S.*\S) (★+) (\d+)\sminutes',
                             pages[name].about)
            if not said or not said[0] in toc:
                faults.append(name + ': its idea, stars and minutes')
            elif abs(int(said[3]) - minutes) > 1 + .05 * minutes:
                faults.append('%s: %.0f minutes' % (said[0], minutes))
    check('head and contents tell each chapter\'s idea, stars and minutes',
          faults)

def same_as_paper(pages):
    """make asks this when the paper is set, and never on the way"""
    text = ''.join(open(aux, encoding='utf-8').read()
                   for aux in glob.glob('build/book/*.aux')
                   if not aux.endswith('/chapter.aux'))
    ours, faults = {}, []
    for name, page in pages.items():
        ours['ch:' + name[:-5]] = page.numbers.get('')
        for i, number in page.numbers.items():
            ours[i] = number
    paper = re.findall(r'\\newlabel\{((?:ch|sec|fig|tab):[^}]*)\}\{\{(.*?)\}',
                       text)
    for label, number in paper:
        mine = ours.get(label) or ours.get(re.sub('^sec:', '', label)
                                           .replace(':', '-'))
        if mine and mine != number:
            faults.append('%s: %s here, %s on paper' % (label, mine, number))
    check('chapters, sections, figures and tables have the numbers of the'
          ' paper', faults if paper else ['make check-book'])
    # puzzles:3 and house:3 are subjects
    theirs = re.findall(r'\\newlabel\{(?!puzzles:|opponents:|house:)[a-z0-9-]+:\d+\}'
                        r'\{\{(.*?)\}', text)
    check('pieces have the numbers of the paper',
          set(theirs) ^ {n for p in pages.values() for n in p.pieces})

def listed(pages):
    try:
        old = set(open('tests/web/anchors', encoding='utf-8').read().split())
    except FileNotFoundError:
        old = set()
    now = set(permanent(pages))
    check('no address of tests/web/anchors is gone (an old link must arrive)',
          old - now)
    check('every address is in tests/web/anchors (make anchors adds the new)',
          now - old)

def light(color):
    """how much light a color gives back, as the eye counts it"""
    parts = [int(color[k:k + 2], 16) / 255 for k in (1, 3, 5)]
    parts = [p / 12.92 if p <= .04045 else ((p + .055) / 1.055) ** 2.4
             for p in parts]
    return .2126 * parts[0] + .7152 * parts[1] + .0722 * parts[2]

def inks():
    style = open('doc/html.css', encoding='utf-8').read()
    day, night = style.split('@media screen and (prefers-color-scheme: dark)')[:2]
    for name, text in ('day', day), ('night', night.split('* {')[0]):
        ink = dict(re.findall(r'--(\w+): *(#[0-9a-f]{6})', text))
        faults = []
        for paper in ('paper', 'panel', 'mark'):
            for word in ('text quiet link name key type string number'
                         ' order').split():
                both = sorted((light(ink[word]), light(ink[paper])))
                ratio = (both[1] + .05) / (both[0] + .05)
                if ratio < 4.5 and (paper, word) != ('mark', 'quiet'):
                    faults.append('%s on %s: %.1f' % (word, paper, ratio))
        check('the inks of the %s can be read' % name, faults)

pages = read_web()
for page in pages.values():
    page.ids_set = set(page.ids)
if sys.argv[1:] == ['--list']:
    print('\n'.join(permanent(pages)))
    sys.exit(0 if pages else 1)
if sys.argv[1:] == ['--paper']:
    same_as_paper(pages)
    end()
snippets()
refusals()
anchors_hold()
inks()
check('there are pages', [] if 'index.html' in pages else ['make html'])
if pages:
    every_page(pages)
    every_chunk(pages)
    valid()
    at_work()
    listed(pages)
end()
