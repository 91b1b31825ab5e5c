import type { LegalDesk } from '../contract/legal.ts'
import { defineForm, optionalTextField, textField, valueField } from '../forms/index.ts'
import { legalRules, startDay } from '../validators/index.ts'

/** What is sent but for the text's name and the edition that it is written over. */
export interface LegalEditionBody {
  readonly text: string
  readonly isDraft: boolean
  /** `null` for today. */
  readonly effectiveOn: string | null
}

/** The next edition of a text of the law. */
export const legalEditionForm = defineForm({
  id: 'legalEdition',
  fields: {
    text: textField(legalRules.text),
    isDraft: valueField(true),
    effectiveOn: optionalTextField(startDay),
  },
  send: (body, { publish }: { readonly publish: (body: LegalEditionBody) => Promise<LegalDesk> }) => publish(body),
})
export type LegalEditionValues = typeof legalEditionForm.initial

/** What the form begins with: the last edition, from today. */
export const legalEditionValues = ({ text, isDraft }: Pick<LegalDesk, 'text' | 'isDraft'>): LegalEditionValues => ({
  text,
  isDraft,
  effectiveOn: '',
})

/** Form of the next edition of a text of the law. Port: `submit`; `legalEditionForm` gives it. */
export const legalEditionMachine = legalEditionForm.machine
