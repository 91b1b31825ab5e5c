import { PERSON_LIMITS } from '../contract/user-terms.ts'
import { validateText } from './text.ts'

/** Letters of any alphabet with single spaces and hyphens between them; every repetition is told apart by its first sign. */
const NAME = /^\p{L}+(?:[ -]\p{L}+)*$/u

/**
 * First or last name (product §13): 2–50 letters, spaces and hyphens. Answers `null` or a Russian message.
 * @param label names the field in the message, e.g. «Имя»
 * @param empty what is said of no name at all
 */
export const validatePersonName = (label: string, value: string, empty?: string): string | null =>
  validateText(label, value, ...PERSON_LIMITS.name, empty) ??
  (NAME.test(value.trim()) ? null : `${label}: только буквы, пробел и дефис.`)
