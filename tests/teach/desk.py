"""The student's desk: what tests/teach/student and tests/teach/grade share.

Of a student's copy the chunk alone is taken (with chunks that it names
and the chapter does not know). It is put into the book's own chapter,
tangled, and compiled with the sanitizers; what it calls is compared with
what a game may call. Then each claim of the chapter's tests is played,
and the verdicts are counted against those that the book's answer gets.

Two programs play: the tests with the book's answer (desk.h, judge.c), and
the chapter with the student's (answer.c), caged, which is asked for values
on a wire (wire.h). tests/teach/ask.c says which functions of which gaps;
any other chunk runs in one program with the tests, in the cage.
"""
import collections, difflib, fcntl, functools, json, os, re, resource, shutil
import runpy, socket, stat, subprocess, sys, tempfile
from literate import *

# DESK=plain: without the sanitizers and the optimizer, for tests/teach/student.t,
# in a fifth of the time
PLAIN = os.environ.get('DESK') == 'plain'
BUILT = 'build' if PLAIN else 'build/asan'
SANITIZE = ['-O0'] if PLAIN else [
    '-g1', '-O1', '-fsanitize=address,undefined',
    '-fno-sanitize-recover=all', '-fno-omit-frame-pointer']
# what every game may call besides itself and the kit
CALLS = set('''memset memcpy memmove memcmp memchr strlen strcmp strncmp strcpy
    strncpy strcat strchr strrchr strstr strspn strcspn abs labs llabs qsort
    fabs floor ceil round lround trunc fmod fmin fmax sqrt cbrt hypot pow exp log
    sin cos tan asin acos atan atan2 bsearch malloc calloc realloc free snprintf vsnprintf printf puts
    putchar __assert_fail __stack_chk_fail __memcpy_chk __udivti3 __umodti3'''.split())
# seconds of CPU for a claim, at least; four times what the book takes
PATIENCE = float(os.environ.get('PATIENCE', '5'))
MEGABYTES = int(os.environ.get('MEMORY', '1000'))


class Trouble(Exception):
    """what is wrong, in sentences, a list of lines"""
    def __init__(self, *lines):
        self.lines = lines


def run(words, **more):
    return subprocess.run(words, stdin=subprocess.DEVNULL, text=True,
                          errors='replace', capture_output=True, **more)


def taught(games=None):
    """the chapters of games: of all, or of these"""
    return [c for g in games or make('BUILT') for c in chapters(g)]


def chapter_of(game):
    doc = next((d for d in (game + '.nw', 'games/' + game + '.nw')
                if re.fullmatch('[a-z0-9-]+', game) and os.path.exists(d)), None)
    if doc is None or game not in taught():
        raise Trouble('There is no game called %s. There are: %s.'
                      % (game, ', '.join(taught())))
    return doc


def readable(path):
    """refuses an answer that is no file of words, before it is opened:
    a link leads to a mate's or to anything, a pipe is never at its end"""
    about = os.lstat(path)
    if not re.fullmatch(r'[^"\\]+', path) or not path.isprintable():
        raise Trouble('The name of this file has letters that C cannot '
                      'read. Give it another name.')
    if not stat.S_ISREG(about.st_mode):
        raise Trouble('This is no plain file.')
    if about.st_size > 1 << 20:
        raise Trouble('This file has more than a million letters.')
    if any('\0' in line for line in lines_of(path)):
        raise Trouble('This file has bytes that are no letters. Save it as plain '
                      'text, in UTF-8.')
    if any(len(line) > 1000 for line in lines_of(path)):
        raise Trouble('This file has a line of more than 1000 letters.')


def shown(words):
    """words of a stranger's, in one line and without commands for the
    terminal"""
    return ''.join(c if c.isprintable() else '?' for c in words)


def lines_of(path):
    with open(path, encoding='utf-8-sig', errors='replace') as file:
        return file.read().split('\n')


MARK = '%% The gap: make student GAME=%s CHUNK="%s"'


def gap_of(copy):
    """(game, chunk), by the first line of a copy"""
    mark = re.match(r'% The gap: make student GAME=(\w+) CHUNK="([^"]+)"',
                    lines_of(copy)[0])
    return mark.groups() if mark else None


def slug(chunk):
    return re.sub('[^a-z0-9]+', '-', chunk.lower()).strip('-')


def nearest(name, names):
    """a sentence that names what may have been meant, or nothing"""
    for other in names:
        if other.lower().split() == name.lower().split():
            return ' There is one in other letters: <<%s>>.' % other
    near = difflib.get_close_matches(name, names, 1, 0.7)
    return ' Did you mean <<%s>>?' % near[0] if near else ''


# ---- the gap ---------------------------------------------------------

def stub(match):
    """the head of a function, and a body that only answers"""
    head = match.group(1)
    kind = re.match(r'(?:static |extern |inline |const )*([\w ]+?\W*)\b\w+\(', head)
    kind = kind.group(1).strip() if kind else 'int'
    answer = ('' if kind == 'void' else '    return NULL;\n'
              if kind.endswith('*') else '    return 0;\n'
              if not kind[0].isupper() else '    return (%s){ 0 };\n' % kind)
    return head + '{\n    /* yours */\n' + answer + '}\n'


def emptied(code):
    """code, a piece of a chunk, without what its functions do"""
    kept = re.sub(r'(?ms)^(\w[^\n;{}]*\((?:[^;{}]*?)\)\n)\{\n.*?^\}\n',
                  stub, code)
    return kept if kept != code else '/* yours */\n'


def open_up(doc, gaps):
    """the lines of a chapter with these gaps in it"""
    lines = lines_of(doc)
    names = {g.chunk for g in gaps}
    inner = {n for g in gaps for n in g.inner} - names
    for c in reversed(gaps[0].chunks if gaps else []):
        code = emptied('\n'.join(c.lines) + '\n') if c.name in names else \
            '/* yours, if you need it */\n'
        if c.name in names | inner:
            lines[c.line:c.line + len(c.lines)] = code.split('\n')[:-1]
            lines[c.line - 2:c.line - 1] = less_told(lines[c.line - 2], code)
    return lines


def less_told(line, code):
    """the line before a gap: what of C is to be explained in the margin, but not
    what is in the answer alone"""
    told = re.fullmatch(r'\\about\{(C \w+(?:; C \w+)*)\}', line)
    if not told:
        return [line]
    needs = runpy.run_path('tests/house/c.t')['NEEDS']
    still = [w for w in told[1].split('; ')
             if w[2:] in needs and needs[w[2:]].search(code)]
    return ['\\about{%s}' % '; '.join(still)] if still else []


def promised(doc, game):
    """the gaps that a chapter recommends"""
    with open(doc, encoding='utf-8') as text:
        found = re.findall(r'make\s+student\s+GAME=%s\s+CHUNK="([^"]+)"'
                           % game, text.read())
    return sorted({' '.join(chunk.split()) for chunk in found})


def of_week(week):
    """the game and chunk of a week, as tests/teach/weeks says"""
    for line in lines_of('tests/teach/weeks'):
        number, _, gap = line.partition(' ')
        if number == week:
            return gap.split(' ', 1)
    raise Trouble('Week %s has no gap.' % week)


