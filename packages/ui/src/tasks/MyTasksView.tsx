import type { TaskCard as TaskCardData } from '@artel/core/contract'
import { ClipboardList } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState, ErrorState, Link, Pagination, VisuallyHidden } from '../kit/index.ts'
import css from './MyTasksView.module.css'
import { ru } from './my-tasks.ru.ts'
import { TaskCard } from './TaskCard.tsx'
import { TaskCardSkeleton } from './TaskCardSkeleton.tsx'
import { TaskStatusBadge } from './TaskStatusBadge.tsx'

/** One of the ways through one's own tasks: a role or a state. */
export interface MyTasksTab {
  readonly label: string
  readonly to: string
  readonly isCurrent: boolean
}

export interface MyTasksViewProps {
  /** Both sides for an executor, none for a client. */
  roles: readonly MyTasksTab[]
  statuses: readonly MyTasksTab[]
  status: 'pending' | 'error' | 'success'
  tasks: readonly TaskCardData[]
  page: number
  pageCount: number
  pageTo: (page: number) => string
  /** What to say and do where there is nothing. */
  emptyText: string
  emptyAction: ReactNode
  onRetry: () => void
}

function Tabs({ label, tabs, look }: { label: string; tabs: readonly MyTasksTab[]; look: 'line' | 'pills' }) {
  if (tabs.length === 0) return null
  return (
    <nav aria-label={label} className={css.tabs} data-look={look}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} className={css.tab} aria-current={tab.isCurrent ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}

function List({ status, tasks, emptyText, emptyAction, onRetry }: MyTasksViewProps) {
  if (status === 'error') return <ErrorState title={ru.failed} onRetry={onRetry} />
  if (status === 'pending') {
    return (
      <div className={css.list} aria-busy="true">
        <VisuallyHidden>{ru.loading}</VisuallyHidden>
        {[0, 1, 2].map((row) => (
          <TaskCardSkeleton key={row} />
        ))}
      </div>
    )
  }
  if (tasks.length === 0) {
    return <EmptyState icon={ClipboardList} title={ru.empty} text={emptyText} action={emptyAction} />
  }
  return (
    <div className={css.list}>
      {tasks.map((task) => (
        <TaskCard key={task.id} task={task} status={<TaskStatusBadge status={task.status} />} />
      ))}
    </div>
  )
}

/** One's own tasks by role and state (product §2.4). */
export function MyTasksView(props: MyTasksViewProps) {
  return (
    <div className={css.page}>
      <h1>{ru.title}</h1>
      <Tabs label={ru.role} tabs={props.roles} look="line" />
      <Tabs label={ru.statuses} tabs={props.statuses} look="pills" />
      <List {...props} />
      <Pagination page={props.page} pageCount={props.pageCount} to={props.pageTo} />
    </div>
  )
}
