import type { ActorRefFrom } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import type { AuthorCancelReason, CancelReason, ExecutorCancelReason } from '../contract/task-terms.ts'
import type { Task } from '../contract/tasks.ts'
import { choiceField, defineForm, optionalTextField } from '../forms/index.ts'
import { choiceRules, taskRules } from '../validators/index.ts'
import { needsCancelComment } from './cancel-reasons.ts'

export interface CancelFormPorts {
  readonly api: Pick<ApiClient, 'cancelTaskByAuthor' | 'cancelTaskByExecutor'>
  readonly task: Pick<Task, 'id' | 'version'>
  /** Who cancels. */
  readonly party: 'AUTHOR' | 'EXECUTOR'
}

/** Cancelling a task: a reason always, a comment where the reason says too little alone (product §10). */
export const cancelForm = defineForm({
  id: 'cancelTask',
  fields: {
    reason: choiceField<CancelReason>(choiceRules.reason),
    comment: optionalTextField((comment, { reason }: { readonly reason: CancelReason | null }) =>
      reason !== null && needsCancelComment(reason) ? taskRules.comment(comment) : taskRules.optionalComment(comment),
    ),
  },
  async send({ reason, comment }, { api, task: { id, version }, party }: CancelFormPorts) {
    const params = { id }
    const rest = { version, comment }
    const answer =
      party === 'AUTHOR'
        ? await api.cancelTaskByAuthor({ params, body: { ...rest, reason: reason as AuthorCancelReason } })
        : await api.cancelTaskByExecutor({ params, body: { ...rest, reason: reason as ExecutorCancelReason } })
    return answer.data
  },
})

/** Cancelling a task with a reason. Port: `submit`; `cancelForm` gives it. */
export const cancelFormMachine = cancelForm.machine

export type CancelFormActor = ActorRefFrom<typeof cancelFormMachine>
export type CancelFormValues = typeof cancelForm.initial