def unseen(week):
    """the folder with the tests of a week that are not handed out"""
    return os.path.dirname('tests/teach/hidden/%s/week%s.c' % (week, week))


def wrongs(game):
    """gap: [(slip, sed, words)] of tests/games/GAME/wrong"""
    found, path = {}, 'tests/games/%s/wrong' % game_of(game)
    for line in lines_of(path) if os.path.exists(path) else []:
        if line.startswith('    '):
            found[gap][-1] += (line.strip(),)
        elif line.startswith('  '):
            found[gap].append(tuple(line.strip().split(': ', 1)))
        elif line and line[0] != '#':
            gap = line
            found[gap] = []
    return found


class Gap:
    """a chunk of a chapter that is left to somebody"""
    def __init__(self, game, chunk):
        self.game, self.chunk = game, chunk
        self.doc = chapter_of(game)
        self.chunks, _ = read(self.doc)
        self.names = sorted({c.name for c in self.chunks})
        if chunk not in self.names:
            raise Trouble('%s has no chunk <<%s>>.%s' % (
                self.doc, chunk, nearest(chunk, self.names)))
        # what nobody else uses is part of it
        self.inner = {n for n in only_in(self.chunks, '^%s$' % re.escape(
            chunk)) if n != chunk}
        if chunk in test_chunks(self.chunks):
            raise Trouble('<<%s>> belongs to the tests, and they are the '
                          'judge. Choose another chunk.' % chunk)

    def pieces(self):
        return [c for c in self.chunks if c.name == self.chunk]

    def empty(self):
        """the chapter with the gap in it"""
        return '\n'.join([MARK % (self.game, self.chunk)]
                         + open_up(self.doc, [self]))

    def answer(self):
        """the book's own, with the chunks in it written out: its lines"""
        def written(name, indent):
            for c in self.chunks:
                if c.name == name:
                    for line in c.lines:
                        use = re.fullmatch(r'(\s*)<<(.*)>>', line)
                        if use:
                            yield from written(use[2], indent + use[1])
                        else:
                            yield indent + line
        return list(written(self.chunk, ''))

    # ---- what a copy has in its gap ----------------------------------

    def take(self, copy):
        """the pieces of the answer in a copy of the chapter, or in a
        file that has nothing but C: [(name, first line, lines)]"""
        if not copy.endswith('.nw'):    # C is not for noweb to read
            return [(self.chunk, 1, [re.sub('^@(?!<<)', '@@', re.sub(
                r'(?<!@)<<', '@<<', line)) for line in lines_of(copy)])]
        theirs, _ = read_kindly(copy)
        if not any(c.name == self.chunk for c in theirs):
            raise Trouble('%s has no chunk <<%s>>.%s' % (
                copy, self.chunk, nearest(self.chunk, sorted(
                    {c.name for c in theirs} - set(self.names)))
                or ' Its first line should be <<%s>>=.' % self.chunk))
        known = {c.name for c in theirs}
        wanted, queue = [], [self.chunk]
        while queue:
            name = queue.pop(0)
            for c in theirs:
                if c.name == name:
                    wanted.append((name, c.line + 1, c.lines))
                    self.slips(copy, c, known)
                    queue += [n for _, n in c.uses() if n not in queue
                              and (n in self.inner or n not in self.names)
                              and n not in {w[0] for w in wanted}]
        return wanted

    def slips(self, copy, c, known):
        """what noweb would take amiss"""
        for n, line in enumerate(c.lines, c.line + 1):
            place = '%s:%d: ' % (copy, n)
            for use in re.finditer(r'(?<!@)<<(.*?)>>', line):
                before = line[:use.start()].rstrip()
                if use[1] in known or use[1] in self.names:
                    continue
                if re.search(r'[\w)\]]$', before):
                    raise Trouble(place + 'noweb takes << .. >> in one line '
                                  'for the name of a chunk.',
                                  'Write @<< where you shift.')
                raise Trouble(place + 'the chunk <<%s>> is named here and '
                              'written nowhere.%s' % (use[1], nearest(
                                  use[1], sorted(known))))
        after = [p.prose.strip().split('\n')[0].strip() for p, q in
                 zip(self.chunks[1:], self.chunks) if q.name == self.chunk]
        for n, line in enumerate(c.lines, c.line + 1):
            if line.strip() and line.strip() in after:
                raise Trouble('%s:%d: this line is prose. The chunk above it '
                              'ends with a line that has only @.' % (copy, n))

    def others(self, copy):
        """chunks besides the gap that are not as in the book"""
        def by_name(chunks):
            code = {}
            for c in chunks:
                code.setdefault(c.name, []).extend(c.lines)
            return code
        if not copy.endswith('.nw'):
            return []
        ours, theirs = by_name(self.chunks), by_name(read_kindly(copy)[0])
        return sorted(n for n in ours if n != self.chunk
                      and n not in self.inner and theirs.get(n) != ours[n])

    def join(self, taken, copy, folder):
        """the chapter with these pieces in it, tangled in folder: the
        lines of the C say whose they are"""
        lines, where = lines_of(self.doc), []
        for n, text in enumerate(lines, 1):
            where.append((text, self.doc, n))
        theirs = {name for name, _, _ in taken}
        for c in reversed(self.chunks):
            if c.name != self.chunk and c.name not in theirs:
                continue
            first = c is self.pieces()[0]
            end = c.line + len(c.lines)
            new = []
            for name, n, code in taken if first else []:
                new.append(('<<%s>>=' % name, copy, n - 1))
                new += [(t, copy, n + i) for i, t in enumerate(code)]
            where[c.line - 1:end] = new or [('', self.doc, c.line)]
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        joined = '%s/%s.nw' % (folder, self.game)
        with open(joined, 'w', encoding='utf-8') as out:
            out.write('\n'.join(w[0] for w in where))
        source = '%s/src/%s/' % (folder, self.game)
        done = run(['tests/lib/tangle', '-l', joined, folder + '/src'] + self.homes())
        if done.returncode:
            raise Trouble('noweb cannot make C of it:',
                          *done.stderr.replace(joined, copy).splitlines()[:3])
        def mapped(match):
            n = min(int(match[1]), len(where)) - 1
            return '#line %d "%s"' % (where[n][2], where[n][1])
        for file in self.homes():
            text = open(source + file, encoding='utf-8').read()
            text = re.sub(r'#line (\d+) "[^"]*"', mapped, text)
            with open(source + file, 'w', encoding='utf-8') as out:
                out.write(text)
        for file in files(self.doc):
            if os.path.basename(file) not in self.homes():
                shutil.copy(SOURCE + file, source)
        return source

    @functools.lru_cache(None)
    def homes(self):
        """the files that have something of the gap in them"""
        homes, more = {self.chunk}, True
        while more:
            more = {c.name for c in self.chunks for _, n in c.uses()
                    if n in homes} - homes
            homes |= more
        return sorted(homes & {os.path.basename(f) for f in files(self.doc)})


def read_kindly(copy):
    """the chunks of a student's document, whatever letters are in it"""
    with tempfile.NamedTemporaryFile('w', suffix='.nw', encoding='utf-8',
                                     delete=False) as clean:
        clean.write('\n'.join(l.rstrip('\r') for l in lines_of(copy)))
    chunks = read(clean.name)
    os.unlink(clean.name)
    return chunks


