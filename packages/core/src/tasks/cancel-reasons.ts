import {
  type AuthorCancelReason,
  type CancelReason,
  EXECUTOR_CANCEL_REASONS,
  type ExecutorCancelReason,
} from '../contract/task-terms.ts'
import type { TaskStatus } from '../contract/tasks.ts'

const beforeWork: readonly AuthorCancelReason[] = [
  'AUTHOR_EXECUTOR_FOUNDED_OTHER_WAY',
  'AUTHOR_NOT_RELEVANT',
  'AUTHOR_NO_SUITABLE_REPLIES',
  'AUTHOR_OTHER',
]
const duringWork: readonly AuthorCancelReason[] = [
  'AUTHOR_WRONG_EXECUTOR',
  'AUTHOR_NOT_RELEVANT_IN_PROGRESS',
  'AUTHOR_CONDITIONS_CHANGED',
  'AUTHOR_EXECUTOR_REJECTED',
  'AUTHOR_FRAUD',
  'AUTHOR_OTHER',
]

/** Words of every reason, as the one who cancels reads them. */
export const cancelReasonLabels: Readonly<Record<CancelReason, string>> = {
  AUTHOR_EXECUTOR_FOUNDED_OTHER_WAY: 'Нашёлся исполнитель в другом месте',
  AUTHOR_NOT_RELEVANT: 'Задание больше не нужно',
  AUTHOR_NO_SUITABLE_REPLIES: 'Нет подходящих откликов',
  AUTHOR_WRONG_EXECUTOR: 'Выбран не тот исполнитель',
  AUTHOR_NOT_RELEVANT_IN_PROGRESS: 'Работа больше не нужна',
  AUTHOR_CONDITIONS_CHANGED: 'Изменились условия',
  AUTHOR_EXECUTOR_REJECTED: 'Исполнитель отказался от работы',
  AUTHOR_FRAUD: 'Похоже на мошенничество',
  AUTHOR_OTHER: 'Другая причина',
  EXECUTOR_NO_CONTACT: 'Заказчик не выходит на связь',
  EXECUTOR_BAD_INFORMATION: 'Задание описано неверно',
  EXECUTOR_CONDITIONS_CHANGED: 'Изменились условия',
  EXECUTOR_FRAUD: 'Похоже на мошенничество',
  EXECUTOR_OTHER: 'Другая причина',
}

/** A reason to choose from. */
export interface CancelReasonChoice<R extends CancelReason = CancelReason> {
  readonly reason: R
  readonly label: string
  /** The reason says too little alone: a comment of 10–1000 characters goes with it. */
  readonly needsComment: boolean
}

/** Whether a reason must be explained: all *_OTHER and *_FRAUD. */
export const needsCancelComment = (reason: CancelReason): boolean => /_(?:OTHER|FRAUD)$/.test(reason)

const fitting = (party: 'AUTHOR' | 'EXECUTOR', status: TaskStatus): readonly CancelReason[] => {
  if (party === 'EXECUTOR') return status === 'IN_PROGRESS' ? EXECUTOR_CANCEL_REASONS : []
  if (status === 'IN_PROGRESS') return duringWork
  return status === 'PENDING' || status === 'APPROVED' ? beforeWork : []
}

/** Whether the party may give this reason in this state (product §10). */
export const isCancelReasonFit = (party: 'AUTHOR' | 'EXECUTOR', status: TaskStatus, reason: CancelReason): boolean =>
  fitting(party, status).includes(reason)

/** The reasons that a party may choose from in a state, in the order of the specification; none where nothing can be cancelled. */
export function cancelReasons(party: 'AUTHOR', status: TaskStatus): readonly CancelReasonChoice<AuthorCancelReason>[]
export function cancelReasons(
  party: 'EXECUTOR',
  status: TaskStatus,
): readonly CancelReasonChoice<ExecutorCancelReason>[]
export function cancelReasons(party: 'AUTHOR' | 'EXECUTOR', status: TaskStatus): readonly CancelReasonChoice[] {
  return fitting(party, status).map((reason) => ({
    reason,
    label: cancelReasonLabels[reason],
    needsComment: needsCancelComment(reason),
  }))
}
