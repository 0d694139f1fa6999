/* html.js -- unfolds chunks, shows names, finds words, turns pages. The
   book reads without it, and from the disk: nothing is fetched but a
   script. Keys: / search, n next page, p page before. */
'use strict'
const all = (selector, from = document) => [...from.querySelectorAll(selector)]
const byId = id => document.getElementById(id)
function make(tag, properties) {
  return Object.assign(document.createElement(tag), properties)
}
const contents = byId('contents')

/* ---- a chunk's name unfolds it below its line, and folds it ---- */
/* the pieces of a chunk have its id, or its id and a dot */
const pieces = id => all(`[id="${id}"] pre code, [id^="${id}."] pre code`)
function unfold(use, id) {
  const rest = use.closest('u')     // of a line, or the whole of it
  const line = rest.parentNode.matches('u') ? rest.parentNode : rest
  if (use.box) use.box.remove()
  use.box = use.box ? null : make('span', { className: 'unfolded' })
  use.setAttribute('aria-expanded', String(!!use.box))
  if (!use.box) return
  for (const piece of pieces(id)) use.box.append(bareCopy(piece))
  all('[id]', use.box).forEach(e => e.removeAttribute('id'))
  use.box.style.marginLeft = line.textContent.length - rest.textContent.length + 'ch'
  line.after(use.box)
}
/* a piece as it was before somebody unfolded something in it */
function bareCopy(piece) {
  const copy = piece.cloneNode(true)
  all('.unfolded', copy).forEach(e => e.remove())
  all('[aria-expanded]', copy)
    .forEach(e => e.setAttribute('aria-expanded', 'false'))
  return copy
}
/* the number behind the name is the way to the chunk itself */
for (const use of all('a.use[href^="#"]')) {
  use.setAttribute('aria-expanded', 'false')
  use.title = 'Unfold here; the number goes there'
}
document.addEventListener('click', event => {
  const use = event.target.closest('a.use[aria-expanded]')
  if (!use || event.target.closest('small') || event.ctrlKey ||
      event.metaKey || event.shiftKey) return
  event.preventDefault()
  unfold(use, use.getAttribute('href').slice(1))
})

/* ---- copy: a chunk's code as its author typed it ---- */
function typed(code) {
  const copy = bareCopy(code)
  for (const use of all('a.use', copy)) {
    all('small', use).forEach(e => e.remove())
    all('code', use).forEach(e => { e.textContent = `[[${e.textContent}]]` })
    use.textContent = use.textContent.trim().replace(/^⟨(.*)⟩$/, '<<$1>>')
  }
  return copy.textContent
}
function toClipboard(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const area = make('textarea', { value: text })
  document.body.append(area)
  area.select()
  document.execCommand('copy')
  area.remove()
  return Promise.resolve()
}
for (const pre of all('.chunk pre')) {
  const button = make('button', { className: 'copy', type: 'button',
                                  textContent: 'Copy' })
  button.setAttribute('aria-live', 'polite')
  button.addEventListener('click', async () => {
    await toClipboard(typed(pre.querySelector('code')))
    button.textContent = 'Copied'
    setTimeout(() => { button.textContent = 'Copy' }, 1500)
  })
  pre.before(button)
}

/* ---- the list of sections, chunks, names and prose: a script, brought
   along when somebody wants to search or to know a name ---- */
let wanted = null, INDEX = [], PROSE = []
async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text), c => c.charCodeAt(0))
  return new Response(new Blob([bytes]).stream()
    .pipeThrough(new DecompressionStream('gzip'))).json()
}
function fetchIndex() {
  wanted = wanted || new Promise(done => document.head.append(
    make('script', { src: 'search.js', onload: done }))).then(async () => {
    INDEX = await unpacked(INDEX_PACKED)
    PROSE = await unpacked(PROSE_PACKED)
    for (const section of PROSE)
      section[3] = bare(section[2] = plain(section[2]))
  })
  return wanted
}

/* ---- a name shows the line that defines it ---- */
const hint = make('div', { id: 'hint', hidden: true })
hint.setAttribute('role', 'tooltip')
document.body.append(hint)
let shown = null
function forget() {
  if (shown) shown.removeAttribute('aria-describedby')
  shown = null
  hint.hidden = true
}
async function tell(event) {
  const link = event.target.closest && event.target.closest('code a')
  const name = link && !link.matches('.use') ? link : null
  if (name === shown || event.target.closest('#hint')) return
  forget()
  if (!name) return
  shown = name
  await fetchIndex()
  const file = location.pathname.split('/').pop() || 'index.html'
  const href = name.getAttribute('href')
  const entry = DEFINED.get(href[0] === '#' ? file + href : href)
  if (!entry || shown !== name) return
  hint.textContent = entry
  hint.hidden = false
  name.setAttribute('aria-describedby', 'hint')
  const at = name.getBoundingClientRect()
  const room = document.documentElement.clientWidth - hint.offsetWidth - 8
  hint.style.left = Math.max(8, Math.min(at.left, room)) + scrollX + 'px'
  hint.style.top = at.bottom + scrollY + 2 + 'px'
}
document.addEventListener('mouseover', tell)
document.addEventListener('focusin', tell)
const DEFINED = { get: href => {
  const entry = INDEX.find(e => e[3] && e[2] === href)
  return entry && plain(entry[3]).trim()
} }

/* ---- search: words by how they begin, letters without their marks ---- */
const bare = text => text.normalize('NFD').replace(/\p{M}/gu, '')
const plain = text => make('div', { innerHTML: text }).textContent
const safe = text => text.replace(/[&<]/g, c => c === '&' ? '&amp;' : '&lt;')
const begins = text => new RegExp('(^|[^a-z0-9])(' + text.split(/\s+/)
  .map(word => word.replace(/[^a-z0-9]/gi, '\\$&')).join('\\s+') + ')', 'i')
