import type { CategoryOutline } from '@artel/core/categories'
import {
  type ExecutorFilters,
  executorQueries,
  executorsPath,
  executorsQuery,
  widerExecutors,
} from '@artel/core/executors'
import { FEW_FOUND, inOwnCity, type WiderSearch } from '@artel/core/search'
import type { NamedCity } from '../../lists/index.ts'
import { useWiderWays, type WiderWay } from '../../lists/wider/index.ts'
import { useServices } from '../../services/index.ts'
import { executorFilterLabel } from './executor-filter-chips.ts'

export interface WiderAsked {
  readonly filters: ExecutorFilters
  readonly own: NamedCity | null
  /** The category of the list with those above it, from the root; none: all categories. */
  readonly path: readonly Pick<CategoryOutline, 'id' | 'slug' | 'name'>[]
  /** How many the list has; `null` while nobody knows. */
  readonly totalItems: number | null
}

const urlSlugOf = (path: WiderAsked['path']) => (path.length === 0 ? null : path.map(({ slug }) => slug).join('/'))

/** Where more executors are found when the list has few. */
export function useWiderExecutors({ filters, own, path, totalItems }: WiderAsked): readonly WiderWay[] {
  const { api } = useServices()
  const isInCity = typeof inOwnCity(filters, own).cityId === 'number'
  const isFew = totalItems !== null && totalItems <= FEW_FOUND
  const above = path.slice(0, -1)
  const pathOf = ({ kind }: WiderSearch<ExecutorFilters>) => (kind === 'parent' ? above : path)
  return useWiderWays<ExecutorFilters>({
    searches: isFew ? widerExecutors(filters, { isInCity, isInCategory: path.length > 0 }) : [],
    totalItems: totalItems ?? 0,
    count: (search) =>
      executorQueries(api).count(executorsQuery(inOwnCity(search.filters, own), pathOf(search).at(-1)?.id ?? null)),
    to: (search) => executorsPath(urlSlugOf(pathOf(search)), search.filters),
    parent: above.at(-1)?.name ?? null,
    chipLabel: executorFilterLabel,
  })
}
