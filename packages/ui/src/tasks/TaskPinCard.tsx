import type { TaskCard } from '@artel/core/contract'
import { counted, formatBudget, formatTaskDates, words } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton, TextLink, usePageTime } from '../kit/index.ts'
import { ru } from './board.ru.ts'
import css from './TaskBoardMap.module.css'

export interface TaskPinCardProps {
  /** Tasks of the pin, one at least. */
  tasks: readonly TaskCard[]
  onClose: () => void
}

/** What stands under a pin of the map; it takes the focus, and Escape gives it back. */
export function TaskPinCard({ tasks, onClose }: TaskPinCardProps) {
  const { now, timeZone } = usePageTime()
  const card = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pin is another card
  useEffect(() => card.current?.focus({ preventScroll: true }), [tasks])
  const name = tasks[0]?.place?.cityName ?? ''
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={ru.onPin(name)}
      className={css.card}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <p className={css.name}>{name}</p>
      <IconButton icon={X} dense label={ru.closePin} onClick={onClose} />
      <ul className={css.tasks}>
        {tasks.map((task) => (
          <li key={task.id}>
            <TextLink to={paths.task(task.id)} className={css.title}>
              {task.title}
            </TextLink>
            <p className={css.facts}>
              <span className={css.price}>{formatBudget(task)}</span>
              <span>{formatTaskDates(task, now, timeZone)}</span>
              <span>{task.repliesCount > 0 ? counted(task.repliesCount, words.reply) : ru.noReplies}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
