import type { Transport } from '@artel/core/ports'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createRouter } from '../router.tsx'
import type { PageData } from '../services/page.ts'
import { createQueryClient } from '../services/query-client.ts'
import { takeAnswered } from './sent-queries.ts'
import { createServerServices } from './services.ts'

type Given = Omit<Parameters<typeof createRouter>[1], 'services' | 'page'>

/** The router of one request; it sends its queries along with the page. */
export const createServerRouter = (transport: Transport, page: PageData, given: Given) => {
  const queryClient = createQueryClient()
  let answered = ''
  const services = createServerServices(transport, page)
  const router = createRouter(queryClient, { ...given, services, page, answered: () => answered })
  setupRouterSsrQueryIntegration({ router, queryClient, wrapQueryClient: false })
  const { dehydrate } = router.options
  // Asked before the page is rendered.
  router.options.dehydrate = async () => {
    const sent = await dehydrate?.()
    if (!sent) return sent
    const { text, rest } = takeAnswered(sent.query)
    answered = text
    return { ...sent, query: rest }
  }
  return router
}
