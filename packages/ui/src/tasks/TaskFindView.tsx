import type { TaskCard as TaskCardData } from '@artel/core/contract'
import type { CoverLook } from '@artel/core/covers/address'
import { counted, words } from '@artel/core/format'
import type { ReactNode } from 'react'
import { Mark } from '../kit/cover/index.ts'
import {
  type Breadcrumb,
  Breadcrumbs,
  ButtonLink,
  EmptyState,
  ErrorState,
  Pagination,
  VisuallyHidden,
} from '../kit/index.ts'
import { ru } from './board.ru.ts'
import { TaskCard } from './TaskCard.tsx'
import { TaskCardSkeleton } from './TaskCardSkeleton.tsx'
import css from './TaskFindView.module.css'
import { TaskRows } from './TaskRows.tsx'

export interface TaskFindViewProps {
  /** Category, or «Все задания». */
  title: string
  breadcrumbs: readonly Breadcrumb[]
  /** Why there is nothing to look for with these filters; said instead of the list, whatever its state. */
  problem: string | null
  /** Where the same search with its ranges put right is; `null` while none is turned round. */
  mendTo: string | null
  /** State of the list; the rest of the page stands in any of them. */
  status: 'pending' | 'error' | 'success'
  tasks: readonly TaskCardData[]
  /** Found in all; lists count no further than a cap. */
  totalItems: number
  isTotalCapped: boolean
  page: number
  pageCount: number
  pageTo: (page: number) => string
  /** Where the same board without its filters is; `null` while there are none. */
  resetTo: string | null
  /** Where the same search in the whole country is; `null` when it is held to no city. */
  everywhereTo: string | null
  /** Search above the list and filters beside it: two cells of the page. */
  filters: ReactNode
  /** One's own city or the whole country. */
  cities: ReactNode
  /** A sentence on what of the address could not be taken; nothing mostly. */
  notice: ReactNode
  /** The filters that are on. */
  applied: ReactNode
  /** The search kept, and those that were kept before. */
  saved: ReactNode
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

const nothing: CoverLook = { material: 'boxes', object: 'lens' }
const broken: CoverLook = { material: 'circuit', object: 'plug' }
const WAITING = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

const totalText = ({ totalItems, isTotalCapped }: TaskFindViewProps): string =>
  `${isTotalCapped ? ru.moreThan : ''}${counted(totalItems, words.task)}`

function Waiting() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{ru.loading}</VisuallyHidden>
      <TaskRows>
        {WAITING.map((row) => (
          <TaskCardSkeleton key={row} />
        ))}
      </TaskRows>
    </div>
  )
}

function Results(props: TaskFindViewProps) {
  const { problem, mendTo, status, onRetry, isRetrying } = props
  if (problem !== null)
    return (
      <EmptyState
        mark={<Mark look={nothing} size={112} />}
        title={ru.mendFilters}
        text={problem}
        action={mendTo !== null && <ButtonLink to={mendTo}>{ru.turnBack}</ButtonLink>}
      />
    )
  if (status === 'pending') return <Waiting />
  if (status === 'error') {
    return (
      <ErrorState mark={<Mark look={broken} size={112} />} title={ru.failed} onRetry={onRetry} retrying={isRetrying} />
    )
  }
  return <Found {...props} />
}

function Found({ tasks, page, pageCount, pageTo, resetTo, everywhereTo }: TaskFindViewProps) {
  if (tasks.length === 0) {
    return (
      <EmptyState
        mark={<Mark look={nothing} size={112} />}
        title={ru.empty}
        text={resetTo !== null && ru.emptyText}
        action={
          <div className={css.ways}>
            {everywhereTo !== null && <ButtonLink to={everywhereTo}>{ru.everywhere}</ButtonLink>}
            {resetTo !== null && (
              <ButtonLink to={resetTo} variant="secondary">
                {ru.reset}
              </ButtonLink>
            )}
          </div>
        }
      />
    )
  }
  return (
    <>
      <TaskRows>
        {tasks.map((task) => (
          <TaskCard key={task.id} task={task} />
        ))}
      </TaskRows>
      <Pagination page={page} pageCount={pageCount} to={pageTo} />
    </>
  )
}

/** The task board (product §2.3). */
export function TaskFindView(props: TaskFindViewProps) {
  const { title, breadcrumbs, problem, status, filters, cities, notice, applied, saved, sort, views, map, isStale } =
    props
  return (
    <div className={css.page}>
      <header className={css.head}>
        {breadcrumbs.length > 1 && <Breadcrumbs items={breadcrumbs} />}
        <div className={css.heading}>
          <h1>{title}</h1>
          {cities}
        </div>
      </header>
      {filters}
      <div className={css.results} aria-busy={(isStale && problem === null) || undefined}>
        {notice && <p className={css.notice}>{notice}</p>}
        <div className={css.conditions}>
          {applied}
          {saved}
        </div>
        <div className={css.bar}>
          <p className={css.total} role="status">
            {status === 'success' && problem === null && totalText(props)}
          </p>
          {views}
          {sort}
        </div>
        {map}
        <Results {...props} />
      </div>
    </div>
  )
}
