#!/usr/bin/python3
"""tests/web/pages.t [GAME..]: plays the games in their pages as a reader
would: by mouse, by keys, by finger. Needs Chromium; without it, says so
and asks nothing."""
import glob, os, re, subprocess, sys, time
sys.path.insert(0, 'tests/lib')
from literate import *
from pages import *
from manners import Manners

def over(b):
    return b.js('place.querySelector(".foot").classList.contains("over")')

def won(b):
    return b.js('place.querySelector(".foot").classList.contains("won")')

def hinted(b):
    """asks for a hint, and where it is"""
    b.js('place.board.hint.click()')
    for _ in range(400):
        at = b.js('+(place.querySelector("[aria-label$=\\", hinted\\"]")'
                  ' || {dataset: {id: 0}}).dataset.id')
        if at or over(b):
            return at
        time.sleep(.02)
    return 0

def leads(b):
    """where what is hinted should go"""
    return b.js('+(place.querySelector("[aria-label$=\\", the hint leads '
                'here\\"]") || {dataset: {id: 0}}).dataset.id')

def settled(b):
    """somebody may have been thinking: until it is a person's turn"""
    b.wait('(n => n[0] === "1" || n[4] === "1")(place.board.text(place.board'
           '.c.state()).split("\\n")[3].split("\\t"))', 20)
    if manners(b).restless:
        time.sleep(.5)
    else:
        b.wait('!place.board.asked')

def to_the_end(b, press):
    """follows hints; where there are none, what has words is pressed"""
    for step in range(300):
        if over(b):
            return step
        settled(b)
        at = hinted(b)
        if over(b):
            return step
        at = at or b.js('+[...place.querySelectorAll("[aria-disabled='
                               'false]")][%d].dataset.id' % (step % 7))
        press(at)
        settled(b)
    return 0

def manners(b):
    return Manners(b.js('place.dataset.game'))

def second(b):
    return manners(b).second(b.js('place.board.said.textContent'))

def by_mouse(b):
    def press(at):
        b.click(*middle(b, at), 'right' if second(b) else 'left')
    return to_the_end(b, press)

def types(b, key):
    """a key, by the name it has in a window"""
    b.key(*{'Return': ('Enter', '\r')}.get(
        key, (key, key) if len(key) == 1 else ('Arrow' + key,)))

def by_keys(b):
    how = manners(b)
    if how.walk:
        b.js('place.board.cells.get(place.board.at).focus()')
        types(b, how.walk)
    def press(at):
        b.js('place.board.cells.get(place.board.at).focus()')
        # an arrow puts out the lamp; what has two has Enter at once
        for turn in range(0 if leads(b) else 120):
            x, y, now = b.js('(([x, y, w, h], p) => [x + w / 2 - p[0] - p[2]'
                ' / 2, y + h / 2 - p[1] - p[3] / 2, place.board.c.points()])'
                '(place.board.cells.get(%d).box, (place.board.cells.get('
                'place.board.c.points()) || place.board.cells.get('
                'place.board.at)).box)' % at)
            if now == at:
                break
            across = (abs(x) > abs(y)) != (turn % 5 == 4 and x != 0 != y)
            types(b, ('Left' if x < 0 else 'Right') if across else
                  'Up' if y < 0 else 'Down')
        types(b, second(b) or 'Return')
    return to_the_end(b, press)

def start(b, options, seed=7):
    b.js('place.board.start(%r, %d)' % (options, seed))
    b.wait('!place.querySelector(".over")')
    settled(b)

def begins(b, seed):
    """what is played to its end"""
    how = manners(b)
    start(b, how.easy, seed)
    if how.near:
        b.js('place.board.load(%r)' % open(how.near).read())
        settled(b)

