import { searchCategories } from '@artel/core/categories'
import type { categoryOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { Categories } from './categories.service.ts'

/** Handlers of the categories' calls (product §7.3). */
export const categoryHandlers = (categories: Categories): HandlersOf<typeof categoryOperations> => ({
  getCategoryTree: async ({ query }) => ({
    data: [...(await categories.tree({ onMainPage: query.onMainPage === 1 }))],
  }),
  listCategories: async ({ query: { page, limit, parentId, q } }) => {
    const index = await categories.index()
    const found = (q === undefined ? index.all : searchCategories(index, q)).filter(
      (category) => parentId === undefined || category.parentId === parentId,
    )
    const items = found.slice((page - 1) * limit, page * limit).map(({ id, slug, name, parentId: parent }) => ({
      id,
      slug,
      name,
      parentId: parent,
    }))
    return { data: { items, pagination: { totalItems: found.length } } }
  },
  countTasksForApply: async ({ query }) => {
    const { byId } = await categories.index()
    return {
      data: query.ids.flatMap((id) => byId.get(id) ?? []).map(({ id, tasksCount }) => ({ id, count: tasksCount })),
    }
  },
  countExecutorsForOffer: async ({ query }) => {
    const { byId } = await categories.index()
    const known = query.ids.filter((id) => byId.has(id))
    const counts = await categories.countExecutors(known, query.cityId)
    return { data: known.map((id, index) => ({ id, count: counts[index]?.count ?? 0 })) }
  },
})
