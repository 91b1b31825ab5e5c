import type { ActorRefFrom } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import { filesField } from '../files/index.ts'
import { choiceField, defineForm, textField } from '../forms/index.ts'
import { choiceRules, complaintRules } from '../validators/index.ts'
import type { ComplaintReason, ComplaintTarget } from './complaint-words.ts'

/** What a complaint is about; ids of every kind are text on this wire. */
export interface ComplaintSubject {
  readonly target: ComplaintTarget
  readonly targetId: string
}

/** A complaint: why, in words, and what proves it. */
export const complaintForm = defineForm({
  id: 'complaint',
  fields: {
    reason: choiceField<ComplaintReason>(choiceRules.reason),
    text: textField(complaintRules.text),
    fileIds: filesField(),
  },
  send: async (
    body,
    { api, subject }: { readonly api: Pick<ApiClient, 'createComplaint'>; readonly subject: ComplaintSubject },
  ) => (await api.createComplaint({ body: { ...body, ...subject } })).data,
})

/** Complaint (product §20). Port: `submit`; `complaintForm` gives it. */
export const complaintFormMachine = complaintForm.machine

export type ComplaintFormActor = ActorRefFrom<typeof complaintFormMachine>
export type ComplaintFormValues = typeof complaintForm.initial