def plays(b, game):
    play(b, game)
    poster = b.js('getComputedStyle(place.querySelector(".poster")).display')
    check(game + ': the poster makes room for the board',
          [] if poster == 'none' and said(b) else [poster, said(b)])
    how = manners(b)
    one, two = map(int, how.seeds.split())
    begins(b, one)
    check(game + ': who follows its hints by clicks wins',
          [] if by_mouse(b) and won(b) else [said(b)])
    order = b.js('[...place.querySelectorAll(".items button")].map(c => '
                 'c.dataset.id).join() === place.board.lines().map(l => '
                 'l.split("\\t")[0]).join()')
    check(game + ': buttons stand in the order of the page',
          [] if order else ['another order'])
    stamps = b.js('place.board.kept.size')
    check(game + ': cards are kept as stamps, and each is drawn once', []
          if game not in ('crazy8s', 'spider') or 1 < stamps <= 120
          and b.js('[...place.board.kept.values()].every(s => s.width > 20)')
          else ['%d are kept' % stamps])
    begins(b, two)
    check(game + ': who follows its hints by keys wins',
          [] if by_keys(b) and won(b) else [said(b)])
    b.js('place.querySelector(".lamp").click()')
    b.wait('!place.querySelector(".over")')
    check(game + ': the button of the ribbon begins anew', [])
    gray = b.js('place.board.action.filter((a, k) => place.board.switches[k]'
                ' && place.board.switches[k].disabled).map(a => a[1]).join()')
    ought = {'lightsout': 'ready', 'minesweeper': 'ready'}
    check(game + ': in the menu what is no move now is gray',
          [] if gray == ought.get(game, gray) else [gray])
    buttons = b.js('place.querySelectorAll(".items button").length')
    read = sum(n.get('role', {}).get('value') == 'button' and bool(
        n['name']['value']) for n in b('Accessibility.getFullAXTree')['nodes']
        if not n.get('ignored') and 'name' in n)
    check(game + ': a screen reader finds a button for each thing',
          [] if buttons > 4 and read >= buttons else ['%s, %s' % (buttons, read)])

def saves(b, game):
    """what the window keeps, the page opens, and the other way round"""
    faults = []
    for file in sorted(glob.glob('tests/games/%s/figures/*.game' % game)):
        text = open(file).read()
        kept = b.js('place.board.load(%r) ? place.board.saved() : ""' % text)
        at = 'build/from-page-' + game
        with open(at + '.game', 'w') as out:
            out.write(kept)
        done = subprocess.run(['build/bin/' + game, '--figure', at + '.svg',
                               '--moves=' + at + '.game'],
                              capture_output=True, text=True)
        head = [part.split('\n')[0].split() for part in (text, kept)]
        if head[0][:2] != head[1][:2] or set(head[0]) - set(head[1]) or \
                done.returncode:        # a file need not tell the usual
            faults.append(file + ': ' + kept[:60] + done.stderr)
    check(game + ': saved games go from the window to the page and back',
          faults)
    line = b.js('place.board.line()')
    b.js('place.board.read(%r)' % line.replace('seed=', 'seed=1'))
    there = b.js('place.board.line()')
    check(game + ': a game is copied and pasted as a line',
          [] if there == line.replace('seed=', 'seed=1') else [line, there])
    settled(b)
    b.js('place.board.read("chess --seed=5")')
    check(game + ': a line of another game is refused', [] if
          'for chess' in said(b) else [said(b)])

def links(b, game):
    """an address opens exactly one deal"""
    play(b, game)
    start(b, manners(b).easy, 4711)
    there = b.js('place.board.line()')
    address = b.js('place.board.link()')
    b.js('place.board.keep()')
    b.js('location.hash = "#deal=12"')
    b.wait('place.board.seed() === "12"')
    b.js('location.href = %r' % address)
    b.wait('place.board.seed() === "4711"')
    check(game + ': a link to a deal opens exactly that deal', [] if
          b.js('place.board.line()') == there else
          [there, b.js('place.board.line()')])
    b.js('place.board.say("It is over.", "In 8 moves.")')
    check(game + ': how a game went is told in words, with its link', [] if
          b.js('place.board.result()').endswith(': It is over. In 8 moves.\n'
          + b.js('place.board.link()')) else [b.js('place.board.result()')])
    b.js('location.hash = "#deal=today"')
    today = time.strftime('%Y%m%d')
    b.wait('place.board.seed() > 20260000')
    check(game + ': and there is one of today', [] if today in (
          b.js('place.board.seed()'), time.strftime('%Y%m%d'))
          else [b.js('place.board.line()')])
    b.js('location.hash = ""')

