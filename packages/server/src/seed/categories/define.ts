import type { CategoryProperty } from '@artel/core/contract'

/** A category as it is written here; ids and positions follow from the order (`category-tree.ts`). */
export interface CategoryDefinition {
  /** Unique over the whole tree. */
  readonly slug: string
  readonly name: string
  /** One sentence for the category's page. */
  readonly description: string
  /** Beginnings of words by which a task's title suggests this category, lower case, «е» for «ё». */
  readonly keywords: readonly string[]
  /** Left out: the parent's apply. */
  readonly properties?: readonly CategoryProperty[]
}

/** A root with what it holds. */
export interface TradeDefinition extends CategoryDefinition {
  readonly children: readonly CategoryDefinition[]
}

interface Extra {
  readonly required?: true
}

/** «Одно из»: the value is the option's text. */
export const choice = (id: string, name: string, options: readonly string[], extra: Extra = {}): CategoryProperty => ({
  id,
  name,
  type: 'choice',
  required: extra.required ?? false,
  options: [...options],
  unit: null,
})

/** «Несколько из». */
export const choices = (id: string, name: string, options: readonly string[]): CategoryProperty => ({
  id,
  name,
  type: 'choices',
  required: false,
  options: [...options],
  unit: null,
})

/** A number with its unit, e.g. «м²»; `null` for a plain count. */
export const number = (id: string, name: string, unit: string | null, extra: Extra = {}): CategoryProperty => ({
  id,
  name,
  type: 'number',
  required: extra.required ?? false,
  options: [],
  unit,
})

/** Yes or no. */
export const flag = (id: string, name: string): CategoryProperty => ({
  id,
  name,
  type: 'boolean',
  required: false,
  options: [],
  unit: null,
})

/** Free text. */
export const line = (id: string, name: string): CategoryProperty => ({
  id,
  name,
  type: 'string',
  required: false,
  options: [],
  unit: null,
})