# ---- what a chunk must not do ----------------------------------------

def bare(lines):
    """code without comments, strings and letters"""
    return re.sub(r'(?s)/\*.*?(?:\*/|\Z)|//[^\n]*|"(?:\\.|[^"\\\n])*"'
                  r"|'(?:\\.|[^'\\\n])*'",
                  lambda m: '\n' * m[0].count('\n') or ' ', '\n'.join(lines))


FOREIGN = (r'(?m)^\s*(?:#|%:|\?\?=)|\b(?:_Pragma|__asm__|__asm|asm|'
           r'__attribute__|__attribute|main)\b')


def proper(gap, taken, copy):
    """refuses what could talk to the referee, and braces without mates"""
    own = bare(gap.answer())
    for name, first, lines in taken:
        code = bare(lines)
        for n, line in enumerate(code.split('\n'), first):
            word = re.search(FOREIGN, line)
            if word and not re.search(re.escape(word[0]), own):
                raise Trouble('%s:%d: %s has no place in this chunk.'
                              % (copy, n, word[0].strip()))
        text = '\n'.join(lines)
        for part in re.finditer(r'(?s)/\*.*?(?:\*/|\Z)|//[^\n]*|"(?:\\.|[^'
                                r'"\\\n])*"', text):
            if part[0].startswith('/*') and not part[0].endswith('*/'):
                raise Trouble('%s:%d: a comment begins here and never ends.'
                    % (copy, first + text.count('\n', 0, part.start())))
    code = bare([l for _, _, lines in taken for l in lines])
    for left, right in '{}', '()', '[]':
        if code.count(left) != code.count(right):
            raise Trouble('%s:%d: this chunk opens %d %s and closes %d.' % (
                copy, taken[0][1], code.count(left), {'{': 'braces',
                '(': 'parentheses', '[': 'brackets'}[left],
                code.count(right)))


def hidden(gap, source):
    """refuses the same where it was put together: out of chunks, or of
    what a compiler reads before all else, lines joined by \\ and ??/"""
    def words(folder):
        found = collections.Counter()
        for file in files(gap.doc):
            text = re.sub(r'(?m)^#line .*\n', '', open(folder + (
                os.path.basename(file) if folder == source else file),
                encoding='utf-8').read())
            found.update(m.strip() for m in re.findall(FOREIGN, bare([text]))
                + re.findall(r'(?m)\\\s*?$|\?\?[=/\'()!<>-]', text))
        return found
    for word in words(source) - words(SOURCE):
        raise Trouble('%s has no place in this chunk.' % (
            word if word != '\\' else '\\ at the end of a line'))


def symbols(object):
    """what it defines for all, what it wants of others; but for what the
    compiler adds, and the desk's own. Whoever defines __asan_default_options
    would be heard before main, and is among those that do"""
    has, wants = set(), set()
    for line in run(['nm', '-g', object]).stdout.splitlines():
        kind, name = line.split()[-2:]
        if kind in 'Uw':
            if not re.match('__(asan|ubsan)_|_GLOBAL|desk_(get|put)$', name):
                wants.add(name)
        elif not re.match('__odr_asan|desk_serve$', name):
            has.add(name)
    return has, wants


@functools.lru_cache(None)
def kit():
    """all that the kit offers below the windows"""
    return {line.split()[-1] for line in
            run(['nm', '-g', '--defined-only', BUILT + '/libkit.a'])
            .stdout.splitlines() if len(line.split()) == 3}


@functools.lru_cache(None)
def of_book(object):
    return symbols(object)


def foreign(object, book):
    """what an answer calls or writes that it must not"""
    (has, wants), (had, wanted) = symbols(object), of_book(book)
    return [('', 0, 'the chapter needs a function %s, and the chunk does not '
             'write it' % n) for n in sorted(had - has)] + [
        ('', 0, 'a function %s for all the world is not asked for: write '
         'static before it' % n) for n in sorted(has - had)] + [
        ('', 0, 'a game does not call %s' % n) for n in
        sorted(wants - wanted - had - CALLS - kit())]


# ---- the answer in a process of its own --------------------------------

class Asked:
    """a function of a gap that is asked for by values: from its head in
    the book's answer, and its line in tests/teach/ask.c; or one that
    ask.c gives, and that calls (for) the gap's own"""
    def __init__(self, number, name, arrays, code):
        calls = re.match(' for (\w+)', arrays)
        self.calls = calls[1] if calls else None
        arrays = dict(re.findall(r'(\w+)\[(\w+)\]', arrays))
        code = open(ASKS, encoding='utf-8').read() if calls else code
        head = re.search(r'(?m)^((?:static |inline )*)(\w[\w ]*?[\s*]+)\b%s'
                         r'\(([^;{}]*?)\)\n\{' % name, code)
        self.number, self.name = number, name
        self.head = head[0][:-2]
        self.type = head[2].strip()
        self.given = []             # (type, name, many, comes back)
        for word in head[3].split(','):
            kind, star, what = re.fullmatch(
                r'\s*(.*?)\s*(\*?)(\w+)\s*', word, re.S).groups()
            kind = ' '.join(kind.split())
            self.given.append((kind.removeprefix('const ').strip(), what,
                               arrays.get(what, '1') if star else '',
                               bool(star) and not kind.startswith('const ')))

    def ask(self):
        """a function of this name for the referee's program"""
        names = [what for _, what, _, _ in self.given]
        back = [g for g in self.given if g[3]]
        void = self.type == 'void'
        out = ['    static DeskAsk desk_ask = { .first = 2000 };', '    static bool within_;']
        out += ['    static %s own_%s[%s];' % g[:3] for g in back]
        out += ['    %s own_, came_;' % self.type] if not void else []
        # while the book's own is reckoned, it speaks to itself
        out += ['    unsigned which_ = %d;' % self.number, '',
                '    if (within_ || !desk_asks(&desk_ask))',
                '        %sbook_%s(%s)%s;' % (
                    '{ ' if void else 'return ', self.name,
                    ', '.join(names), '; return; }' if void else '')]
        out += ['    memcpy(own_%s, %s, sizeof own_%s);' % (w, w, w)
                for _, w, _, _ in back]
        mine = ['own_' + w if b else w for _, w, _, b in self.given]
        out += ['    within_ = true;', '    %sbook_%s(%s);' % (
            '' if void else 'own_ = ', self.name, ', '.join(mine)),
            '    within_ = false;']
        out += ['    desk_put(&which_, sizeof which_);']
        out += ['    desk_put(%s, sizeof(%s) * (%s));' % (
            w if many else '&' + w, kind, many or '1')
            for kind, w, many, _ in self.given]
        out += ['    desk_get(&came_, sizeof came_);'] if not void else []
        out += ['    desk_get(%s, sizeof(%s) * (%s));' % (w, kind, many)
                for kind, w, many, _ in back]
        differ = ['memcmp(own_%s, %s, sizeof own_%s) != 0' % (w, w, w)
                  for _, w, _, _ in back]
        differ += ['memcmp(&own_, &came_, sizeof own_) != 0'] if not void \
            else []
        told = lambda result, words: 'tell_%s(%s)' % (self.name, ', '.join(
            ([] if void else [result]) + words))
        out += ['    if ((%s) && desk_looks()) {' % ' || '.join(differ),
                '        %s;' % told('own_', mine), '        desk_turns();',
                '        %s;' % told('came_', names),
                '        if (desk_drawn("%s"))' % (self.calls or self.name),
                '            desk_ask.first = 3000;', '    }']
        out += [] if void else ['    return came_;']
        return [self.head, '{', *out, '}']

    def serve(self):
        """one case of what the answer's process does when asked"""
        void = self.type == 'void'
        out = ['    case %d: {' % self.number]
        out += ['        static %s %s%s;' % (kind, w,
                '[%s]' % many if many else '')
                for kind, w, many, _ in self.given]
        out += ['        desk_get(&%s, sizeof %s);' % (w, w)
                for _, w, _, _ in self.given]
        call = '%s(%s);' % (self.name, ', '.join(
            w for _, w, _, _ in self.given))
        out += ['        ' + call] if void else [
            '        %s value_ = %s' % (self.type, call),
            '        desk_put(&value_, sizeof value_);']
        out += ['        desk_put(&%s, sizeof %s);' % (w, w)
                for _, w, _, back in self.given if back]
        return out + ['        break;', '    }']


