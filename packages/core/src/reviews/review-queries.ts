import type { ApiClient } from '../api/index.ts'
import type { CancelSignal } from '../ports/index.ts'
import type { MyReviewFilters, MyReviewTab } from './my-review-list.ts'
import type { ReviewsAboutFilters } from './reviews-about.ts'

interface Run {
  readonly signal?: CancelSignal
}

/** First parts of the keys, for refreshing. */
export const reviewKeys = {
  all: ['reviews'],
  own: ['reviews', 'own'],
  about: (userId: string) => ['reviews', 'about', userId] as const,
  deal: (taskId: number) => ['reviews', 'deal', taskId] as const,
} as const

/** Which list a tab reads: what waits comes with either. */
export const reviewDirection = (tab: MyReviewTab | null): 'LEFT' | 'RECEIVED' => (tab === 'left' ? 'LEFT' : 'RECEIVED')

/** Query definitions of reviews: the answers without their envelope. Errors are those of the API client. */
export const reviewQueries = (api: Pick<ApiClient, 'listReviews' | 'listMyReviews' | 'getDealReviews'>) => ({
  /** What waits comes with every page of the others. */
  own: ({ tab, page }: MyReviewFilters) => {
    const direction = reviewDirection(tab)
    const query = { direction, page: tab === 'waiting' ? 1 : page }
    return {
      queryKey: [...reviewKeys.own, direction, query.page] as const,
      queryFn: async ({ signal }: Run = {}) => (await api.listMyReviews({ query }, { signal })).data,
    }
  },
  /** What everybody may read about somebody, with what their rating is made of. */
  about: (userId: string, { stars, sortBy, page }: ReviewsAboutFilters) => {
    const query = { userId, sortBy, page, ...(stars !== null && { stars }) }
    return {
      queryKey: [...reviewKeys.about(userId), stars, sortBy, page] as const,
      queryFn: async ({ signal }: Run = {}) => (await api.listReviews({ query }, { signal })).data,
    }
  },
  /** What the two sides of a deal have said of it. */
  deal: (taskId: number) => ({
    queryKey: reviewKeys.deal(taskId),
    queryFn: async ({ signal }: Run = {}) => (await api.getDealReviews({ params: { id: taskId } }, { signal })).data,
  }),
})
