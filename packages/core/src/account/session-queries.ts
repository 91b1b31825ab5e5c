import type { ApiClient } from '../api/index.ts'
import type { CancelSignal } from '../ports/index.ts'

/** First part of the keys, for refreshing. */
export const accountKeys = { sessions: ['account', 'sessions'] } as const

/** Query definitions of one's own account: the answers without their envelope. */
export const accountQueries = (api: Pick<ApiClient, 'listSessions'>) => ({
  /** Where the account is open, the last used first. */
  sessions: () => ({
    queryKey: accountKeys.sessions,
    queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}) =>
      (await api.listSessions({}, { signal })).data,
  }),
})