ASKS = 'tests/teach/ask.c'

@functools.lru_cache(None)
def exact():
    """the functions that have one right answer"""
    return set(re.findall(r'(?m)^/\* asks .*> (\w+).* exactly \*/$',
                          open(ASKS, encoding='utf-8').read()))


def asked(gap):
    """the functions of a gap that are asked for; none: the older way"""
    code = '\n'.join(gap.answer()) + '\n'
    found = re.findall(r'(?m)^/\* asks %s <%s> (\w+)(.*) \*/$' % (
        gap.game, re.escape(gap.chunk)), open(ASKS, encoding='utf-8').read())
    return [Asked(n, name, more, code)
            for n, (name, more) in enumerate(found)]


def asking(gap, functions):
    """the book's answer, and behind it functions that ask"""
    here = os.getcwd() + '/tests/teach/'
    names = [f.name for f in functions]
    hidden = names + [f.calls for f in functions if f.calls]
    return (['#define %s book_%s' % (n, n) for n in hidden] + gap.answer()
            + given(functions)
            + ['#undef ' + n for n in hidden] + ['#include "%sjudge.h"' % here]
            + ['#define TELLS_' + n for n in names]
            + ['#include "%sask.c"' % here]
            + [line for f in functions for line in f.ask()])


def given(functions):
    """what ask.c gives, to be asked for on both sides"""
    names = [f.name for f in functions if f.calls]
    return ['#define GIVES_' + n for n in names] + [
        '#include "%s/%s"' % (os.getcwd(), ASKS)] * bool(names) + [
        '#undef GIVES_' + n for n in names]


def serving(functions):
    """what stands behind a chapter's C in the answer's process"""
    return '\n'.join(['', '#line 1 "the desk"', *given(functions),
        'extern void desk_get(void *, unsigned long);',
        'extern void desk_put(const void *, unsigned long);',
        'extern void desk_serve(unsigned);', 'void desk_serve(unsigned which)',
        '{', '    switch (which) {'] + [line for f in functions
        for line in f.serve()] + ['    }', '}', ''])


# ---- compiling -------------------------------------------------------

SENTENCES = [       # what gcc says, and what we say; \1 is what it names
    (r'internal compiler error', 'the compiler gives up on this. Is something nested '
     'a thousand times?'),
    (r'virtual memory exhausted|out of memory', 'the compiler gives up on this: it '
     'would take more memory than there is for it.'),
    (r"implicit declaration of function '(\w+)'", r'there is no function \1.'),
    (r"'(\w+)' undeclared", r'there is no \1 here.'),
    (r"'(\w+)'.* has no member named '(\w+)'", r'\1 has no part \2.'),
    (r'control reaches end', 'this function can end without an answer: a '
     'return is missing.'),
    (r'suggest parentheses around assignment',
     'one = writes; to compare takes two, ==.'),
    (r'lvalue required', 'what is left of the = cannot be written to; to '
     'compare takes two, ==.'),
    (r'stray', 'here is a letter that C does not know, perhaps out of a '
     'page.'),
    (r"expected .*';'", 'a ; is missing, here or in the line before.'),
    (r"expected expression before '([=<>])'", r'the sign before this \1 '
     'is not one of C; it has ==, <= and >=.'),
    (r"expected '(.)'", r"C expects '\1' here or in the line before."),
    (r'called object .*is not a function', 'what stands before the ( is no '
     'function; an array takes [ ].'),
    (r"'(\w+)' is a pointer; did you mean", r'\1 is a pointer: it takes '
     '-> for the dot.'),
    (r"invalid type argument of '->'", 'this is no pointer: it takes a dot '
     'for the ->.'),
    (r"unknown type name '(\w+)'", r'there is no type \1.'),
    (r"redeclaration of '(\w+)'", r'\1 is declared twice.'),
    (r"redefinition of '(\w+)'", r'\1 is written twice.'),
    (r"too (few|many) arguments to function '(\w+)'", r'\2 is given too '
     r'\1 values; its head says which it takes.'),
    (r"incompatible type for argument (\d+) of '(\w+)'", r'value \1 that '
     r'\2 is given is of another type than its head says.'),
    (r"when assigning to type '([^']+)'.* from type '([^']+)'",
     r'what is written here is of type \2, and has to be \1.'),
    (r"when initializing type '([^']+)'.* using type '([^']+)'",
     r'what is written here is of type \2, and has to be \1.'),
    (r'invalid operands to binary (\S+)', r'C has no \1 for these two: '
     'structs are not reckoned with or compared at once.'),
    (r"'return' with no value", 'return needs a value here.'),
    (r"when returning type '([^']+)' but '([^']+)' was expected",
     r'this function promises type \2, and returns \1.'),
    (r"static declaration of '(\w+)' follows", r'others call \1 as well: no '
     'static before it.'),
    (r"conflicting types for '(\w+)'", r'the head of \1 is not that of the '
     'book. Keep it as it was.'),
    (r'missing terminating', 'a quote begins here and never ends.'),
    (r"'else' without a previous 'if'", 'this else has no if before it. Is '
     'there a ; too many, or are braces missing?'),
    (r"empty body in an '(\w+)'", r'the ; right behind this \1 ends it.'),
    (r"'(while|for|if)' clause does not guard", r'the next line looks as if '
     r'it belonged to this \1, and does not.'),
    (r"'(\w+)' (?:is|may be) used uninitialized", r'\1 may be read here '
     'before anything was written to it.'),
]

def sentence(said):
    """what the compiler said, for somebody with six weeks of C"""
    said = said.replace('‘', "'").replace('’', "'")
    said = re.sub(r' \[-W[^]]*\]$', '', said)
    meant = re.search(r"did you mean '(\w+)'", said)
    for pattern, kind in SENTENCES:
        found = re.search(pattern, said)
        if found:
            break
    else:
        return said.rstrip('.') + '.'
    kind, name = found.expand(kind), re.search(r"'([^']*)'", said)
    if meant and meant[1].lower() == name[1].lower():
        return kind + ' There is %s: C tells small letters from large ones.' % meant[1]
    return kind + (' Did you mean %s?' % meant[1] if meant else '')


