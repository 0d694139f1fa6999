"""A browser for tests: Chromium without a screen, told what to do through
a pipe, in lines of JSON that end with a zero. Nothing else is needed."""
import base64, fcntl, json, os, shutil, subprocess, tempfile, time

FOUND = next((p for p in map(shutil.which, ('chromium', 'chromium-browser',
              'google-chrome')) if p), None)

class Browser:
    def __init__(self, wide=1280, high=900, fine=1, touch=False, media={}):
        self.home = tempfile.mkdtemp()
        ours, theirs = os.pipe(), os.pipe()     # commands, answers
        def pipes():
            ends = [fcntl.fcntl(end, fcntl.F_DUPFD, 5)  # beyond 3 and 4
                    for end in (ours[0], theirs[1])]
            os.dup2(ends[0], 3), os.dup2(ends[1], 4)
        self.run = subprocess.Popen(
            [FOUND, '--headless=new', '--no-sandbox', '--disable-gpu',
             '--hide-scrollbars', '--disable-dev-shm-usage', '--mute-audio',
             '--remote-debugging-pipe', '--user-data-dir=' + self.home,
             'about:blank'], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, close_fds=False, preexec_fn=pipes,
            env=dict(os.environ, HOME=self.home))
        os.close(ours[0]), os.close(theirs[1])
        self.to, self.back = os.fdopen(ours[1], 'wb'), theirs[0]
        self.number, self.rest, self.faults = 0, b'', []
        self.session = None
        pages = self('Target.getTargets')['targetInfos']
        page = next(p for p in pages if p['type'] == 'page')['targetId']
        self.size = dict(width=wide, height=high, deviceScaleFactor=fine,
                         mobile=touch)
        self.attach(page, touch)
        self.media(**media)

    def attach(self, page, touch=False):
        self.session = None
        self.session = self('Target.attachToTarget', targetId=page,
                            flatten=True)['sessionId']
        for part in ('Runtime', 'Page', 'Log'):
            self(part + '.enable')
        self('Emulation.setDeviceMetricsOverride', **self.size)
        self('Emulation.setTouchEmulationEnabled', enabled=touch)
        self('Emulation.setFocusEmulationEnabled', enabled=True)

    def another(self):
        """a second page beside this one, which is turned to; the session
        of the first, to turn back"""
        first = self.session
        self.session = None
        self.attach(self('Target.createTarget', url='about:blank',
                         newWindow=True)['targetId'])
        return first

    def media(self, **features):
        self('Emulation.setEmulatedMedia', features=[
            {'name': 'prefers-' + n.replace('_', '-'), 'value': v}
            for n, v in features.items()])

    def read(self):
        while b'\0' not in self.rest:
            more = os.read(self.back, 1 << 20)
            if not more:
                raise EOFError('the browser has gone')
            self.rest += more
        line, self.rest = self.rest.split(b'\0', 1)
        return json.loads(line)

    def __call__(self, method, **words):
        self.number += 1
        ask = {'id': self.number, 'method': method, 'params': words}
        if self.session:
            ask['sessionId'] = self.session
        self.to.write(json.dumps(ask).encode() + b'\0')
        self.to.flush()
        while True:
            answer = self.read()
            if answer.get('id') == self.number:
                if 'error' in answer:
                    raise RuntimeError(method + str(answer['error']))
                return answer['result']
            self.hear(answer)

    def hear(self, news):
        what, words = news.get('method'), news.get('params', {})
        if what == 'Runtime.exceptionThrown':
            d = words['exceptionDetails']
            self.faults.append(str(d.get('exception', d).get(
                'description', d))[:300])
        if what == 'Log.entryAdded' and words['entry']['level'] == 'error':
            self.faults.append(words['entry']['text'][:300])

    def js(self, text):
        """what an expression comes to; promises are waited for"""
        done = self('Runtime.evaluate', expression=text, awaitPromise=True,
                    returnByValue=True)
        if 'exceptionDetails' in done:
            raise RuntimeError(str(done['exceptionDetails'])[:600])
        return done['result'].get('value')

    def wait(self, text, seconds=10):
        """until it is true"""
        end = time.time() + seconds
        while not self.there(text):
            if time.time() > end:
                raise TimeoutError(text)
            time.sleep(.02)

    def there(self, text):
        """whether it is true; on a page that just goes, it is not"""
        try:
            return self.js(text)
        except RuntimeError as why:
            if 'navigated' not in str(why):
                raise

    def go(self, file):
        self('Page.navigate', url='file://' + os.path.abspath(file))
        self.wait('document.readyState === "complete"')

    def click(self, x, y, button='left', modifiers=0):
        for kind in ('mouseMoved', 'mousePressed', 'mouseReleased'):
            self('Input.dispatchMouseEvent', type=kind, x=x, y=y,
                 button='none' if kind == 'mouseMoved' else button,
                 modifiers=modifiers,
                 clickCount=int(kind != 'mouseMoved'))

    def tap(self, x, y, hold=0):
        self('Input.dispatchTouchEvent', type='touchStart',
             touchPoints=[{'x': x, 'y': y}])
        time.sleep(hold)
        self('Input.dispatchTouchEvent', type='touchEnd', touchPoints=[])

    def swipe(self, x, y, by):
        for k in range(12):
            self('Input.dispatchTouchEvent', type='touchMove' if k else
                 'touchStart', touchPoints=[{'x': x, 'y': y + by * k / 11}])
            time.sleep(.016)
        self('Input.dispatchTouchEvent', type='touchEnd', touchPoints=[])
        time.sleep(.3)

    def key(self, key, text=None, modifiers=0):
        codes = {'Enter': 13, ' ': 32, 'ArrowLeft': 37, 'ArrowUp': 38,
                 'ArrowRight': 39, 'ArrowDown': 40, 'Tab': 9, 'Escape': 27}
        for kind in ('keyDown', 'keyUp'):
            self('Input.dispatchKeyEvent', type=kind, key=key,
                 modifiers=modifiers, windowsVirtualKeyCode=codes.get(
                 key, ord(key[0].upper())), **({'text': text} if text and
                 kind == 'keyDown' else {}))

    def shot(self, file):
        data = self('Page.captureScreenshot', format='png')['data']
        with open(file, 'wb') as out:
            out.write(base64.b64decode(data))

    def end(self):
        try:
            self.session = None
            self('Browser.close')
        except (EOFError, OSError):
            pass
        self.run.wait(20)
        self.to.close(), os.close(self.back)
        shutil.rmtree(self.home, ignore_errors=True)

