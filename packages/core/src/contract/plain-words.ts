import type * as z from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** What is said of a body, or a part of it, that is none. */
export const NOT_AN_OBJECT = 'Нужен объект JSON.'
const UNFIT = 'Так заполнить нельзя.'

const KINDS: Readonly<Record<string, string>> = {
  string: 'Нужен текст.',
  number: 'Нужно число.',
  int: 'Нужно целое число.',
  boolean: 'Нужно «да» или «нет».',
  array: 'Нужен список.',
  object: NOT_AN_OBJECT,
}

const ranged = (issue: Issue, limit: unknown, is: 'меньше' | 'больше'): string => {
  if (issue.origin === 'string') return `Знаков должно быть не ${is} ${limit}.`
  if (issue.origin === 'array' || issue.origin === 'set') return `Значений должно быть не ${is} ${limit}.`
  return `Нужно число не ${is} ${limit}.`
}

/** What is wrong with a value that no rule of the contract has words for: a Russian sentence that a person may read. */
export function plainWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Это поле нужно заполнить.' : (KINDS[issue.expected] ?? UNFIT)
    case 'invalid_value':
      return 'Такого значения нет среди возможных.'
    case 'too_small':
      return ranged(issue, issue.minimum, 'меньше')
    case 'too_big':
      return ranged(issue, issue.maximum, 'больше')
    case 'unrecognized_keys':
      return 'Есть лишние поля.'
    default:
      return UNFIT
  }
}
