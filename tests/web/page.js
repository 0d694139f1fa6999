/* page.js -- doc/html.js at work on pages of build/html, without a
   browser: a page small enough for this file, and a hand that clicks.
   Prints a line for each fault: what was claimed, a tab, where. */
'use strict'
const fs = require('fs'), vm = require('vm')
const WEB = 'build/html/'
const EMPTY = /^(meta|link|img|br|source|input|hr)$/
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"' }
const decode = s => s.replace(/&(\w+);/g, (all, name) => ENTITIES[name])
const encode = s => s.replace(/[&<>"]/g, c => '&' + Object.keys(ENTITIES)
  .find(k => ENTITIES[k] === c) + ';')

/* ---- a page ---- */
class Thing {
  constructor(tag, text) {
    this.tag = tag; this.text = text; this.a = {}; this.kids = []
    this.style = {}; this.heard = {}; this.top = 0; this.value = ''
  }
  get id() { return this.a.id || '' }
  set id(value) { this.a.id = value }
  get className() { return this.a.class || '' }
  set className(value) { this.a.class = value }
  get href() { return this.a.href }
  get parentNode() { return this.up }
  get children() { return this.kids.filter(k => k.tag) }
  get lastElementChild() { return this.children.pop() }
  get nextElementSibling() {
    const all = this.up.children
    return all[all.indexOf(this) + 1]
  }
  getAttribute(name) { return name in this.a ? this.a[name] : null }
  setAttribute(name, value) { this.a[name] = String(value) }
  removeAttribute(name) { delete this.a[name] }
  get textContent() {
    return this.tag ? this.kids.map(k => k.textContent).join('') : this.text
  }
  set textContent(text) { this.kids = []; this.append(new Thing('', text)) }
  get innerHTML() { return this.kids.map(k => k.outerHTML).join('') }
  set innerHTML(html) { this.kids = []; parse(html, this) }
  get outerHTML() {
    if (!this.tag) return encode(this.text)
    return `<${this.tag}${Object.entries(this.a).map(([k, v]) =>
      ` ${k}="${encode(v)}"`).join('')}>${this.innerHTML}</${this.tag}>`
  }
  put(at, things) {
    for (const thing of things) {
      if (thing.up) thing.remove()
      thing.up = this
    }
    this.kids.splice(at, 0, ...things)
    for (const thing of things)
      if (thing.tag === 'script' && thing.src) {
        page.run(WEB + thing.src)
        thing.onload()
      }
  }
  append(...things) { this.put(this.kids.length, things) }
  prepend(...things) { this.put(0, things) }
  before(...things) { this.up.put(this.up.kids.indexOf(this), things) }
  after(...things) { this.up.put(this.up.kids.indexOf(this) + 1, things) }
  remove() {
    if (this.up) this.up.kids.splice(this.up.kids.indexOf(this), 1)
    this.up = null
  }
  cloneNode() {
    const copy = new Thing(this.tag, this.text)
    Object.assign(copy.a, this.a)
    copy.append(...this.kids.map(k => k.cloneNode()))
    return copy
  }
  is(simple) {
    const [, tag, rest] = /^([\w*]*)(.*)$/.exec(simple)
    if (tag && tag !== '*' && tag !== this.tag) return false
    return (rest.match(/[.#][\w-]+|\[[^\]]+\]/g) || []).every(part => {
      if (part[0] === '.') return this.className.split(' ').includes(part.slice(1))
      if (part[0] === '#') return this.id === part.slice(1)
      const [, name, how, wanted] = /^\[([\w-]+)(?:([$^]?=)"?(.*?)"?)?\]$/.exec(part)
      const value = this.getAttribute(name)
      return value !== null && (!how || (how === '=' ? value === wanted :
        how === '^=' ? value.startsWith(wanted) : value.endsWith(wanted)))
    })
  }
  matches(selector) {
    return selector.split(/,\s*/).some(chain => {
      const parts = chain.split(' ')
      if (!this.is(parts.pop())) return false
      for (let at = this.up; at && parts.length; at = at.up)
        if (at.is(parts[parts.length - 1])) parts.pop()
      return !parts.length
    })
  }
  closest(selector) {
    for (let at = this; at; at = at.up) if (at.matches(selector)) return at
    return null
  }
  querySelectorAll(selector) {
    const found = []
    const walk = at => at.kids.forEach(k => {
      if (k.tag && k.matches(selector)) found.push(k)
      walk(k)
    })
    walk(this)
    return found
  }
  querySelector(selector) { return this.querySelectorAll(selector)[0] || null }
  getBoundingClientRect() { return { top: this.top, left: 0, bottom: 0 } }
  scrollIntoView() {}
  addEventListener(kind, hear) { (this.heard[kind] ||= []).push(hear) }
  tell(kind, more) {
    const event = { type: kind, target: this, stopped: false, ...more,
                    preventDefault() { this.stopped = true } }
    const waits = []
    for (let at = this; at; at = at.up)
      for (const hear of at.heard[kind] || []) waits.push(hear(event))
    return Promise.all(waits).then(() => event.stopped)
  }
  click() { return this.tell('click') }
  focus() { return this.tell('focus') }
  blur() {}
}
function parse(html, at) {
  for (const [, end, tag, rest, text] of
       html.matchAll(/<(\/?)(\w+)((?:[^">]|"[^"]*")*)>|([^<]+|<!)/g)) {
    if (text !== undefined) at.append(new Thing('', decode(text)))
    else if (end) at = at.up
    else {
      const thing = new Thing(tag, '')
      for (const [, name, value, bare] of rest.matchAll(/([\w-]+)(?:=(?:"([^"]*)"|([^\s"]+)))?/g))
        thing.a[name] = decode(value || bare || '')
      at.append(thing)
      if (!EMPTY.test(tag)) at = thing
    }
  }
}
let page
function visit(name, { small = false, hash = '' } = {}) {
  const root = new Thing('document', '')
  parse(fs.readFileSync(WEB + name + '.html', 'utf8'), root)
  const body = root.querySelector('body')
  page = { root, body, copied: null, small }
  Object.assign(root, { body, head: root.querySelector('head'),
    documentElement: { clientWidth: 1280 },
    createElement: tag => new Thing(tag, ''),
    getElementById: id => id && root.querySelector(`[id="${id}"]`) })
  page.context = vm.createContext({ document: root, scrollX: 0, scrollY: 0,
    location: { hash, pathname: '/' + name + '.html' }, console,
    atob, Blob, Response, DecompressionStream, Uint8Array,
    navigator: { clipboard: { async writeText(text) { page.copied = text } } },
    matchMedia: () => ({ matches: small, addEventListener() {} }),
    addEventListener: (kind, hear) => root.addEventListener(kind, hear),
    setTimeout() {} , getComputedStyle: () => ({ fontSize: '16' }) })
  page.run = file => vm.runInContext(fs.readFileSync(file, 'utf8'),
                                     page.context, file)
  page.run('doc/html.js')
  page.all = selector => root.querySelectorAll(selector)
  return page
}

