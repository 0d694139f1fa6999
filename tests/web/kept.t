#!/usr/bin/python3
"""tests/web/kept.t: the book on a web server, and a phone without one. Needs
Chromium; without it, says so and asks nothing."""
import functools, http.server, json, os, sys, threading
sys.path.insert(0, 'tests/lib')
from literate import *
from pages import *

class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *words):
        pass

if not FOUND or not os.path.exists('build/html/index.html'):
    print('1..0 # SKIP no Chromium is here, or no pages')
    sys.exit()
server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), functools.partial(
    Quiet, directory='build/html'))
threading.Thread(target=server.serve_forever, daemon=True).start()
b = Browser(390, 844, 2, touch=True)

def go(page):
    b('Page.navigate', url='http://127.0.0.1:%d/%s' % (server.server_port,
                                                       page))
    b.wait('document.readyState === "complete"', 30)

listed = open('build/html/worker.js').readline()
pages = [f for f in json.loads(listed.split('REST = ')[1])
         if f.endswith('.html')]
go('index.html')
b.wait('navigator.serviceWorker.controller !== null', 60)
check('a phone may take it home', [
    str(e) for e in b('Page.getInstallabilityErrors')['installabilityErrors']])
b.wait('Promise.all(%s.map(p => caches.match(p))).then(a => a.every(r => r))'
       % json.dumps(pages), 120)
check('nothing is asked for that is not there', b.faults)
b.js('document.querySelector(".search input").focus()')
b('Input.insertText', text='flood fill')
b.wait('!!document.querySelector(".search li a")')
told = b.js('document.querySelector(".search [role=status]").textContent')
b.key('ArrowDown'), b.key('ArrowDown'), b.key('ArrowUp'), b.key('Enter', '\r')
b.wait('!location.href.endsWith("index.html")')
check('what is searched for is told in a word, and found by keys alone',
      [] if told.endswith(' found') and 'flood' in b.js(
          'document.body.innerText').lower() else [told, b.js('location.href')])
server.shutdown(), server.server_close()
wrong = []
for page in 'index.html', 'games.html', 'spider.html':
    go(page)
    if not b.js('!!document.querySelector("h1")'):
        wrong.append(page)
check('without a network each page opens', wrong)
b.js('window.place = document.querySelector("[data-game]"), '
     'place.scrollIntoView({block: "center"})')
try:
    b.wait('place.ready > 0', 30)
    check('and a game stands on it, ready to be played', [])
except TimeoutError as late:
    check('and a game stands on it, ready to be played', [str(late)])
b.end()
end()
