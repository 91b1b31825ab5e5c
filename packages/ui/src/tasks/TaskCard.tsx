import type { TaskCard as TaskCardData } from '@artel/core/contract'
import { counted, formatBudget, formatDistance, formatRelativeTime, formatTaskDates, words } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { CalendarDays, MapPin, MessageSquare, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card, CardLink, Icon, usePageTime } from '../kit/index.ts'
import css from './TaskCard.module.css'
import { ru } from './task-card.ru.ts'

export interface TaskCardProps {
  task: TaskCardData
  /** Badge of its state, where tasks of several states stand together. */
  status?: ReactNode
  /** Level of the title in the page's outline. */
  level?: 2 | 3
}

/** Where the work is: the city, or that the place does not matter. */
const placeOf = (task: TaskCardData): string =>
  task.placeMode === 'REMOTE' ? ru.remote : (task.place?.cityName ?? ru.remote)

/** A task in a list: title and price, one quiet line, then category and marks. */
export function TaskCard({ task, status, level = 2 }: TaskCardProps) {
  const { now, timeZone } = usePageTime()
  const Title = `h${level}` as const
  return (
    <Card as="article" className={css.card}>
      <div className={css.head}>
        <Title className={css.title}>
          <CardLink to={paths.task(task.id)}>{task.title}</CardLink>
        </Title>
        <p className={css.price}>{formatBudget(task)}</p>
      </div>
      <ul className={css.facts}>
        <li>
          <Icon of={MapPin} size={16} />
          {placeOf(task)}
          {task.distanceToUser !== null && `, ${formatDistance(task.distanceToUser)}`}
        </li>
        <li>
          <Icon of={CalendarDays} size={16} />
          {formatTaskDates(task, now, timeZone)}
        </li>
        <li>
          <Icon of={MessageSquare} size={16} />
          {task.repliesCount === 0 ? ru.noReplies : counted(task.repliesCount, words.reply)}
        </li>
      </ul>
      <div className={css.foot}>
        {status}
        <span>{task.category.name}</span>
        {task.verifiedOnly && (
          <span className={css.mark}>
            <Icon of={ShieldCheck} size={16} />
            {ru.verifiedOnly}
          </span>
        )}
        <time className={css.time} dateTime={task.publishedAt ?? task.createdAt}>
          {formatRelativeTime(task.publishedAt ?? task.createdAt, now, timeZone)}
        </time>
      </div>
    </Card>
  )
}
