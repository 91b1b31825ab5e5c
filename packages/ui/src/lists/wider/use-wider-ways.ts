import type { Chip, WiderSearch } from '@artel/core/search'
import { useQueries } from '@tanstack/react-query'
import { ru } from './ru.ts'
import type { WiderWay } from './WiderWays.tsx'

interface CountQuery {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (run: { readonly signal: AbortSignal }) => Promise<number>
}

export interface WiderAsked<F> {
  /** None while it is not known that the list has few. */
  readonly searches: readonly WiderSearch<F>[]
  /** How many the list has. */
  readonly totalItems: number
  readonly count: (search: WiderSearch<F>) => CountQuery
  readonly to: (search: WiderSearch<F>) => string
  /** Name of the category above; `null`: all categories. */
  readonly parent: string | null
  /** A filter that is on, in words. */
  readonly chipLabel: (name: keyof F, value: unknown) => string | null
}

const labelOf = <F>(search: WiderSearch<F>, { parent, chipLabel }: Pick<WiderAsked<F>, 'parent' | 'chipLabel'>) => {
  if (search.kind === 'everywhere') return ru.everywhere
  if (search.kind === 'parent') return parent === null ? ru.everyCategory : ru.inCategory(parent)
  const { name, value }: Chip<F> = search.chip
  return ru.without(chipLabel(name, value) ?? '')
}

/** Where more is found when a list has few: searches beside it that leave more than it has, the nearest first. */
export function useWiderWays<F>({ searches, totalItems, count, to, ...words }: WiderAsked<F>): readonly WiderWay[] {
  return useQueries({
    queries: searches.map(count),
    combine: (answers) =>
      searches.flatMap((search, index) => {
        const found = answers[index]?.data ?? 0
        return found <= totalItems ? [] : [{ label: labelOf(search, words), to: to(search), count: found }]
      }),
  })
}
