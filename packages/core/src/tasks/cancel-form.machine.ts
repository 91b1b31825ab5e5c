import { type ActorRefFrom, fromPromise } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import type { AuthorCancelReason, CancelReason, ExecutorCancelReason } from '../contract/task-terms.ts'
import type { Task } from '../contract/tasks.ts'
import { createFormMachine, type FieldErrors } from '../forms/index.ts'
import { choiceRules, taskRules } from '../validators/index.ts'
import { needsCancelComment } from './cancel-reasons.ts'

/** Fields of the cancel form; `null` before a reason is chosen. */
export type CancelFormValues = { readonly reason: CancelReason | null; readonly comment: string }

/** A reason is always needed, a comment where the reason says too little alone (domain.md "Task"). */
export const validateCancel = ({ reason, comment }: CancelFormValues): FieldErrors => {
  const missing = choiceRules.reason(reason)
  if (reason === null || missing !== null) return { reason: missing ?? '' }
  const problem = needsCancelComment(reason) ? taskRules.comment(comment) : null
  return problem === null ? {} : { comment: problem }
}

/** Cancelling a task with a reason. Port: `submit`; `provideCancelForm` gives it. */
export const cancelFormMachine = createFormMachine<CancelFormValues, Task>({
  id: 'cancelTask',
  initial: { reason: null, comment: '' },
  validate: validateCancel,
})

export type CancelFormActor = ActorRefFrom<typeof cancelFormMachine>

/** The cancel form of a task for one of its parties, with its port made of the API client. */
export const provideCancelForm = (
  api: Pick<ApiClient, 'cancelTaskByAuthor' | 'cancelTaskByExecutor'>,
  { id, version }: Pick<Task, 'id' | 'version'>,
  party: 'AUTHOR' | 'EXECUTOR',
) =>
  cancelFormMachine.provide({
    actors: {
      submit: fromPromise<Task, CancelFormValues>(async ({ input: { reason, comment } }) => {
        const rest = { version, comment: comment.trim() === '' ? null : comment }
        const params = { id }
        const answer =
          party === 'AUTHOR'
            ? await api.cancelTaskByAuthor({ params, body: { ...rest, reason: reason as AuthorCancelReason } })
            : await api.cancelTaskByExecutor({ params, body: { ...rest, reason: reason as ExecutorCancelReason } })
        return answer.data
      }),
    },
  })
