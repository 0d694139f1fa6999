/* html.js -- finds words and turns pages. The book reads without it.
   Keys: / search, n next page, p page before. */
'use strict'
const contents = document.getElementById('contents')
const form = document.createElement('form')
form.className = 'search'
form.setAttribute('role', 'search')
form.innerHTML = '<input type="search" aria-label="Search sections,' +
  ' chunks and names" placeholder="Search sections, chunks, names"' +
  ' autocomplete="off">'
contents.prepend(form)
const field = form.firstChild
const found = document.createElement('ul')
found.setAttribute('aria-live', 'polite')

/* the list is fetched when somebody wants to search, and not before */
let wanted = false
function fetchIndex() {
  if (wanted) return
  wanted = true
  const script = document.createElement('script')
  script.src = 'search.js'
  script.onload = show
  document.head.append(script)
}

/* what begins with the words comes before what only has them */
function matches(words) {
  const all = []
  for (const [title, where, link] of INDEX) {
    const at = title.toLowerCase().indexOf(words)
    if (at >= 0) all.push([at > 1 ? 1 : 0, title.length, title, where, link])
  }
  all.sort((a, b) => a[0] - b[0] || a[1] - b[1])
  return all.slice(0, 12)
}

function show() {
  const words = field.value.trim().toLowerCase()
  found.remove()
  if (words.length < 2 || typeof INDEX === 'undefined') return
  found.innerHTML = matches(words).map(([, , title, where, link]) =>
    `<li><a href="${link}">${title}<span>${where}</span></a></li>`).join('')
    || '<li>nothing of that name</li>'
  form.append(found)
}

field.addEventListener('focus', fetchIndex)
field.addEventListener('input', show)
form.addEventListener('submit', event => {
  event.preventDefault()
  const first = found.querySelector('a')
  if (first) first.click()
})
addEventListener('keydown', event => {
  if (event.key === 'Escape') { field.value = ''; show(); field.blur() }
  if (event.ctrlKey || event.altKey || event.metaKey ||
      event.target.matches('input')) return
  const way = { n: 'next', p: 'prev' }[event.key]
  const link = way && document.querySelector(`nav.pages a[rel=${way}]`)
  if (link) link.click()
  if (event.key === '/') { event.preventDefault(); field.focus() }
})
