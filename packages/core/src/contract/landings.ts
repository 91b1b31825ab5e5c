import * as z from 'zod'
import { kopecks, numericId } from './primitives.ts'
import { shownCategory } from './tasks.ts'
import { ratingSummary } from './users.ts'

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
const landingLink = z.object({ id: numericId, slug: z.string(), name: z.string() })

/** A landing page beside another one, with the category that it shows. */
export const relatedLanding = landingLink.extend({
  parentId: numericId.nullable(),
  /** Slugs from the root down to the page, joined by slashes. */
  urlSlug: z.string(),
  category: shownCategory,
})
export type RelatedLanding = z.output<typeof relatedLanding>

/** Texts of a service landing page. */
export const landing = z.object({
  id: numericId,
  slug: z.string(),
  name: z.string(),
  parentId: numericId.nullable(),
  /** The category whose executors and prices the page shows, and that a task begun on it is put in. */
  category: shownCategory,
  /** Slugs from the root category down to it, joined by slashes: the page of its executors. */
  categoryPath: z.string(),
  title: z.string(),
  lead: z.string(),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  breadcrumbs: z.array(landingLink),
})
export type Landing = z.output<typeof landing>

const range = { from: kopecks, to: kopecks }

/** What a landing page can say of its service in figures. What too little is known of is `null` or left out. */
export const landingFigures = z.object({
  /** Who can be hired, in the city that was asked for or everywhere. */
  executors: z.int().min(0),
  /** Of them, those whose papers were found in order. */
  verified: z.int().min(0),
  /** What clients have said of finished work of this kind. */
  rating: ratingSummary,
  /** Until the first reply to a task, as a rule. */
  firstReplyMinutes: z.int().min(0).nullable(),
  /** Days that executors promise: the middle half of their replies. */
  days: z.object({ from: z.int().min(1), to: z.int().min(1) }).nullable(),
  /** What executors asked for in their last replies, the middle half of it: of this category, of those below and beside it. */
  prices: z.array(z.object({ categoryId: numericId, ...range, replies: z.int().min(1) })),
  /** Lines that several price lists share, those of the most executors first. */
  services: z.array(z.object({ name: z.string(), unit: z.string().nullable(), ...range, executors: z.int().min(1) })),
})
export type LandingFigures = z.output<typeof landingFigures>
