import type { CategoryOutline } from '@artel/core/categories'
import {
  type ExecutorFilters,
  executorQueries,
  executorsPath,
  executorsQuery,
  FEW_EXECUTORS,
  type WiderSearch,
  widerSearches,
} from '@artel/core/executors'
import { inOwnCity } from '@artel/core/search'
import { useQueries } from '@tanstack/react-query'
import type { NamedCity } from '../../lists/index.ts'
import { useServices } from '../../services/index.ts'
import { executorFilterLabel } from './executor-filter-chips.ts'
import { ru } from './ru.ts'
import type { WiderWay } from './WiderWays.tsx'

export interface WiderAsked {
  readonly filters: ExecutorFilters
  readonly own: NamedCity | null
  /** The category of the list with those above it, from the root; none: all categories. */
  readonly path: readonly Pick<CategoryOutline, 'id' | 'slug' | 'name'>[]
  /** How many the list has; `null` while nobody knows. */
  readonly totalItems: number | null
}

const urlSlugOf = (path: WiderAsked['path']) => (path.length === 0 ? null : path.map(({ slug }) => slug).join('/'))

const labelOf = (search: WiderSearch, parent: { readonly name: string } | undefined): string => {
  if (search.kind === 'everywhere') return ru.everywhere
  if (search.kind === 'parent') return parent ? ru.inCategory(parent.name) : ru.everyCategory
  return ru.without(executorFilterLabel(search.chip.name, search.chip.value) ?? '')
}

/** Where more is found when the list has few: searches beside it that leave more than it has, the nearest first. */
export function useWiderWays({ filters, own, path, totalItems }: WiderAsked): readonly WiderWay[] {
  const { api } = useServices()
  const isFew = totalItems !== null && totalItems <= FEW_EXECUTORS
  const isInCity = typeof inOwnCity(filters, own).cityId === 'number'
  const searches = isFew ? widerSearches(filters, { isInCity, isInCategory: path.length > 0 }) : []
  const above = path.slice(0, -1)
  const pathOf = ({ kind }: WiderSearch) => (kind === 'parent' ? above : path)
  return useQueries({
    queries: searches.map((search) =>
      executorQueries(api).count(executorsQuery(inOwnCity(search.filters, own), pathOf(search).at(-1)?.id ?? null)),
    ),
    combine: (answers) =>
      searches.flatMap((search, index) => {
        const count = answers[index]?.data ?? 0
        if (count <= (totalItems ?? 0)) return []
        const to = executorsPath(urlSlugOf(pathOf(search)), search.filters)
        return [{ label: labelOf(search, above.at(-1)), to, count }]
      }),
  })
}
