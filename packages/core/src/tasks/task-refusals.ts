import { TASK_LIMITS, TASK_REJECT_RULES } from '../contract/task-terms.ts'
import { isStaff, type RefusalRules } from '../lifecycle/index.ts'
import { isCancelReasonFit, needsCancelComment } from './cancel-reasons.ts'
import type { TaskCommand, TaskOccasion } from './task-lifecycle.types.ts'
import { TASK_TIMES } from './task-times.ts'

/** Why the lifecycle refuses an event, with the sentence that a person reads. */
export const taskRefusalSentences = {
  WRONG_STATE: 'Сейчас это сделать нельзя: состояние задания уже другое.',
  NOT_AUTHOR: 'Это может сделать только автор задания.',
  NOT_EXECUTOR: 'Это может сделать только выбранный исполнитель.',
  NOT_AN_EXECUTOR: 'Это могут сделать только исполнители.',
  NOT_STAFF: 'Это может сделать только модератор.',
  NOT_ADMIN: 'Это может сделать только администратор.',
  NOT_SYSTEM: 'Это происходит само, вручную это сделать нельзя.',
  NOT_A_CUSTOMER: 'Создавать задания могут заказчики и исполнители.',
  EMAIL_NOT_CONFIRMED: 'Подтвердите почту, и задание можно будет опубликовать.',
  TASK_LIMIT_REACHED: `У вас уже ${TASK_LIMITS.openTasks} открытых заданий. Завершите или отмените одно из них.`,
  CONTACTS_FOUND: 'В тексте есть контакты, поэтому задание сначала посмотрит модератор.',
  RULE_UNKNOWN: 'Выберите правило, которое нарушено.',
  REASON_UNFIT: 'Эта причина сейчас не подходит. Выберите другую.',
  COMMENT_REQUIRED: `Расскажите подробнее: от ${TASK_LIMITS.comment[0]} до ${TASK_LIMITS.comment[1]} символов.`,
  COMMENT_TOO_LONG: `Комментарий: не больше ${TASK_LIMITS.comment[1]} символов.`,
  CATEGORY_LOCKED: 'На задание уже откликнулись, поэтому категорию изменить нельзя.',
  HAS_EXECUTOR: 'Исполнитель уже выбран.',
  OWN_TASK: 'Нельзя стать исполнителем собственного задания.',
  FINISH_REQUESTED: 'Заказчик уже получил просьбу принять работу.',
  FINISH_NOT_REQUESTED: 'Исполнитель ещё не просил принять работу.',
  TOO_EARLY: 'Время ещё не вышло.',
  NOTHING_TO_CHECK: 'Проверять нечего: изменений в задании нет.',
  COMPLAINT_OPEN: 'По заданию открыта жалоба, дождитесь решения.',
} as const

/** Stable code of a refusal; travels as `refusal` of the error and of `allowedEvents`. */
export type TaskRefusal = keyof typeof taskRefusalSentences

type Attempt = TaskOccasion & { readonly event: TaskCommand }

const lengthOf = (comment: string) => [...comment.trim()].length
const actorId = ({ actor }: Attempt) => (actor === 'system' ? null : actor.id)
const hasPassed = (since: string | null | undefined, time: number, now: number) =>
  since != null && now >= Date.parse(since) + time

const isCommentShort = ({ event }: Attempt) => {
  if (event.type === 'DECLINE_FINISH') return lengthOf(event.comment) < TASK_LIMITS.comment[0]
  if (event.type !== 'CANCEL_BY_AUTHOR' && event.type !== 'CANCEL_BY_EXECUTOR') return false
  return needsCancelComment(event.reason) && lengthOf(event.comment ?? '') < TASK_LIMITS.comment[0]
}

const isReasonUnfit = ({ task, event }: Attempt) => {
  if (!task || (event.type !== 'CANCEL_BY_AUTHOR' && event.type !== 'CANCEL_BY_EXECUTOR')) return true
  return !isCancelReasonFit(event.type === 'CANCEL_BY_AUTHOR' ? 'AUTHOR' : 'EXECUTOR', task.status, event.reason)
}

const isTooEarly = ({ task, event, now }: Attempt) => {
  if (event.type === 'EXPIRE') return !hasPassed(task?.endPeriod, TASK_TIMES.expire, now)
  return !hasPassed(task?.finishRequestedAt, TASK_TIMES.autoFinish, now)
}

/** When each refusal applies. WRONG_STATE is the machine's own: the state has no such transition. */
export const taskRefusalRules: RefusalRules<Exclude<TaskRefusal, 'WRONG_STATE'>, Attempt> = {
  NOT_AUTHOR: (attempt) => actorId(attempt) !== attempt.task?.authorId,
  NOT_EXECUTOR: (attempt) => actorId(attempt) === null || actorId(attempt) !== attempt.task?.executorId,
  NOT_AN_EXECUTOR: ({ actor }) => actor === 'system' || actor.role !== 'EXECUTOR',
  // Auto-moderation may let a task through; only a person may turn one down.
  NOT_STAFF: (attempt) => !isStaff(attempt.actor) && !(attempt.actor === 'system' && attempt.event.type === 'APPROVE'),
  NOT_ADMIN: ({ actor }) => actor === 'system' || actor.role !== 'ADMIN',
  NOT_SYSTEM: ({ actor }) => actor !== 'system',
  NOT_A_CUSTOMER: (attempt) => attempt.actor === 'system' || isStaff(attempt.actor),
  EMAIL_NOT_CONFIRMED: ({ event }) => event.type === 'CREATE' && !event.isEmailConfirmed,
  TASK_LIMIT_REACHED: ({ event }) =>
    (event.type === 'CREATE' || event.type === 'REPUBLISH') && event.openTasks >= TASK_LIMITS.openTasks,
  CONTACTS_FOUND: ({ actor, event }) => actor === 'system' && event.type === 'APPROVE' && event.contacts.length > 0,
  RULE_UNKNOWN: ({ event }) => !('rule' in event && TASK_REJECT_RULES.includes(event.rule)),
  REASON_UNFIT: isReasonUnfit,
  COMMENT_REQUIRED: isCommentShort,
  COMMENT_TOO_LONG: ({ event }) => 'comment' in event && lengthOf(event.comment ?? '') > TASK_LIMITS.comment[1],
  CATEGORY_LOCKED: ({ task, event }) =>
    event.type === 'UPDATE' && event.fields.includes('categoryId') && (task?.repliesCount ?? 0) > 0,
  HAS_EXECUTOR: ({ task }) => task?.executorId != null,
  OWN_TASK: (attempt) =>
    attempt.task?.authorId === (attempt.event.type === 'ACCEPT_REPLY' ? attempt.event.executorId : actorId(attempt)),
  FINISH_REQUESTED: ({ task }) => task?.finishRequestedAt != null,
  FINISH_NOT_REQUESTED: ({ task }) => task?.finishRequestedAt == null,
  TOO_EARLY: isTooEarly,
  NOTHING_TO_CHECK: ({ task }) => task?.hasRevision !== true,
  COMPLAINT_OPEN: ({ event }) => event.type === 'AUTO_FINISH' && event.hasOpenComplaint,
}
