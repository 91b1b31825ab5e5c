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

const outlineOf = ({ id, slug, name, tasksCount, childCategories }: Category): CategoryOutline => ({
  id,
  slug,
  name,
  tasksCount,
  childCategories: childCategories.map(outlineOf),
})

/** Where executors of a category are counted; `null`: everywhere. */
export const executorsCountQuery = (
  api: Pick<ApiClient, 'countExecutorsForOffer'>,
  categoryId: number,
  cityId: number | null,
) => ({
  queryKey: ['categories', 'executors', categoryId, cityId] as const,
  queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}): Promise<number> => {
    const query = { ids: [categoryId], ...(cityId !== null && { cityId }) }
    const { data } = await api.countExecutorsForOffer({ query }, { signal })
    return data[0]?.count ?? 0
  },
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
})
