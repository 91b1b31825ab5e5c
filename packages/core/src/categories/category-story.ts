import type { ApiClient } from '../api/index.ts'
import type { CancelSignal } from '../ports/index.ts'
import { indexTree } from './category-index.ts'
import { categoriesFromResponse } from './category-queries.ts'

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
