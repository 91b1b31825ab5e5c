import type { Task } from '@artel/core/contract'
import { counted, formatDay, formatMoneyRange, words } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { TASK_TIMES } from '@artel/core/tasks'
import { MessageCircle } from 'lucide-react'
import { Button, ButtonLink, Card, Icon, Price, usePageTime } from '../kit/index.ts'
import { ShareButton } from '../share/index.ts'
import { ru } from './ru.ts'
import { TaskMenu } from './TaskMenu.tsx'
import css from './TaskRail.module.css'
import { TaskStep, type TaskStepProps } from './TaskStep.tsx'
import { taskMoves } from './task-moves.ts'
import { taskPrice } from './task-price.ts'

/** What one asks of a deal before anything else. */
const termsOf = (task: Task, day: (at: string) => string): readonly (readonly [string, string])[] => {
  const { agreed, status, repliesCount, repliesLimit, endPeriod, proposed } = task
  if (agreed) return [[ru.agreedTerm, counted(agreed.termDays, words.day)]]
  if (status !== 'APPROVED') return []
  const until = day(new Date(Date.parse(endPeriod) + TASK_TIMES.expire).toISOString())
  return [
    [ru.replies, ru.of(repliesCount, repliesLimit)],
    ...(proposed ? [[ru.proposed, formatMoneyRange(proposed.from, proposed.to)] as const] : []),
    [ru.takesReplies, ru.until(until)],
  ]
}

/** Price, terms, one next step and what follows from it; what cannot be undone is behind «⋯». */
export function TaskRail(props: TaskStepProps) {
  const { task, onAction, onComplain } = props
  const { now, timeZone } = usePageTime()
  const price = taskPrice(task)
  const { first, second, quiet } = taskMoves(task)
  const consequence = first && ru.consequences[first.action as keyof typeof ru.consequences]
  const terms = termsOf(task, (at) => formatDay(at, now, timeZone))
  return (
    <Card as="section" className={css.rail} aria-label={ru.deal}>
      <div className={css.top}>
        <div className={css.price} data-range={task.agreed === null && task.budgetType === 'RANGE' ? '' : undefined}>
          <p className={css.caption}>{price.label}</p>
          <Price size={price.isSum ? 'large' : 'usual'}>{price.text}</Price>
        </div>
        {(task.allowedEvents.length > 0 || onComplain) && (
          <TaskMenu task={task} moves={quiet} onAction={onAction} onComplain={onComplain} />
        )}
      </div>
      {terms.length > 0 && (
        <dl className={css.terms}>
          {terms.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <TaskStep {...props} className={css.step} />
      {second && (
        <Button variant="secondary" wide onClick={() => onAction(second.action)}>
          {second.label}
        </Button>
      )}
      {first && task.reviewUntil !== null && (
        <Button variant="secondary" wide onClick={props.onReview}>
          {ru.goes.review}
        </Button>
      )}
      {task.chatId !== null && (
        <ButtonLink to={paths.chat(task.chatId)} variant="secondary" wide>
          <Icon of={MessageCircle} />
          {ru.write}
        </ButtonLink>
      )}
      {task.publishedAt !== null && (
        <ShareButton page={{ kind: 'task', path: paths.task(task.id), title: task.title }} wide />
      )}
      {consequence && <p className={css.caption}>{consequence}</p>}
    </Card>
  )
}
