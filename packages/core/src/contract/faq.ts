import * as z from 'zod'
import { FAQ_AUDIENCES } from './content-terms.ts'
import { numericId } from './primitives.ts'

/** A section of the help. */
export const faqSection = z.object({
  slug: z.string(),
  title: z.string(),
  audience: z.enum(FAQ_AUDIENCES),
  itemsCount: z.int().min(0),
})
export type FaqSection = z.output<typeof faqSection>

/** A question with its answer in blocks separated by blank lines. */
export const faqItem = z.object({
  id: numericId,
  slug: z.string(),
  sectionSlug: z.string(),
  question: z.string(),
  answer: z.string(),
  related: z.array(z.object({ id: numericId, slug: z.string(), sectionSlug: z.string(), question: z.string() })),
})
export type FaqItem = z.output<typeof faqItem>
