import type { Service, ServiceInput } from '../contract/cases.ts'
import { priceRule } from '../validators/index.ts'

/** Fields of a thing of which some are given; the others stay. */
type ChangesOf<T> = { readonly [K in keyof T]?: T[K] | undefined }

/** Either the line after the change, or Russian sentences by field. */
export type LineChange =
  | { readonly ok: true; readonly line: ServiceInput }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> }

/** A thing with what is given of it; what was left out of a change stays. */
export const withChanges = <T extends object>(before: T, changes: ChangesOf<T>): T => ({
  ...before,
  ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
})

/** A line as it is kept: what is to be agreed upon has no price, whatever was sent. */
export const pricedLine = (line: ServiceInput): ServiceInput =>
  line.priceType === 'NEGOTIABLE' ? { ...line, price: null } : line

/** A line of a price list with what is given changed: a price is needed for the whole unless it is to be agreed. */
export const changedLine = (before: ServiceInput, changes: ChangesOf<ServiceInput>): LineChange => {
  const line = pricedLine(withChanges(before, changes))
  const problem = line.priceType === 'NEGOTIABLE' ? null : priceRule(line.price)
  return problem === null ? { ok: true, line } : { ok: false, fields: { price: problem } }
}

/** Lines of a price list with those of one category side by side, categories in the order of their first lines (product §17). */
export const groupedByCategory = <S extends Pick<Service, 'category'>>(lines: readonly S[]): S[] => {
  const groups = new Map<number, S[]>()
  for (const line of lines) {
    const group = groups.get(line.category.id)
    if (group) group.push(line)
    else groups.set(line.category.id, [line])
  }
  return [...groups.values()].flat()
}

/** A category of a price list with its lines, in the order of the list. */
export interface PriceGroup<S> {
  readonly id: number
  readonly name: string
  readonly lines: readonly S[]
}

/** The same as groups, each to be shown under its name. */
export const priceGroups = <S extends Pick<Service, 'category'>>(lines: readonly S[]): readonly PriceGroup<S>[] => {
  const categories = new Map(lines.map(({ category }) => [category.id, category]))
  return [...categories.values()].map(({ id, name }) => ({
    id,
    name,
    lines: lines.filter(({ category }) => category.id === id),
  }))
}

/** Whether an order names each of the own lines once and nothing else; otherwise one was added or deleted meanwhile. */
export const isWholeOrder = (ids: readonly number[], own: readonly number[]): boolean => {
  const named = new Set(ids)
  return ids.length === own.length && named.size === own.length && own.every((id) => named.has(id))
}
