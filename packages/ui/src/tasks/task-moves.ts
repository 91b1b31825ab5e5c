import type { Task, TaskUserEvent } from '@artel/core/contract'
import { ru } from './ru.ts'

/** Events of the task that have a button on its page; ACCEPT_REPLY has its own beside each reply, UPDATE is a page's matter. */
export type TaskAction = Exclude<TaskUserEvent, 'ACCEPT_REPLY' | 'UPDATE'>

/** An action by its button. */
export interface TaskMove {
  readonly action: TaskAction
  readonly label: string
}

const firsts: readonly TaskMove[] = [
  { action: 'FINISH', label: ru.finish },
  { action: 'REQUEST_FINISH', label: ru.requestFinish },
  { action: 'REPUBLISH', label: ru.republish },
  { action: 'APPROVE', label: ru.approve },
]
const seconds: readonly TaskMove[] = [
  { action: 'DECLINE_FINISH', label: ru.declineFinish },
  { action: 'REJECT', label: ru.rejectTask },
]
/** What cannot be undone. */
const quiet: readonly TaskMove[] = [
  { action: 'CANCEL_BY_AUTHOR', label: ru.cancelByAuthor },
  { action: 'CANCEL_BY_EXECUTOR', label: ru.cancelByExecutor },
  { action: 'REMOVE', label: ru.removeTask },
  { action: 'DELETE', label: ru.deleteTask },
]

/** Whether the lifecycle lets the viewer do it now. */
export const isPossible = ({ allowedEvents }: Pick<Task, 'allowedEvents'>, action: TaskAction): boolean =>
  allowedEvents.some(({ event, refusal }) => event === action && refusal === null)

/** Whether the viewer may change the task now. */
export const mayEdit = ({ allowedEvents }: Pick<Task, 'allowedEvents'>): boolean =>
  allowedEvents.some(({ event, refusal }) => event === 'UPDATE' && refusal === null)

/** What the lifecycle allows the viewer now: the next step, what stands beside it, and what belongs in the quiet menu. */
export const taskMoves = (task: Pick<Task, 'allowedEvents'>) => {
  const isAllowed = ({ action }: TaskMove) => isPossible(task, action)
  return { first: firsts.find(isAllowed), second: seconds.find(isAllowed), quiet: quiet.filter(isAllowed) }
}

/** A step that is taken elsewhere on the page, or after signing in. */
export type TaskGo = 'replies' | 'form' | 'offer' | 'signIn' | 'review'

/** Where the next step is taken when it is none of the lifecycle's buttons. */
export const taskGo = ({ viewer, status, repliesCount, replyRefusal, reviewUntil }: Task): TaskGo | null => {
  if (reviewUntil !== null) return 'review'
  if (status !== 'APPROVED') return null
  if (viewer === 'AUTHOR') return repliesCount > 0 ? 'replies' : null
  if (replyRefusal === null) return 'form'
  if (replyRefusal === 'OFFERED') return 'offer'
  return replyRefusal === 'GUEST' ? 'signIn' : null
}
