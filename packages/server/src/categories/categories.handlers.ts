import type { Handlers } from '../http/handler.ts'
import type { Categories } from './categories.service.ts'

/** Handlers of the categories' calls (spec §7 "Categories"). */
export const categoryHandlers = (categories: Categories): Pick<Handlers, 'getCategoryTree'> => ({
  getCategoryTree: async ({ query }) => ({
    data: [...(await categories.tree({ onMainPage: query.onMainPage === 1 }))],
  }),
})
