// First: it says in which order the layers of all other styles stand.
import '@artel/ui/tokens.css'
import { nextTask, whenIdle } from '@artel/core/browser'
import { readablePath } from '@artel/core/routes'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createRouter } from './router.tsx'
import { createBrowserServices } from './services/browser-services.ts'
import { lateClient } from './services/late-client.ts'
import { PAGE_DATA_ID, type PageData, QUERIES_ID } from './services/page.ts'

declare global {
  /** Where Radix's scroll lock looks for the nonce of the style that it inserts. */
  var __webpack_nonce__: string | undefined
}
globalThis.__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content

// As the server has taken it: a page is rendered for its address.
const path = readablePath(location.pathname)
if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash)

/** JSON that has come in an element of its own. */
const jsonIn = (id: string) => document.getElementById(id)?.textContent

const makeRouter = () => {
  const page: PageData = JSON.parse(jsonIn(PAGE_DATA_ID) ?? '{}')
  const { queryClient } = lateClient
  const router = createRouter(queryClient, {
    services: createBrowserServices(page, queryClient, () => router),
    page,
    nonce: undefined,
    origin: location.origin,
    loadQueries: () => (lateClient.isHere() ? undefined : import('./services/connect-queries.ts')),
  })
  router.options.hydrate = ({ query }) => lateClient.take(query, jsonIn(QUERIES_ID) ?? '[]')
  return router
}

// Each in a task of its own: in one they would hold up whoever touches the page meanwhile.
const start = async () => {
  await nextTask()
  const router = makeRouter()
  await nextTask()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
  whenIdle(async () => {
    const navigation = await import('./services/navigation.ts').catch(() => null)
    await nextTask()
    navigation?.tuneNavigation(router)
  })
}
void start()
