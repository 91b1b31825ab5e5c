import * as z from 'zod'
import { instant, numericId, text, uuid } from './primitives.ts'
import { OFFER_LIMITS, OFFER_STATUSES, OFFER_USER_EVENTS } from './task-terms.ts'
import { publicUser } from './users.ts'

export const offerStatus = z.enum(OFFER_STATUSES)
export type OfferStatus = z.output<typeof offerStatus>

/** Body of POST /task-offers. */
export const offerInput = z.object({
  taskId: numericId,
  executorId: uuid,
  message: text('Сообщение', 0, OFFER_LIMITS.message).default(''),
})
export type OfferInput = z.output<typeof offerInput>

/** A client's offer of a task to an executor; only the two of them see it. */
export const taskOffer = z.object({
  id: numericId,
  task: z.object({ id: numericId, title: z.string() }),
  client: publicUser,
  executor: publicUser,
  message: z.string(),
  status: offerStatus,
  chatId: numericId,
  createdAt: instant,
  /** An unanswered offer runs out then. */
  expiresAt: instant,
  version: z.int(),
  allowedEvents: z.array(z.object({ event: z.enum(OFFER_USER_EVENTS), refusal: z.string().nullable() })),
})
export type TaskOffer = z.output<typeof taskOffer>
