import type { WaitingReview } from '@artel/core/contract'
import { pageCount } from '@artel/core/format'
import { MY_REVIEW_TABS, type MyReviewFilters, myReviewList, reviewDirection, reviewQueries } from '@artel/core/reviews'
import { paths } from '@artel/core/routes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Mark } from '../kit/cover/index.ts'
import { ButtonLink, EmptyState } from '../kit/index.ts'
import { PersonalArea } from '../personal-area/index.ts'
import { useServices, useViewer } from '../services/index.ts'
import type { AskedReview } from './asked-review.ts'
import { MyReviewsView } from './MyReviewsView.tsx'
import { ru } from './my-reviews.ru.ts'
import { useReviewDialogs } from './use-review-dialogs.tsx'

const asked = ({ task, subject, isByClient, until }: WaitingReview): AskedReview => ({
  taskId: task.id,
  task: task.title,
  subjectId: subject.id,
  subject: subject.name,
  side: isByClient ? 'CLIENT' : 'EXECUTOR',
  until,
  mended: null,
})

/** One's own reviews over their query; staff have none. */
export function MyReviewsScreen({ filters }: { filters: MyReviewFilters }) {
  const role = useViewer()?.role
  const isStaff = role === 'MODERATOR' || role === 'ADMIN'
  return (
    <PersonalArea>
      {isStaff ? <ForStaff /> : <OwnReviews filters={filters} isKnown={role !== undefined} />}
    </PersonalArea>
  )
}

function OwnReviews({ filters, isKnown }: { filters: MyReviewFilters; isKnown: boolean }) {
  const { api } = useServices()
  const { dialogs, onWrite, onMend, onAnswer } = useReviewDialogs()
  const tab = filters.tab ?? 'received'
  const to = (part: Partial<MyReviewFilters>) =>
    myReviewList.address(paths.myReviews(), myReviewList.change(filters, part))
  const query = useQuery({
    ...reviewQueries(api).own(filters),
    // Another page of the same list; the other list is no answer.
    placeholderData: (last, lastQuery) =>
      lastQuery?.queryKey.includes(reviewDirection(tab)) ? keepPreviousData(last) : undefined,
  })
  const { data } = query
  // Nothing, before it is known who asks: staff would read that they have no reviews yet.
  const isNobodys = !isKnown && data?.items.length === 0 && data.waiting.length === 0
  return (
    <>
      <MyReviewsView
        tab={tab}
        tabs={MY_REVIEW_TABS.map((one) => ({
          to: to({ tab: one === 'received' ? null : one }),
          label: ru.tabs[one],
          current: one === tab,
          ...(one === 'waiting' && data && data.waiting.length > 0 && { count: data.waiting.length }),
        }))}
        status={isNobodys ? 'pending' : query.status}
        reviews={data?.items ?? []}
        waiting={data?.waiting ?? []}
        rating={data?.rating ?? null}
        asked={data?.asked ?? null}
        page={filters.page}
        pageCount={pageCount(data?.pagination.totalItems ?? 0)}
        pageTo={(page) => to({ page })}
        onWrite={(deal) => onWrite(asked(deal))}
        onMend={onMend}
        onAnswer={onAnswer}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
      {dialogs}
    </>
  )
}

function ForStaff() {
  return (
    <>
      <h1>{ru.title}</h1>
      <EmptyState
        mark={<Mark look={{ material: 'paper', object: 'shield' }} size={112} />}
        title={ru.staff}
        text={ru.staffText}
        action={<ButtonLink to={paths.taskFind()}>{ru.board}</ButtonLink>}
      />
    </>
  )
}