# ---- a game in its page ----------------------------------------------

def play(b, game, folder='build/html'):
    """opens the chapter and brings its board into view"""
    b.go('%s/%s.html' % (folder, game))
    b.js('window.place = document.querySelector("[data-game=%s]"), '
         'place.scrollIntoView({block: "center"})' % game)
    b.wait('place.ready > 0')
    time.sleep(.2)

def said(b):
    return b.js('place.querySelector(".said").innerText')

def middle(b, cell):
    """where a thing is, by its number: of the places in its box at which the
    board says it is this thing, the one nearest to the middle"""
    return b.js("""(id => {
        const it = place.board, r = it.canvas.getBoundingClientRect()
        const cell = it.cells.get(id), [x, y, w, h] = cell.box, all = []
        const edge = parseFloat(cell.style.left) - x * it.k
        for (let n = 1; n < 16; n++)
            for (let m = 1; m < 16; m++)
                all.push([x + w * n / 16, y + h * m / 16,
                          (n - 8) ** 2 + (m - 8) ** 2])
        all.sort((a, b) => a[2] - b[2])
        const is = ([x, y]) => { it.c.event(0, x, y, 0)
                                 return it.c.points() === id }
        const at = all.find(is) || all[0]
        return [r.x + edge + at[0] * it.k, r.y + edge + at[1] * it.k]
        })(%d)""" % cell)
