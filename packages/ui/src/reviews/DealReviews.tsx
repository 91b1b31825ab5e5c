import type { Review } from '@artel/core/contract'
import { reviewQueries } from '@artel/core/reviews'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../services/index.ts'
import { DealReviewsView } from './DealReviewsView.tsx'

export interface DealReviewsProps {
  taskId: number
  onMend: (review: Review) => void
  onAnswer: (review: Review) => void
}

/** What the two sides have said of their deal, on its page; nothing while there is nothing to read. */
export function DealReviews({ taskId, ...events }: DealReviewsProps) {
  const { api } = useServices()
  const query = useQuery(reviewQueries(api).deal(taskId))
  return (
    <DealReviewsView
      own={query.data?.own ?? null}
      other={query.data?.other ?? null}
      failed={query.isError}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
      {...events}
    />
  )
}
