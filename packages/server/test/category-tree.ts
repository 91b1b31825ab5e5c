import { type CategoryIndex, indexCategories } from '@artel/core/categories'
import type { Category } from '@artel/core/contract'
import { type CategoryRecord, categoryRecords } from '../src/seed/categories/category-tree.ts'

/** The product's own category tree as the API gives it. */
export const categoryTree = (): Category[] => childrenOf(null)

/** The same, ready to be asked. */
export const categoryIndex = (): CategoryIndex => indexCategories(categoryTree())

const childrenOf = (parentId: number | null): Category[] =>
  categoryRecords.filter((category) => category.parentId === parentId).map(toCategory)

const toCategory = ({ id, parentId, slug, name, properties, meta }: CategoryRecord): Category => ({
  id,
  parentId,
  slug,
  name,
  properties: [...properties],
  meta: { description: meta.description, keywords: [...meta.keywords] },
  tasksCount: 0,
  typicalPrice: null,
  childCategories: childrenOf(id),
})
