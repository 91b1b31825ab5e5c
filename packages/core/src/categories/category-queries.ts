import type { ApiClient } from '../api/index.ts'
import type { Category } from '../contract/categories.ts'
import type { CancelSignal } from '../ports/index.ts'

/** Why a category tree could not be used (spec §8). */
export const NO_DATA = 'Нет данных в ответе API'

/**
 * The tree out of an answer of GET /categories/tree. An answer without data, or with something that is no tree, is told to
 * `report` and becomes an empty list (spec §8): pages work without categories.
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

/** Query definitions of categories. `report` is told what was wrong with an answer. */
export const categoryQueries = (api: Pick<ApiClient, 'getCategoryTree'>, report: (problem: string) => void) => ({
  /** The whole tree. */
  tree: () => ({
    queryKey: ['categories', 'tree'] as const,
    queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}) =>
      categoriesFromResponse(await api.getCategoryTree({}, { signal }), report),
  }),
  /** What the home page shows. */
  onMainPage: () => ({
    queryKey: ['categories', 'tree', { onMainPage: 1 }] as const,
    queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}) =>
      categoriesFromResponse(await api.getCategoryTree({ query: { onMainPage: 1 } }, { signal }), report),
  }),
})
