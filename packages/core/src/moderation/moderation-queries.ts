import type { ApiClient } from '../api/index.ts'
import type { CancelSignal } from '../ports/index.ts'

/** Companies with the badge that are shown at once: words lead to the others. */
const VERIFIED_SHOWN = 20

interface Context {
  readonly signal?: CancelSignal
}

/** First parts of the keys, for refreshing. */
export const moderationKeys = {
  all: ['moderation'],
  counts: ['moderation', 'counts'],
  verified: ['moderation', 'verified'],
} as const

/** Query definitions of what waits for staff: the answers without their envelope. */
export const moderationQueries = (api: Pick<ApiClient, 'countModeration' | 'listVerified'>) => ({
  counts: () => ({
    queryKey: moderationKeys.counts,
    queryFn: async ({ signal }: Context = {}) => (await api.countModeration({}, { signal })).data,
  }),
  /** Who carries the badge, by words of their name, company or numbers; all of them where there are no words. */
  verified: (words: string) => ({
    queryKey: [...moderationKeys.verified, words],
    queryFn: async ({ signal }: Context = {}) =>
      (await api.listVerified({ query: { limit: VERIFIED_SHOWN, ...(words && { q: words }) } }, { signal })).data,
  }),
})
