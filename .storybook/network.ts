import { setupWorker } from 'msw/browser'

const unhandled: string[] = []

/** The product's own traffic, and anything that leaves the machine; the rest is Storybook's files. */
function isProductRequest(url: URL): boolean {
  return url.origin !== location.origin || /^\/(web\/api|socket\.io|ws)(\/|$)/.test(url.pathname)
}

/** Starts msw's worker without handlers: stories add theirs with `beforeEach: ({ msw }) => msw.use(…)`. */
export async function startNetwork() {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledRequest(request, print) {
      if (!isProductRequest(new URL(request.url))) return
      unhandled.push(`${request.method} ${request.url}`)
      print.error()
    },
  })
  return worker
}

/** Forgets what an earlier story, broken halfway, had asked for. */
export function forgetUnhandledRequests(): void {
  unhandled.length = 0
}

/** Fails the story that asked the network for something nobody mocks. */
export function refuseUnhandledRequests(): void {
  const requests = unhandled.splice(0)
  if (requests.length > 0) throw new Error(`Запросы без обработчика: ${requests.join(', ')}`)
}
