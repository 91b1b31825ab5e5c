import type { ErrorCode } from '../contract/errors.ts'
import type { OfferRefusal } from './offer-refusals.ts'
import type { ReplyEventRefusal } from './reply-refusals.ts'
import type { TaskRefusal } from './task-refusals.ts'

/*
 * The error code of a refusal by a lifecycle. Those that have none of their own are TRANSITION_REFUSED, which carries the
 * refusal itself.
 */

const taskCodes: Partial<Record<TaskRefusal, ErrorCode>> = {
  NOT_A_CUSTOMER: 'FORBIDDEN',
  EMAIL_NOT_CONFIRMED: 'EMAIL_NOT_CONFIRMED',
  TASK_LIMIT_REACHED: 'TASK_LIMIT_REACHED',
  CATEGORY_LOCKED: 'CATEGORY_IMMUTABLE',
}

const sendingCodes: Partial<Record<ReplyEventRefusal, ErrorCode>> = {
  NOT_EXECUTOR: 'FORBIDDEN',
  OWN_TASK: 'REPLY_OWN_TASK',
  ALREADY_REPLIED: 'REPLY_EXISTS',
  LIMIT_REACHED: 'REPLY_LIMIT_REACHED',
  NEEDS_VERIFICATION: 'REPLY_NEEDS_VERIFICATION',
  QUOTA: 'QUOTA_EXHAUSTED',
}

const offerCodes: Partial<Record<OfferRefusal, ErrorCode>> = {
  // Who may not know the task, or offers a foreign one, learns nothing of it.
  NOT_AUTHOR: 'NOT_FOUND',
  ALREADY_OFFERED: 'OFFER_EXISTS',
  TASK_OFFERS_FULL: 'OFFER_LIMIT_REACHED',
  DAY_OFFERS_FULL: 'OFFER_LIMIT_REACHED',
}

/** Error code of a refused event of a task. */
export const taskErrorCode = (refusal: TaskRefusal): ErrorCode => taskCodes[refusal] ?? 'TRANSITION_REFUSED'

/** Error code of a reply that may not be sent. */
export const replyErrorCode = (refusal: ReplyEventRefusal): ErrorCode => sendingCodes[refusal] ?? 'TRANSITION_REFUSED'

/** Error code of a refused event of an offer. */
export const offerErrorCode = (refusal: OfferRefusal): ErrorCode => offerCodes[refusal] ?? 'TRANSITION_REFUSED'
