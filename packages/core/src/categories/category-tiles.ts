import type { ApiClient } from '../api/index.ts'
import type { Category } from '../contract/categories.ts'
import type { CancelSignal } from '../ports/index.ts'
import { categoriesFromResponse } from './category-queries.ts'

/** A root on the home page: one service below it stands for the rest. */
export interface CategoryTile {
  readonly id: number
  readonly slug: string
  readonly name: string
  /**
   * The service below it that most open tasks ask for, one of a known price before all others; kopecks. `null` where there is
   * nothing below.
   */
  readonly example: { readonly name: string; readonly price: number | null } | null
}

const exampleOf = ({ childCategories }: Category): CategoryTile['example'] => {
  const [first] = childCategories.toSorted(
    (one, other) =>
      Number(one.typicalPrice === null) - Number(other.typicalPrice === null) || other.tasksCount - one.tasksCount,
  )
  return first ? { name: first.name, price: first.typicalPrice } : null
}

/** Query definition of what the home page shows: roots, each with one of its services. */
export const categoryTiles = (api: Pick<ApiClient, 'getCategoryTree'>, report: (problem: string) => void) => ({
  queryKey: ['categories', 'tiles'] as const,
  queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}) =>
    categoriesFromResponse(await api.getCategoryTree({ query: { onMainPage: 1 } }, { signal }), report).map(
      (root): CategoryTile => ({ id: root.id, slug: root.slug, name: root.name, example: exampleOf(root) }),
    ),
})
