import type { List } from '@artel/core/search'

/** A filter that is on, in words, with the filters without it. */
export interface FilterChip<F> {
  readonly id: string
  readonly label: string
  readonly without: F
}

/**
 * What a list is held to, in words.
 * @param labelOf `null` for what is said elsewhere on the page
 */
export const filterChips = <F>(
  list: List<F>,
  filters: F,
  labelOf: (name: keyof F, value: unknown) => string | null,
): readonly FilterChip<F>[] =>
  list.chips(filters).flatMap(({ name, value, without }) => {
    const label = labelOf(name, value)
    return label === null ? [] : [{ id: `${String(name)} ${String(value)}`, label, without }]
  })
