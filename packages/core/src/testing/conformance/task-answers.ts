import type { OwnTaskCard, Task } from '../../contract/tasks.ts'

type Buttons = Readonly<Record<string, string | null>>

/** What a person's part in a task has buttons for, each with why not now. */
export const buttons = (events: Buttons): Task['allowedEvents'] =>
  Object.entries(events).map(([event, refusal]) => ({ event, refusal })) as Task['allowedEvents']

/** What the author may do to an open task. */
export const authorOfOpen = buttons({
  UPDATE: null,
  ACCEPT_REPLY: null,
  FINISH: 'WRONG_STATE',
  DECLINE_FINISH: 'WRONG_STATE',
  CANCEL_BY_AUTHOR: null,
  REPUBLISH: 'WRONG_STATE',
  DELETE: 'WRONG_STATE',
})
/** What the author may do to a task before it is approved. */
export const authorOfPending = buttons({
  UPDATE: null,
  ACCEPT_REPLY: 'WRONG_STATE',
  FINISH: 'WRONG_STATE',
  DECLINE_FINISH: 'WRONG_STATE',
  CANCEL_BY_AUTHOR: null,
  REPUBLISH: 'WRONG_STATE',
  DELETE: null,
})
/** What the author may do to a task that somebody works on. */
export const authorInWork = buttons({
  UPDATE: 'WRONG_STATE',
  ACCEPT_REPLY: 'WRONG_STATE',
  FINISH: null,
  DECLINE_FINISH: 'FINISH_NOT_REQUESTED',
  CANCEL_BY_AUTHOR: null,
  REPUBLISH: 'WRONG_STATE',
  DELETE: 'WRONG_STATE',
})
/** What the author may do to a finished task: nothing more. */
export const authorOfFinished = buttons({
  UPDATE: 'WRONG_STATE',
  ACCEPT_REPLY: 'WRONG_STATE',
  FINISH: 'WRONG_STATE',
  DECLINE_FINISH: 'WRONG_STATE',
  CANCEL_BY_AUTHOR: 'WRONG_STATE',
  REPUBLISH: 'WRONG_STATE',
  DELETE: 'WRONG_STATE',
})
/** What the author may do to a cancelled task. */
export const authorOfCanceled = buttons({
  UPDATE: 'WRONG_STATE',
  ACCEPT_REPLY: 'WRONG_STATE',
  FINISH: 'WRONG_STATE',
  DECLINE_FINISH: 'WRONG_STATE',
  CANCEL_BY_AUTHOR: 'WRONG_STATE',
  REPUBLISH: null,
  DELETE: null,
})

/** What a stranger sees of a task that everybody may see; `task` is as its author sees it. */
export const toGuest = (task: Task): Task => ({
  ...task,
  addressDetail: null,
  authorPhone: null,
  executorPhone: null,
  agreed: null,
  proposed: null,
  cancelReason: null,
  cancelComment: null,
  rejectReason: null,
  rejectField: null,
  rejectComment: null,
  finishRequestedAt: null,
  isRevised: false,
  viewer: 'GUEST',
  allowedEvents: [],
  replyRefusal: 'GUEST',
  chatId: null,
})
/** What somebody signed in, who has no part in it, sees of it. */
export const toOther = (task: Task): Task => ({ ...toGuest(task), viewer: 'OTHER', replyRefusal: 'NOT_EXECUTOR' })

/** Somebody who has brought one more task to an end. */
export const withOneMore = (person: Task['author']): Task['author'] => ({
  ...person,
  finishedTasksCount: person.finishedTasksCount + 1,
})

/** Somebody's look at a task by its number. */
export const at = ({ id }: Pick<Task, 'id'>) => ({ params: { id } })
/** What `replyBody` asks. */
export const AGREED = { priceType: 'FIXED', price: 4_500_00, termDays: 3 } as const
/** A task that is hidden from somebody, or is not there. */
export const gone = { code: 'NOT_FOUND' } as const
/** A step that the state of the task, or a person's part in it, forbids. */
export const notTheirs = (refusal: string) => ({ code: 'TRANSITION_REFUSED', refusal }) as const
/** Titles of a list in its order. */
export const titles = ({ items }: { readonly items: readonly { readonly title: string }[] }) =>
  items.map(({ title }) => title)
/** Numbers of a list in its order. */
export const ids = ({ items }: { readonly items: readonly { readonly id: number }[] }) => items.map(({ id }) => id)

type Own = Pick<OwnTaskCard, 'id' | 'duty' | 'group'>
/** What of one's own tasks waits for whom. */
export const waits = ({ items }: { readonly items: readonly Own[] }) => ({
  ids: items.map(({ id }) => id),
  duties: items.map(({ duty }): string | null => duty),
  groups: items.map(({ group }): string => group),
})
