import type { ActorRefFrom } from 'xstate'
import type { PortfolioCase } from '../contract/cases.ts'
import type { CallArgs } from '../contract/contract.ts'
import { photosField, storedPhoto } from '../files/index.ts'
import { choiceField, defineForm, textField, valueField } from '../forms/index.ts'
import { caseRules, choiceRules } from '../validators/index.ts'

/** What a work says of itself. */
export type CaseBody = Required<CallArgs<'createCase'>['body']>

/** A finished work of one's portfolio, a new one or one that is changed. Money in kopecks, `null` while empty. */
export const caseForm = defineForm({
  id: 'case',
  fields: {
    photoIds: photosField(caseRules.photos),
    title: textField(caseRules.title),
    categoryId: choiceField<number>(choiceRules.category),
    price: valueField<number | null>(null, caseRules.price),
    termDays: valueField<number | null>(null, caseRules.termDays),
    year: valueField<number | null>(null, caseRules.year),
    text: textField(caseRules.text),
  },
  send: (body, { save }: { readonly save: (body: CaseBody) => Promise<PortfolioCase> }) => save(body),
})
export type CaseValues = typeof caseForm.initial

/** A work as its form begins. */
export const caseValues = ({ photos, title, category, price, termDays, year, text }: PortfolioCase): CaseValues => ({
  photoIds: { stored: photos.map(storedPhoto), missing: [] },
  title,
  categoryId: category.id,
  price,
  termDays,
  year,
  text,
})

/** Form of a finished work (product §17.3). Port: `submit`; `caseForm` gives it. */
export const caseMachine = caseForm.machine

export type CaseFormActor = ActorRefFrom<typeof caseMachine>
