// VERSION, FILES and LATER are written above this by finish-build.mjs. A new version waits until no page of the old one is open,
// so that a page never meets files of another version.
const CACHE = `tudor-rose-${VERSION}`

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
})

self.addEventListener('activate', (event) => {
  const drop = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('tudor-rose-') && name !== CACHE) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(drop())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // What the server has to say is never kept.
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (FILES.includes(pathname)) event.respondWith(file(request))
  else if (LATER.includes(pathname)) event.respondWith(keptFile(request))
})

/** Every address of the app is the same page. A newer one is preferred, if the network is there. */
async function page(request) {
  try {
    const response = await fetch(request)
    if (response.ok) return response
  } catch {
    // No network: the page of the last visit will do.
  }
  return (await caches.match('/', { cacheName: CACHE })) ?? Response.error()
}

async function file(request) {
  return (await caches.match(request, { cacheName: CACHE, ignoreSearch: true })) ?? fetch(request)
}

/**
 * What is too large to be fetched for everybody is kept from when somebody first wants it. A network that wants people to log
 * in first answers with a page of its own, and says that all is well.
 */
async function keptFile(request) {
  const kept = await caches.match(request, { cacheName: CACHE, ignoreSearch: true })
  if (kept !== undefined) return kept
  const response = await fetch(request)
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (response.ok && !isPage) await (await caches.open(CACHE)).put(request, response.clone())
  return response
}

/** The server pushes that it is somebody's turn, also while no page is open. */
self.addEventListener('push', (event) => {
  const { title, body, url } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, tag: 'turns', data: { url } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(event.notification.data.url))
})
