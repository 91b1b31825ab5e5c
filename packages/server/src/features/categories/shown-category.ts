import type { CategoryIndex } from '@artel/core/categories'
import type { ShownCategory } from '@artel/core/contract'
import { lookOf } from '@artel/core/covers/looks'

/** A category as it stands beside what is filed in it; `undefined` for one that is not in the tree. */
export function shownCategory(id: number, categories: Pick<CategoryIndex, 'byId'>): ShownCategory | undefined {
  const category = categories.byId.get(id)
  return category && { id, name: category.name, slug: category.slug, look: lookOf(category.slug) }
}
