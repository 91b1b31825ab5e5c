import * as z from 'zod'
import { faqRules } from '../validators/index.ts'
import { FAQ_AUDIENCES, FAQ_LIMITS } from './content-terms.ts'
import { inWordsOf, judgedBy, numericId, oneOf, TOO_MANY, textBy } from './primitives.ts'

/** What a section of the help says of itself. */
export const faqSectionInput = z.object({
  title: textBy(faqRules.title),
  about: textBy(faqRules.about),
  slug: z.string(inWordsOf(faqRules.slug)).max(500, inWordsOf(faqRules.slug)).check(judgedBy(faqRules.slug)),
  audience: oneOf(FAQ_AUDIENCES, faqRules.audience),
  isHidden: z.boolean(),
})
export type FaqSectionInput = z.output<typeof faqSectionInput>

/** A question of the help with its answer, in the marks of `marked-text`. */
export const faqItemInput = z.object({
  sectionId: numericId,
  question: textBy(faqRules.question),
  answer: textBy(faqRules.answer),
  /** What one reads next; what is there no more is left out. */
  relatedIds: z.array(numericId).max(FAQ_LIMITS.related, TOO_MANY),
  isHidden: z.boolean(),
})
export type FaqItemInput = z.output<typeof faqItemInput>

/** A section with its questions in order, those that nobody else is shown among them. */
export const adminFaqSection = z.object({
  id: numericId,
  slug: z.string(),
  title: z.string(),
  about: z.string(),
  audience: z.enum(FAQ_AUDIENCES),
  isHidden: z.boolean(),
  version: z.int(),
  items: z.array(z.object({ id: numericId, slug: z.string(), question: z.string(), isHidden: z.boolean() })),
})
export type AdminFaqSection = z.output<typeof adminFaqSection>

/** A question as it is changed. */
export const adminFaqItem = z.object({
  id: numericId,
  slug: z.string(),
  sectionId: numericId,
  question: z.string(),
  answer: z.string(),
  relatedIds: z.array(numericId),
  isHidden: z.boolean(),
  version: z.int(),
})
export type AdminFaqItem = z.output<typeof adminFaqItem>
