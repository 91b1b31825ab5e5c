import type { ActorRefFrom } from 'xstate'
import type { PortfolioCase } from '../contract/cases.ts'
import type { CallArgs } from '../contract/contract.ts'
import type { Picture, StoredFile } from '../contract/files.ts'
import { type FormFiles, filesField } from '../files/index.ts'
import { choiceField, defineForm, type FormField, textField, valueField } from '../forms/index.ts'
import { caseRules, choiceRules } from '../validators/index.ts'

/** What a work says of itself. */
export type CaseBody = Required<CallArgs<'createCase'>['body']>

/** The photos in their order, the cover first; at least one, and all of them arrived. */
const photosField = (): FormField<FormFiles, string[]> => {
  const files = filesField()
  return { ...files, rule: (value, values) => files.rule(value, values) ?? caseRules.photos(value.stored) }
}

/** A finished work of one's portfolio, a new one or one that is changed. Money in kopecks, `null` while empty. */
export const caseForm = defineForm({
  id: 'case',
  fields: {
    photoIds: photosField(),
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

/** A photo of a work as the queue of files holds it: a work knows its pictures, their names and weights are gone. */
const storedPhoto = ({ id, width, height, variants }: Picture, index: number): StoredFile => ({
  id,
  path: '',
  isPrivate: false,
  name: `Фото ${index + 1}`,
  type: 'image/webp',
  size: 0,
  width,
  height,
  picture: { id, width, height, variants },
})

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
