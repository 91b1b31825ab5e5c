import type { Task } from '@artel/core/contract'
import { counted, formatRelativeTime, NBSP, words } from '@artel/core/format'
import { Mark } from '../kit/cover/index.ts'
import { usePageTime } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './TaskHead.module.css'
import { TaskStatusBadge } from './TaskStatusBadge.tsx'

/** What is to be done, in which state it is, since when, and how many have seen it. */
export function TaskHead({ task }: { task: Task }) {
  const { now, timeZone } = usePageTime()
  const { id, title, category, status, publishedAt, createdAt, viewsCount } = task
  const facts = [
    formatRelativeTime(publishedAt ?? createdAt, now, timeZone),
    viewsCount > 0 && counted(viewsCount, words.view),
    ru.number(id),
  ]
  return (
    <header className={css.head}>
      <Mark look={category.look} seed={id} size={64} />
      <div className={css.words}>
        <h1>{title}</h1>
        <div className={css.states}>
          <TaskStatusBadge status={status} />
          <p>{facts.filter(Boolean).join(`${NBSP}· `)}</p>
        </div>
      </div>
    </header>
  )
}
