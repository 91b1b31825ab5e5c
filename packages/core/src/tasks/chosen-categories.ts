import type { CategoryOutline, TreeIndex } from '../categories/index.ts'
import type { TaskFilters } from './task-filters.ts'

type Index = Pick<TreeIndex<CategoryOutline>, 'roots' | 'bySlug' | 'leaves'>

/** The slugs that stand for these leaves: a branch with all of its leaves goes by its own. In the order of the tree. */
export const slugsOfLeaves = ({ roots, leaves }: Index, ids: readonly number[]): readonly string[] => {
  const chosen = new Set(ids)
  const covering = (nodes: readonly CategoryOutline[]): readonly string[] =>
    nodes.flatMap(({ id, slug, childCategories }) => {
      // A branch of one leaf says no more than the leaf.
      const isWhole = childCategories.length !== 1 && leaves(id).every((leaf) => chosen.has(leaf.id))
      return isWhole ? [slug] : covering(childCategories)
    })
  return covering(roots)
}

/** Numbers of the leaves at and below these categories; those that do not exist have none. */
export const leavesOfSlugs = ({ bySlug, leaves }: Index, slugs: readonly string[]): readonly number[] => [
  ...new Set(slugs.flatMap((slug) => leaves(bySlug.get(slug)?.id ?? 0).map(({ id }) => id))),
]

/**
 * The filters with categories that exist, each once and in the order of the tree, so that one choice has one address. What a
 * chosen branch holds already is not named beside it.
 */
export const settleCategories = (filters: TaskFilters, index: Index): TaskFilters => {
  const known = filters.categories.filter((slug) => index.bySlug.has(slug))
  const categories = known.length <= 1 ? known : slugsOfLeaves(index, leavesOfSlugs(index, known))
  return { ...filters, categories }
}

/** How many of the categories that the filters name there are not, or not any more. */
export const countUnknown = ({ categories }: TaskFilters, { bySlug }: Pick<Index, 'bySlug'>): number =>
  categories.filter((slug) => !bySlug.has(slug)).length
