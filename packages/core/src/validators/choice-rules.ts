import { neededRule } from './rule.ts'

/** Choices that several forms ask for: each rule and its sentence for forms, contract, server and mocks. */
export const choiceRules = {
  city: neededRule('Выберите город.'),
  category: neededRule('Выберите категорию.'),
  reason: neededRule('Выберите причину.'),
  /** Rule that was broken, chosen by who refuses something. */
  rejectRule: neededRule('Выберите правило.'),
  /** What of somebody or something the rule was broken in. */
  rejectField: neededRule('Выберите, что исправить.'),
} as const

/** What is said of a city and of a category whose number nobody knows, or that is no leaf. */
export const UNKNOWN_CATEGORY = 'Выберите категорию из списка.'
export const UNKNOWN_CITY = 'Выберите город из списка.'
/** What is said of a point on the map that has nothing to do with its city. */
export const FAR_POINT = 'Точка далеко от города. Передвиньте её или выберите другой город.'
