import type { AdminLanding, LandingInput } from '../contract/admin-landings.ts'
import type { ContentVersion } from '../contract/content-history.ts'
import { defineForm, textField, valueField } from '../forms/index.ts'
import { landingRules } from '../validators/index.ts'

type Questions = LandingInput['questions']

/** What is wrong with a question, or else with how many there are; the first of it. */
export const questionsRule = (questions: Questions): string | null => {
  for (const { question, answer } of questions) {
    const said = landingRules.question(question.trim()) ?? landingRules.answer(answer.trim())
    if (said !== null) return said
  }
  return landingRules.questions(questions)
}

/** The words of a landing page. */
export const landingForm = defineForm({
  id: 'landingWords',
  fields: {
    title: textField(landingRules.title),
    lead: textField(landingRules.lead),
    questions: valueField<Questions>([], questionsRule),
  },
  send: (body, { save }: { readonly save: (body: LandingInput) => Promise<AdminLanding> }) => save(body),
})
export type LandingValues = typeof landingForm.initial

/** A page as its form begins. */
export const landingValues = ({ title, lead, questions }: LandingInput): LandingValues => ({ title, lead, questions })

/** A text of a former version; what is none is empty. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Questions of a former version. */
export const questionsOf = (questions: unknown): Questions =>
  (Array.isArray(questions) ? questions : []).map((one) => {
    const { question, answer } = one as { readonly question?: unknown; readonly answer?: unknown }
    return { question: textOf(question), answer: textOf(answer) }
  })

/** The words of a page as they were once saved. */
export const landingOfVersion = ({ title, lead, questions }: ContentVersion['body']): LandingInput => ({
  title: textOf(title),
  lead: textOf(lead),
  questions: questionsOf(questions),
})

/** Form of the words of a landing page. Port: `submit`; `landingForm` gives it. */
export const landingWordsMachine = landingForm.machine
