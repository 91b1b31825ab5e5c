import { indexCategories } from '@artel/core/categories'
import type { Category } from '@artel/core/contract'
import { UNKNOWN_CATEGORY } from '@artel/core/validators'
import type { MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { MockWorld } from '../world.ts'
import { pageOf } from './paging.ts'

const flat = (roots: readonly Category[]): Category[] => roots.flatMap((one) => [one, ...flat(one.childCategories)])

/** For each known id, how many of `things` belong to it or below it. */
const counted = <T>(
  world: MockWorld,
  ids: readonly number[],
  things: readonly T[],
  categoriesOf: (thing: T) => readonly number[],
) => {
  const { byId } = indexCategories(world.categories)
  const countOf = (id: number) =>
    things.filter((thing) => categoriesOf(thing).some((one) => withBelow(world, [id])?.has(one))).length
  return { data: ids.filter((id) => byId.has(id)).map((id) => ({ id, count: countOf(id) })) }
}

/** These categories and all below them; `null` when nobody has chosen any. */
export const withBelow = (world: MockWorld, ids: readonly number[] | undefined): ReadonlySet<number> | null => {
  if (ids === undefined || ids.length === 0) return null
  const index = indexCategories(world.categories)
  return new Set(ids.flatMap((id) => [id, ...index.leaves(id).map((leaf) => leaf.id)]))
}

/** The category of a thing as its card names it. */
export const categoryCard = (world: MockWorld, categoryId: number) => {
  const category = indexCategories(world.categories).byId.get(categoryId)
  if (!category) throw new MockRefusal('VALIDATION_FAILED', { fields: { categoryId: UNKNOWN_CATEGORY } })
  return { id: category.id, name: category.name, slug: category.slug }
}

/** Categories as a flat list, and what is in them. */
export const categoryHandlers = {
  listCategories({ query }, { world }) {
    const typed = (query.q ?? '').toLocaleLowerCase('ru')
    const rows = flat(world.categories)
      .filter(({ parentId }) => query.parentId === undefined || parentId === query.parentId)
      .filter(({ name }) => name.toLocaleLowerCase('ru').includes(typed))
      .map(({ id, slug, name, parentId }) => ({ id, slug, name, parentId }))
    return { data: pageOf(rows, query) }
  },
  countTasksForApply: ({ query: { ids } }, { world }) =>
    counted(
      world,
      ids,
      world.tasks.filter(({ status }) => status === 'APPROVED'),
      ({ category }) => [category.id],
    ),
  countExecutorsForOffer: ({ query: { ids } }, { world }) =>
    counted(world, ids, world.executors, ({ categories }) => categories.map(({ id }) => id)),
} satisfies Pick<MockHandlers, 'listCategories' | 'countTasksForApply' | 'countExecutorsForOffer'>
