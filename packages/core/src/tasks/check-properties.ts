import type { CategoryProperty } from '../contract/categories.ts'
import type { PropertyValue } from '../contract/tasks.ts'
import { isStorable, textLength } from '../validators/index.ts'

/** Longest free answer, as in the contract's `propertyValue`. */
const MAX_TEXT = 500
const MAX_NUMBER = 1e9

type Answer = PropertyValue | undefined
type Judgement = { readonly value: Answer } | { readonly problem: string }

const byType: Readonly<Record<CategoryProperty['type'], (value: Answer, property: CategoryProperty) => Judgement>> = {
  string: (value) => {
    const text = typeof value === 'string' ? value.trim() : undefined
    if (text === undefined || !isStorable(text)) return { problem: 'Введите текст.' }
    if (textLength(text) > MAX_TEXT) return { problem: `Не больше ${MAX_TEXT} символов.` }
    return { value: text === '' ? undefined : text }
  },
  number: (value) =>
    Number.isFinite(value) && (value as number) >= 0 && (value as number) <= MAX_NUMBER
      ? { value }
      : { problem: 'Введите число.' },
  boolean: (value) => (typeof value === 'boolean' ? { value } : { problem: 'Ответьте «да» или «нет».' }),
  choice: (value, { options }) => {
    if (value === '') return { value: undefined }
    return typeof value === 'string' && options.includes(value) ? { value } : { problem: 'Выберите один из вариантов.' }
  },
  choices: (value, { options }) => {
    if (!Array.isArray(value) || !value.every((one) => options.includes(one))) {
      return { problem: 'Выберите из предложенных вариантов.' }
    }
    return { value: value.length === 0 ? undefined : options.filter((option) => value.includes(option)) }
  },
}

/**
 * The answers to a category's questions (product §10, `properties`). Empty answers are left out, so are those to questions
 * that the category does not ask; each wrong or missing one has a Russian message under its id.
 */
export const checkProperties = (
  properties: readonly CategoryProperty[],
  answers: Readonly<Record<string, PropertyValue>>,
): { readonly values: Record<string, PropertyValue>; readonly errors: Readonly<Record<string, string>> } => {
  const values: [string, PropertyValue][] = []
  const errors: [string, string][] = []
  for (const property of properties) {
    const answer = Object.hasOwn(answers, property.id) ? answers[property.id] : undefined
    const judgement = answer === undefined ? { value: undefined } : byType[property.type](answer, property)
    if ('problem' in judgement) errors.push([property.id, judgement.problem])
    else if (judgement.value !== undefined) values.push([property.id, judgement.value])
    else if (property.required) errors.push([property.id, 'Ответьте на этот вопрос.'])
  }
  return { values: Object.fromEntries(values), errors: Object.fromEntries(errors) }
}
