// Shows messages that the site sends when no page is open, and opens what they are about. It handles no requests: pages come as
// they would without it.

/** A path within this site, whatever a message says. */
const pathOf = (path) => (typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/')

const read = (data) => {
  try {
    return data.json()
  } catch {
    return {}
  }
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  const { id, title, text, path, tag } = read(event.data)
  // Browsers insist on something being shown for each message.
  const shown = self.registration.showNotification(title || 'Артель', {
    body: text ?? '',
    lang: 'ru',
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: { id, path: pathOf(path) },
    ...(tag && { tag, renotify: true }),
  })
  event.waitUntil(shown)
})

/** The tab that was looked at last; a page of the site, wherever it stands. */
const openTab = async () => {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return (
    tabs.find(({ focused }) => focused) ?? tabs.find(({ visibilityState }) => visibilityState === 'visible') ?? tabs[0]
  )
}

self.addEventListener('notificationclick', (event) => {
  const { id, path } = event.notification.data ?? {}
  event.notification.close()
  const open = async () => {
    const tab = await openTab()
    if (!tab) return self.clients.openWindow(pathOf(path))
    // The page goes there by itself, so that nothing typed on it is lost.
    tab.postMessage({ type: 'artel.open', path: pathOf(path), id })
    await tab.focus().catch(() => {})
  }
  event.waitUntil(open())
})
