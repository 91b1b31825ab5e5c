import * as z from 'zod'
import { shapes } from './endpoint.ts'
import { data, MANY_CATEGORIES, numericId, page, pageQuery, searchText } from './primitives.ts'

/** Kinds of a category's property (domain.md "Task", `properties`). */
export const PROPERTY_TYPES = ['string', 'number', 'boolean', 'choice', 'choices'] as const

/** One question that a category asks about a task. */
export const categoryProperty = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(PROPERTY_TYPES),
  required: z.boolean(),
  /** Choices of `choice` and `choices`. */
  options: z.array(z.string()),
  /** Unit of a `number`, e.g. «м²». */
  unit: z.string().nullable(),
})
export type CategoryProperty = z.output<typeof categoryProperty>

/** Node of the category tree (spec §3 "Category"). */
export interface Category {
  id: number
  slug: string
  name: string
  parentId: number | null
  /** Own properties; a category with none of its own inherits its parent's. */
  properties: CategoryProperty[]
  /** `keywords`: beginnings of words, lower case, by which a task's title suggests the category. */
  meta: { description: string; keywords?: string[] | undefined }
  /** Tasks open for replies here and below; refreshed about once a minute. */
  tasksCount: number
  childCategories: Category[]
}

export const category: z.ZodType<Category> = z.object({
  id: numericId,
  slug: z.string(),
  name: z.string(),
  parentId: numericId.nullable(),
  properties: z.array(categoryProperty),
  meta: z.object({ description: z.string(), keywords: z.array(z.string()).optional() }),
  tasksCount: z.int().min(0),
  get childCategories() {
    return z.array(category)
  },
})

/** A category in a flat list. */
export const categoryRow = z.object({
  id: numericId,
  slug: z.string(),
  name: z.string(),
  parentId: numericId.nullable(),
})
export type CategoryRow = z.output<typeof categoryRow>

const ids = z.object({ ids: z.array(numericId).min(1, 'Укажите категории.').max(100, MANY_CATEGORIES) })
/** One row for each id that was asked for and exists. */
const counts = data(z.array(z.object({ id: numericId, count: z.int().min(0) })))

export const categoryShapes = shapes({
  listCategories: {
    summary: 'Категории плоским списком: по родителю, по названию.',
    query: z.object({
      ...pageQuery,
      parentId: numericId.optional(),
      q: searchText(100).optional(),
    }),
    response: data(page(categoryRow)),
  },
  countTasksForApply: {
    summary: 'Сколько заданий в каждой из категорий ждут откликов.',
    query: ids,
    response: counts,
  },
  countExecutorsForOffer: {
    summary: 'Скольким исполнителям каждой из категорий можно предложить задание.',
    query: ids,
    response: counts,
  },
  getCategoryTree: {
    summary: 'Дерево категорий; onMainPage=1 оставляет те, что показаны на главной.',
    query: z.object({ onMainPage: z.literal(1, { message: 'onMainPage может быть только 1.' }).optional() }),
    response: data(z.array(category)),
  },
})
