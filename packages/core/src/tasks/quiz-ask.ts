import type { CategoryIndex } from '../categories/index.ts'
import type { CategoryProperty } from '../contract/categories.ts'
import type { PropertyValue } from '../contract/tasks.ts'
import { checkProperties } from './check-properties.ts'
import { readTaskAsk, type TaskAsk } from './task-ask.ts'
import type { WizardValues } from './task-wizard-values.ts'

/** What a visitor brings from a quiz: the task that it is about, what they answered, and what brought them there. */
export interface QuizAsk extends TaskAsk {
  /** By question, in the order of the address. A question is the id of a property of the category, or words. */
  readonly answers: Readonly<Record<string, readonly string[]>>
  /** `utm_source` and the like, as they came. */
  readonly utm: Readonly<Record<string, string>>
}

/** Answers stand in an address as `answer.<question>=<text>`. */
const ANSWER = 'answer.'
const UTM = /^utm_[a-z]{1,20}$/
/** Whatever is written into an address, the wizard takes so much of it. */
const MOST = 20
const LONGEST = 300

const textsOf = (value: unknown): readonly string[] =>
  [value]
    .flat()
    .flatMap((one) => (typeof one === 'string' && one.trim() !== '' ? one.trim().slice(0, LONGEST) : []))
    .slice(0, MOST)

/** Reads the address that a quiz leads to; whatever else stands there is let be. */
export const readQuizAsk = (search: Readonly<Record<string, unknown>>): QuizAsk => {
  const entries = Object.entries(search).map(([key, value]) => [key, textsOf(value)] as const)
  const answers = entries.filter(
    ([key, texts]) => key.startsWith(ANSWER) && key.length > ANSWER.length && texts.length > 0,
  )
  return {
    ...readTaskAsk(search),
    answers: Object.fromEntries(answers.slice(0, MOST).map(([key, texts]) => [key.slice(ANSWER.length), texts])),
    utm: Object.fromEntries(entries.flatMap(([key, [text]]) => (UTM.test(key) && text ? [[key, text]] : []))),
  }
}

const YES_NO: Readonly<Record<string, boolean>> = { да: true, нет: false }

const answerOf = ({ type }: CategoryProperty, texts: readonly string[]): PropertyValue => {
  const [text = ''] = texts
  if (type === 'choices') return [...texts]
  if (type === 'number') return Number(text.replace(',', '.'))
  return type === 'boolean' ? (YES_NO[text.toLocaleLowerCase('ru')] ?? text) : text
}

/** What of the answers the wizard's fields can hold: those that fit a question of the category, and the others in words. */
export const quizValues = (categories: CategoryIndex, ask: QuizAsk): Partial<WizardValues> => {
  const category = categories.bySlug.get(ask.category)
  const questions = category && categories.isLeaf(category.id) ? categories.properties(category.id) : []
  const properties: Record<string, PropertyValue> = {}
  const others: string[] = []
  for (const [question, texts] of Object.entries(ask.answers)) {
    const property = questions.find(({ id }) => id === question)
    const value = property && answerOf(property, texts)
    const isFit =
      property && value !== undefined && !checkProperties([property], { [property.id]: value }).errors[property.id]
    if (isFit) properties[property.id] = value
    else others.push(`${property?.name ?? question}: ${texts.join(', ')}`)
  }
  return {
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(others.length > 0 && { description: others.join('\n') }),
  }
}
