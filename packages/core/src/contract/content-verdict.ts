import * as z from 'zod'
import { choiceRules } from '../validators/index.ts'
import { CONFLICT } from './card.ts'
import { numericIdParams, oneOf, text } from './primitives.ts'
import { CONTENT_REJECT_RULES } from './review-terms.ts'

/** What a card of a moderator's decision has in common with every other. */
export const decision = { params: numericIdParams, response: null, errors: CONFLICT }

/** Words of a moderator to the author. */
export const verdictComment = text('Комментарий', 0, 1000).nullable().default(null)

/** What a text or an object is turned down by: a rule, and words to its author. */
export const contentRule = z.object({
  rule: oneOf(CONTENT_REJECT_RULES, choiceRules.rejectRule),
  comment: verdictComment,
})

/** An example of such a decision. */
export const brokenRule = (id: number) =>
  ({ params: { id }, body: { version: 1, rule: 'UNCLEAR', comment: 'Не понятно, о чём речь.' } }) as const