def compiler():
    return ['gcc'] + make('STD') + SANITIZE + ['-I' + SOURCE + 'none'] \
        + make('INCLUDES') + make('SYSTEM')


def compiled(source, object, more=(), doubts=None):
    """compiles; or the errors, a list of (file, line, sentence); doubts,
    a list, gets the warnings so"""
    done = run(compiler() + list(more) + [
        '-Werror=implicit-function-declaration', '-Werror=return-type',
        '-fdiagnostics-format=json', '-fmax-errors=20', '-c', '-o', object,
        source], env=dict(os.environ, LC_ALL='C'), preexec_fn=lambda: (
            resource.setrlimit(resource.RLIMIT_CPU, (120, 120)),
            resource.setrlimit(resource.RLIMIT_AS, (MEGABYTES << 21,) * 2),
            resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 26, 1 << 26))))
    errors = []
    try:
        said = json.JSONDecoder().raw_decode(done.stderr)[0]
    except ValueError:
        said = []               # the compiler itself gave up
    for e in said:
        at = e['locations'][0]['caret'] if e['locations'] else {
            'file': source, 'line': 0}
        if e['kind'] == 'warning' and doubts is not None \
                and 'missing term' not in e['message']:
            doubts.append((at['file'], at['line'], e['message']))
        elif e['kind'].endswith('error') or 'missing term' in e['message']:
            errors.append((at['file'], at['line'], e['message']))
            if 'expected' in e['message']:
                break           # what follows it is an echo
    return errors or [(source, 0, done.stderr[:200])][:done.returncode != 0]


# CHECK(a == 3 && Text_same(b, "c")) becomes one that says what a was, and b
TEXT = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|->')

def parted(text, by):
    """text, cut at by where no bracket is open"""
    parts, depth, start, k = [], 0, 0, 0
    while k < len(text):
        whole = TEXT.match(text, k)     # a string, a letter, an arrow
        if whole:
            k = whole.end()
            continue
        depth += (text[k] in '([{') - (text[k] in ')]}')
        if depth == 0 and text.startswith(by, k):
            parts.append(text[start:k])
            k += len(by)
            start = k
            continue
        k += 1
    return parts + [text[start:]]


def quoted(words):
    return json.dumps(' '.join(words.split()), ensure_ascii=False)


# questions of bench.h that can say what is so instead
SAWS = {'says': 'SAW_SAYS', '!starts': 'SAW_STARTS', '!broken': 'SAW_WHOLE',
        'taken': 'SAW_TAKEN', 'lists': 'SAW_LISTS', 'stands': 'SAW_STANDS'}
BENCH = r'(?s)\s*(?:%s)\([^()]*(?:\([^()]*\)[^()]*)*\)\s*' % '|'.join(SAWS)


def telling(condition):
    """a condition that says which of its parts fails, and how"""
    if any(len(parted(condition, by)) > 1 for by in ('||', '?', ',')):
        return condition
    parts = parted(condition, '&&')
    for k, part in enumerate(parts):
        for by in '==', '!=', '<=', '>=', '<', '>':
            sides = parted(part, by)
            if len(sides) > 1:
                break
        text = re.fullmatch(r'(?s)\s*Text_same\((.*)\)\s*', part)
        if len(sides) == 2 and not any(
                len(parted(s, o)) > 1 for s in sides for o in '=<>&^|'):
            fixed = re.fullmatch(r'\s*([-\w]*[A-Z0-9]|"[^"]*")\s*', sides[1])
            parts[k] = 'SAW(%s, %s, %s, %s, %s)' % (
                sides[0], by, sides[1], quoted(sides[0]),
                '""' if fixed else quoted(sides[1]))
        elif text and len(parted(text[1], ',')) == 2:
            parts[k] = 'SAW_TEXT(%s, %s)' % (
                text[1], quoted(parted(text[1], ',')[0]))
        elif re.fullmatch(BENCH, part):
            asks = re.search(r'!?\w+', part)[0]
            parts[k] = part.replace(asks, SAWS[asks], 1)
        elif len(parts) > 1:
            parts[k] = 'SAW_THAT(%s, %s)' % (part, quoted(part))
    return ' && '.join(parts)


def told(code):
    """a test program whose checks say what came"""
    out, at = [], 0
    for call in re.finditer(r'(?m)(?<![\w"])(CHECK|NAMED)\(', code):
        if call.start() < at or '#define' in code[:call.start()].rsplit('\n', 1)[-1]:
            continue
        end, depth = call.end(), 1
        while depth:
            text = TEXT.match(code, end)
            if text:
                end = text.end()
                continue
            depth += (code[end] in '([{') - (code[end] in ')]}')
            end += 1
        inner = code[call.end():end - 1]
        name, condition = '', inner
        if call[1] == 'NAMED':
            parts = parted(inner, ',')
            name, condition = parts[0] + ', ', ','.join(parts[1:])
        more = 'DESK_%s(%s%s, %s)' % (call[1], name, telling(condition),
                                      quoted(condition))
        out.append(code[at:call.start()] + more
                   + '\n' * (inner.count('\n') - more.count('\n')))
        at = end
    return ''.join(out) + code[at:]


# an answer may print, and find what it forgot to set
PRINTS = ['-include', 'tests/teach/prints.h', '-ftrivial-auto-var-init=pattern']

def newer(made, *of):
    return os.path.exists(made) and all(
        os.path.getmtime(made) >= os.path.getmtime(f) for f in of)


