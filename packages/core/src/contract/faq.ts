import * as z from 'zod'
import { FAQ_AUDIENCES, QUESTION_STATUSES } from './content-terms.ts'
import { instant, numericId } from './primitives.ts'

/** A section of the help. */
export const faqSection = z.object({
  slug: z.string(),
  title: z.string(),
  /** One line about what is in it. */
  about: z.string(),
  audience: z.enum(FAQ_AUDIENCES),
  itemsCount: z.int().min(0),
})
export type FaqSection = z.output<typeof faqSection>

/** A question with its answer, a text in the marks of `marked-text`: paragraphs, lists, links within the site. */
export const faqItem = z.object({
  id: numericId,
  slug: z.string(),
  sectionSlug: z.string(),
  question: z.string(),
  answer: z.string(),
  related: z.array(z.object({ id: numericId, slug: z.string(), sectionSlug: z.string(), question: z.string() })),
})
export type FaqItem = z.output<typeof faqItem>

/** [from, to) of what matches, in characters. */
const marks = z.array(z.tuple([z.int(), z.int()]))

/** A found question with a piece of its answer, and where both match. */
export const foundFaqItem = z.object({
  id: numericId,
  slug: z.string(),
  sectionSlug: z.string(),
  question: z.string(),
  questionHighlights: marks,
  snippet: z.string(),
  highlights: marks,
})
export type FoundFaqItem = z.output<typeof foundFaqItem>

/** A question to the team as the one who asked sees it. */
export const ownQuestion = z.object({
  id: numericId,
  text: z.string(),
  status: z.enum(QUESTION_STATUSES),
  answer: z.string().nullable(),
  createdAt: instant,
  /** When it was answered or closed. */
  decidedAt: instant.nullable(),
})
export type OwnQuestion = z.output<typeof ownQuestion>
