import { setupWorker } from 'msw/browser'

const problems: string[] = []

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
      complain(`Запрос без обработчика: ${request.method} ${request.url}`)
      print.error()
    },
  })
  return worker
}

/** Takes down what was wrong with the network of the story on the stage. */
export function complain(problem: string): void {
  problems.push(problem)
}

/** Forgets what an earlier story, broken halfway, had asked for. */
export function forgetNetworkProblems(): void {
  problems.length = 0
}

/** Fails the story that asked for something nobody mocks, or whose mock spoke off the contract. */
export function refuseNetworkProblems(): void {
  const found = problems.splice(0)
  if (found.length > 0) throw new Error(found.join('\n'))
}