class Bench:
    """the tests of a chapter, and those of a folder, ready to be linked"""
    def __init__(self, gap, hidden=None):
        self.gap, self.game = gap, gap.game
        own = [f for f in files(gap.doc) if not f.endswith('-table.c')]
        tests = [f for f in own if f.endswith('-test.c')]
        self.parts = [f for f in own if f.endswith('.c') and f not in tests]
        # what is of the same program, and of its other chapter
        self.rest = [f for c in chapters(game_of(self.game))
                     if c != self.game for f in files(c + '.nw')
                     if re.search(r'(?<!-test)(?<!-table)\.c$', f)]
        self.judges, self.idle = {}, {}
        built = ['%s/bin/%s' % (b, game_of(self.game)) for b in ('build', BUILT)]
        # (make check, which says what LISTS is, has built it)
        if 'LISTS' not in os.environ or not all(map(os.path.exists, built)):
            done = run(['make', '-s', '--no-print-directory', built[0]]
                       + ['sanitized', 'WHAT=' + built[1]] * (not PLAIN),
                       env={k: v for k, v in os.environ.items()
                            if not k.startswith('MAKE') and k != 'MFLAGS'})
            if done.returncode:
                raise Trouble('The book itself does not build:',
                              *done.stderr.splitlines()[:5])
        # whoever grades and a student may work at the same time
        self.folder = '%s/desk/%s%s' % (BUILT, self.game, hidden and '-'
                                        + slug(os.path.abspath(hidden)) or '')
        os.makedirs(self.folder, exist_ok=True)
        self.source = {stem(t): SOURCE + t for t in tests}
        if hidden:
            self.source.update((stem(f), os.path.join(hidden, f))
                               for f in sorted(os.listdir(hidden))
                               if f.endswith('.c'))
        if not self.source:
            raise Trouble('%s has no tests.' % gap.doc)
        self.tests = {}
        self.plain = ['-fno-sanitize=all'] if asked(gap) else []
        for name, source in self.source.items():
            self.tests[name] = self.test(name, source, self.folder,
                                         SOURCE + self.game)

    def test(self, name, source, folder, headers):
        telling, object = ('%s/%s%s.%s' % (folder, name, '-asks'
                           * bool(self.plain), e) for e in 'co')
        # the program is newer when a header is
        if not newer(object, source, 'tests/teach/desk.h', 'tests/teach/desk.py',
                     'tests/teach/saw.h', 'tests/teach/wire.h', '%s/bin/%s' % (BUILT, game_of(self.game))):
            with open(telling, 'w', encoding='utf-8') as out:
                out.write(told(open(source, encoding='utf-8').read()))
            errors = compiled(telling, object, self.plain + ['-include', 'tests/teach/desk.h', '-I' + headers])
            if errors:
                raise Trouble('The test %s does not compile:' % source,
                              *('%s:%d: %s' % e for e in errors[:3]))
        return object

    def objects(self, source=None, folder=None):
        """what is linked: the book's, but for what is not as in the book;
        the tests; and what the compiler said"""
        objects = {f: '%s/obj/%s.o' % (BUILT, f[:-2])
                   for f in self.parts + self.rest}
        tests = dict(self.tests)
        if source is None:
            return objects, tests, []
        def text(path):
            return re.sub(r'(?m)^(#line .*|/\* Made from .*)\n', '',
                          open(path, encoding='utf-8').read())
        functions = asked(self.gap)
        changed = [f for f in files(self.gap.doc) if text(
            source + os.path.basename(f)) != text(SOURCE + f)]
        if functions:
            head = next(l for l in self.gap.answer() if re.search(
                r'\b%s\(' % (functions[0].calls or functions[0].name), l))
            home = next(f for f in self.parts if head in text(SOURCE + f))
            changed += [home] * (home not in changed)
            with open(source + os.path.basename(home), 'a',
                      encoding='utf-8') as out:
                out.write(serving(functions))
        if any(f.endswith('.h') for f in changed):
            changed = list(self.parts)
            tests = {} if functions else {n: self.test(n, s, folder, source)
                     for n, s in self.source.items()}
        errors, self.doubts = [], []
        for f in changed:
            if f in self.parts:
                objects[f] = '%s/%s.o' % (folder, stem(f))
                errors += compiled(source + os.path.basename(f), objects[f],
                                   ['-Wall', '-Wempty-body', *PRINTS], self.doubts) \
                    or foreign(objects[f], '%s/obj/%s.o' % (BUILT, f[:-2]))
        return objects, tests, errors

    def own(self, name):
        """judge.c or answer.c, compiled"""
        source = 'tests/teach/%s.c' % name
        object = '%s/desk/%s.o' % (BUILT, name)
        if not newer(object, source, 'tests/teach/wire.h',
                     'tests/teach/judge.h'):
            made = '%s.%d' % (object, os.getpid())      # others make it, too
            compiled(source, made, ['-D_GNU_SOURCE'] + (
                ['-fno-sanitize=all'] if name == 'judge' else []))
            os.rename(made, object)
        return object

    def judge(self):
        """the programs that ask: {test: program}, made once for a gap"""
        gap = self.gap
        if gap.chunk in self.judges:
            return self.judges[gap.chunk]
        functions = asked(gap)
        folder = '%s/judge-%s' % (self.folder, slug(gap.chunk))
        programs = {name: '%s/%s' % (folder, name) for name in self.tests}
        objects = {f: 'build/obj/%s.o' % f[:-2]
                   for f in self.parts + self.rest}
        if all(newer(p, ASKS, 'tests/teach/desk.py', 'tests/teach/judge.h',
                     self.own('judge'), self.tests[name], *objects.values(),
                     'build/libframe.a', 'build/libkit.a')
               for name, p in programs.items()):
            return self.judges.setdefault(gap.chunk, programs)
        source = gap.join([(gap.chunk, 1, asking(gap, functions))],
                          gap.doc, folder)
        for f in self.parts:
            if 'desk_asks' in open(source + os.path.basename(f),
                                   encoding='utf-8').read():
                objects[f] = '%s/%s.o' % (folder, stem(f))
                errors = compiled(source + os.path.basename(f), objects[f],
                                  ['-fno-sanitize=all', '-O1'])
                if errors:
                    raise Trouble('What asks does not compile:',
                                  *('%s:%d: %s' % e for e in errors[:3]))
        for name, test in self.tests.items():
            done = run(['gcc', '-o', programs[name], *make('LINKER'), test,
                        self.own('judge'), *objects.values(),
                        'build/libframe.a', 'build/libkit.a',
                        *make('GTK_LIBS')])
            if done.returncode:
                raise Trouble(*linking(done.stderr))
        self.judges[gap.chunk] = programs
        return programs

    def play(self, objects, tests, folder, cage=(), env={}):
        """links and plays them: a list of Verdicts"""
        verdicts = []
        if asked(self.gap):
            program = folder + '/answer'
            done = run(['gcc'] + SANITIZE + make('LINKER') + ['-o', program,
                       self.own('answer'), *objects.values(),
                       BUILT + '/libkit.a', '-lm'])
            if done.returncode:
                raise Trouble(*linking(done.stderr))
            room = run(['size', program]).stdout.split()
            if int((room[-3:] or [0])[0]) > MEGABYTES << 20:
                raise Trouble('its variables take more room than a program '
                              'has.')
            for name, judge in self.judge().items():
                # a claim that never calls the gap is as it was
                idle = self.idle.get(name, {})
                verdicts.append(Verdict(name, judge, cage, dict(
                    env, SKIP=' %s ' % ' '.join(idle)), program))
                for tests in idle.values():
                    verdicts[-1].tests.update((t, True) for t in tests)
                if env.get('HURRY') and not verdicts[-1].good:
                    break
            return verdicts
        for name, test in tests.items():
            program = '%s/%s' % (folder, name)
            done = run(['gcc'] + SANITIZE + make('LINKER') + ['-o', program, test]
                       + list(objects.values()) + [BUILT + '/libframe.a',
                       BUILT + '/libkit.a'] + make('GTK_LIBS'))
            if done.returncode:
                raise Trouble(*linking(done.stderr))
            verdicts.append(Verdict(name, program, cage, env))
            if env.get('HURRY') and not verdicts[-1].good:
                break
        return verdicts


def linking(said):
    """why nothing could be linked"""
    missing = sorted(set(re.findall(r"undefined reference to [`'](\w+)'",
                                    said)))
    twice = sorted(set(re.findall(r"multiple definition of [`'](\w+)'",
                                  said)))
    return ['the chapter needs %s, and the chunk does not write it.' % m
            for m in missing] + [
            '%s is written twice.' % t for t in twice] or (
            ['its variables take more room than a program has.']
            if re.search('relocation (truncated|overflow)', said) else said.splitlines()[:3])


