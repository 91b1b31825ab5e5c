import type { TaskCard as TaskCardData } from '@artel/core/contract'
import { counted, formatBudget, formatDistance, formatRelativeTime, formatTaskDates, words } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { CalendarDays, MapPin, MessageSquare, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Mark } from '../kit/cover/index.ts'
import { Badge, Card, CardLink, Icon, usePageTime, VisuallyHidden } from '../kit/index.ts'
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

/** A task in a list: title and one quiet line, the price at the right; its category is said by the mark, and aloud. */
export function TaskCard({ task, status, level = 2 }: TaskCardProps) {
  const { now, timeZone } = usePageTime()
  const Title = `h${level}` as const
  const published = task.publishedAt ?? task.createdAt
  return (
    <Card as="article" className={css.row}>
      <Mark look={task.category.look} seed={task.id} />
      <div className={css.words}>
        <Title className={css.title}>
          <CardLink to={paths.task(task.id)}>{task.title}</CardLink>
        </Title>
        <ul className={css.facts}>
          <li>
            <VisuallyHidden>{task.category.name}, </VisuallyHidden>
            <Icon of={MapPin} size={16} />
            {placeOf(task)}
            {task.distanceToUser !== null && `, ${formatDistance(task.distanceToUser)}`}
          </li>
          <li>
            <Icon of={CalendarDays} size={16} />
            {formatTaskDates(task, now, timeZone)}
          </li>
          {task.repliesCount > 0 && (
            <li>
              <Icon of={MessageSquare} size={16} />
              {counted(task.repliesCount, words.reply)}
            </li>
          )}
          {status && <li>{status}</li>}
          {!status && task.repliesCount === 0 && (
            <li>
              <Badge tone="accent">{ru.beFirst}</Badge>
            </li>
          )}
          {task.verifiedOnly && (
            <li>
              <Badge tone="action" icon={ShieldCheck}>
                {ru.verifiedOnly}
              </Badge>
            </li>
          )}
        </ul>
      </div>
      <p className={css.sum}>
        <span className={css.price}>{formatBudget(task)}</span>
        <time className={css.time} dateTime={published}>
          {formatRelativeTime(published, now, timeZone)}
        </time>
      </p>
    </Card>
  )
}
