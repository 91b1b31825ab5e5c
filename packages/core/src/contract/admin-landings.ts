import * as z from 'zod'
import { landingRules } from '../validators/index.ts'
import { LANDING_LIMITS } from './content-terms.ts'
import { landing } from './landings.ts'
import { listBy, textBy } from './primitives.ts'

/** The words of a landing page that are written; its figures are counted. */
export const landingInput = z.object({
  title: textBy(landingRules.title),
  lead: textBy(landingRules.lead),
  questions: listBy(
    z.object({ question: textBy(landingRules.question), answer: textBy(landingRules.answer) }),
    landingRules.questions,
    LANDING_LIMITS.questions,
  ),
})
export type LandingInput = z.output<typeof landingInput>

/** A landing page in the list of all. */
export const adminLandingRow = z.object({
  ...landing.pick({ id: true, name: true, parentId: true, title: true }).shape,
  /** Slugs from the root down to the page, joined by slashes. */
  urlSlug: z.string(),
  /** Its words are no longer those that came with the site. */
  isReworded: z.boolean(),
})
export type AdminLandingRow = z.output<typeof adminLandingRow>

/** The words of a landing page as they are changed. */
export const adminLanding = z.object({
  ...landing.pick({ id: true, name: true, title: true, lead: true, questions: true }).shape,
  urlSlug: z.string(),
  version: z.int(),
})
export type AdminLanding = z.output<typeof adminLanding>