/* ---- what is claimed ---- */
const faults = []
const wrong = (claim, where) => faults.push(claim + '\t' + where)

/* the chunks of a document, as noweb reads them */
function chunksOf(file) {
  const chunks = []
  let now = null
  for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
    const head = /^<<(.*)>>=\s*$/.exec(line)
    if (head) chunks.push(now = [])
    else if (/^@( |$)/.test(line)) now = null
    else if (now) now.push(line.replaceAll('@<<', '<<'))
  }
  return chunks.map(lines => lines.join('\n').trimEnd())
}
async function unfolds(name) {
  const { all, root } = visit(name)
  const before = root.innerHTML, chunks = all('.chunk')
  for (const use of all('a.use')) {
    const at = name + ' ' + use.textContent
    const id = use.href.slice(1)
    const first = root.getElementById(id)
    const rest = use.closest('u'), line = rest.up.matches('u') ? rest.up : rest
    const inside = chunks.filter(c => c.id === id ||
      c.id.startsWith(id + '.')).map(c => c.querySelector('code').textContent)
    if (await use.querySelector('small').tell('click'))
      wrong('the number behind a name goes to the chunk', at)
    if (!await use.click()) wrong('a name unfolds its chunk', at)
    const box = line.nextElementSibling
    if (!first || !box || box.className !== 'unfolded' ||
        box.textContent !== inside.join('') || box.querySelector('[id]') ||
        use.getAttribute('aria-expanded') !== 'true')
      wrong('a name unfolds its chunk', at)
    else {
      const inner = box.querySelector('a.use')
      if (inner) await inner.click()
      if (inner && !box.querySelector('.unfolded'))
        wrong('and in it the next', at)
    }
    await use.click()
  }
  if (root.innerHTML !== before) wrong('what was unfolded folds again', name)
}
async function copies(name, document) {
  const { all } = visit(name)
  const chunks = chunksOf(document)
  const buttons = all('button')
  if (buttons.length !== chunks.length)
    wrong('each chunk has a button that copies', name)
  for (const [k, button] of buttons.entries()) {
    await button.click()
    if (page.copied.trimEnd() !== chunks[k])
      wrong('what is copied is what the author typed', name + ' ' +
            button.up.id)
  }
}
async function hints(name) {
  const { all, root } = visit(name)
  const hint = root.getElementById('hint')
  for (const link of all('code a').filter(a => !a.matches('.use'))) {
    await link.tell('mouseover')
    const words = hint.textContent.match(/\w+/g) || []
    if (hint.hidden || !words.includes(link.textContent))
      wrong('a name shows the line that defines it', name + ' ' +
            link.outerHTML + ' ' + hint.textContent)
  }
  await all('p')[0].tell('mouseover')
  if (!hint.hidden) wrong('and no longer when one points elsewhere', name)
}
/* of what has the same words eight are shown, and that will do */
const bare = title => decode(title).replace(/[⟨⟩]/g, '').toLowerCase()
async function searches() {
  const { all, root } = visit('chatnoir')
  const field = root.querySelector('input')
  if (root.querySelector('script[src=search.js]') || vm.runInContext('INDEX.length', page.context))
    wrong('the list is brought along when somebody wants to search', '')
  await field.focus()
  let longest = 0
  const ask = async text => {
    field.value = text
    const from = process.cpuUsage()
    await field.tell('input')
    longest = Math.max(longest, process.cpuUsage(from).user / 1000)
    return all('.search li a')
  }
  const sections = vm.runInContext('PROSE', page.context)
  for (const [link, title, text] of sections.filter((s, k) => k % 5 === 0)) {
    const words = text.split(/\s+/)
    const some = words.slice(words.length / 2, words.length / 2 + 6)
    if (some.length < 6) continue
    if (!(await ask(some.join(' '))).some(a => a.href === link &&
        a.querySelectorAll('span').length === 1))
      wrong('six words lead to the section they stand in', title + ': ' +
            some.join(' '))
  }
  const names = vm.runInContext('INDEX', page.context)
  for (const [title, where, link] of names.filter((n, k) => k % 29 === 0))
    if (!(await ask(bare(title))).some(a =>
        a.href === link || bare(a.textContent).startsWith(bare(title))))
      wrong('sections, chunks and names are found', title)
  for (const word of ['dge', 'oard', 'readth'])
    for (const a of await ask(word))
      if (!new RegExp('(^|[^a-z0-9])' + word, 'i').test(a.textContent))
        wrong('words are found by how they begin', word + ': ' + a.textContent)
  for (const name of ['Jürg', 'jurg'])
    if (!(await ask(name)).length)
      wrong('letters are found with their marks and without', name)
  await ask('th')
  if (longest > 100)
    wrong('search answers within 0.1 s of a processor', longest.toFixed() + ' ms')
}
async function looks(name) {
  const { all, root } = visit(name)
  const heads = all('main h2')
  for (const [k, here] of heads.entries()) {
    heads.forEach((head, j) => { head.top = (j - k) * 500 })
    await root.tell('scroll')
    const marked = all('[aria-current=location]')
    if (marked.length !== 1 || !marked[0].href.endsWith('#' + here.id))
      wrong('the side bar marks where one is', here.id)
  }
  if (!visit(name, { small: true }).root.querySelector('header form'))
    wrong('on a telephone search stands at the top', name)
  const test = all('details')[0]
  if (!visit(name, { hash: '#' + test.id }).all('details')[0].open)
    wrong('a link into a test unfolds it', test.id)
}
(async () => {
  for (const [name, document] of Object.entries(JSON.parse(process.argv[2]))) {
    await unfolds(name)
    await copies(name, document)
    await hints(name)
    await looks(name)
  }
  await searches()
  console.log(faults.join('\n'))
})()
