import type { Handlers } from '../../domain/call.ts'
import type { Redirects } from './redirects.service.ts'

type RedirectOperation = 'findRedirect' | 'listRedirects' | 'createRedirect' | 'deleteRedirect'

/** Handlers of the redirect table's calls. */
export const redirectHandlers = (redirects: Redirects): Pick<Handlers, RedirectOperation> => ({
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
