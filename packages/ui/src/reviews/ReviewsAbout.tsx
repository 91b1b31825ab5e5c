import { REVIEW_SORT_KEYS } from '@artel/core/contract'
import { pageCount } from '@artel/core/format'
import { isStaff } from '@artel/core/lifecycle'
import { type ReviewsAboutFilters, reviewQueries, reviewSortLabels, reviewsAboutList } from '@artel/core/reviews'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useServices, useViewer } from '../services/index.ts'
import { REVIEWS_ABOUT, ReviewsAboutView } from './ReviewsAboutView.tsx'
import { useReviewDialogs } from './use-review-dialogs.tsx'

export interface ReviewsAboutProps {
  userId: string
  /** Address of the page that it stands on. */
  path: string
  filters: ReviewsAboutFilters
  title: string
  emptyText: string
}

/** What everybody may read about somebody, over its query; order and page are in the address. */
export function ReviewsAbout({ userId, path, filters, title, emptyText }: ReviewsAboutProps) {
  const { api } = useServices()
  const viewer = useViewer()
  const { dialogs, onAnswer } = useReviewDialogs()
  const query = useQuery({ ...reviewQueries(api).about(userId, filters), placeholderData: keepPreviousData })
  const { data } = query
  const to = (part: Partial<ReviewsAboutFilters>) =>
    `${reviewsAboutList.address(path, reviewsAboutList.change(filters, part))}#${REVIEWS_ABOUT}`
  return (
    <>
      <ReviewsAboutView
        title={title}
        status={query.status}
        reviews={data?.items ?? []}
        rating={data?.rating ?? null}
        emptyText={emptyText}
        orders={REVIEW_SORT_KEYS.map((sortBy) => ({
          to: to({ sortBy }),
          label: reviewSortLabels[sortBy],
          current: sortBy === filters.sortBy,
        }))}
        page={filters.page}
        pageCount={pageCount(data?.pagination.totalItems ?? 0)}
        pageTo={(page) => to({ page })}
        isDisputable={({ author }) => author.id !== viewer?.id && !isStaff(viewer)}
        onAnswer={onAnswer}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
      {dialogs}
    </>
  )
}