def marks(b, game):
    """a bookmark is found again, from behind and from before it"""
    start(b, manners(b).easy)
    for step in range(4):
        if step == 2:
            b.js('place.board.c.mark()')
        b.js('place.board.wish("deal")')
        settled(b)
    before = b.js('place.board.c.travel(2), place.board.saved()').count('> ')
    after = b.js('place.board.c.travel(0), place.board.c.travel(2), '
                 'place.board.saved()').count('> ')
    check(game + ': a bookmark is found again in the page',
          [] if (before, after) == (2, 2) else ['%s, %s' % (before, after)])

def lights(b, game):
    """a hint is a whole move: it tells what and where to, and a click on
    the lamp, a second press of the button or Enter plays it"""
    for way in 'a click on the lamp', 'a second press', 'Enter':
        start(b, manners(b).easy, 22)
        at, to = hinted(b), leads(b)
        if way[-4:] == 'lamp':
            b.click(*middle(b, at))
        elif way[-5:] == 'press':
            b.js('place.board.hint.click()')
        else:
            b.js('place.board.cells.get(place.board.at).focus()')
            types(b, 'Return')
        settled(b)
        moves = b.js('place.board.saved()').count('\n> ')
        check('%s: %s plays the hint' % (game, way), [] if at and moves == 1
              and (to or game == 'minesweeper') and at != to else
              ['from %s to %s: %d moves' % (at, to, moves)])

def apart(b, game):
    """nobody thinks in the page itself: without its worker there is no hint,
    and the page does not wait for one"""
    start(b, manners(b).easy)
    b.js('(post => { window.jobs = []; Worker.prototype.postMessage = '
         'function (m) { if (m.job) jobs.push([this, m]); else post.call('
         'this, m) }; window.go = () => { Worker.prototype.postMessage = post'
         '; jobs.forEach(([w, m]) => post.call(w, m)) } })'
         '(Worker.prototype.postMessage)')
    b.js('place.board.c.hint()')
    try:
        b.wait('jobs.length')
    except TimeoutError:
        pass
    time.sleep(.2)
    lamp = '!!place.querySelector("[aria-label$=\\", hinted\\"]")'
    before, words = b.js(lamp), said(b)
    b.js('go()')
    try:
        b.wait(lamp + ' || place.board.said.innerText !== %r' % words)
    except TimeoutError:
        words = 'no answer'
    check(game + ': whoever thinks does so beside the page', [] if
          b.js('jobs.length') and not before and words != 'no answer'
          else [words, said(b), '%s jobs' % b.js('jobs.length')])

def watches(b, game):
    """who watches thinks in the worker, of each board anew"""
    start(b, 'size=7', 3)
    b.js('(b => { window.jobs = []; b.think = (at, size) => { jobs.push('
         'size > 0); b.constructor.prototype.think.call(b, at, size) } })'
         '(place.board)')
    turn = ('place.board.switches[place.board.action.findIndex(a => '
            'a[1] === "verdict")].click()')
    move = ('place.board.c.press(+place.querySelector('
            '"[aria-disabled=false]").dataset.id, 1), place.board.after()')
    verdict = ('/won, whatever|lost, if|nothing is proved/i.test('
               '(place.querySelector(".said small") || {}).textContent)')
    b.js(turn)
    b.wait(verdict, 20)
    check(game + ': a verdict comes from the worker',
          [] if b.js('!!place.board.worker && jobs.join()') == 'true'
          else [said(b), b.js('jobs.join()')])
    b.js(move)
    gone = b.js('!%s && jobs.length > 1' % verdict.replace('place.querySel'
        'ector(".said small")', 'place.board.frame(), place.querySelector('
        '".said small")'))
    b.wait(verdict, 20)
    check(game + ': a move takes it away, and there is one of the next board',
          [] if gone else [said(b), b.js('jobs.join()')])
    b.js(turn)
    b.wait('!' + verdict)
    check(game + ': without its switch nobody watches', [])

