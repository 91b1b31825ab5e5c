import type { AskedClients, RatingBreakdown as Figures, Review, WaitingReview } from '@artel/core/contract'
import type { CoverLook } from '@artel/core/covers/address'
import type { MyReviewTab } from '@artel/core/reviews'
import { paths } from '@artel/core/routes'
import { Mark } from '../kit/cover/index.ts'
import { ButtonLink, EmptyState, ErrorState, Pagination } from '../kit/index.ts'
import { type LinkTab, LinkTabs } from '../kit/tabs/index.ts'
import css from './MyReviewsView.module.css'
import { ru } from './my-reviews.ru.ts'
import { OwnReview } from './OwnReview.tsx'
import { RatingFigures } from './RatingFigures.tsx'
import { ReviewsSkeleton } from './ReviewsSkeleton.tsx'
import { WaitingDeal } from './WaitingDeal.tsx'

export interface MyReviewsViewProps {
  tab: MyReviewTab
  tabs: readonly LinkTab[]
  status: 'pending' | 'error' | 'success'
  /** Of the tab, unless it is what waits. */
  reviews: readonly Review[]
  /** Deals without the viewer's review, those whose time is over first at the top. */
  waiting: readonly WaitingReview[]
  /** What the viewer's rating is made of; `null` until it is known. */
  rating: Figures | null
  /** Clients whom the viewer's tariff has asked for a review; `null` where it asks nobody. */
  asked: AskedClients | null
  page: number
  pageCount: number
  pageTo: (page: number) => string
  onWrite: (deal: WaitingReview) => void
  onMend: (review: Review) => void
  onAnswer: (review: Review) => void
  onRetry: () => void
  /** The retry is under way. */
  isRetrying: boolean
}

const nothing: CoverLook = { material: 'paper', object: 'clipboard' }
const broken: CoverLook = { material: 'circuit', object: 'plug' }

function List({
  tab,
  status,
  reviews,
  waiting,
  rating,
  onWrite,
  onMend,
  onAnswer,
  onRetry,
  isRetrying,
}: MyReviewsViewProps) {
  if (status === 'error') {
    return (
      <ErrorState mark={<Mark look={broken} size={112} />} title={ru.failed} onRetry={onRetry} retrying={isRetrying} />
    )
  }
  if (status === 'pending') return <ReviewsSkeleton />
  if ((tab === 'waiting' ? waiting : reviews).length === 0) {
    return (
      <EmptyState
        mark={<Mark look={nothing} size={112} />}
        title={ru.empty[tab]}
        text={ru.emptyText[tab]}
        action={
          <ButtonLink to={paths.myTasks()} variant="secondary">
            {ru.myTasks}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <>
      {tab === 'received' && rating && <RatingFigures label={ru.rating} rating={rating} />}
      <section className={css.list} aria-label={ru.list[tab]}>
        {tab === 'waiting'
          ? waiting.map((deal) => (
              <WaitingDeal key={`${deal.task.id} ${deal.subject.id}`} deal={deal} onWrite={onWrite} />
            ))
          : reviews.map((review) => (
              <OwnReview
                key={review.id}
                review={review}
                face={tab === 'left' ? 'subject' : 'author'}
                isOwn={tab === 'left'}
                linked
                disputable={tab === 'received'}
                onMend={onMend}
                onAnswer={onAnswer}
              />
            ))}
      </section>
    </>
  )
}

/** One's own reviews: what was received with its rating, what was left with where it stands, what waits to be written. */
export function MyReviewsView(props: MyReviewsViewProps) {
  return (
    <div className={css.page}>
      <h1>{ru.title}</h1>
      <LinkTabs label={ru.tabsLabel} tabs={props.tabs} />
      {props.tab === 'received' && props.asked && <p className={css.asked}>{ru.asked(props.asked)}</p>}
      <List {...props} />
      {props.tab !== 'waiting' && <Pagination page={props.page} pageCount={props.pageCount} to={props.pageTo} />}
    </div>
  )
}
