import type { ApiClient } from '../api/index.ts'
import type { Category } from '../contract/categories.ts'
import type { CancelSignal } from '../ports/index.ts'

/** Why a category tree could not be used (product §8). */
export const NO_DATA = 'Нет данных в ответе API'

/**
 * The tree out of an answer of GET /categories/tree. An answer without data, or with something that is no tree, is told to
 * `report` and becomes an empty list (product §8): pages work without categories.
 */
export const categoriesFromResponse = (response: unknown, report: (problem: string) => void): Category[] => {
  const data = (response as { data?: unknown } | null | undefined)?.data
  if (Array.isArray(data) && data.every(isCategory)) return data
  report(NO_DATA)
  return []
}

const isCategory = (node: unknown): node is Category => {
  const category = node as Partial<Category> | null
  return (
    typeof category?.id === 'number' &&
    typeof category.slug === 'string' &&
    typeof category.name === 'string' &&
    Array.isArray(category.properties) &&
    Array.isArray(category.childCategories) &&
    category.childCategories.every(isCategory)
  )
}

/** What a list of categories shows. It travels in the HTML of the page, so it holds nothing that only the wizard asks for. */
export interface CategoryOutline {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly tasksCount: number
  readonly childCategories: readonly CategoryOutline[]
}

/** A root on the home page: one service below it stands for the rest. */
export interface CategoryTile {
  readonly id: number
  readonly slug: string
  readonly name: string
  /** The service of a known price that most open tasks ask for; `null` while no price is known. */
  readonly example: { readonly name: string; readonly price: number } | null
}

const exampleOf = ({ childCategories }: Category): CategoryTile['example'] => {
  const [first] = childCategories
    .flatMap(({ name, typicalPrice, tasksCount }) =>
      typicalPrice === null ? [] : { name, price: typicalPrice, tasksCount },
    )
    .toSorted((one, other) => other.tasksCount - one.tasksCount)
  return first ? { name: first.name, price: first.price } : null
}

const outlineOf = ({ id, slug, name, tasksCount, childCategories }: Category): CategoryOutline => ({
  id,
  slug,
  name,
  tasksCount,
  childCategories: childCategories.map(outlineOf),
})

/** Query definitions of categories. `report` is told what was wrong with an answer. */
export const categoryQueries = (api: Pick<ApiClient, 'getCategoryTree'>, report: (problem: string) => void) => ({
  /** Names and counts of the whole tree. */
  outline: () => ({
    queryKey: ['categories', 'outline'] as const,
    queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}) =>
      categoriesFromResponse(await api.getCategoryTree({}, { signal }), report).map(outlineOf),
  }),
  /** The whole tree with the questions that each category asks. */
  tree: () => ({
    queryKey: ['categories', 'tree'] as const,
    queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}) =>
      categoriesFromResponse(await api.getCategoryTree({}, { signal }), report),
  }),
  /** What the home page shows: roots, each with one of its services. */
  onMainPage: () => ({
    queryKey: ['categories', 'outline', { onMainPage: 1 }] as const,
    queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}) =>
      categoriesFromResponse(await api.getCategoryTree({ query: { onMainPage: 1 } }, { signal }), report).map(
        (root): CategoryTile => ({ id: root.id, slug: root.slug, name: root.name, example: exampleOf(root) }),
      ),
  }),
})
