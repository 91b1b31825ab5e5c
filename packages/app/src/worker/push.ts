import type { PushEvent, Tab, WorkerScope } from './scope.ts'

/** A path within this site, whatever a message says. */
const pathOf = (path: unknown): string => (typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/')

const read = (data: PushEvent['data']): Readonly<Record<string, string | undefined>> => {
  try {
    return (data?.json() ?? {}) as Record<string, string>
  } catch {
    return {}
  }
}

/** Shows messages that the site sends when no page is open, and opens what they are about. */
export const showMessages = (worker: WorkerScope): void => {
  worker.addEventListener('push', (event) => {
    const { id, title, text, path, tag } = read(event.data)
    // Browsers insist on something being shown for each message.
    const shown = worker.registration.showNotification(title || 'Артель', {
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
  const openTab = async (): Promise<Tab | undefined> => {
    const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    return (
      tabs.find(({ focused }) => focused) ??
      tabs.find(({ visibilityState }) => visibilityState === 'visible') ??
      tabs[0]
    )
  }

  worker.addEventListener('notificationclick', (event) => {
    const { id, path } = event.notification.data ?? {}
    event.notification.close()
    const open = async () => {
      const tab = await openTab()
      if (!tab) return worker.clients.openWindow(pathOf(path))
      // The page goes there by itself, so that nothing typed on it is lost.
      tab.postMessage({ type: 'artel.open', path: pathOf(path), id })
      return tab.focus().catch(() => {})
    }
    event.waitUntil(open())
  })
}
