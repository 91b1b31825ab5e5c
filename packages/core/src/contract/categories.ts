import * as z from 'zod'
import { kopecks, numericId } from './primitives.ts'

/** Kinds of a category's property (product §10, `properties`). */
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

/** Node of the category tree (product §3.1). */
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
  /** Median of what executors asked for in it lately, in whole hundreds of roubles; `null` for a few replies and above the leaves. */
  typicalPrice: number | null
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
  typicalPrice: kopecks.nullable(),
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
