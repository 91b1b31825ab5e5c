import { CASE_LIMITS, YEAR_LIMITS } from '../contract/content-terms.ts'
import { photosRule } from './photo-rules.ts'
import { type Rule, textRule } from './rule.ts'
import { priceRule } from './task-rules.ts'

const [leastDays, mostDays] = CASE_LIMITS.termDays
const [firstYear, lastYear] = YEAR_LIMITS

/** What need not be said is judged once it is. */
const unlessEmpty =
  (rule: Rule<number | null>): Rule<number | null> =>
  (value) =>
    value === null ? null : rule(value)

const termDays: Rule<number | null> = (days) =>
  days !== null && Number.isInteger(days) && days >= leastDays && days <= mostDays
    ? null
    : `Срок работы: от ${leastDays} до ${mostDays} дней.`

const year: Rule<number | null> = (value) =>
  value !== null && Number.isInteger(value) && value >= firstYear && value <= lastYear ? null : 'Некорректный год.'

/** What is asked of a finished work: each rule and its sentence for forms, contract, server and mocks (product §17.3). */
export const caseRules = {
  title: textRule('Название', ...CASE_LIMITS.title, 'Назовите работу.'),
  text: textRule('Описание', 0, CASE_LIMITS.text),
  photos: photosRule(CASE_LIMITS.photos),
  price: unlessEmpty(priceRule),
  termDays: unlessEmpty(termDays),
  year: unlessEmpty(year),
} as const

/** Of a work that is not one's own, or that nobody else is shown. */
export const UNSHOWN_CASE = 'Этой работы нет в вашем портфолио. Выберите другую.'

/** Of the year that something was made or learnt in. */
export const yearRule = year
