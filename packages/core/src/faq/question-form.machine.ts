import type { ActorRefFrom } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import { defineForm, type FormField, onlyWhen, optionalTextField, textField, valueField } from '../forms/index.ts'
import { personRules, questionRules } from '../validators/index.ts'

interface Asker {
  /** Nobody is signed in: the answer needs an address. */
  readonly isGuest: boolean
}

const isGuest = (values: Asker) => values.isGuest
/** A name may be left out. */
const nameRule = (value: string) => (value === '' ? null : questionRules.name(value))
const guestOnly = <W>(field: FormField<string, W, Asker>) => onlyWhen(isGuest, field)

/** A question to the team: of a guest with an address for the answer, or of somebody who is signed in. */
export const questionForm = defineForm({
  id: 'question',
  fields: {
    isGuest: valueField<boolean>(true),
    name: guestOnly(optionalTextField<Asker>(nameRule)),
    email: guestOnly(textField<Asker>(personRules.email)),
    text: textField(questionRules.text),
    /** A trap for robots: people do not see it. */
    website: valueField(''),
  },
  send: async ({ isGuest: _, ...body }, { api }: { readonly api: Pick<ApiClient, 'askQuestion'> }) => {
    await api.askQuestion({ body })
  },
})

/** Question to the team (product §17.5). Port: `submit`; `questionForm` gives it. */
export const questionFormMachine = questionForm.machine

export type QuestionFormActor = ActorRefFrom<typeof questionFormMachine>
export type QuestionFormValues = typeof questionForm.initial
