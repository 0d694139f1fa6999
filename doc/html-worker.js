/* html-worker.js -- keeps the book on a phone, where a web server gives it
   out: the first page, the games and the list of the searcher at once, and the
   rest, 20 MB with them, one after the other when a page has asked for it. What
   is kept is shown, and a newer edition replaces all of it. doc/bind writes
   what stands above. */
'use strict'
addEventListener('install', event => event.waitUntil(
  caches.open(EDITION).then(kept => kept.addAll(FIRST)).then(() => skipWaiting())))
addEventListener('activate', event => event.waitUntil(
  caches.keys().then(all => Promise.all(all
    .filter(name => name.startsWith('literate-games-') && name !== EDITION)
    .map(name => caches.delete(name)))).then(() => clients.claim())))
addEventListener('message', event => event.waitUntil(
  caches.open(EDITION).then(async kept => {
    for (const file of REST)
      await kept.match(file) || await kept.add(file).catch(() => {})
  })))
addEventListener('fetch', event => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) return
  event.respondWith(caches.open(EDITION).then(async kept => {
    const there = await kept.match(request, { ignoreSearch: true })
    if (there) return there
    const got = await fetch(request)
    if (got.ok) kept.put(request, got.clone())
    return got
  }))
})