def presses(b, game):
    """buttons and the keys beside them come to the game as they are"""
    start(b, manners(b).easy)
    b.js('(c => { window.told = []; place.board.c = {...c, with: k => {'
         ' told.push("with " + k); c.with(k) }, event: (kind, x, y, n) => {'
         ' if (kind === 1) told.push("button " + n) } } })(place.board.c)')
    at, heard = middle(b, b.js('place.board.at')), []
    for button, held in (('left', 0), ('left', 8), ('middle', 0),
                         ('right', 0), ('left', 2)):
        b.js('told.length = 0')
        b.click(*at, button, held)
        told = b.js('told')
        heard.append(' '.join(told[told.index(
            next(t for t in told if t[0] == 'b')) - 1:][:2])
            if any(t[0] == 'b' for t in told) else 'nothing')
    ought = ['with 0 button 1', 'with 1 button 1', 'with 0 button 2',
             'with 0 button 3', 'with 2 button 3']
    check(game + ': Shift, Ctrl and the middle button reach the game',
          [] if heard == ought else heard)

def owes(b):
    """what other games need and this one can show: a stroke, a line that
    is asked for, kinds below a heading"""
    start(b, 'size=5 board=3')
    b.js('place.board.wish("press 1 1; press 1 2")')
    check('a stroke is one Undo in the page', [] if '> press 1 1\n+ press'
          ' 1 2\n' in b.js('place.board.saved()') and b.js('place.board.c.'
          'travel(-1), place.board.saved()').count('press') == 0
          else [b.js('place.board.saved()')])
    b.js('place.board.action.push([3, "press", "Press", ""]),'
         'place.board.ask("press")')
    line = ('(place.querySelector("dialog input").value = "%s",'
            'place.querySelector("dialog form").requestSubmit())')
    b.js(line % '9 9')
    trouble = b.js('place.querySelector("dialog p").textContent')
    b.js(line % '1 1')
    check('a line is asked for until it is right',
          [] if 'rows and columns' in trouble and not b.js(
              '!!place.querySelector("dialog[open]")') and '> press 1 1\n' in
          b.js('place.board.saved()') else [trouble])
    b.js('place.board.action.pop(), place.board.preset.push(["More"], '
         '["Six", "size=6", ""]), place.querySelector(".bar").remove(), '
         'place.querySelector(".stage").remove(), place.board.build()')
    below = ('place.querySelectorAll(".more details button").length')
    none = b.js(below)
    b.js('place.querySelector(".more details").open = true')
    b.wait(below)
    check('a heading makes its kinds when it is opened',
          [] if none == 0 and b.js(below) == 1 else [str(none)])

def resumes(b, game):
    start(b, manners(b).easy)
    at = hinted(b)
    b.click(*middle(b, at or b.js('place.board.at')))
    settled(b)
    kept = b.js('place.board.saved()').split('\n=')[0]
    play(b, game)
    now = b.js('place.board.saved()').split('\n=')[0]
    check(game + ': what was begun is there when the reader comes back',
          [] if kept == now and kept.count('\n') else [kept, now])

