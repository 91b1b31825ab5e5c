import type { ActorRefFrom } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import { defineForm, textField } from '../forms/index.ts'
import { reviewRules } from '../validators/index.ts'

/** The one answer of whom a review is about (product §12). */
export const reviewAnswerForm = defineForm({
  id: 'reviewAnswer',
  fields: { text: textField(reviewRules.answer) },
  send: async (body, { api, id }: { readonly api: Pick<ApiClient, 'replyToReview'>; readonly id: number }) =>
    (await api.replyToReview({ params: { id }, body })).data,
})

/** The one answer to a review. Port: `submit`; `reviewAnswerForm` gives it. */
export const reviewAnswerMachine = reviewAnswerForm.machine

export type ReviewAnswerActor = ActorRefFrom<typeof reviewAnswerMachine>
export type ReviewAnswerValues = typeof reviewAnswerForm.initial
