import type { TaskCard as TaskCardData } from '@artel/core/contract'
import { counted, words } from '@artel/core/format'
import { SearchX, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  type Breadcrumb,
  Breadcrumbs,
  ButtonLink,
  EmptyState,
  ErrorState,
  Pagination,
  VisuallyHidden,
} from '../kit/index.ts'
import { ru } from './ru.ts'
import { TaskCard } from './TaskCard.tsx'
import { TaskCardSkeleton } from './TaskCardSkeleton.tsx'
import css from './TaskFindView.module.css'

export interface TaskFindViewProps {
  /** Category, or «Все задания». */
  title: string
  breadcrumbs: readonly Breadcrumb[]
  /** Why there is nothing to look for with these filters; said instead of the list, whatever its state. */
  problem: string | null
  /** State of the list; the rest of the page stands in any of them. */
  status: 'pending' | 'error' | 'success'
  tasks: readonly TaskCardData[]
  /** Found in all; lists count no further than a cap. */
  totalItems: number
  isTotalCapped: boolean
  page: number
  pageCount: number
  pageTo: (page: number) => string
  /** Where the same board without any filter is. */
  resetTo: string
  filters: ReactNode
  categories: ReactNode
  sort: ReactNode
  /** The next answer is on its way; what is shown is the last one. */
  isStale: boolean
  onRetry: () => void
  /** The retry is under way. */
  isRetrying: boolean
}

const totalText = ({ totalItems, isTotalCapped }: TaskFindViewProps): string =>
  `${ru.board.found}: ${isTotalCapped ? ru.board.moreThan : ''}${counted(totalItems, words.task)}`

function Waiting() {
  return (
    <div className={css.list} aria-busy="true">
      <VisuallyHidden>{ru.board.loading}</VisuallyHidden>
      {[0, 1, 2, 3].map((row) => (
        <TaskCardSkeleton key={row} />
      ))}
    </div>
  )
}

function Results(props: TaskFindViewProps) {
  const { problem, status, onRetry, isRetrying } = props
  if (problem !== null) return <EmptyState icon={SlidersHorizontal} title={ru.board.mendFilters} text={problem} />
  if (status === 'pending') return <Waiting />
  if (status === 'error') return <ErrorState title={ru.board.failed} onRetry={onRetry} retrying={isRetrying} />
  return <Found {...props} />
}

function Found({ tasks, page, pageCount, pageTo, resetTo }: TaskFindViewProps) {
  if (tasks.length === 0) {
    return (
      <EmptyState
        icon={SearchX}
        title={ru.board.empty}
        text={ru.board.emptyText}
        action={
          <ButtonLink to={resetTo} variant="secondary">
            {ru.board.reset}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <>
      <div className={css.list}>
        {tasks.map((task) => (
          <TaskCard key={task.id} task={task} />
        ))}
      </div>
      <Pagination page={page} pageCount={pageCount} to={pageTo} />
    </>
  )
}

/** The task board (product §2.3). */
export function TaskFindView(props: TaskFindViewProps) {
  const { title, breadcrumbs, problem, status, filters, categories, sort, isStale } = props
  return (
    <div className={css.page}>
      {breadcrumbs.length > 1 && <Breadcrumbs items={breadcrumbs} />}
      <h1>{title}</h1>
      <div className={css.columns}>
        <div className={css.side}>
          {filters}
          {categories}
        </div>
        <div className={css.results} aria-busy={(isStale && problem === null) || undefined}>
          <div className={css.bar}>
            <p role="status">{status === 'success' && problem === null && totalText(props)}</p>
            {sort}
          </div>
          <Results {...props} />
        </div>
      </div>
    </div>
  )
}