def spoilt(b, game):
    """what this page cannot read is neither shown nor lost"""
    other = game + ' 99 of=tomorrow seed=5\n> move\n'
    key = 'place.board.key'
    b.js('localStorage.setItem(%s, %r)' % (key, other))
    play(b, game)
    told = said(b)
    b.js('place.board.keep()')
    kept = b.js('localStorage.getItem(%s + ", not read")' % key)
    check(game + ': a game that this page cannot read is laid aside, and told',
          [] if kept == other and 'cannot be read' in told
          and not b.faults else [str(kept), told] + b.faults)
    b.js('(set => { Storage.prototype.setItem = function (name, text) { if '
         '(name.endsWith("read")) throw Error("full"); set.call(this, name, '
         'text) } })(Storage.prototype.setItem), localStorage.setItem(%s, %r)'
         ', sessionStorage.clear(), place.board.lost = 0, place.board.resume()'
         ', place.board.keep()' % (key, other))
    check(game + ': where nothing can be laid aside, nothing is written over',
          [] if b.js('localStorage.getItem(%s)' % key) == other and
          b.js('place.board.lost').startswith('It stays') else
          [b.js('place.board.lost')])
    b.js('place.board.apart = false, sessionStorage.clear()')
    large = b.js('(async file => { Object.defineProperty(file, "files", { '
                 'value: [{ size: 2e9, text: () => place.spoilt = 1 }], '
                 'configurable: true }); await file.onchange({ target: file }); '
                 'delete file.files; return place.spoilt })(place.board.file)')
    check(game + ': a file of two gigabytes is not opened',
          [] if not large and 'too large' in said(b) else [said(b)])
    b.js('location.hash = "#%"; localStorage.clear()')
    time.sleep(.1)
    b.js('0')                       # what came is heard with an answer
    check(game + ': a place in the page that is none does no harm',
          list(b.faults))
    b.js('location.hash = ""')

def two(b, game):
    """two pages of one board: neither writes over the other's game"""
    def turn(page):
        b.session = page
        time.sleep(.3)
    def button():
        return b.js('(x => x.hidden ? "" : x.textContent)(place.board.other)')
    def move():
        b.js('place.board.wish("press 1 " + (place.board.saved().split("> pr")'
             '.length % 3 + 1))')
    def board():
        return b.js('place.board.saved()').split('\n=')[0]
    def kept():
        return b.js('place.board.there()[1]').split('\n=')[0]
    start(b, manners(b).easy)
    b.js('place.board.keep()')
    move(), move()
    one, first = board(), b.another()
    later = b.session
    play(b, game)
    b.wait('place.board.apart')
    told, copy = said(b), board()
    move()
    check('the later of two pages hears of the other, and keeps a game of '
          'its own', [] if copy == one and board() != one and kept() == one
          and 'This board is open elsewhere.' in told
          else [told, copy, kept()])
    own = board()
    turn(first)
    move()
    check('the older page plays on, and is kept', [] if kept() == board()
          and not button() else [kept(), board(), button()])
    one = board()
    turn(later)
    play(b, game)
    check('the own game of a tab is there when it comes back', [] if
          board() == own and button() == 'Take over' else [board(), button()])
    b.js('place.board.other.click()')
    took = board()
    move()
    two = board()
    check('who takes over plays on where the other was', [] if took == one
          and kept() == two and button() == "To this tab's own game"
          else [took, one, kept(), button()])
    turn(first)
    told = said(b)
    move()
    check('the older page never writes over the newer', [] if kept() == two
          and board() != one and 'open elsewhere' in told
          and b.js('parseInt(place.board.there()[0])') > 4
          else [told, kept(), two])
    turn(later)
    b.js('place.board.other.click()')
    check('a game that waited in its tab comes back', [] if board() == own
          and kept() == two else [board(), own])
    # a page that slept, and heard nothing
    b.js('place.board.apart = false, place.board.last = "1 1\\n"')
    move()
    check('a page that has slept through the news writes over nothing',
          [] if kept() == two and 'open elsewhere' in said(b) else [kept()])
    b('Page.close')
    b.session = first

def rests(b, game):
    """no picture is painted, and no timer rings, that nobody needs"""
    if manners(b).near:             # programs play while they are seen
        b.js('place.scrollIntoView({block: "center"})')
    start(b, manners(b).easy)
    time.sleep(.5)
    b.js('(p => { p.count = 0; const f = p.frame; p.frame = function () '
         '{ p.count++; f.call(p) } })(place.board)')
    time.sleep(1)
    still = b.js('place.board.count')
    b.js('scrollTo(0, 1e5)')
    time.sleep(.3)
    b.js('place.board.count = 0, place.board.draw()')
    time.sleep(.3)
    away = b.js('place.board.count')
    check(game + ': nothing is painted at rest or out of view',
          [] if not still and not away else ['%s, %s' % (still, away)])

