import type { Task } from '@artel/core/contract'
import { taskStatusLabels } from '@artel/core/tasks'
import { DateText } from '../kit/formatted-text/index.ts'
import { ru } from './ru.ts'
import css from './TaskHistory.module.css'

/** How the task came to its state, oldest first. */
export function TaskHistory({ history }: { history: Task['history'] }) {
  return (
    <section className={css.history} aria-labelledby="task-history">
      <h2 id="task-history">{ru.history}</h2>
      <ol className={css.list}>
        {history.map(({ status, at }) => (
          <li key={`${status}-${at}`}>
            <span>{taskStatusLabels[status]}</span>
            <DateText at={at} />
          </li>
        ))}
      </ol>
    </section>
  )
}
