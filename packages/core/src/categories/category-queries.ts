import type { ApiClient } from '../api/index.ts'
import type { Category } from '../contract/categories.ts'
import type { CancelSignal } from '../ports/index.ts'
import { indexTree } from './category-index.ts'

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

/** Categories that executors are counted of by one call. */
const COUNTED_AT_ONCE = 100

/** Executors of each of these categories by its number, in one city; `null`: everywhere. */
export const executorCountsQuery = (
  api: Pick<ApiClient, 'countExecutorsForOffer'>,
  ids: readonly number[],
  cityId: number | null,
) => ({
  queryKey: ['categories', 'executor-counts', ids, cityId] as const,
  queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}): Promise<Readonly<Record<number, number>>> => {
    const shelves = Array.from({ length: Math.ceil(ids.length / COUNTED_AT_ONCE) }, (_, shelf) =>
      ids.slice(shelf * COUNTED_AT_ONCE, (shelf + 1) * COUNTED_AT_ONCE),
    )
    const answers = await Promise.all(
      shelves.map((shelf) =>
        api.countExecutorsForOffer({ query: { ids: shelf, ...(cityId !== null && { cityId }) } }, { signal }),
      ),
    )
    return Object.fromEntries(answers.flatMap(({ data }) => data.map(({ id, count }) => [id, count])))
  },
})

/** What the page of a category tells of it. */
export interface CategoryStory {
  /** A sentence on what is done in it. */
  readonly description: string
  /** What it and the services below it usually cost, kopecks; those of which too little is known are left out. */
  readonly prices: readonly { readonly name: string; readonly price: number }[]
}

/** Query definition of the words about a category; `null` for one that is not there. */
export const categoryStory = (
  api: Pick<ApiClient, 'getCategoryTree'>,
  id: number,
  report: (problem: string) => void,
) => ({
  queryKey: ['categories', 'story', id] as const,
  queryFn: async ({ signal }: { readonly signal?: CancelSignal } = {}): Promise<CategoryStory | null> => {
    const tree = categoriesFromResponse(await api.getCategoryTree({}, { signal }), report)
    const category = indexTree(tree).byId.get(id)
    if (!category) return null
    const prices = [category, ...category.childCategories].flatMap(({ name, typicalPrice }) =>
      typicalPrice === null ? [] : [{ name, price: typicalPrice }],
    )
    return { description: category.meta.description, prices }
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
