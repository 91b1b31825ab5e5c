import type { Service } from '../contract/cases.ts'

/** The lines of one category, in their order. */
export interface PriceGroup {
  readonly category: Service['category']
  readonly lines: readonly Service[]
}

/** A price list by its categories; those of one category stand together in it (product §17.4). */
export const priceGroups = (lines: readonly Service[]): readonly PriceGroup[] => {
  const groups = new Map<number, { readonly category: Service['category']; readonly lines: Service[] }>()
  for (const line of lines) {
    const group = groups.get(line.category.id)
    if (group) group.lines.push(line)
    else groups.set(line.category.id, { category: line.category, lines: [line] })
  }
  return [...groups.values()]
}

/** A list with what stands at `from` put to `to`, both counted from 0; the list itself where there is no such place. */
export const movedTo = <T>(items: readonly T[], from: number, to: number): readonly T[] => {
  const [moved] = items.slice(from, from + 1)
  if (moved === undefined || from < 0 || to < 0 || to >= items.length) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, moved)
}

const flat = (groups: readonly PriceGroup[]): readonly Service[] => groups.flatMap(({ lines }) => lines)

/** A price list with one line in another place of its category, counted from 0. */
export const withLineMoved = (lines: readonly Service[], id: number, to: number): readonly Service[] =>
  flat(
    priceGroups(lines).map((group) => {
      const from = group.lines.findIndex((line) => line.id === id)
      return { ...group, lines: from === -1 ? group.lines : movedTo(group.lines, from, to) }
    }),
  )

/** A price list with all lines of a category in another place among the categories, counted from 0. */
export const withGroupMoved = (lines: readonly Service[], categoryId: number, to: number): readonly Service[] => {
  const groups = priceGroups(lines)
  const from = groups.findIndex(({ category }) => category.id === categoryId)
  return flat(movedTo(groups, from, to))
}
