import * as z from 'zod'
import { numericId } from './primitives.ts'

/** Node of the landing tree (product §3.2). */
export interface LandingCategory {
  id: number
  slug: string
  name: string
  parentId: number | null
  children: LandingCategory[]
}

export const landingCategory: z.ZodType<LandingCategory> = z.object({
  id: numericId,
  slug: z.string(),
  name: z.string(),
  parentId: numericId.nullable(),
  get children() {
    return z.array(landingCategory)
  },
})

/** A landing page as a link to it. */
export const landingLink = z.object({ id: numericId, slug: z.string(), name: z.string() })

/** Texts of a service landing page. */
export const landing = z.object({
  id: numericId,
  slug: z.string(),
  name: z.string(),
  parentId: numericId.nullable(),
  /** The category whose executors and tasks the page shows. */
  categoryId: numericId,
  title: z.string(),
  lead: z.string(),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  breadcrumbs: z.array(landingLink),
})
export type Landing = z.output<typeof landing>
