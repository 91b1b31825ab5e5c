import type { ActorRefFrom } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import { defineForm, textField, valueField } from '../forms/index.ts'
import { categoryRequestRules } from '../validators/index.ts'

/** A request for a category that is not there: its name, the section it belongs to, what work it is. */
export const categoryRequestForm = defineForm({
  id: 'categoryRequest',
  fields: {
    name: textField(categoryRequestRules.name),
    parentId: valueField<number | null>(null),
    about: textField(categoryRequestRules.about),
  },
  send: async (body, { api }: { readonly api: Pick<ApiClient, 'requestCategory'> }) =>
    (await api.requestCategory({ body })).data,
})

/** Request for a category (product §20.4). Port: `submit`; `categoryRequestForm` gives it. */
export const categoryRequestFormMachine = categoryRequestForm.machine

export type CategoryRequestFormActor = ActorRefFrom<typeof categoryRequestFormMachine>
export type CategoryRequestValues = typeof categoryRequestForm.initial