# ---- playing ---------------------------------------------------------

@functools.lru_cache(None)
def cage():
    """the words before a program that shut it in: it sees the system's
    own files and itself, no network, no other process, no folder of yours"""
    words = ['bwrap', '--unshare-all', '--die-with-parent', '--new-session',
             '--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp',
             '--ro-bind', '/usr', '/usr']
    for folder in ('/bin', '/lib', '/lib64', '/lib32'):
        if os.path.islink(folder):
            words += ['--symlink', os.readlink(folder), folder]
        elif os.path.isdir(folder):
            words += ['--ro-bind', folder, folder]
    words += ['--ro-bind-try', '/etc/ld.so.cache', '/etc/ld.so.cache']
    try:
        if run(words + ['true']).returncode == 0:
            return words
    except OSError:
        pass
    return []


def warning(cage):
    """what is not held back, where there is no cage"""
    return '' if cage else (
        'There is no bubblewrap here, or it may not work: an answer can read\n'
        'your files. Let only those answers run that you would run yourself.\n')


def shut_in(cage, program):
    """the command that plays this program, and nothing else of its folder"""
    path = os.path.abspath(program)
    return [*cage, *(['--ro-bind', path, path] if cage else []), path]


BROKE = [
    ('stack-overflow', 'a function calls itself without end'),
    ('hard rss limit|exceeds maximum|allocation-size-too-big|out-of-memory|requested allocation',
     'it takes more memory than there is for it'),
    ('buffer-overflow|out of bounds', 'it goes beyond the end of an array'),
    ('use-after', 'it uses memory that was given back'),
    ('double-free|bad-free|not malloc', 'it gives back what it was not given'),
    ('division by zero|FPE', 'it divides by zero'),
    ('null pointer|SEGV', 'it follows a pointer that leads nowhere'),
    ('signed integer overflow', 'a number grows beyond what an int can hold'),
    ('shift exponent|left shift', 'it shifts by more bits than there are'),
    ('load of value', 'it reads a variable that nothing was written to'),
    ('Assertion', 'it breaks a promise of the chapter'),
]


def by_claim(text):
    """what was printed, by the number of the claim"""
    return dict(part.split('\n', 1) for part in
                ('\n' + text).split('\nclaim ')[1:] if '\n' in part)


def shown_lines(text):
    """what somebody printed: forty lines of it"""
    lines = [shown(l[:100]) for l in text.rstrip('\n').split('\n')[:41]]
    return [] if lines == [''] else lines[:40] + ['...'] * (len(lines) > 40)


def marked(function, book, answer):
    """two drawings, what differs in brackets: lines of words"""
    sides = [[line.split() for line in shown_lines(side.replace('\v', '\n'))]
             for side in (book, answer)]
    out = ['the first question that %s answered otherwise (see [ ]):'
           % function]
    for k, lines in enumerate(sides):
        new = []
        for r, line in enumerate(lines):
            row = []
            for c, word in enumerate(line):
                other = sides[1 - k][r] if r < len(sides[1 - k]) else []
                differs = c >= len(other) or other[c] != word
                row.append('[%s]' % word if differs else ' %s ' % word)
            new.append(row)
        out += ['  expected' if k == 0 else '  came']
        counts = collections.Counter(len(row) for row in new if len(row) > 2
                                     and all(len(w) < 6 for w in row))
        many = max(counts, key=counts.get, default=0)
        wide = max([len(w) for row in new if len(row) == many for w in row],
                   default=1)
        out += ['    ' + (' '.join(w.center(wide) for w in row) if len(row)
                == many else re.sub(' +', ' ', ' '.join(row)).strip()
                ).rstrip() for row in new if row]
    return out


class Verdict:
    """what became of a test program: tests[name] is True or False, in
    their order; faults, a list of (name, place, expected, came, the
    drawings, what was printed)"""
    def __init__(self, name, program, cage, env, answer=None):
        self.name, self.tests, self.faults = name, {}, []
        self.longest = self.seconds = 0     # of its longest claim, of all
        self.differs, self.printed = {}, {}     # by claim
        self.idle = {}      # claims that asked nothing: number, tests
        self.patience = float(env.get('PATIENCE', PATIENCE))
        # nothing of the teacher's own surroundings
        surrounding = dict({k: os.environ[k] for k in ('PATH', 'LC_ALL', 'IDLE',
            'QUICK', 'PROMISES') if k in os.environ}, **env)
        surrounding.update(PATIENCE=str(self.patience),
            ASAN_OPTIONS='hard_rss_limit_mb=%d:max_allocation_size_mb=%d'
            ':detect_leaks=0:detect_stack_use_after_return=1'
            % (MEGABYTES, MEGABYTES),
            UBSAN_OPTIONS='print_stacktrace=1')
        ours, theirs = socket.socketpair()
        def limits(*fixed, seconds=int(self.patience) + 2):
            for number, file in fixed:      # 3 and 4 are free by now
                os.dup2(file, number)
                os.set_inheritable(number, True)
            os.closerange(len(fixed) + 3, 1024)
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            # a claim's own limit is lower; the referee, who reckons what the
            # book would answer, has more
            resource.setrlimit(resource.RLIMIT_CPU, (seconds,) * 2)
            resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 24, 1 << 24))
            if answer and PLAIN:
                resource.setrlimit(resource.RLIMIT_AS, (MEGABYTES << 20,) * 2)
        with tempfile.TemporaryFile('w+', errors='replace') as report, \
                tempfile.TemporaryFile('w+', errors='replace') as errors, \
                tempfile.TemporaryFile('w+', errors='replace') as prints:
            # away from the numbers that they shall get
            at = [os.dup(f.fileno()) for f in (report, ours, theirs)]
            far = [fcntl.fcntl(n, fcntl.F_DUPFD, 50) for n in at]
            for n in at:
                os.close(n)
            ours.close(), theirs.close()
            more = dict(stdin=subprocess.DEVNULL, close_fds=False,
                        env=surrounding)
            alone = None
            if answer:
                alone = subprocess.Popen(shut_in(cage, answer), **more,
                    stdout=prints, stderr=errors,
                    preexec_fn=lambda: limits((3, far[2])))
            os.close(far[2])
            try:
                subprocess.run(shut_in((), program) if answer else
                               shut_in(cage, program), **more,
                    stdout=subprocess.DEVNULL if answer else prints,
                    stderr=subprocess.DEVNULL if answer else errors,
                    preexec_fn=lambda: limits((3, far[0]), (4, far[1]),
                        seconds=int(self.patience + (
                            20 if answer else min(6, 10 * self.patience)))),
                    timeout=1800)
            except subprocess.TimeoutExpired:
                pass                # nothing a game may call sleeps so long
            os.close(far[0]), os.close(far[1])
            if alone:
                try:
                    alone.wait(60)
                except subprocess.TimeoutExpired:
                    alone.kill()
                    alone.wait()
            for file in report, errors, prints:
                file.seek(0)
            said, words = report.read().split('\n')[:-1], errors.read()
            self.hear(said, by_claim(words), by_claim(prints.read()))
        if answer and not self.planned and not self.tests:  # not its fault
            raise Trouble('%s was not played: this machine could not begin '
                          'it. Ask again.' % name, *shown_lines(words)[:1])

    @property
    def good(self):
        return bool(self.tests) and all(self.tests.values())

    def hear(self, report, words, printed):
        self.planned = any(line.startswith('plan\t') for line in report)
        claim, fault, verdicts = None, None, 0
        for line in report:
            kind, name, *more = line.split('\t')
            if kind == 'claim':
                claim, fault, verdicts, at = name, None, 0, more[0]
                start, asked, before = len(self.faults), 1, len(self.tests)
            elif kind == 'fault':
                fault = (name, *more)
            elif kind == 'asked':
                asked = int(name)
            elif kind == 'differs':
                self.differs[claim] = (name, *more)
            elif kind in ('ok', 'not'):
                verdicts += 1
                self.tests[name] = kind == 'ok' and self.tests.get(name, True)
                if kind == 'not':
                    self.faults.append((name, *(fault or ('', '', ''))))
                fault = None
            if kind == 'end' and not asked and name == '0':
                self.idle[at] = list(self.tests)[before:]
            if kind == 'end':
                self.longest = max(self.longest, float(more[0] or 0))
                self.seconds += float(more[0] or 0)
            if kind == 'end' and int(name) > 1 or kind == 'end' \
                    and not verdicts:
                plain = claim.replace('_', ' ')
                self.tests[plain] = False
                self.faults.append((plain, *self.broke(
                    words.get(at, ''), int(name))))
            elif kind == 'end' and claim in self.differs and len(self.faults) \
                    == start and self.differs[claim][0] in exact():
                plain = claim.replace('_', ' ')
                self.tests[plain] = False
                self.faults.append((plain, '', '', 'this test comes out right, but '
                                    'a question was not answered as it should be.'))
            if kind == 'end':
                self.faults[start:] = [
                    (*f[:4], marked(*self.differs[claim]) if claim
                     in self.differs else [], shown_lines(printed.get(at, '')))
                    for f in self.faults[start:]]


    def broke(self, said, status):
        """a place and a sentence for a test that broke off"""
        # a place in the answer tells more than one in the book
        places = re.findall(r'(?m)^(\S+\.\w+:\d+)(?::\d+)?: runtime error|'
                            r'^\s+#\d+ .* in \S+ (\S+\.(?:nw|c):\d+)', said)
        places = [(a or b).replace(os.getcwd() + '/', '') for a, b in places]
        books = [p for p in places if p.split(':')[0] in documents()]
        place = ([p for p in places if p not in books
                  and not p.startswith('tests/')] + books + [''])[0]
        if status in (99, 1009, 1024):
            why = 'it was stopped after %g seconds of CPU. Does a loop never end?' \
                % self.patience
        elif status == 1001:
            why = 'it waited for something for half a minute, and did ' \
                'nothing.'
        else:
            why = next((w for pattern, w in BROKE if re.search(pattern, said)),
                       {1008: 'it divides by zero', 1011: 'it follows a '
                        'pointer that leads nowhere, or calls itself without '
                        'end'}.get(status, 'it ended before the test did')
                       ) + '.'
        raw = re.search(r'runtime error: (.*)', said)
        return place, '', '%s broke off: %s%s' % (
            self.name, why, ' (%s)' % raw[1] if raw else '')


