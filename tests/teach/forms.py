"""Forms of a class's grades: JUnit XML, Gradescope's results.json, a page of
HTML for each answer, and a table of how alike the answers are."""
import collections, html, json, os, re, shutil, textwrap
from xml.sax.saxutils import escape, quoteattr
from desk import bare, in_words, shown

HERE = 'build/grade/'


def fault_of(row, test):
    """what is said of a test that failed"""
    found = next((f for f in row['faults'] if f['test'] == test), None)
    return textwrap.dedent('\n'.join(list(in_words(tuple(found.values())))[1:])
                           ) if found else 'It was not played to its end.'


def cases(row):
    """(test, did it pass, what is said of it); of what cannot be played, one"""
    if row['trouble'] or not row['tests']:
        return [('it can be played', False, '\n'.join(row['trouble']))]
    return [(n, good, '' if good else fault_of(row, n))
            for n, good in row['tests'].items()]


def plain(text):
    """without what XML cannot hold"""
    return ''.join(c if c.isprintable() or c == '\n' else '?' for c in text)


def junit(rows):
    out = ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites>']
    for row in rows:
        kind = 'error' if row['trouble'] else 'failure'
        all_cases = cases(row)
        failed = sum(not good for _, good, _ in all_cases)
        out.append('<testsuite name=%s tests="%d" failures="%d" errors="%d" time="%.1f">'
                   % (quoteattr(plain(row['answer'])), len(all_cases),
                      failed * (kind == 'failure'), failed * (kind == 'error'),
                      row['seconds']))
        for name, good, said in all_cases:
            said = plain(said)
            out.append('<testcase classname=%s name=%s>%s</testcase>' % (
                quoteattr(plain(row['answer'])), quoteattr(plain(name)),
                '' if good else '<%s type="failed" message=%s>%s</%s>' % (
                    kind, quoteattr(said.split('\n')[0].strip()),
                    escape(said), kind)))
        out.append('</testsuite>')
    return '\n'.join(out + ['</testsuites>', ''])


def gradescope(row, worth):
    if row['trouble']:
        worth = {'it can be played': row['of']}
    tests = [{'name': n, 'score': worth.get(n, 0) if good else 0,
              'max_score': worth.get(n, 0),
              'status': 'passed' if good else 'failed', 'output': said}
             for n, good, said in cases(row)]
    return json.dumps({'score': row['points'], 'tests': tests,
                       'execution_time': row['seconds'],
                       'output': '\n'.join(row['trouble'] or ['Done.'] * row[
                           'done'])}, indent=1, ensure_ascii=False)


PAGE = '''<!DOCTYPE html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>%s</title>
<style>body{max-width:46em;margin:2em auto;padding:0 1em;font-family:serif;
line-height:1.5}h1,h2,p{overflow-wrap:anywhere}h2{font-size:1.1em;margin:1.5em 0 0}
pre{overflow-x:auto;background:#f0ede6;padding:.7em;font-size:.85em}
@media(prefers-color-scheme:dark){body{background:#111;color:#ddd}
pre{background:#222}}</style>
<h1>%s</h1><p>%s</p>
'''


def page(row):
    word = html.escape
    out = [PAGE % (word(row['answer']), word(row['answer']),
                   '%s: %d of %d points.' % (word(row.get('chunk', '?')),
                                             row['points'], row['of']))]
    if row['trouble']:
        out.append('<h2>It cannot be played yet</h2><pre>%s</pre>'
                   % word('\n'.join(row['trouble'])))
    wrong = [n for n, good in row['tests'].items() if not good]
    if row['tests'] and not row['trouble']:
        out.append('<p>%d of %d tests pass.</p>' % (
            len(row['tests']) - len(wrong), len(row['tests'])))
    for n in wrong if not row['trouble'] else []:
        out.append('<h2>%s</h2><pre>%s</pre>' % (word(n), word(fault_of(row, n))))
    out += ['<p>The compiler wonders: %s</p>' % word(w)
            for w in row.get('wonders', [])]
    return '\n'.join(out)


KEPT = set('''auto bool break case char const continue default do double else
    enum false float for goto if inline int long return short signed sizeof
    static struct switch true typedef union unsigned void while'''.split())


def grams(code, n=6):
    """runs of n words of C, names and spaces apart"""
    words = [('n' if re.match(r'[A-Za-z_]', w) and w not in KEPT else w)
             for w in re.findall(r'\w+|[^\w\s]', bare(code.split('\n')))]
    return {tuple(words[k:k + n]) for k in range(max(1, len(words) - n + 1))}


def alike(a, b):
    return round(100 * len(a & b) / max(1, len(a | b)))


def likeness(codes):
    """codes: {(gap, chunk, answer): C}, the book's under answer ''; lines of
    a table: who wrote the same, and the pairs that come next"""
    out, parts = [], collections.defaultdict(dict)
    for (gap, chunk, who), code in codes.items():
        parts[gap, chunk][who] = frozenset(grams(code))
    for (gap, chunk), those in parts.items():
        groups = collections.defaultdict(list)
        for who, words in those.items():
            groups[words].append(who or "the book's own")
        if sum(len(whose) for whose in groups.values()) < 2:
            continue
        out.append('%s: <<%s>>' % (gap, chunk))
        same = [g for g in groups.values() if len(g) > 1]
        out += ['  100 %%  %s' % shown(', '.join(sorted(g))) for g in same]
        # two that are each nearer to the book than to one another say nothing
        first, book = list(groups.items()), those.get('', frozenset())
        pairs = sorted(((alike(a[0], b[0]), a[1][0], b[1][0])
                        for k, a in enumerate(first) for b in first[:k]
                        if book in (a[0], b[0]) or alike(a[0], b[0])
                        > min(alike(a[0], book), alike(b[0], book))),
                       reverse=True)[:20]
        out += ['  %3d %%  %s, %s' % (much, shown(a), shown(b))
                for much, a, b in pairs if much >= 60]
    return out


def write(name, text):
    path = HERE + name
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'w', encoding='utf-8', errors='replace') as out:
        out.write(text)


def write_all(rows, worths, codes):
    for old in 'results', 'pages':
        shutil.rmtree(HERE + old, ignore_errors=True)
    write('grades.json', json.dumps(rows, indent=1, ensure_ascii=False))
    write('junit.xml', junit(rows))
    for row in rows:
        write('results/%s/results.json' % row['short'],
              gradescope(row, worths.get((row.get('game'),
                                          row.get('chunk')), {})))
        write('pages/%s.html' % row['short'], page(row))
    table = likeness(codes)
    write('likeness.txt', '\n'.join(table) + '\n')
    return table
