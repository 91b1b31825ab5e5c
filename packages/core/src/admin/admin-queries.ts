import type { ApiClient } from '../api/index.ts'
import { DEFAULT_LIMIT } from '../contract/list-terms.ts'
import type { CancelSignal } from '../ports/index.ts'
import type { AdminUserFilters, RedirectFilters, StaffLogFilters } from './admin-lists.ts'

type AdminApi = Pick<ApiClient, 'listAdminUsers' | 'getAdminUser' | 'listRedirects' | 'listPrices' | 'listStaffLog'>

interface Context {
  readonly signal?: CancelSignal
}

/** First parts of the keys, for refreshing. Whatever is changed is in the journal, too. */
export const adminKeys = {
  all: ['admin'],
  users: ['admin', 'users'],
  user: (id: string) => ['admin', 'user', id] as const,
  redirects: ['admin', 'redirects'],
  prices: ['admin', 'prices'],
  log: ['admin', 'log'],
} as const

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const MS_A_DAY = 86_400_000

/** What the API is asked for the filters of an address; days are those of Moscow, where staff sit. */
export const logQuery = ({ actor, action, object, objectId, dateFrom, dateTo, page }: StaffLogFilters) => ({
  page,
  limit: DEFAULT_LIMIT,
  ...(UUID.test(actor) && { actorId: actor }),
  ...(action && { action }),
  ...(object && { object }),
  ...(object && objectId !== '' && { objectId: objectId.slice(0, 64) }),
  ...(dateFrom && { from: new Date(Date.parse(`${dateFrom}T00:00:00+03:00`)).toISOString() }),
  ...(dateTo && { to: new Date(Date.parse(`${dateTo}T00:00:00+03:00`) + MS_A_DAY).toISOString() }),
})

/** Query definitions of administration: the answers without their envelope. */
export const adminQueries = (api: AdminApi) => ({
  users: ({ q, role, state, page }: AdminUserFilters) => ({
    queryKey: [...adminKeys.users, { q, role, state, page }] as const,
    queryFn: async ({ signal }: Context = {}) => {
      const query = { page, limit: DEFAULT_LIMIT, ...(q !== '' && { q: q.slice(0, 100) }) }
      return (
        await api.listAdminUsers({ query: { ...query, ...(role && { role }), ...(state && { state }) } }, { signal })
      ).data
    },
  }),
  user: (id: string) => ({
    queryKey: adminKeys.user(id),
    queryFn: async ({ signal }: Context = {}) => (await api.getAdminUser({ params: { id } }, { signal })).data,
  }),
  redirects: ({ page }: RedirectFilters) => ({
    queryKey: [...adminKeys.redirects, page] as const,
    queryFn: async ({ signal }: Context = {}) =>
      (await api.listRedirects({ query: { page, limit: DEFAULT_LIMIT } }, { signal })).data,
  }),
  prices: () => ({
    queryKey: adminKeys.prices,
    queryFn: async ({ signal }: Context = {}) => (await api.listPrices({}, { signal })).data,
  }),
  log: (filters: StaffLogFilters, limit: number = DEFAULT_LIMIT) => ({
    queryKey: [...adminKeys.log, filters, limit] as const,
    queryFn: async ({ signal }: Context = {}) =>
      (await api.listStaffLog({ query: { ...logQuery(filters), limit } }, { signal })).data,
  }),
})
