import type { ActorRefFrom } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import { defineForm, textField } from '../forms/index.ts'
import { savedSearchRules } from '../validators/index.ts'

export interface SaveSearchPorts {
  readonly api: Pick<ApiClient, 'createSavedSearch'>
  /** The filters as they stand in the address. */
  readonly query: string
}

/** Saving a search of tasks: what one calls it. */
export const saveSearchForm = defineForm({
  id: 'saveSearch',
  fields: { name: textField(savedSearchRules.name) },
  send: async ({ name }, { api, query }: SaveSearchPorts) =>
    (await api.createSavedSearch({ body: { name, query } })).data,
})

/** Saving a search under a name. Port: `submit`; `saveSearchForm` gives it. */
export const saveSearchFormMachine = saveSearchForm.machine

export type SaveSearchFormActor = ActorRefFrom<typeof saveSearchFormMachine>
export type SaveSearchFormValues = typeof saveSearchForm.initial