const chapters = new Map(all('a', contents)
  .map(a => [a.getAttribute('href'),
    safe(a.textContent.replace(/^[A-Z]?\d* /, ''))]))
function titles(words, typed) {
  const found = []
  for (const [title, where, link] of INDEX) {
    if (!words.every(word => word.test(title))) continue
    found.push([title === typed ? -1 : title.search(words[0]) > 1 ? 1 : 0,
                title.length, link, title, safe(where)])
  }
  return found
}
function sections(words, typed) {
  const found = []
  for (const [link, title, text, letters] of PROSE) {
    if (!words.every(word => word.test(letters))) continue
    const whole = begins(typed).exec(letters)
    const hit = whole || words[0].exec(letters)
    const at = hit.index + hit[1].length, end = at + hit[2].length
    const from = text.lastIndexOf(' ', Math.max(0, at - 40)) + 1
    found.push([whole ? 2 : 3, found.length, link,
      link.includes('#') ? `${chapters.get(link.split('#')[0])} · ${title}` : title,
      safe(text.slice(from, at)) + '<mark>' + safe(text.slice(at, end)) +
      '</mark>' + safe(text.slice(end, text.indexOf(' ', end + 60)))])
  }
  return found
}
/* some of each: a word that begins a hundred names is in the prose, too */
function find(typed) {
  const words = typed.split(/\s+/).filter(word => word).map(begins)
  const order = (a, b) => a[0] - b[0] || a[1] - b[1]
  return [...titles(words, typed).sort(order).slice(0, 8),
          ...sections(words, typed).sort(order).slice(0, 8)]
}

const form = make('form', { className: 'search', innerHTML:
  '<input type="search" aria-label="Search the book"' +
  ' placeholder="Search the book" autocomplete="off">' })
form.setAttribute('role', 'search')
const field = form.querySelector('input')
const found = make('ul')
const count = make('p', { className: 'skip' })      // for ears
count.setAttribute('role', 'status')
form.append(count)
function show() {
  const typed = bare(field.value.trim())
  found.remove()
  count.textContent = ''
  if (typed.length < 2 || !INDEX.length) return
  const hits = find(typed), nothing = 'nothing that begins so'
  found.innerHTML = hits.map(([, , link, title, text]) =>
    `<li${text.includes('<mark>') ? ' class="prose"' : ''}>` +
    `<a href="${link}">${title} <span>${text}</span></a></li>`).join('')
    || `<li>${nothing}</li>`
  form.append(found)
  count.textContent = hits.length ? `${hits.length} found` : nothing
}
/* the arrows walk through what was found, and back to the field */
form.addEventListener('keydown', event => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const stops = [field, ...all('a', found)]
  const to = stops[stops.indexOf(document.activeElement) + step]
  if (!to) return
  event.preventDefault()
  to.focus()
})
field.addEventListener('focus', () => fetchIndex().then(show))
field.addEventListener('input', show)
form.addEventListener('submit', event => {
  event.preventDefault()
  const first = found.querySelector('a')
  if (first) first.click()
})
found.addEventListener('click', () => found.remove())
addEventListener('keydown', event => {
  if (event.key === 'Escape') {
    forget()
    field.value = ''
    show()
    field.blur()
  }
  if (event.ctrlKey || event.altKey || event.metaKey ||
      event.target.matches('input, textarea, [role=application] *')) return
  const way = { n: 'next', p: 'prev' }[event.key]
  const link = way && document.querySelector(`nav.pages a[rel=${way}]`)
  if (link) link.click()
  if (event.key === '/') { event.preventDefault(); field.focus() }
})

/* in a small window search stands at the top, above the text */
const small = matchMedia('(max-width: 70rem)')
function seat() {
  (small.matches ? document.querySelector('header') : contents).prepend(form)
}
small.addEventListener('change', seat)
seat()

/* a drawing in letters cannot be bent: it gets smaller */
function fit() {
  for (const pre of all('pre.verbatim, pre.transcript')) {
    pre.style.fontSize = ''
    pre.style.whiteSpace = 'pre'
    if (pre.scrollWidth > pre.clientWidth)
      pre.style.fontSize = Math.max(6, parseFloat(getComputedStyle(pre)
        .fontSize) * pre.clientWidth / pre.scrollWidth * .98) + 'px'
  }
}
addEventListener('resize', fit)
fit()

/* ---- the side bar marks the section one is in ---- */
const marks = all('main h2[id]').map(head => [head,
  contents.querySelector(`a[href$="#${head.id}"]`)])
let here = null
function where() {
  let now = null
  for (const [head, link] of marks)
    if (head.getBoundingClientRect().top < 120) now = link
  if (now === here) return
  if (here) here.removeAttribute('aria-current')
  here = now
  if (!here) return
  here.setAttribute('aria-current', 'location')
  if (!small.matches) here.scrollIntoView({ block: 'nearest' })
}
addEventListener('scroll', where, { passive: true })
where()

/* a link into a test unfolds it */
function open() {
  let at = null
  try { at = byId(decodeURIComponent(location.hash.slice(1))) } catch {}
  const test = at && at.closest('details')
  if (!test || test.open) return
  test.open = true
  at.scrollIntoView()
}
addEventListener('hashchange', open)
open()

/* from a web server: a phone may keep the book, and play without a network */
if (/^http/.test(location.protocol) && navigator.serviceWorker) {
  document.head.append(make('link', { rel: 'manifest', href: 'html-site.webmanifest' }))
  navigator.serviceWorker.register('worker.js')
  navigator.serviceWorker.ready.then(to => to.active.postMessage('rest'))
}
