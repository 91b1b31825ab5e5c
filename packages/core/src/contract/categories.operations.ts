import * as z from 'zod'
import { cards } from './card.ts'
import { category, categoryRow } from './categories.ts'
import { data, MANY_CATEGORIES, numericId, page, pageQuery, searchText } from './primitives.ts'
import { aCategoryTree } from './samples/categories.ts'
import { wholePage } from './samples/sample-values.ts'

const ids = z.object({ ids: z.array(numericId).min(1, 'Укажите категории.').max(100, MANY_CATEGORIES) })
/** One row for each id that was asked for and exists. */
const counts = data(z.array(z.object({ id: numericId, count: z.int().min(0) })))

/** Categories of tasks and what is in them. */
export const categoryOperations = cards({
  listCategories: {
    method: 'GET',
    path: '/categories',
    access: 'anyone',
    summary: 'Категории плоским списком: по родителю, по названию.',
    policy: 'Все категории.',
    query: z.object({
      ...pageQuery,
      parentId: numericId.optional(),
      q: searchText(100).optional(),
    }),
    response: data(page(categoryRow)),
    example: {
      query: { parentId: 1, q: 'сант', page: 1, limit: 10 },
      response: { data: wholePage({ id: 11, slug: 'santehnika', name: 'Сантехника', parentId: 1 }) },
    },
  },
  getCategoryTree: {
    method: 'GET',
    path: '/categories/tree',
    access: 'anyone',
    summary: 'Дерево категорий; onMainPage=1 оставляет те, что показаны на главной.',
    policy: 'Все категории.',
    query: z.object({ onMainPage: z.literal(1, { message: 'onMainPage может быть только 1.' }).optional() }),
    response: data(z.array(category)),
    example: { query: { onMainPage: 1 }, response: { data: aCategoryTree() } },
  },
  countTasksForApply: {
    method: 'GET',
    path: '/categories/tasks-count-for-apply',
    access: 'anyone',
    summary: 'Сколько заданий в каждой из категорий ждут откликов.',
    policy: 'Все категории.',
    query: ids,
    response: counts,
    example: {
      query: { ids: [11, 12] },
      response: {
        data: [
          { id: 11, count: 24 },
          { id: 12, count: 37 },
        ],
      },
    },
  },
  countExecutorsForOffer: {
    method: 'GET',
    path: '/categories/executors-count-for-offer',
    access: 'anyone',
    summary: 'Скольким исполнителям каждой из категорий можно предложить задание: во всей стране или в одном городе.',
    policy: 'Все категории.',
    query: ids.extend({ cityId: numericId.optional() }),
    response: counts,
    example: {
      query: { ids: [11, 12], cityId: 551487 },
      response: {
        data: [
          { id: 11, count: 118 },
          { id: 12, count: 64 },
        ],
      },
    },
  },
})
