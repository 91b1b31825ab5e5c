import type { TaskCard as TaskCardData } from '@artel/core/contract'
import { counted, words } from '@artel/core/format'
import type { ReactNode } from 'react'
import { type Breadcrumb, ButtonLink, Pagination, VisuallyHidden } from '../kit/index.ts'
import { ListFailed, ListPage, NothingFound } from '../lists/index.ts'
import { ru } from './board.ru.ts'
import { TaskCard } from './TaskCard.tsx'
import { TaskCardSkeleton } from './TaskCardSkeleton.tsx'
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
      <NothingFound
        title={ru.mendFilters}
        text={problem}
        ways={mendTo !== null && <ButtonLink to={mendTo}>{ru.turnBack}</ButtonLink>}
      />
    )
  if (status === 'pending') return <Waiting />
  if (status === 'error') return <ListFailed title={ru.failed} onRetry={onRetry} isRetrying={isRetrying} />
  return <Found {...props} />
}

function Found({ tasks, page, pageCount, pageTo, resetTo, everywhereTo }: TaskFindViewProps) {
  if (tasks.length === 0) {
    return (
      <NothingFound
        title={ru.empty}
        text={resetTo !== null && ru.emptyText}
        ways={
          <>
            {everywhereTo !== null && <ButtonLink to={everywhereTo}>{ru.everywhere}</ButtonLink>}
            {resetTo !== null && (
              <ButtonLink to={resetTo} variant="secondary">
                {ru.reset}
              </ButtonLink>
            )}
          </>
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
    <ListPage
      title={title}
      breadcrumbs={breadcrumbs}
      filters={filters}
      cities={cities}
      notice={notice}
      conditions={applied}
      total={status === 'success' && problem === null && totalText(props)}
      keep={saved}
      ways={
        <>
          {views}
          {sort}
        </>
      }
      isStale={isStale && problem === null}
    >
      {map}
      <Results {...props} />
    </ListPage>
  )
}