def lives(b, game):
    """the figure that lives: it is pressed, and what it says is true"""
    b.go('build/html/%s.html' % game)
    b.js('window.place = document.querySelector("[data-options^=figure]")')
    if not b.js('place && (place.scrollIntoView({block: "center"}), 1)'):
        return
    b.wait('place.ready > 0')
    settled(b)                      # it may be dealt by somebody who thinks
    def words():
        return b.js('[...place.querySelectorAll(".items button")].map('
                    'x => x.ariaLabel).join("; ")')
    def press():
        b.js('place.querySelector(".bar button").click()')
    before, faults = words(), []
    if game == 'chatnoir':
        b.click(*middle(b, b.js('+place.querySelector("[aria-disabled=false]")'
                                '.dataset.id')))
        time.sleep(3)
        # whoever has a k was told by a neighbor with k - 1, by none sooner
        told = b.js('[...place.querySelectorAll(".items b")].map(x => [+x'
            '.textContent, x.offsetLeft + x.offsetWidth / 2, x.offsetTop +'
            ' x.offsetHeight / 2, x.offsetWidth])')
        told = [t for t in told if t[0]]
        for n, x, y, w in told:
            near = [m for m, u, v, _ in told
                    if 0 < (u - x) ** 2 + (v - y) ** 2 < (1.4 * w) ** 2]
            if n > 1 and min(near + [99]) != n - 1:
                faults.append('%s beside %s' % (n, near))
        faults += [] if max(t[0] for t in told) > 2 else [str(told)]
    elif game == 'lightsout':
        press()
        b.wait('/as before/.test(place.board.said.textContent)', 60)
        for _ in range(100):            # it is said, and painted then
            if words() == before:
                break
            time.sleep(.1)
        pressed = b.js('place.board.saved()').count('> press')
        faults = [] if pressed > 4 and words() == before \
            else ['%d presses' % pressed, words()]
    else:
        for k in range(30):
            press()
            time.sleep(.15)
        text = b.js('place.board.saved()')
        faults = [] if text.count('> open') > 3 and not over(b) or over(b) \
            and b.js('place.querySelector(".won") !== null') else [text]
    check(game + ': its figure lives, and what it says is true', faults)

def edge(b, at):
    """a place 15 pixels beside the middle of a thing, where no other lies"""
    return b.js('(at => { const board = place.board, box = id => {'
                'const r = board.cells.get(id).getBoundingClientRect();'
                'return [r.left, r.top, r.right, r.bottom] };'
                'const [l, t, r, d] = box(at), x = (l + r) / 2, y = (t + d) / 2;'
                'const far = ([px, py]) => [...board.cells.keys()].every(id => {'
                'const [l, t, r, d] = box(id); return id === at ||'
                'Math.max(l - px, px - r) > 15 || Math.max(t - py, py - d) > 15 });'
                'return [[-15, 0], [15, 0], [0, 15], [0, -15]].map('
                '([dx, dy]) => [x + dx, y + dy]).find(far) || [x, y] })(%d)' % at)

