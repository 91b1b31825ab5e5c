import type { CategoryIndex } from '@artel/core/categories'
import type { CategoryProperty, PropertyValue } from '@artel/core/contract'
import { formatBudget, formatNumber, formatTaskDates, NBSP } from '@artel/core/format'
import { noonOf, type WizardStep, type WizardValues } from '@artel/core/tasks'
import type { PageTime } from '../../kit/index.ts'
import { ru } from './ru.ts'

/** A line of the summary: what was asked and what was answered; an empty answer is left out. */
export type ReviewFact = readonly [name: string, value: string | null]

const answerText = ({ unit }: CategoryProperty, value: PropertyValue | undefined): string | null => {
  if (value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? ru.yes : ru.no
  if (typeof value === 'number') return [formatNumber(value), unit].filter(Boolean).join(NBSP)
  return typeof value === 'string' ? value : value.join(', ')
}

const placeFacts = ({ placeMode, city, point, addressDetail }: WizardValues): readonly ReviewFact[] => [
  [ru.place, placeMode && ru.places[placeMode].label],
  ...(placeMode === 'REMOTE'
    ? []
    : ([
        [ru.city, city?.name ?? null],
        [ru.address, addressDetail || null],
        [ru.pin, point && ru.pinPut],
      ] as const)),
]

const datesText = ({ dateMode, startDay, endDay }: WizardValues, { now, timeZone }: PageTime): string | null => {
  const start = noonOf(startDay, timeZone)
  const end = dateMode === 'PERIOD' ? noonOf(endDay, timeZone) : start
  if (dateMode === null) return null
  if (dateMode === 'ASAP' || dateMode === 'FLEXIBLE') return ru.dates[dateMode].label
  return start && end && formatTaskDates({ dateMode, startPeriod: start, endPeriod: end }, now, timeZone)
}

const budgetText = ({ budgetType, budgetFrom, budgetTo }: WizardValues): string | null => {
  if (budgetType === null) return null
  const isEmpty = budgetType !== 'NEGOTIABLE' && budgetFrom === null && budgetTo === null
  return isEmpty ? null : formatBudget({ budgetType, budgetFrom, budgetTo })
}

/** Everything that was told to the wizard, step by step, as its author will read it before publishing. */
export const reviewFacts = (
  values: WizardValues,
  categories: CategoryIndex,
  time: PageTime,
): Readonly<Record<Exclude<WizardStep, 'review'>, readonly ReviewFact[]>> => {
  const path = values.categoryId === null ? [] : categories.path(values.categoryId)
  const questions = values.categoryId === null ? [] : categories.properties(values.categoryId)
  return {
    what: [
      [ru.taskTitle, values.title.trim() || null],
      [ru.category, path.map(({ name }) => name).join(' → ') || null],
    ],
    details: [
      ...questions.map((question) => [question.name, answerText(question, values.properties[question.id])] as const),
      [ru.description, values.description.trim() || null],
    ],
    where: placeFacts(values),
    when: [[ru.date, datesText(values, time)]],
    budget: [[ru.sum, budgetText(values)]],
    contacts: [
      [ru.contact, ru.contacts[values.contactMode].label],
      [ru.whoMayReply, values.verifiedOnly ? ru.verifiedOnly : ru.anyone],
    ],
  }
}
