import { setupWorker } from 'msw/browser'
import { coverDrawings } from './covers.ts'
import { complain } from './network-problems.ts'

/** The product's own traffic, and anything that leaves the machine; the rest is Storybook's files. */
function isProductRequest(url: URL): boolean {
  return url.origin !== location.origin || /^\/(web\/api|socket\.io|ws)(\/|$)/.test(url.pathname)
}

/** Starts msw's worker (`public/story-network.js`) with no handlers but of covers: stories add theirs with `beforeEach: ({ msw }) => msw.use(…)`. */
export async function startNetwork() {
  const worker = setupWorker(coverDrawings)
  await worker.start({
    quiet: true,
    serviceWorker: { url: './story-network.js' },
    onUnhandledRequest(request, print) {
      if (!isProductRequest(new URL(request.url))) return
      complain(`Запрос без обработчика: ${request.method} ${request.url}`)
      print.error()
    },
  })
  return worker
}
