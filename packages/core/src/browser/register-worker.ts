/** The one service worker of the site: messages, the page without a connection, what is shared (docs/adr/0019). */
const WORKER = '/service-worker.js'

/** Registers it; again does nothing. Without HTTPS browsers have none. */
export const registerWorker = async (): Promise<void> => {
  if (isSecureContext && 'serviceWorker' in navigator) await navigator.serviceWorker.register(WORKER, { scope: '/' })
}
