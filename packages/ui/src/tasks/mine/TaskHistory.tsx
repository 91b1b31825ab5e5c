import type { Task } from '@artel/core/contract'
import { formatDay, formatTime } from '@artel/core/format'
import { usePageTime } from '../../kit/index.ts'
import css from './MyTaskView.module.css'
import { ru } from './ru.ts'

/** What has happened to a task and when, the last first. */
export function TaskHistory({ task: { history, finishRequestedAt } }: { task: Task }) {
  const { now, timeZone } = usePageTime()
  // Of two at the same moment the later one stands higher too.
  const events = [
    ...history.toReversed().map(({ status, at }) => ({ what: ru.events[status], at })),
    ...(finishRequestedAt === null ? [] : [{ what: ru.finishRequested, at: finishRequestedAt }]),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
  return (
    <section aria-labelledby="task-history" className={css.section}>
      <h2 id="task-history">{ru.history}</h2>
      <ol className={css.history} reversed>
        {events.map(({ what, at }) => (
          <li key={`${what} ${at}`}>
            <time dateTime={at} className={css.when}>
              {formatDay(at, now, timeZone)}, {formatTime(at, timeZone)}
            </time>
            {what}
          </li>
        ))}
      </ol>
    </section>
  )
}
