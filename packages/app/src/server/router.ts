import type { Transport } from '@artel/core/ports'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createRouter } from '../router.tsx'
import type { PageData } from '../services/page.ts'
import { createQueryClient } from '../services/query-client.ts'
import { createServerServices } from './services.ts'

type Given = Omit<Parameters<typeof createRouter>[1], 'services' | 'page'>

/** The router of one request; it sends its queries along with the page. */
export const createServerRouter = (transport: Transport, page: PageData, given: Given) => {
  const queryClient = createQueryClient()
  const router = createRouter(queryClient, { ...given, services: createServerServices(transport, page), page })
  setupRouterSsrQueryIntegration({ router, queryClient, wrapQueryClient: false })
  return router
}
