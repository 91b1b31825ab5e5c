import type { OwnTaskCard, TaskDuty } from '@artel/core/contract'
import { REVIEW_LIMITS } from '@artel/core/contract'
import { counted, DOT, formatDay, formatPrice, formatRelativeTime, words } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { type MyTasksRole, rejectRuleLabels } from '@artel/core/tasks'
import { Mark } from '../kit/cover/index.ts'
import { ButtonLink, usePageTime, VisuallyHidden } from '../kit/index.ts'
import { ru } from './my-tasks.ru.ts'
import css from './OwnTask.module.css'

export interface OwnTaskDutyProps {
  task: OwnTaskCard
  duty: TaskDuty
  /** Whose duty it is: both have to say how the work was. */
  side: MyTasksRole
  /** It waits longest: the one to begin with. */
  isFirst: boolean
}

const DAY = 86_400_000
/** Until when a deal that ended then may be reviewed. */
const reviewDeadline = (endedAt: string) => new Date(Date.parse(endedAt) + REVIEW_LIMITS.days * DAY).toISOString()

/** What to know before one opens it, besides its title. */
function useDetail({ duty, dutySince, partner, rejectReason, agreed, repliesCount, newRepliesCount }: OwnTaskCard) {
  const { now, timeZone } = usePageTime()
  const when = dutySince === null ? '' : formatRelativeTime(dutySince, now, timeZone)
  switch (duty) {
    case 'ACCEPT_WORK':
      return partner && ru.reported(partner.name, when)
    case 'FIX':
      return rejectReason && rejectRuleLabels[rejectReason].toLocaleLowerCase('ru')
    case 'REOPEN_REPLY':
      return ru.left(when)
    case 'CHOOSE': {
      const all = counted(repliesCount, words.reply)
      return newRepliesCount > 0 ? `${all}, ${counted(newRepliesCount, ru.fresh)}` : all
    }
    case 'REVIEW':
      return [partner?.name, dutySince && ru.reviewUntil(formatDay(reviewDeadline(dutySince), now, timeZone))]
        .filter(Boolean)
        .join(DOT)
    default:
      return [partner?.name, agreed && formatPrice(agreed)].filter(Boolean).join(DOT)
  }
}

/** Where it is done: in the deal, or in the form of the task. */
const wayOf = ({ id }: OwnTaskCard, duty: TaskDuty, side: MyTasksRole): string =>
  duty === 'FIX' ? paths.myTaskEdit(id) : paths.myTask(id, side)

/** A task that waits for the viewer: what to do, about which task, and the way there. */
export function OwnTaskDuty({ task, duty, side, isFirst }: OwnTaskDutyProps) {
  const detail = useDetail(task)
  return (
    <article className={css.duty} data-first={isFirst || undefined}>
      <Mark look={task.category.look} seed={task.id} />
      <div className={css.words}>
        <h3 className={css.what}>{ru.duties[duty]}</h3>
        <p className={css.about}>
          {task.title}
          {detail && `${DOT}${detail}`}
        </p>
      </div>
      <ButtonLink to={wayOf(task, duty, side)} dense variant={isFirst ? 'primary' : 'quiet'} className={css.do}>
        {ru.dutyActions[duty]}
        <VisuallyHidden>: {task.title}</VisuallyHidden>
      </ButtonLink>
    </article>
  )
}
