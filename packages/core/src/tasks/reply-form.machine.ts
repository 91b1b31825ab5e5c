import { type ActorRefFrom, fromPromise } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import type { PriceType, TaskReply } from '../contract/task-replies.ts'
import { REPLY_LIMITS } from '../contract/task-terms.ts'
import { createFormMachine, type FieldErrors } from '../forms/index.ts'
import { replyRules } from '../validators/index.ts'

/** Fields of the reply form; money in kopecks, `null` while empty. */
export type ReplyFormValues = {
  readonly text: string
  readonly priceType: PriceType
  readonly price: number | null
  readonly termDays: number | null
}

/** The form before anything is typed. */
export const EMPTY_REPLY: ReplyFormValues = { text: '', priceType: 'FIXED', price: null, termDays: null }

const [minDays] = REPLY_LIMITS.termDays

export const validateReply = ({ text, priceType, price, termDays }: ReplyFormValues): FieldErrors => {
  const problems = {
    text: replyRules.text(text),
    price: priceType === 'NEGOTIABLE' ? null : replyRules.price(price),
    termDays: replyRules.termDays(termDays),
  }
  return Object.fromEntries(Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null))
}

/** Reply to a task (domain.md "Reply"). Port: `submit`; `provideReplyForm` gives it. */
export const replyFormMachine = createFormMachine<ReplyFormValues, TaskReply>({
  id: 'reply',
  initial: EMPTY_REPLY,
  validate: validateReply,
})

export type ReplyFormActor = ActorRefFrom<typeof replyFormMachine>

/** The reply form of one task with its port made of the API client. */
export const provideReplyForm = (api: Pick<ApiClient, 'sendTaskReply'>, taskId: number) =>
  replyFormMachine.provide({
    actors: {
      submit: fromPromise<TaskReply, ReplyFormValues>(async ({ input: { text, priceType, price, termDays } }) => {
        const body = {
          taskId,
          text,
          priceType,
          price: priceType === 'NEGOTIABLE' ? null : price,
          termDays: termDays ?? minDays,
        }
        return (await api.sendTaskReply({ body })).data
      }),
    },
  })
