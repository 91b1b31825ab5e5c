import { type RatingBreakdown, REVIEW_SORT_KEYS } from '@artel/core/contract'
import { pageCount } from '@artel/core/format'
import { isStaff } from '@artel/core/lifecycle'
import {
  givenMarks,
  type ReviewsAboutFilters,
  reviewQueries,
  reviewSortLabels,
  reviewsAboutList,
} from '@artel/core/reviews'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LinkTab } from '../kit/tabs/index.ts'
import { useServices, useViewer } from '../services/index.ts'
import { ru } from './about.ru.ts'
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

/** All reviews, and those of each mark that was given. */
const marksOf = (
  rating: RatingBreakdown | null,
  chosen: ReviewsAboutFilters['stars'],
  to: (stars: ReviewsAboutFilters['stars']) => string,
): readonly LinkTab[] => {
  const given = rating ? givenMarks(rating) : []
  if (given.length === 0) return []
  return [
    { to: to(null), label: ru.everyMark, current: chosen === null },
    ...given.map(({ stars, count }) => ({ to: to(stars), label: ru.mark(stars), count, current: chosen === stars })),
  ]
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
        marks={marksOf(data?.rating ?? null, filters.stars, (stars) => to({ stars }))}
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
