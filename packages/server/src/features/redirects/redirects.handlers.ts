import type { redirectOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { Redirects } from './redirects.service.ts'

/** Handlers of the redirect table's calls. */
export const redirectHandlers = (redirects: Redirects): HandlersOf<typeof redirectOperations> => ({
  findRedirect: async ({ query }) => ({ data: { to: await redirects.find(query.path) } }),
  listRedirects: async ({ query }) => {
    const { items, totalItems } = await redirects.list(query)
    return { data: { items, pagination: { totalItems } } }
  },
  createRedirect: async ({ body, mutate }) =>
    mutate(async ({ trx, afterCommit }) => {
      const created = await redirects.create(trx, body)
      afterCommit(() => redirects.invalidate())
      return { data: created }
    }),
  deleteRedirect: async ({ params, mutate }) =>
    mutate(async ({ trx, afterCommit }) => {
      await redirects.remove(trx, params.id)
      afterCommit(() => redirects.invalidate())
      return undefined
    }),
})
