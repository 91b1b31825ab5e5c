import type { CategoryStory } from '@artel/core/categories'
import type { ExecutorCard as ExecutorCardData } from '@artel/core/contract'
import type { CoverLook } from '@artel/core/covers/address'
import { counted, words } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import type { ReactNode } from 'react'
import { type Breadcrumb, ButtonLink, Pagination, usePageTime, VisuallyHidden } from '../../kit/index.ts'
import { ListFailed, ListPage, NothingFound } from '../../lists/index.ts'
import { EMPTY_WIDER_TITLE, FEW_TITLE, type WiderWay, WiderWays } from '../../lists/wider/index.ts'
import { ExecutorCard } from '../ExecutorCard.tsx'
import { executorWords } from '../executor-words.ts'
import { CategoryCosts } from './CategoryCosts.tsx'
import css from './ExecutorFindView.module.css'
import { ExecutorSkeleton } from './ExecutorSkeleton.tsx'
import { Invite } from './Invite.tsx'
import { ru } from './ru.ts'

export interface ExecutorFindViewProps {
  /** Category, or «Исполнители». */
  title: string
  breadcrumbs: readonly Breadcrumb[]
  /** What is known of the category; `null` for all of them. */
  story: CategoryStory | null
  /** Material of the category. */
  look: CoverLook
  /** State of the list; the rest of the page stands in any of them. */
  status: 'pending' | 'error' | 'success'
  executors: readonly ExecutorCardData[]
  /** Found in all; lists count no further than a cap. */
  totalItems: number
  isTotalCapped: boolean
  /** The list is of several cities. */
  isCityTold: boolean
  page: number
  pageCount: number
  pageTo: (page: number) => string
  /** Where the same list without its filters is; `null` while there are none. */
  resetTo: string | null
  /** Where more is found, when this list has few. */
  wider: readonly WiderWay[]
  /** A task of one's own in this category; `null` for who posts none. */
  wizardTo: string | null
  /** Why the list stands in this order. */
  ranking: string
  filters: ReactNode
  cities: ReactNode
  applied: ReactNode
  sort: ReactNode
  /** The list alone or a map above it. */
  views: ReactNode
  /** The map, when it is asked for. */
  map: ReactNode
  /** The next answer is on its way; what is shown is the last one. */
  isStale: boolean
  onRetry: () => void
  /** The retry is under way. */
  isRetrying: boolean
}

const WAITING = [0, 1, 2, 3, 4, 5]

const totalText = ({ totalItems, isTotalCapped }: ExecutorFindViewProps): string =>
  `${isTotalCapped ? ru.moreThan : ''}${counted(totalItems, words.executor)}`

function Waiting() {
  return (
    <div className={css.rows} aria-busy="true">
      <VisuallyHidden>{ru.loading}</VisuallyHidden>
      {WAITING.map((row) => (
        <ExecutorSkeleton key={row} />
      ))}
    </div>
  )
}

function Nobody({ resetTo, wider, wizardTo }: ExecutorFindViewProps) {
  return (
    <>
      <NothingFound
        title={ru.empty}
        text={wizardTo !== null && ru.emptyText}
        ways={
          <>
            {wizardTo !== null && <ButtonLink to={wizardTo}>{ru.create}</ButtonLink>}
            {resetTo !== null && (
              <ButtonLink to={resetTo} variant="secondary">
                {ru.reset}
              </ButtonLink>
            )}
          </>
        }
      />
      <WiderWays title={EMPTY_WIDER_TITLE} ways={wider} />
    </>
  )
}

function Found(props: ExecutorFindViewProps) {
  const { executors, isCityTold, page, pageCount, pageTo, wider } = props
  const { now, timeZone } = usePageTime()
  return (
    <>
      <div className={css.rows}>
        {executors.map((card) => (
          <ExecutorCard
            key={card.id}
            density="row"
            headingLevel={2}
            executor={executorWords(card, { now, timeZone, isCityTold })}
            to={paths.executor(card.id)}
          />
        ))}
      </div>
      <Pagination page={page} pageCount={pageCount} to={pageTo} />
      <WiderWays title={FEW_TITLE} ways={wider} />
    </>
  )
}

function Results(props: ExecutorFindViewProps) {
  const { status, executors, onRetry, isRetrying } = props
  if (status === 'pending') return <Waiting />
  if (status === 'error') return <ListFailed title={ru.failed} onRetry={onRetry} isRetrying={isRetrying} />
  return executors.length === 0 ? <Nobody {...props} /> : <Found {...props} />
}

/** The search for executors (product §2.1): of all categories or of one. */
export function ExecutorFindView(props: ExecutorFindViewProps) {
  const { title, breadcrumbs, story, look, status, executors, wizardTo, ranking } = props
  const { filters, cities, applied, sort, views, map, isStale } = props
  const isFound = status === 'success' && executors.length > 0
  return (
    <ListPage
      title={title}
      breadcrumbs={breadcrumbs}
      lead={story?.description && <p className={css.lead}>{story.description}</p>}
      filters={filters}
      cities={cities}
      conditions={applied}
      total={status === 'success' && totalText(props)}
      ways={
        <>
          {views}
          {sort}
        </>
      }
      isStale={isStale}
    >
      {map}
      <p className={css.ranking}>{ranking}</p>
      <Results {...props} />
      {isFound && wizardTo !== null && <Invite to={wizardTo} look={look} />}
      {story !== null && story.prices.length > 0 && <CategoryCosts prices={story.prices} />}
    </ListPage>
  )
}
