import type { Category } from '../contract/categories.ts'
import type { CategoryIndex } from './category-index.ts'
import { stemOf, wordsOf } from './words.ts'

const begins = (words: readonly string[], sought: string) => {
  const stem = stemOf(sought)
  return words.some((word) => word.startsWith(stem))
}

/**
 * Leaves whose name, parents or keywords begin with every word of the query, those found by their own name first. An empty
 * query finds all leaves in the order of the tree.
 */
export const searchCategories = (index: CategoryIndex, query: string): readonly Category[] => {
  const sought = wordsOf(query)
  const found = { byName: [] as Category[], otherwise: [] as Category[] }
  for (const category of index.all) {
    if (!index.isLeaf(category.id)) continue
    const name = wordsOf(category.name)
    const around = [
      ...index.path(category.id).flatMap((node) => wordsOf(node.name)),
      ...(category.meta.keywords ?? []).flatMap(wordsOf),
    ]
    if (sought.every((word) => begins(name, word))) found.byName.push(category)
    else if (sought.every((word) => begins(around, word))) found.otherwise.push(category)
  }
  return [...found.byName, ...found.otherwise]
}
