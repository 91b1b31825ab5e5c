import type { ApiClient } from '../api/index.ts'
import type { CancelSignal } from '../ports/index.ts'

interface Context {
  readonly signal?: CancelSignal
}

/** First parts of the keys, for refreshing. */
export const moderationKeys = { all: ['moderation'], counts: ['moderation', 'counts'] } as const

/** Query definitions of what waits for staff: the answers without their envelope. */
export const moderationQueries = (api: Pick<ApiClient, 'countModeration'>) => ({
  counts: () => ({
    queryKey: moderationKeys.counts,
    queryFn: async ({ signal }: Context = {}) => (await api.countModeration({}, { signal })).data,
  }),
})
