import { CATEGORY_REQUEST_LIMITS } from '../contract/category-request-terms.ts'
import { neededRule, textRule } from './rule.ts'

/** What is asked of a request for a category, and of the category that comes of it. */
export const categoryRequestRules = {
  name: textRule('Название', ...CATEGORY_REQUEST_LIMITS.name, 'Напишите, как назвать категорию.'),
  about: textRule('Какие работы', ...CATEGORY_REQUEST_LIMITS.about, 'Напишите, какие работы сюда войдут.'),
  /** Chosen by staff: a new category stands below one that holds others. */
  parent: neededRule('Выберите раздел.'),
} as const

/** What is said of a section that is none: only what already holds categories may hold one more. */
export const UNKNOWN_SECTION = 'Выберите раздел из списка.'
