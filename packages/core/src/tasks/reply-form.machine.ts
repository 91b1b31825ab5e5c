import type { ActorRefFrom } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import type { PriceType } from '../contract/task-replies.ts'
import { filesField } from '../files/index.ts'
import { choiceField, defineForm, onlyWhen, textField, valueField } from '../forms/index.ts'
import { replyRules } from '../validators/index.ts'

/** Reply to a task. Money in kopecks, `null` while empty. */
export const replyForm = defineForm({
  id: 'reply',
  fields: {
    text: textField(replyRules.text),
    priceType: valueField<PriceType>('FIXED'),
    price: onlyWhen(
      ({ priceType }: { readonly priceType: PriceType }) => priceType !== 'NEGOTIABLE',
      valueField<number | null, { readonly priceType: PriceType }>(null, replyRules.price),
    ),
    termDays: choiceField<number>(replyRules.termDays),
    fileIds: filesField(),
    /** Ids of works, in the order in which they were chosen. */
    caseIds: valueField<readonly number[]>([], replyRules.cases),
  },
  send: async (body, { api, taskId }: { readonly api: Pick<ApiClient, 'sendTaskReply'>; readonly taskId: number }) =>
    (await api.sendTaskReply({ body: { ...body, caseIds: [...body.caseIds], taskId } })).data,
})

/** Reply to a task (product §11). Port: `submit`; `replyForm` gives it. */
export const replyFormMachine = replyForm.machine

export type ReplyFormActor = ActorRefFrom<typeof replyFormMachine>
export type ReplyFormValues = typeof replyForm.initial
