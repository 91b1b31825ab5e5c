import { indexCategories, searchCategories } from '@artel/core/categories'
import type { Category } from '@artel/core/contract'
import { UNKNOWN_CATEGORY } from '@artel/core/validators'
import { seededTasks } from '../fixtures/tasks.ts'
import type { MockHandlers } from '../mock-handlers.ts'
import { MockRefusal, unfit } from '../mock-refusal.ts'
import type { MockWorld, StoredTask } from '../world.ts'
import { listedExecutors } from './listed-executors.ts'
import { pageOf } from './paging.ts'

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

/** How many tasks are open in each category that has any. */
const openByCategory = (tasks: readonly StoredTask[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>()
  for (const { status, category } of tasks) {
    if (status === 'APPROVED') counts.set(category.id, (counts.get(category.id) ?? 0) + 1)
  }
  return counts
}

/** The seed is made anew for each world, and is always the same. */
const seededOpen = openByCategory(seededTasks())

/**
 * The tree with what is open in it: the seeded counts stand for a whole marketplace, and what the tasks of the story have become
 * since then comes on top.
 */
export const treeNow = (world: MockWorld): Category[] => {
  const open = openByCategory(world.tasks)
  const change = (id: number) => (open.get(id) ?? 0) - (seededOpen.get(id) ?? 0)
  const branch = (category: Category): Category => {
    const childCategories = category.childCategories.map(branch)
    const tasksCount =
      category.tasksCount + change(category.id) + within(childCategories) - within(category.childCategories)
    return { ...category, childCategories, tasksCount: Math.max(tasksCount, 0) }
  }
  return world.categories.map(branch)
}

const within = (categories: readonly Category[]) => categories.reduce((sum, { tasksCount }) => sum + tasksCount, 0)

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

/** The same of a category that things are put in: it has none below it. */
export const leafCard = (world: MockWorld, categoryId: number) => {
  if (!indexCategories(world.categories).isLeaf(categoryId)) throw unfit({ categoryId: UNKNOWN_CATEGORY })
  return categoryCard(world, categoryId)
}

/** Categories as a flat list, and what is in them. */
export const categoryHandlers = {
  listCategories({ query }, { world }) {
    const index = indexCategories(world.categories)
    const rows = (query.q === undefined ? index.all : searchCategories(index, query.q))
      .filter(({ parentId }) => query.parentId === undefined || parentId === query.parentId)
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
  countExecutorsForOffer({ query: { ids, cityId } }, { world }) {
    const city = world.places.find(({ id }) => id === cityId)
    const there = listedExecutors(world).filter(({ cityName }) => cityId === undefined || cityName === city?.name)
    return counted(world, ids, there, ({ categories }) => categories.map(({ id }) => id))
  },
} satisfies Pick<MockHandlers, 'listCategories' | 'countTasksForApply' | 'countExecutorsForOffer'>
