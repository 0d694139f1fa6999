/* board.js -- plays a game in its chapter, from file:// and without a
   network. The game is C (kit/web.nw): rules, picture, players, history
   and the hand at the board. Here is what only a browser knows: pixels,
   fingers, focus, clocks, and where to keep a game.

   A place <div class="play" data-game="NAME"> shows a poster. When it
   comes into view, NAME.wasm.js is loaded, which calls board(NAME, game).
   Where its options begin with the word figure, it is a figure that lives. */
'use strict'
if (!globalThis.board) {
const MARGIN = 20, NARROW = 6       // pixels around the board, and on a phone
const SMALL = 24, FINGER = 32       // a tile under a finger, at least; what it hits
const FEW = 20, LETTERS = 10        // so many may be smaller; no word is, in pixels
const AT_ONCE = 500                 // buttons are made before a picture is shown
const TURN = 2 * Math.PI
const LONG = 500                    // ms: a finger that stays
const ASKS = 3, SWITCH = 5, NEW_GAME = 6, PHOTO = 7, OFFERS = 9  // as Does in kit/contract.nw
const encoder = new TextEncoder(), decoder = new TextDecoder()
const media = {
  dark: matchMedia('(prefers-color-scheme: dark)'),
  contrast: matchMedia('(prefers-contrast: more)'),
  still: matchMedia('(prefers-reduced-motion: reduce)')
}

/* whatever is called here does nothing: C prints into its own memory only */
const nothing = new Proxy({}, { get: () => () => 0 })

/* the worker: the same game in a machine of its own; a job is bytes */
const WORKER = `let ready
const page = new Proxy({}, { get: () => () => 0 })
onmessage = async ({ data: { module, job } }) => {
  if (module) { ready = WebAssembly.instantiate(module, { page, wasi_snapshot_preview1: page }); return }
  const game = (await ready).exports, at = game.room(job.length)
  new Uint8Array(game.memory.buffer).set(job, at)
  game.work()
  postMessage(new Uint8Array(game.memory.buffer).slice(at, at + job.length))
}`

/* signs, in a box of 24 */
const SIGN = {
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h3',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c1 1 1 1.5 1 2.5h6c0-1 0-1.5 1-2.5A6 6 0 0 0 12 3z',
  menu: 'M4 6h16M4 12h16M4 18h16'
}
/* make('button', { class: 'x', onclick }, child, 'text') */
function make(tag, has = {}, ...inside) {
  const it = document.createElement(tag)
  for (const [name, value] of Object.entries(has))
    if (name.startsWith('on')) it[name] = value
    else it.setAttribute(name, value)
  it.append(...inside)
  return it
}
function sign(name, label) {
  const it = make('span')
  it.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${SIGN[name]}"/></svg>`
  return [it.firstChild, make('span', { class: 'heard' }, label)]
}

class Board {
  constructor(place, module) {
    this.place = place
    this.module = module
    this.cells = new Map()          // id of a thing to its button
    this.pen = null                 // whose canvas a tape is played on
    this.kept = new Map()           // stamps, by size and theme
    this.asks = 0
    this.beside = [0, 0]            // from the finger to what it means
    this.id = performance.timeOrigin + Math.random()    // the later page has the greater one
    this.lives = /^figure /.test(place.dataset.options)
  }
  async begin() {
    const page = {
      now: () => performance.now(),
      play: (at, used) => this.play(at, used),
      shown: () => { this.news = true; this.draw() },
      moved: () => this.keep(),
      wish: (kind, at) => {
        if (kind === NEW_GAME) this.fresh()
        else if (kind === ASKS) this.ask(this.text(at))
        else if (kind === OFFERS) this.offer()
      },
      think: (at, size) => this.think(at, size)
    }
    const { exports } = await WebAssembly.instantiate(this.module,
      { page, wasi_snapshot_preview1: nothing })
    this.c = exports
    this.c.start()
    this.about()
    this.place.classList.add('on')  // the poster goes before its board comes: what is read stays where it is
    this.build()
    this.listen()
    if (this.lives || !this.resume()) this.choose()
    if (!this.lives) {
      this.dealt()
      addEventListener('hashchange', () => this.dealt())
    }
    if (this.lost) this.warn('The game you left here cannot be read.', this.lost)
    if (!this.lives) this.meet()
    this.dress()
    this.seen(this.place.in_view)
  }

  /* ---- words across the border ---- */

  text(at) {
    const memory = new Uint8Array(this.c.memory.buffer)
    return decoder.decode(memory.subarray(at, memory.indexOf(0, at)))
  }
  put(bytes) {
    if (typeof bytes === 'string') bytes = encoder.encode(bytes + '\0')
    const at = this.c.room(bytes.length)
    new Uint8Array(this.c.memory.buffer).set(bytes, at)
  }
  about() {
    const rows = { ink: [], action: [], preset: [] }
    for (const line of this.text(this.c.about()).trimEnd().split('\n')) {
      const [kind, ...words] = line.split('\t')
      if (kind === 'game') [this.name, this.title, this.version, this.clock] = words
      else rows[kind].push(words)
    }
    Object.assign(this, rows)
  }

  /* ---- games: a saved text, of which the first line will do ---- */

  load(text) {
    this.put(text)
    const trouble = this.text(this.c.load())
    if (trouble) this.warn(trouble)
    else { this.warned = null; this.fit(); this.news = true; this.after() }
    return !trouble
  }
  saved() { return this.text(this.c.save()) }
  /* options and seed of this game, from its first line */
  options() { return this.saved().split('\n')[0].split(' ').slice(2, -1).join(' ') }
  seed() { return this.saved().split('\n')[0].match(/seed=(\d+)/)[1] }
  start(options, seed) {
    return this.load(`${this.name} ${this.version} ${options} seed=${seed}\n`.replace(/ +/g, ' '))
  }
  fresh(options = this.text(this.c.anew())) {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] % 999999 + 1
    this.start(options, seed)
    this.keep()
  }
  /* the chapter's game; on a small screen, the first kind that does not pan */
  choose() {
    const seed = this.place.dataset.seed, options = this.place.dataset.options.replace('figure ', '')
    this.start(options, seed)
    for (const [, kind] of this.pans && !this.lives ? this.preset : []) {
      if (kind === undefined) continue
      this.start(kind, seed)
      if (!this.pans) return
    }
    if (this.pans) this.start(options, seed)
  }
  get key() { return `literate-games ${this.name}` }
  /* what is kept: a line with a counter and who wrote it, and the game */
  there() {
    const all = localStorage.getItem(this.key) || '', [head] = all.match(/^\d+ \S+\n/) || ['']
    return [head, all.slice(head.length)]
  }
  keep() {
    if (!this.lives) try {
      const [last] = this.there()
      if (!this.apart && last && last !== this.last) return this.part()
      if (this.apart) return sessionStorage.setItem(this.key, '+' + this.saved())
      const head = `${(parseInt(last) || 0) + 1} ${this.id}\n`
      localStorage.setItem(this.key, head + this.saved())
      this.last = head
    } catch {}
  }
  resume() {
    let kept = '', own = ''
    try {
      own = sessionStorage.getItem(this.key) || ''
      ;[this.last, kept] = this.there()
    } catch {}
    this.waits = own[0] === '-'
    this.apart = own[0] === '+'
    if (this.apart && this.load(own.slice(1))) return true
    if (!kept || this.load(kept)) return kept
    /* not to be read, by this page: it is laid aside, and not played over */
    try {
      localStorage.setItem(this.key + ', not read', kept)
      this.lost = 'It is kept beside this new one.'
    } catch {
      this.apart = true
      this.lost = 'It stays; what you play here is kept in this tab alone.'
    }
  }

  /* ---- two pages of one board: each hears by storage what another writes ---- */

  cry(word) { try { localStorage.setItem(this.key + ', pages', `${this.id} ${word}`) } catch {} }
  meet() {
    addEventListener('storage', ({ key, newValue }) => {
      if (this.apart || !newValue) return
      if (key === this.key) return this.part()
      if (key !== this.key + ', pages') return
      const [who, whom] = newValue.split(' ')
      if (whom === 'asks' && this.id < +who) this.cry(who)
      else if (+whom === this.id) this.part()
    })
    if (!this.apart) this.cry('asks')
  }
  /* from now on this tab keeps a game of its own: the one that waited for it, or this one */
  part() {
    this.apart = true
    this.seat()
    this.warn('This board is open elsewhere.', 'What you play here is kept in this tab alone.')
  }
  seat() {
    const own = this.waits && sessionStorage.getItem(this.key)
    this.waits = false
    if (own) this.load(own.slice(1))
    this.keep()
    this.news = true
    this.after()
  }
  /* the button: the kept game is played here, and the tab's own waits; or back to that */
  swap() {
    this.apart = !this.apart
    if (this.apart) return this.seat()
    this.waits = /\n> /.test(this.saved())
    sessionStorage.setItem(this.key, this.waits ? '-' + this.saved() : '')
    const [head, kept] = this.there()
    this.last = head
    if (kept && !this.load(kept)) this.part()
    else this.keep()
  }
  /* an address that ends in #deal=5 or #deal=5,rows=8 opens that deal, and
     #deal=today the one that all programs deal today. A game that was begun
     here is not played over: it waits, and a button takes it up. */
  dealt() {
    const is = location.hash.match(/^#deal=(today|\d{1,18})(?:,(.*))?$/)
    if (!is || this.place.id !== 'play') return
    const now = new Date(), today = now.getFullYear() * 10000 + (now.getMonth() + 1) * 100 + now.getDate()
    if (/\n> /.test(this.saved())) this.apart = true
    if (this.start((is[2] || '').replace(/,/g, ' '), is[1] === 'today' ? today : is[1])) this.keep()
    this.place.scrollIntoView({ block: 'center' })
  }
  link() {
    const options = this.options().replace(/ /g, ',')
    return location.href.split('#')[0] + `#deal=${this.seed()}${options && ',' + options}`
  }
  /* copied: the address of this deal; when it is over, how it went as well */
  async share(words) {
    try {
      await navigator.clipboard.writeText(words)
      this.say('Copied. It can be sent to somebody.')
    } catch { this.say('The browser does not let a page copy.', words) }
  }
  result() {
    const words = [...this.said.childNodes].map(n => n.textContent).join(' ').trim()
    return `${this.title}: ${words}\n${this.link()}`
  }
  /* the line that copies a game between page and program */
  line() { return `${this.name} --options="${this.options()}" --seed=${this.seed()}` }
  read(line) {
    const is = line.trim().match(/(?:^|\/)(\w+)(?: --options=(?:"([^"]*)"|'([^']*)'|(\S*)))? --seed=(\d+)$/)
    if (!is) return this.warn(`A game is a line such as ${this.name} --seed=5.`)
    const [, name, a, b, c, seed] = is
    if (name !== this.name) this.warn(`This game is ${this.name}, and the line is for ${name}.`)
    else if (this.start(a || b || c || '', seed)) this.keep()
  }

  /* ---- what stands in the page ---- */

  build() {
    const button = (name, label, does) =>
      make('button', { type: 'button', title: label, onclick: does }, ...sign(name, label))
    const entry = (label, does, more = '', has = {}) =>
      make('button', { type: 'button', onclick: () => { this.close(); does() }, ...has },
        label, make('small', {}, more))
    const pop = (summary, ...inside) =>
      make('details', {}, make('summary', {}, ...summary), make('div', { class: 'more' }, ...inside))
    this.undo = button('undo', 'Undo', () => this.c.travel(-1))
    this.redo = button('redo', 'Redo', () => this.c.travel(1))
    this.hint = button('hint', 'Hint', () => this.c.hint())
    this.solve = entry('Follow the hints', () => { this.focus(); this.c.solve() })
    this.told = entry('Copy how it went', () => this.share(this.result()))
    this.time = make('span', { class: 'time' })
    this.switches = this.action.map(([kind, , label, key], k) =>
      entry(label, () => { this.c.act(k); this.after() }, key, +kind === SWITCH ?
        { role: 'menuitemcheckbox', 'aria-checked': 'false' } : {}))
    this.field = make('input', { type: 'text', spellcheck: 'false', 'aria-label': 'This game as a line',
      onfocus: e => e.target.select(), onchange: e => { this.close(); this.read(e.target.value) } })
    this.file = make('input', { type: 'file', hidden: '', onchange: async e => {
      const file = e.target.files[0]
      if (file && file.size > 1e6) this.warn('This file is too large for a game.')
      else if (file) await file.text().then(text => { if (this.load(text)) this.keep() },
        () => this.warn('This file cannot be read.'))
      e.target.value = '' } })
    const label = this.lives && this.figure(0, -1)
    this.takes = this.lives && label[0] === '='     // a press on its things
    const kind = ([label, options, words]) => entry(label, () => this.fresh(options), words)
    const kinds = []                // a heading makes what stands below it when it is opened
    for (const row of this.preset) {
      const below = kinds.at(-1)?.below
      if (row.length > 1) below ? below.push(row) : kinds.push(kind(row))
      else kinds.push(Object.assign(make('details', {}, make('summary', {}, row[0])), { below: [],
        ontoggle() { if (this.below.length) this.append(...this.below.splice(0).map(kind)) } }))
    }
    const bar = this.lives ? make('div', { class: 'bar' },
      this.takes ? make('span', { class: 'name' }, label.slice(1)) : entry(label, () => this.live(this.asks++)),
      make('span', { class: 'name' }), entry('Back to the start', () => { this.erase(); this.choose() }))
      : make('div', { class: 'bar', role: 'toolbar', 'aria-label': this.title },
      pop(['New'], entry('The same kind again', () => this.fresh()),
        ...kinds),
      this.undo, this.redo,
      make('span', { class: 'name' }, this.title, this.time), this.hint,
      pop(sign('menu', 'Menu'), ...this.switches.filter((_, k) => ![NEW_GAME, PHOTO].includes(+this.action[k][0])),
        entry('Back to the start', () => this.c.travel(0)),
        entry('Put a bookmark in', () => { this.c.mark(); this.say('Here is the bookmark.') }),
        entry('To the bookmark', () => this.c.travel(2)),
        this.solve,
        entry('Copy a link to this deal', () => this.share(this.link())),
        this.told,
        entry('Save as a file', () => this.save()), entry('Open a file', () => this.file.click()),
        make('label', {}, 'This game, to copy; another one, to paste', this.field), this.file))
    bar.lastChild.addEventListener('toggle', () => { this.field.value = this.line() })
    this.canvas = make('canvas', { 'aria-hidden': 'true' })
    this.sky = make('canvas', { 'aria-hidden': 'true', class: 'sky' })
    this.items = make('div', { class: 'items' })
    this.board = make('div', { class: 'board', role: 'group',
      'aria-label': `${this.title}, the board. Arrow keys walk, Enter presses.` },
      make('div', { class: 'field' }, this.canvas, this.items))
    this.said = make('div', { class: 'said', role: 'status', 'aria-live': 'polite' })
    this.ear = make('div', { class: 'heard', 'aria-live': 'polite' })   // eyes see it on the board
    this.again = make('button', { type: 'button', class: 'again', onclick: () => this.c.try() }, 'To the last chance')
    this.other = make('button', { type: 'button', class: 'other', onclick: () => this.swap() })
    this.foot = make('div', { class: 'foot' }, this.ear, this.said, this.again, this.other,
      make('button', { type: 'button', class: 'lamp', onclick: () => this.fresh() }, 'New game'))
    this.stage = make('div', { class: 'stage' }, this.sky, this.board, this.foot)
    this.place.append(bar, this.stage)
    this.ink_on = this.canvas.getContext('2d')
    this.ink_on_sky = this.sky.getContext('2d')
  }
  close() { for (const pop of this.place.querySelectorAll('details')) pop.open = false }
  save() {
    const link = make('a', { download: `${this.name}-${this.seed()}.game`,
      href: URL.createObjectURL(new Blob([this.saved()], { type: 'text/plain' })) })
    link.click()
  }
  wish(words) { this.put(words); this.c.play_line(); this.after() }

  /* a menu at a thing: what it makes whole */
  offer() {
    this.menu?.remove()
    const rows = this.text(this.c.offers()).trimEnd().split('\n').map(row => row.split('\t'))
    const away = () => { this.menu.remove(); this.focus() }
    this.menu = make('div', { class: 'more offers', role: 'menu', onkeydown: e => {
      e.stopPropagation()
      if (e.key === 'Escape') away()
    } }, ...rows.map(([, move, label]) => make('button', { type: 'button', role: 'menuitem',
      onclick: () => { away(); this.wish(move) } }, label)))
    const [x, y, w, h] = this.cells.get(+rows[0][0]).box.map(n => n * this.k)
    Object.assign(this.menu.style, { left: this.margin + x + w / 2 + 'px', right: 'auto', top: this.margin + y + h + 'px' })
    this.items.after(this.menu)
    this.menu.firstChild.focus()
  }

  /* a move of words that nobody can point at: "number", and what is asked for */
  ask(does) {
    const [, , label] = this.action.find(row => +row[0] === ASKS && row[1] === does), before = does + ' '
    const line = make('input', { type: 'text', spellcheck: 'false', maxlength: 95 - before.length })
    const why = make('p', { role: 'alert' })
    const card = make('dialog', { class: 'ask', onclose: () => { card.remove(); this.focus() } },
      make('form', { onsubmit: e => {
        e.preventDefault()
        this.put(before + line.value)
        why.textContent = this.text(this.c.answer_line())
        this.after()
        if (!why.textContent) card.close()
      } }, make('label', {}, label, line), why, make('button', { class: 'lamp' }, 'Play')))
    this.place.append(card)
    card.showModal()
  }

  /* ---- what a player does ---- */

  listen() {
    const { canvas, board } = this
    /* what the page itself has to say stands there until the reader does something */
    for (const does of ['pointerdown', 'keydown', 'click'])
      this.place.addEventListener(does, () => { this.warned = null }, true)
    const touch = e => e.pointerType !== 'mouse'
    const still = () => clearTimeout(this.longer)
    canvas.onpointermove = e => this.point(0, e)
    canvas.onpointerdown = e => {
      this.by_hand = true
      this.focus()
      this.by_hand = false
      if (!touch(e)) { e.preventDefault(); canvas.setPointerCapture(e.pointerId) }
      if (this.takes) { this.point(0, e); return this.live(this.c.points()) }
      this.point(1, e)
      still()
      if (touch(e)) this.longer = setTimeout(() => { this.c.stay(); this.after() }, LONG)
    }
    canvas.onpointerup = e => { still(); if (!this.takes) this.point(2, e); if (touch(e)) this.leave() }
    /* the browser took the finger for a swipe: nothing was pressed */
    canvas.onpointercancel = () => { still(); this.c.event(2, -1e4, -1e4, 1); this.leave() }
    canvas.onpointerleave = () => this.leave()
    board.oncontextmenu = e => e.preventDefault()
    canvas.onwheel = e => {
      if (!this.c.wheel(-Math.sign(e.deltaY))) return
      e.preventDefault()
      this.after()
    }
    /* a finger that holds something does not scroll */
    canvas.addEventListener('touchstart', e => { if (this.c.holds()) e.preventDefault() }, { passive: false })
    board.onkeydown = e => this.press(e, true)
    board.onkeyup = e => this.press(e, false)
    board.onfocusin = e => {
      this.c.focus(true)
      const id = +e.target.dataset.id
      if (id && !this.by_hand) { this.c.point(id); this.rove(id) }
      this.after()
    }
    board.onfocusout = e => { if (!board.contains(e.relatedTarget)) { this.c.focus(false); this.after() } }
    board.onclick = e => {          // of a screen reader: the canvas takes all others
      const id = +e.target.dataset.id
      if (id) { this.takes ? this.live(id) : this.c.press(id, 1); this.news = true; this.after() }
    }
    this.place.addEventListener('click', e => { if (!board.contains(e.target)) this.after() })
    document.addEventListener('pointerdown', e => { if (!e.target.closest('details')) this.close() })
    this.place.addEventListener('keydown', e => { if (e.key === 'Escape') this.close() })
    new ResizeObserver(() => { this.fit(); this.whole = true; this.draw() }).observe(this.stage)
    for (const is of Object.values(media)) is.addEventListener('change', () => this.dress())
    document.addEventListener('visibilitychange', () => this.seen(this.in_view))
  }
  /* a finger is broad: what is smaller is hit from beside it, too, where nothing else lies */
  reach(e) {
    this.beside = [0, 0]
    if (e.pointerType === 'mouse') return
    let near = Infinity
    for (const cell of this.cells.values()) {
      const [x, y, w, h] = cell.box.map(n => n * this.k)
      if (cell.ariaDisabled === 'true' && Math.min(w, h) >= FINGER) continue    // what lies on it is meant
      const [ex, ey] = [e.offsetX - this.margin, e.offsetY - this.margin]
      const dx = Math.max(x - ex, ex - x - w, 0), dy = Math.max(y - ey, ey - y - h, 0)
      if (dx > Math.max(0, (FINGER - w) / 2) || dy > Math.max(0, (FINGER - h) / 2) || Math.hypot(dx, dy) >= near) continue
      near = Math.hypot(dx, dy)
      this.beside = near ? [x + w / 2 - ex, y + h / 2 - ey] : [0, 0]
    }
  }
  point(kind, e) {
    if (kind === 1) this.reach(e)
    const [dx, dy] = e.pointerType === 'mouse' ? [0, 0] : this.beside
    this.c.with(e.shiftKey + 2 * e.ctrlKey)
    this.c.event(kind, (e.offsetX + dx - this.margin) / this.k, (e.offsetY + dy - this.margin) / this.k,
      e.ctrlKey ? 3 : e.button + 1)
    this.news ||= kind > 0          // what is held lights its place
    this.after()
  }
  leave() { this.c.event(3, 0, 0, 0); this.after() }
  /* a game's own keys; those of the page (n, p, /) rest meanwhile */
  press(e, down) {
    const turns = /^Arrow/.test(e.key) && (e.ctrlKey || e.shiftKey) && this.c.wheel(0)
    if (e.ctrlKey && !turns || e.altKey || e.metaKey || /^(Tab|Shift|Control|Alt|Meta)/.test(e.key)) return
    e.stopPropagation()
    const name = (turns ? e.ctrlKey ? 'Ctrl-' : 'Shift-' : '') + ({ ArrowLeft: 'Left', ArrowRight: 'Right', ArrowUp: 'Up', ArrowDown: 'Down',
      Enter: 'Return', ContextMenu: 'Menu', ' ': 'space', '=': 'equal', '-': 'minus', '+': 'plus', _: 'underscore', '.': 'period' }[e.key] || (/^Numpad\d$/.test(e.code) ? 'KP_' + e.code[6]
      : e.key.length === 1 ? e.key.toLowerCase() : e.key))
    if (name.length > 15) return
    if (this.takes && /^(Return|space)$/.test(name)) return
    this.put(name)
    this.c.with(e.shiftKey + 2 * e.ctrlKey)
    if (!this.c.key(down)) return
    e.preventDefault()
    this.after()
    if (down) this.tell(true)
  }
  focus() {
    if (this.board.contains(document.activeElement)) return
    const cell = this.cells.get(this.at) || this.cells.values().next().value
    if (cell) cell.focus({ preventScroll: true })
  }
  /* one button is in the order of Tab, the one that was last walked to */
  rove(id) {
    const before = this.cells.get(this.at), now = this.cells.get(id)
    if (before) before.tabIndex = -1
    if (now) { now.tabIndex = 0; this.at = id }
  }
  after() { this.draw(); this.wake() }

  /* ---- time: no timer and no picture that nobody needs ---- */

  wake() {
    clearTimeout(this.alarm)
    const ms = this.visible ? this.c.next() : -1
    if (ms >= 0) this.alarm = setTimeout(() => { this.c.time(); this.after() }, ms)
  }
  seen(in_view) {
    this.in_view = in_view
    this.visible = in_view && !document.hidden
    this.c.see(this.visible ? 1 : 0)
    this.after()
  }
  draw() {
    if (this.visible && !this.asked)
      this.asked = requestAnimationFrame(() => { this.asked = 0; this.frame() })
  }
  frame() {
    const began = performance.now()
    this.pen = this.ink_on
    if (this.page !== this.extent()) this.fit()     // it may grow
    const did = this.c.paint(this.whole ? 1 : 0)
    if (did & 2 || this.whole) this.paint_sky()
    this.whole = false
    if (this.news) { this.news = false; this.show() }
    if (did & 1) this.draw()
    this.took = performance.now() - began
  }

  /* ---- the picture ---- */

  /* pixels for a unit of the page; where much would be too small for a finger,
     the board is larger than its place, and pans */
  extent() { return this.c.size(0) + ' ' + this.c.size(1) }
  fit() {
    const room = this.board.clientWidth || 600, narrow = room < 480
    this.c.tall(narrow)
    const w = this.c.size(0), h = this.c.size(1)
    this.page = this.extent()
    this.margin = narrow ? NARROW : MARGIN
    const part = h > 2 * w ? 1 : .74        // of the screen; a long page may fill it
    const wide = room - 2 * this.margin, tall = Math.max(240, innerHeight * part)
    const least = this.lines().map(line => Math.max(...line.split('\t').slice(3, 5))).sort((a, b) => a - b)[FEW] || Infinity
    const k = Math.min(wide / w, tall / h, Math.max(w, h) < 300 ? Math.min(2, 480 / Math.max(w, h)) : 1.2)
    this.pans = k * least < SMALL
    this.k = this.pans ? SMALL / least : k
    this.board.style.maxHeight = this.pans ? '' : 'none'    // only what pans is moved in its place
    this.fine = devicePixelRatio || 1
    this.size(this.canvas, this.k * w + 2 * this.margin, this.k * h + 2 * this.margin)
    this.c.look(this.theme || 0, media.still.matches ? 2 : 0, 1 / this.k)
    this.whole = this.news = true   // its things are laid anew, with the picture
  }
  size(canvas, wide, high) {
    const w = Math.round(wide * this.fine), h = Math.round(high * this.fine)
    if (canvas.width === w && canvas.height === h) return
    Object.assign(canvas, { width: w, height: h })
    Object.assign(canvas.style, { width: w / this.fine + 'px', height: h / this.fine + 'px' })
  }
  /* light and dark, each with more contrast or without */
  dress() {
    const { dark, contrast } = media
    this.theme = contrast.matches ? dark.matches ? 3 : 2 : dark.matches ? 1 : 0
    this.c.look(this.theme, media.still.matches ? 2 : 0, 1 / this.k)
    this.whole = true
    this.draw()
  }
  paint_sky() {
    const all = this.stage.getBoundingClientRect(), board = this.canvas.getBoundingClientRect()
    this.size(this.sky, all.width, all.height)
    const x = (all.left - board.left - this.margin) / this.k, y = (all.top - board.top - this.margin) / this.k
    this.pen = this.ink_on_sky
    this.pen.setTransform(this.k * this.fine, 0, 0, this.k * this.fine,
      -x * this.k * this.fine, -y * this.k * this.fine)
    this.c.air(x, y, all.width / this.k, all.height / this.k)
  }
  /* a tape: verb, ink, numbers, as kit/web.nw tells */
  play(at, used) {
    const a = new Float64Array(this.c.memory.buffer, at, used), pen = this.pen
    const ink = n => this.ink[n][this.theme]
    let shade = this.shade
    for (let i = 0; i < used;) {
      const verb = a[i], color = a[i + 1]
      i += 2
      switch (String.fromCharCode(verb)) {
      case 'M': pen.moveTo(a[i], a[i + 1]); i += 2; break
      case 'L': pen.lineTo(a[i], a[i + 1]); i += 2; break
      case 'C': pen.bezierCurveTo(a[i], a[i + 1], a[i + 2], a[i + 3], a[i + 4], a[i + 5]); i += 6; break
      case 'A': pen.arc(a[i], a[i + 1], Math.abs(a[i + 2]), a[i + 3] * TURN, a[i + 4] * TURN,
        a[i + 3] > a[i + 4]); i += 5; break
      case 'Z': pen.closePath(); break
      case 'K': pen.clip(); pen.beginPath(); break
      case 'F': pen.fillStyle = shade ? this.shaded(pen, ink(color), ink(shade[0]), shade) : ink(color)
        shade = null; pen.fill(); pen.beginPath(); break
      case 'S': pen.strokeStyle = ink(color); pen.lineWidth = Math.max(a[i++], 1 / this.scale(pen))
        pen.stroke(); pen.beginPath(); break
      case 'G': shade = [color, ...a.subarray(i, i + 6)]; i += 6; break
      case '(': pen.save(); break
      case ')': pen.restore(); break
      case '+': pen.translate(a[i], a[i + 1]); i += 2; break
      case '*': pen.scale(a[i], a[i + 1]); i += 2; break
      case 'R': pen.rotate(a[i++] * TURN); break
      case 'T': this.write(pen, ink(color), ...a.subarray(i, i + 6)); i += 6; break
      case 'I': this.stamp(pen, ...a.subarray(i, i + 7)); i += 7; break
      case 'P': this.put_down(pen, ...a.subarray(i, i + 9)); i += 9; break
      case 'D': this.wipe(pen, ...a.subarray(i, i + 4)); i += 4
      }
    }
    this.shade = shade              // a tape may end between shade and fill
  }
  scale(pen) { const m = pen.getTransform(); return Math.hypot(m.a, m.b) / this.fine }
  shaded(pen, from, to, [, x1, y1, r1, x2, y2, r2]) {
    const shade = r1 || r2 ? pen.createRadialGradient(x1, y1, r1, x2, y2, r2)
      : pen.createLinearGradient(x1, y1, x2, y2)
    shade.addColorStop(0, from)
    shade.addColorStop(1, to)
    return shade
  }
  write(pen, ink, x, y, size, align, face, at) {
    size = Math.max(size, LETTERS / this.scale(pen))
    pen.font = face ? `italic ${size}px "TeX Gyre Pagella", Palatino, serif` : `${size}px Cantarell, sans-serif`
    pen.textAlign = ['left', 'center', 'right'][align]
    pen.fillStyle = ink
    pen.fillText(this.text(at), x, y)
  }
  /* pixels come as 0xAARRGGBB, with the color multiplied by AA */
  stamp(pen, x, y, wide, high, w, h, at) {
    const from = new Uint32Array(this.c.memory.buffer, at, w * h), to = new ImageData(w, h)
    from.forEach((v, k) => {
      const alpha = v >>> 24, part = alpha ? 255 / alpha : 0
      to.data.set([(v >> 16 & 255) * part, (v >> 8 & 255) * part, (v & 255) * part, alpha], 4 * k)
    })
    const film = new OffscreenCanvas(w, h)
    film.getContext('2d').putImageData(to, 0, 0)
    pen.drawImage(film, x, y, wide, high)
  }
  /* a picture that repeats: drawn once for each size and theme, by a tape
     of its own, and put down on whole dots unless it is squeezed */
  put_down(pen, x, y, wide, high, w, h, around, which, at) {
    const m = pen.getTransform(), unit = Math.round(1e3 * Math.hypot(m.c, m.d) * high / h) / 1e3
    const key = [at, which, unit, this.theme].join()
    let film = this.kept.get(key)
    if (!film) {
      if (this.kept.size >= 120) this.kept.clear()
      film = new OffscreenCanvas(Math.ceil((w + 2 * around) * unit) + 1, Math.ceil((h + 2 * around) * unit) + 1)
      const before = [this.pen, this.shade]
      this.pen = film.getContext('2d')
      this.pen.lineCap = this.pen.lineJoin = 'round'
      this.pen.setTransform(unit, 0, 0, unit, around * unit, around * unit)
      this.c.stamp(at, which, unit / this.fine)
      ;[this.pen, this.shade] = before
      this.kept.set(key, film)
    }
    pen.save()
    if (Math.abs(wide / w - high / h) < 1e-6 && !m.b && !m.c) {
      pen.setTransform(1, 0, 0, 1, 0, 0)
      pen.drawImage(film, Math.round(m.a * x + m.e - around * unit), Math.round(m.d * y + m.f - around * unit))
    } else {
      pen.translate(x, y)
      pen.scale(wide / w / unit, high / h / unit)
      pen.drawImage(film, -around * unit, -around * unit)
    }
    pen.restore()
  }
  /* a spoiled place: whole pixels are wiped, and open for what follows */
  wipe(pen, x1, y1, x2, y2) {
    const s = this.k * this.fine, o = this.margin * this.fine, { width, height } = this.canvas
    const left = Math.max(0, Math.floor(x1 * s + o) - 1), top = Math.max(0, Math.floor(y1 * s + o) - 1)
    const wide = Math.min(width, Math.ceil(x2 * s + o) + 1) - left
    const high = Math.min(height, Math.ceil(y2 * s + o) + 1) - top
    pen.lineCap = pen.lineJoin = 'round'
    pen.setTransform(1, 0, 0, 1, 0, 0)
    if (wide > 0 && high > 0) { pen.clearRect(left, top, wide, high); pen.rect(left, top, wide, high) }
    pen.setTransform(s, 0, 0, s, o, o)
  }

  /* ---- words and buttons ---- */

  show() {
    const [text, note, news, numbers] = this.text(this.c.state()).split('\n')
    const [over, won, undo, redo, hint, back, tenths, on] = numbers.split('\t').map((n, k) => k < 7 ? +n : n)
    const near = back ? ` ${back > 1 ? back + ' choices' : 'One choice'} before the end you could still have won.` : ''
    if (this.ear.textContent !== news) this.ear.textContent = news
    this.say(...this.warned || [text, note + near])
    this.undo.disabled = !undo
    this.redo.disabled = !redo
    this.hint.disabled = this.solve.disabled = !hint
    this.again.hidden = !back
    this.told.disabled = !over
    this.other.hidden = !this.apart && !this.waits
    this.other.textContent = this.apart ? 'Take over' : "To this tab's own game"
    this.foot.className = 'foot' + (over ? won ? ' over won' : ' over' : '')
    this.switches.forEach((s, k) => {
      s.disabled = on[k] === '-'
      if (s.role || on[k] === '1') { s.role = 'menuitemcheckbox'; s.ariaChecked = on[k] === '1' }
    })
    const seconds = Math.floor(tenths / 10), end = over ? '.' + tenths % 10 : ''
    this.time.textContent = +this.clock ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, 0)}${end}` : ''
    this.tell()
  }
  warn(...words) { this.say(...this.warned = words) }
  say(text, note = '') {
    if (this.said.dataset.is === text + note) return
    this.said.dataset.is = text + note
    this.said.replaceChildren(text, ...note ? [make('small', {}, note)] : [])
  }
  lines() { const all = this.text(this.c.things()); return all ? all.trimEnd().split('\n') : [] }
  /* the things as buttons, for ears and for the keyboard */
  tell(keys) {
    const seen = new Set()
    let fresh = 0
    for (const line of this.lines()) {
      const [id, x, y, w, h, may, words] = line.split('\t')
      let cell = this.cells.get(+id)
      if (!cell && fresh++ >= AT_ONCE) { this.news = true; continue }   // with the next picture
      seen.add(+id)
      if (!cell) {
        cell = make('button', { type: 'button', 'data-id': id, tabindex: -1 })
        this.cells.set(+id, cell)
        this.items.append(cell)
      }
      if (cell.line === line && cell.k === this.k && cell.margin === this.margin) continue
      Object.assign(cell, { line, k: this.k, margin: this.margin })
      cell.box = [+x, +y, +w, +h]
      cell.setAttribute('aria-label', words)
      cell.setAttribute('aria-disabled', may === '0')
      this.lay(cell)
    }
    for (const [id, cell] of this.cells)
      if (!seen.has(id)) { cell.remove(); this.cells.delete(id) }
    let next = this.items.firstChild            // buttons in the order of the page
    for (const id of seen) {
      const cell = this.cells.get(id)
      if (cell === next) next = next.nextSibling
      else this.items.insertBefore(cell, next)
    }
    if (this.cells.has(this.c.points())) this.rove(this.c.points())
    else if (!this.cells.has(this.at) && this.cells.size) this.rove(this.cells.keys().next().value)
    const hover = keys && this.cells.get(this.c.points())
    if (hover && hover !== document.activeElement) {
      this.by_hand = true
      hover.focus({ preventScroll: !this.pans })
      this.by_hand = false
      this.rove(+hover.dataset.id)
    }
    if (this.news) this.draw()
  }
  lay(cell) {
    const [x, y, w, h] = cell.box.map(n => n * this.k)
    cell.style.cssText = `left:${this.margin + x}px;top:${this.margin + y}px;width:${w}px;height:${h}px`
  }

  /* ---- a figure that lives: what comes, says the_figure of the game ---- */

  figure(at, step) { return this.text(this.c.figure(at, step)) }
  erase() {
    clearTimeout(this.showing)
    for (const n of this.items.querySelectorAll('b')) n.remove()
  }
  live(at) {
    this.erase()
    let round
    const go = step => {
      for (;; step++) {
        const [does, words] = this.figure(at, step).split('\t'), [verb, id, n] = does.split(' ')
        if (verb === '?') { this.c.advise(); return this.after() }
        if (verb === '=' && n !== round) {
          const wait = round
          round = n
          if (wait) { this.showing = setTimeout(go, 450, step); return }
        }
        if (words) this.say(words)
        if (verb === '=') this.mark(this.cells.get(+id), n)
        else if (verb) { this.wish(does); this.showing = setTimeout(go, 300, step + 1); return }
        else return
      }
    }
    go(0)
  }
  mark(cell, n) { if (cell) this.items.append(make('b', { style: cell.style.cssText }, n)) }

  /* ---- somebody thinks ---- */

  think(at, size) {
    if (!size) {                // nobody wants it any more
      if (this.worker) this.worker.terminate()
      this.worker = null
      return
    }
    if (!this.worker) {
      const url = URL.createObjectURL(new Blob([WORKER], { type: 'text/javascript' }))
      this.worker = new Worker(url)
      this.worker.onmessage = e => { this.put(e.data); this.c.answer(); this.after() }
      this.worker.onerror = e => this.say('Nobody can think here.', e.message)
      this.worker.postMessage({ module: this.module })
    }
    this.worker.postMessage({ job: new Uint8Array(this.c.memory.buffer).slice(at, at + size) })
  }
}

/* ---- the places of a page ---- */

const waiting = new Map()           // name of a game: when it was called
globalThis.board = async (name, packed) => {
  const bytes = Uint8Array.from(atob(packed), c => c.charCodeAt(0))
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  const module = await WebAssembly.compile(await new Response(plain).arrayBuffer())
  for (const place of document.querySelectorAll(`[data-game=${name}]`)) {
    place.board = new Board(place, module)
    await place.board.begin()
    place.ready = performance.now() - waiting.get(name)
  }
}
const eye = new IntersectionObserver(list => {
  for (const { target, isIntersecting } of list) {
    const name = target.dataset.game
    target.in_view = isIntersecting
    if (target.board && target.board.c) target.board.seen(isIntersecting)
    else if (isIntersecting && !target.board && !waiting.has(name)) {
      waiting.set(name, performance.now())
      document.head.append(make('script', { src: name + '.wasm.js' }))
    }
  }
}, { rootMargin: '150px' })
for (const place of document.querySelectorAll('[data-game]')) eye.observe(place)
if (/^#deal=/.test(location.hash)) document.getElementById('play')?.scrollIntoView({ block: 'center' })
}
