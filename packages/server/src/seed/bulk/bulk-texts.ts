import { categoryBySlug } from '../categories/category-tree.ts'
import { topics } from '../content/topics.ts'
import { fillIn, roundSum } from '../demo/draft.ts'

/** A text that many bulk tasks share; the price in kopecks. */
export interface BulkText {
  readonly categoryId: number
  readonly title: string
  readonly description: string
  readonly properties: string
  readonly placeMode: string
  readonly price: number
}

/** Times that each template is filled in. */
const VARIANTS = 12

/** All templates, filled in several ways each. */
export const bulkTexts = (now: number): BulkText[] =>
  Object.entries(topics).flatMap(([slug, { tasks, place }]) =>
    tasks.flatMap((template, number) =>
      Array.from({ length: VARIANTS }, (_, variant) => {
        const { draft } = fillIn(template, `bulk:${slug}:${number}:${variant}`, now, 3)
        return {
          categoryId: categoryBySlug(slug).id,
          title: draft.title,
          description: draft.description,
          properties: JSON.stringify(draft.properties ?? {}),
          placeMode: draft.place ?? place,
          price: roundSum(draft.price) * 100,
        }
      }),
    ),
  )
