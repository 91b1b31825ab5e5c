import type { Product } from '../contract/products.ts'
import { productRules, wrongLine } from '../validators/index.ts'

/** A line of attributes while it is typed: «Материал — Дуб». */
export interface TypedAttribute {
  /** Tells lines apart while they are moved. */
  readonly key: number
  readonly name: string
  readonly value: string
}

/** What is wrong with a line, by field. */
export type AttributeProblems = Readonly<Partial<Record<'name' | 'value', string>>>

const isEmpty = ({ name, value }: Omit<TypedAttribute, 'key'>) => name.trim() === '' && value.trim() === ''

/** What is wrong with a line; one that nothing is typed into is left out, not wrong. */
export const attributeProblems = (line: Omit<TypedAttribute, 'key'>): AttributeProblems => {
  if (isEmpty(line)) return {}
  const [name, value] = [productRules.attributeName(line.name), productRules.attributeValue(line.value)]
  return { ...(name !== null && { name }), ...(value !== null && { value }) }
}

/** What is said of all lines at once; each of them says the rest itself. */
export const attributesRule = (lines: readonly TypedAttribute[]): string | null => {
  const wrong = lines.findIndex((line) => Object.keys(attributeProblems(line)).length > 0)
  return wrong === -1 ? productRules.attributes(lines.filter((line) => !isEmpty(line))) : wrongLine(wrong + 1)
}

/** As they are sent. */
export const sentAttributes = (lines: readonly TypedAttribute[]): Product['attributes'] =>
  lines.filter((line) => !isEmpty(line)).map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))

/** As they are typed. */
export const typedAttributes = (attributes: Product['attributes']): TypedAttribute[] =>
  attributes.map(({ name, value }, index) => ({ key: index + 1, name, value }))
