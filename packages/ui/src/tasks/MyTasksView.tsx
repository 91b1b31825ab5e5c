import { OWN_TASK_GROUPS, type OwnTaskCard, type OwnTaskGroup } from '@artel/core/contract'
import type { CoverLook } from '@artel/core/covers/address'
import type { MyTasksRole } from '@artel/core/tasks'
import type { ReactNode } from 'react'
import { Mark } from '../kit/cover/index.ts'
import { EmptyState, ErrorState, Link, Pagination, VisuallyHidden } from '../kit/index.ts'
import css from './MyTasksView.module.css'
import { ru } from './my-tasks.ru.ts'
import ownCss from './OwnTask.module.css'
import { OwnTaskDuty } from './OwnTaskDuty.tsx'
import { OwnTaskRow } from './OwnTaskRow.tsx'
import { TaskCardSkeleton } from './TaskCardSkeleton.tsx'
import { TaskRows } from './TaskRows.tsx'

/** One of the ways through one's own tasks: a role or a state. */
export interface MyTasksTab {
  readonly label: string
  readonly to: string
  readonly isCurrent: boolean
  /** How many tasks stand there, `null` until it is known; a role has none. */
  readonly count?: number | null
}

export interface MyTasksViewProps {
  /** Whose eyes the tasks are looked at with. */
  side: MyTasksRole
  /** Both sides for an executor, none for a client. */
  roles: readonly MyTasksTab[]
  statuses: readonly MyTasksTab[]
  /** Offers that wait for the viewer's answer. */
  offers?: ReactNode
  status: 'pending' | 'error' | 'success'
  /** In the order of the server: what waits for the viewer first, then by group. */
  tasks: readonly OwnTaskCard[]
  page: number
  pageCount: number
  pageTo: (page: number) => string
  /** What to say and do where there is nothing. */
  emptyText: string
  emptyAction: ReactNode
  onRetry: () => void
  /** The retry is under way. */
  isRetrying: boolean
}

const nothing: CoverLook = { material: 'grid', object: 'clipboard' }
/** As wide as a digit. */
const FIGURE_SPACE = '\u2007'
/** As many as a page holds, so that the foot of the page does not come and go. */
const WAITING = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const broken: CoverLook = { material: 'circuit', object: 'plug' }

function Tabs({ label, tabs, look }: { label: string; tabs: readonly MyTasksTab[]; look: 'line' | 'pills' }) {
  if (tabs.length === 0) return null
  return (
    <nav aria-label={label} className={css.tabs} data-look={look}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} className={css.tab} aria-current={tab.isCurrent ? 'page' : undefined}>
          {tab.label} {tab.count !== undefined && <span className={css.count}>{tab.count ?? FIGURE_SPACE}</span>}
        </Link>
      ))}
    </nav>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section} aria-label={title}>
      <h2 className={css.heading}>{title}</h2>
      {children}
    </section>
  )
}

function Waiting({ tasks, side, page }: Pick<MyTasksViewProps, 'tasks' | 'side' | 'page'>) {
  const waiting = tasks.filter(({ duty }) => duty !== null)
  if (waiting.length === 0) return null
  return (
    <Section title={ru.waiting}>
      <div className={ownCss.duties}>
        {waiting.map(
          (task, index) =>
            task.duty && (
              <OwnTaskDuty key={task.id} task={task} duty={task.duty} side={side} isFirst={index === 0 && page === 1} />
            ),
        )}
      </div>
    </Section>
  )
}

function Group({ group, tasks, side }: { group: OwnTaskGroup } & Pick<MyTasksViewProps, 'tasks' | 'side'>) {
  const own = tasks.filter((task) => task.duty === null && task.group === group)
  if (own.length === 0) return null
  return (
    <Section title={ru.groups[side][group]}>
      <TaskRows>
        {own.map((task) => (
          <OwnTaskRow key={task.id} task={task} side={side} />
        ))}
      </TaskRows>
    </Section>
  )
}

function List({ side, status, tasks, page, emptyText, emptyAction, onRetry, isRetrying }: MyTasksViewProps) {
  if (status === 'error') {
    const mark = <Mark look={broken} size={112} />
    return <ErrorState mark={mark} title={ru.failed} onRetry={onRetry} retrying={isRetrying} />
  }
  if (status === 'pending') {
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
  if (tasks.length === 0) {
    return (
      <EmptyState mark={<Mark look={nothing} size={112} />} title={ru.empty} text={emptyText} action={emptyAction} />
    )
  }
  return (
    <>
      <Waiting tasks={tasks} side={side} page={page} />
      {OWN_TASK_GROUPS.map((group) => (
        <Group key={group} group={group} tasks={tasks} side={side} />
      ))}
    </>
  )
}

/** One's own tasks by role and state: what waits for the viewer, then what goes on (product §2.4). */
export function MyTasksView(props: MyTasksViewProps) {
  return (
    <div className={css.page}>
      <h1>{ru.title}</h1>
      <Tabs label={ru.role} tabs={props.roles} look="line" />
      <Tabs label={ru.statuses} tabs={props.statuses} look="pills" />
      {props.offers}
      <List {...props} />
      <Pagination page={props.page} pageCount={props.pageCount} to={props.pageTo} />
    </div>
  )
}