# ---- an answer -------------------------------------------------------

class Answer:
    """what a copy, or a file of C, gets: trouble, a list of sentences,
    or verdicts"""
    def __init__(self, bench, copy, folder, cage=(), env={}):
        gap, self.bench, self.copy = bench.gap, bench, copy
        self.trouble, self.verdicts, self.wonders = [], [], []
        self.taken = []
        try:
            taken = self.taken = gap.take(copy)
            proper(gap, taken, copy)
            source = self.source = gap.join(taken, copy, folder)
            hidden(gap, source)
            objects, tests, errors = bench.objects(source, folder)
            self.wonders = bench.doubts
            if errors:
                raise Trouble(*(('%s:%d: ' % (f, n) if n else '')
                                + sentence(said)
                                for f, n, said in errors[:3]))
            self.verdicts = bench.play(objects, tests, folder, cage, env)
        except Trouble as trouble:
            self.trouble = trouble.lines
        except RecursionError:
            self.trouble = ['The chunk names itself.']

    def tests(self):
        return {n: good for v in self.verdicts for n, good in v.tests.items()}

    def seconds(self):
        """of CPU, that all tests took"""
        return sum(v.seconds for v in self.verdicts)

    def faults(self):
        return [f for v in self.verdicts for f in v.faults]

    def doubts(self):
        """what the compiler wonders about in an answer that compiles"""
        return ['%s:%d: %s' % (f, n, sentence(said))
                for f, n, said in self.wonders if f == self.copy]


def in_words(fault):
    """lines about a test that failed"""
    name, place, expected, came, drawn, printed = fault
    yield name
    if drawn:           # a drawing says more than a condition of C
        if came.startswith('it says') or not expected:
            yield '  came      ' * bool(expected) + '  ' * (not expected) + came
        if place:
            yield '  in        ' + place
    elif expected:
        yield '  expected  ' + expected
        if came:
            yield '  came      ' + came
        yield '  in        ' + place
    else:
        yield '  ' + came
        if place:
            yield '  in        ' + place
    for line in drawn:
        yield '  ' + line
    for n, line in enumerate(printed):
        yield ('  you printed  ' if n == 0 else '               ') + line


def plan(bench, env={}, cage=()):
    """the tests that the book's own answer passes, none may fail; the
    patience that an answer deserves, in seconds of CPU; and, noted in the
    bench, what need not be asked again. The book's C lies in the folder book"""
    gap, folder = bench.gap, bench.folder + '/book'
    bench.idle = {}
    source = gap.join(gap.take(gap.doc), gap.doc, folder)
    objects, tests, errors = bench.objects(source, folder)
    if errors:
        raise Trouble("The book's own answer does not compile here:",
                      *('%s:%d: %s' % e for e in errors[:3]))
    verdicts = bench.play(objects, tests, folder, cage,
                          dict(env, PATIENCE='120'))
    names = [n for v in verdicts for n in v.tests]
    wrong = [n for v in verdicts for n, good in v.tests.items() if not good]
    if wrong or not all(v.planned for v in verdicts):
        raise Trouble("The book's own answer fails here:", *wrong[:3], *[
            line for v in verdicts for f in v.faults[:1] for line in in_words(f)])
    longest = max(v.longest for v in verdicts)
    bench.idle = {v.name: v.idle for v in verdicts}
    return names, '%g' % max(PATIENCE, int(4 * longest))


def speaks(main):
    """calls main; whatever goes wrong is said in sentences"""
    try:
        sys.exit(main())
    except Trouble as trouble:
        sys.exit('\n'.join(trouble.lines))
    except KeyboardInterrupt:
        sys.exit('Stopped.')
    except OSError as trouble:
        sys.exit('%s: %s.' % (trouble.filename or 'This machine',
                              trouble.strerror))
    except (subprocess.SubprocessError, ValueError, KeyError,
            StopIteration) as trouble:
        if 'DEBUG' in os.environ:
            raise
        sys.exit('The checker cannot go on: %s.' % trouble)
