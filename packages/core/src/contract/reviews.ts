import * as z from 'zod'
import { reviewRules } from '../validators/index.ts'
import { picture } from './files.ts'
import { fileIds, instant, numericId, textBy, uuid } from './primitives.ts'
import { CONTENT_REJECT_RULES, NO_MARK, REVIEW_LIMITS, REVIEW_STATUSES, REVIEW_USER_EVENTS } from './review-terms.ts'
import { publicUser } from './users.ts'

const STARS = 'Поставьте оценку от 1 до 5.'
const stars = z.int({ message: NO_MARK }).min(1, STARS).max(5, STARS)

/** For `.check()`: how much has to be said follows from the mark. */
const isWordy: z.core.CheckFn<{ rating: number; text: string }> = ({ value, issues }) => {
  const message = issues.length === 0 ? reviewRules.text(value.text, value.rating) : null
  if (message) issues.push({ code: 'custom', path: ['text'], input: value.text, message })
}

const opinion = z.object({
  rating: stars,
  /** Only of a client about an executor. */
  quality: stars.nullable().default(null),
  punctuality: stars.nullable().default(null),
  communication: stars.nullable().default(null),
  text: textBy(reviewRules.anyText).default(''),
  photoIds: fileIds(REVIEW_LIMITS.photos),
})

/** Body of POST /reviews. */
export const reviewInput = opinion
  .extend({
    taskId: numericId,
    /** The other side. A task that was opened again may have had several; without it the deal that ended last is meant. */
    subjectId: uuid.optional(),
  })
  .check(isWordy)
export type ReviewInput = z.output<typeof reviewInput>
/** Body of a review that its author has mended: all of it, so that nothing is put back by leaving it out. */
export const reviewChanges = opinion
  .extend({
    quality: stars.nullable(),
    punctuality: stars.nullable(),
    communication: stars.nullable(),
    text: textBy(reviewRules.anyText),
    photoIds: opinion.shape.photoIds.unwrap(),
  })
  .check(isWordy)

/** One party of a task about the other. */
export const review = z.object({
  id: numericId,
  task: z.object({ id: numericId, title: z.string() }),
  author: publicUser,
  subject: publicUser,
  rating: stars,
  quality: stars.nullable(),
  punctuality: stars.nullable(),
  communication: stars.nullable(),
  text: z.string(),
  photos: z.array(picture),
  /** The reviewed party's one answer. */
  reply: z.string().nullable(),
  status: z.enum(REVIEW_STATUSES),
  rejectRule: z.enum(CONTENT_REJECT_RULES).nullable(),
  createdAt: instant,
  publishedAt: instant.nullable(),
  /** When it is published at the latest, if it passes; `null` once it is published, turned down or taken off. */
  opensBy: instant.nullable(),
  allowedEvents: z.array(z.object({ event: z.enum(REVIEW_USER_EVENTS), refusal: z.string().nullable() })),
})
export type Review = z.output<typeof review>

export const productReviewInput = z
  .object({
    productId: numericId,
    rating: stars,
    text: textBy(reviewRules.anyText).default(''),
    photoIds: fileIds(REVIEW_LIMITS.photos),
  })
  .check(isWordy)

export const productReview = z.object({
  id: numericId,
  author: publicUser,
  rating: stars,
  text: z.string(),
  photos: z.array(picture),
  /** `false`: «покупка не подтверждена». */
  isConfirmed: z.boolean(),
  status: z.enum(REVIEW_STATUSES),
  createdAt: instant,
})
export type ProductReview = z.output<typeof productReview>
