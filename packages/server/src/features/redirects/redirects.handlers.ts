import type { Redirect, redirectOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { StaffLog } from '../staff-log/staff-log.ts'
import type { Redirects } from './redirects.service.ts'

/** Handlers of the redirect table's calls. */
export const redirectHandlers = (
  redirects: Redirects,
  log: Pick<StaffLog, 'write'>,
): HandlersOf<typeof redirectOperations> => ({
  findRedirect: async ({ query }) => ({ data: { to: await redirects.find(query.path) } }),
  listRedirects: async ({ query }) => {
    const { items, totalItems } = await redirects.list(query)
    return { data: { items, pagination: { totalItems } } }
  },
  createRedirect: async ({ viewer, body, mutate }) =>
    mutate(async ({ trx, afterCommit }) => {
      const created = await redirects.create(trx, body)
      await log.write(trx, deed('REDIRECT_CREATED', viewer.id, created))
      afterCommit(() => redirects.invalidate())
      return { data: created }
    }),
  deleteRedirect: async ({ viewer, params, mutate }) =>
    mutate(async ({ trx, afterCommit }) => {
      const removed = await redirects.remove(trx, params.id)
      await log.write(trx, deed('REDIRECT_DELETED', viewer.id, removed))
      afterCommit(() => redirects.invalidate())
      return undefined
    }),
})

const deed = (action: 'REDIRECT_CREATED' | 'REDIRECT_DELETED', actorId: string, { id, from, to }: Redirect) =>
  ({ action, actorId, object: 'REDIRECT', objectId: String(id), before: from, after: to }) as const
