import type { OwnTaskCard } from '@artel/core/contract'
import { counted, formatBudget, formatDay, formatPrice, formatTaskDates, words } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { type MyTasksRole, rejectRuleLabels } from '@artel/core/tasks'
import { Mark } from '../kit/cover/index.ts'
import { Badge, Card, CardLink, usePageTime } from '../kit/index.ts'
import { Face, faceAddress, PersonName, personPath } from '../people/index.ts'
import { ru } from './my-tasks.ru.ts'
import css from './TaskCard.module.css'
import { TaskStatusBadge } from './TaskStatusBadge.tsx'

export interface OwnTaskRowProps {
  task: OwnTaskCard
  side: MyTasksRole
}

/** How it stands, beside the badge of its status. */
function useStanding(task: OwnTaskCard, side: MyTasksRole): string {
  const { now, timeZone } = usePageTime()
  const day = formatDay(task.statusSince, now, timeZone)
  const isMine = task.agreed !== null
  switch (task.status) {
    case 'PENDING':
      return ru.checking
    case 'REJECTED':
      return task.rejectReason ? rejectRuleLabels[task.rejectReason].toLocaleLowerCase('ru') : ''
    case 'ARCHIVED':
      return ru.expired(day)
    case 'CANCELED':
      return ru.cancelled(day)
    case 'FINISHED':
      return day
    case 'IN_PROGRESS':
      if (isMine && task.finishRequestedAt) return side === 'author' ? ru.accepting : ru.reportedByYou
      return formatTaskDates(task, now, timeZone)
    default:
      return formatTaskDates(task, now, timeZone)
  }
}

/** The sum that counts now: what was agreed on, one's own price, or the budget. */
const sumOf = ({ agreed, reply, repliesCount, ...task }: OwnTaskCard, side: MyTasksRole) => {
  const terms = agreed ?? reply
  // What has no sum yet is not «agreed on».
  if (terms?.priceType === 'NEGOTIABLE') return { sum: formatPrice(terms), note: ru.term(terms.termDays) }
  if (agreed) return { sum: formatPrice(agreed), note: ru.agreed }
  if (reply) return { sum: formatPrice(reply), note: ru.yourPrice }
  const replies = repliesCount > 0 ? counted(repliesCount, words.reply) : ru.noReplies
  return { sum: formatBudget(task), note: side === 'author' ? replies : ru.budget }
}

/** One's own task in a list: how it stands, with whom, and the sum that counts now. */
export function OwnTaskRow({ task, side }: OwnTaskRowProps) {
  const standing = useStanding(task, side)
  const { sum, note } = sumOf(task, side)
  const { partner, reply, agreed } = task
  return (
    <Card as="article" className={css.row}>
      <Mark look={task.category.look} seed={task.id} />
      <div className={css.words}>
        <h3 className={css.title}>
          <CardLink to={paths.myTask(task.id, side)}>{task.title}</CardLink>
        </h3>
        <ul className={css.facts}>
          <li>
            {reply && !agreed ? <Badge>{ru.replies[reply.status]}</Badge> : <TaskStatusBadge status={task.status} />}
          </li>
          {task.newRepliesCount > 0 && (
            <li>
              <Badge tone="accent">{counted(task.newRepliesCount, ru.fresh)}</Badge>
            </li>
          )}
          {partner && (
            <li>
              <Face person={{ ...partner, src: faceAddress(partner.avatar, 24) }} size={24} />
              <PersonName person={{ name: partner.name, to: personPath(partner) }} />
            </li>
          )}
          <li>{standing}</li>
        </ul>
      </div>
      <p className={css.sum}>
        <span className={css.price}>{sum}</span>
        <span className={css.time}>{note}</span>
      </p>
    </Card>
  )
}