def phone(game):
    b = Browser(390, 780, 2, touch=True)
    try:
        b.go('build/html/index.html')
        b.js('document.querySelector("[href=\'%s.html#play\']").click()' % game)
        b.wait('location.hash && document.getElementById("play")?.ready > 0', 30)
        b.js('void (window.place = document.getElementById("play"))')
        time.sleep(.3)
        top, room = b.js('(r => [r.top, Math.min(r.bottom, innerHeight) - r.top])'
                         '(place.getBoundingClientRect())')
        check(game + ': its tile on the first page opens it with the board in '
              'sight', [] if 0 <= top < 40 and room > 200 else
              ['%d down, %d of it' % (top, room)])
        play(b, game)
        if manners(b).restless:
            start(b, manners(b).easy)
        settled(b)                      # the house may move first
        tile = b.js('Math.max(...[...place.board.cells.values()].map(c => '
                    'Math.max(c.offsetWidth, c.offsetHeight)))')
        check(game + ': on a phone a finger hits a thing, and the page does '
              'not move sideways', [] if tile >= 24 and b.js(
              'place.board.pans') == manners(b).pans and b.js('document.documentElement.'
              'scrollWidth') <= 390 else ['%s' % tile])
        b.js('(g => { window.least = 99, CanvasRenderingContext2D.prototype.'
             'fillText = function (...all) { const m = this.getTransform(); least '
             '= Math.min(least, parseFloat(this.font.match(/[\\d.]+px/)) * Math.'
             'hypot(m.c, m.d) / devicePixelRatio); g.apply(this, all) } })(Canvas'
             'RenderingContext2D.prototype.fillText), place.board.whole = true, '
             'place.board.draw()')
        before = b.js('place.board.saved()')
        x, y = b.js('(r => [r.x + r.width / 2, r.y + r.height / 2])'
                    '(place.board.canvas.getBoundingClientRect())')
        top = b.js('scrollY')
        b.swipe(x, y, -150)
        if '\n+ ' in b.js('place.board.saved()'):
            # a brush; it paints, and a finger beside its squares scrolls
            check(game + ': a finger that paints does not scroll, and one '
                  'Undo takes it back', [] if b.js('scrollY') == top and
                  b.js('place.board.c.travel(-1), place.board.saved()').split(
                  '\n=')[0].strip() == before.split('\n=')[0].strip()
                  else [before, b.js('place.board.saved()')])
            before = b.js('place.board.saved()')
            b.swipe(x, b.js('place.board.canvas.getBoundingClientRect().y')
                    + 30, -150)
        check(game + ': a swipe over the board scrolls, and presses nothing',
              [] if b.js('scrollY') > top and
              b.js('place.board.saved()') == before else [said(b), 'at %s' % b.js('scrollY')])
        b.js('place.scrollIntoView({block: "center"})')
        time.sleep(.2)
        free, smallest = {}, '.sort((a, b) => a.offsetWidth - b.offsetWidth)' \
            if game == 'gobblet' else ''
        for half in range(3):           # what is taken up is put down
            free, was = b.js('[...place.querySelectorAll("[aria-disabled=false'
                             ']")]' + smallest + '.map(c => +c.dataset.id)'), free
            if b.js('place.board.saved()') == before:
                b.tap(*edge(b, ([k for k in free if k not in was]
                                or [hinted(b)])[0]))
            if smallest and not half:
                check('a finger beside a small cup takes it up',
                      [] if b.js('place.board.c.holds()') else [said(b)])
            settled(b)
        check(game + ': a tap plays, if it misses by little, too', [] if b.js('place.board.saved()')
              != before else [said(b)])
        if game == 'minesweeper':
            free = b.js('+place.querySelector("[aria-label*=covered]").dataset.id')
            b.tap(*middle(b, free), hold=.7)
            check('a long press marks a tile', [] if '> mark' in
                  b.js('place.board.saved()') else [said(b)])
        small = b.js('least')
        least = 11.5 if game == 'spider' else 10    # counts above columns
        check(game + ': no word on the board is lower than %s pixels' % least,
              [] if small > least - .01 else ['%s' % small])
        check(game + ': no complaint in the browser', b.faults)
    finally:
        b.end()

if not FOUND or not os.path.exists('build/html/index.html'):
    print('1..0 # SKIP no Chromium, or no make html')
    sys.exit(0)
for game in sys.argv[1:] or make('BUILT'):
    b = Browser()
    try:
        plays(b, game)
        apart(b, game)
        saves(b, game)
        resumes(b, game)
        if game == 'spider':
            marks(b, game)
        if game in ('spider', 'minesweeper'):
            lights(b, game)
        if game == 'chatnoir':
            watches(b, game)
        spoilt(b, game)
        rests(b, game)
        lives(b, game)
        if game == 'lightsout':
            play(b, game)
            two(b, game)
            owes(b)
            play(b, game)
            presses(b, game)
        links(b, game)
        check(game + ': no complaint in the browser', b.faults)
    finally:
        b.end()
    phone(game)
end()
