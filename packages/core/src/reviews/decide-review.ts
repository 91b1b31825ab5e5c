import { getInitialSnapshot } from 'xstate'
import { CONTENT_REJECT_RULES, type ReviewStatus, type ReviewUserEvent } from '../contract/review-terms.ts'
import { type Actor, isStaff, stepOf } from '../lifecycle/index.ts'
import { reviewLifecycleMachine } from './review-lifecycle.machine.ts'
import {
  REVIEW_TIME,
  type ReviewCommand,
  type ReviewedDeal,
  type ReviewFacts,
  type ReviewOccasion,
  type ReviewRefusal,
  reviewRefusalRules,
} from './review-refusals.ts'

/** The lifecycle's answer: the new status, or the first reason to refuse. */
export type ReviewDecision =
  | { readonly ok: true; readonly status: ReviewStatus }
  | { readonly ok: false; readonly refusal: ReviewRefusal }

const stateOf = (occasion: ReviewOccasion) =>
  occasion.review === null
    ? getInitialSnapshot(reviewLifecycleMachine, occasion)
    : reviewLifecycleMachine.resolveState({ value: occasion.review.status, context: occasion })

/** Decides one event of a review. Pure. After a review has passed, send REVEAL to the other side's too. */
export const decideReview = ({
  event,
  ...occasion
}: ReviewOccasion & { readonly event: ReviewCommand }): ReviewDecision => {
  const step = stepOf(reviewLifecycleMachine, stateOf(occasion), event, reviewRefusalRules, { ...occasion, event })
  return step.ok ? { ok: true, status: step.next.value as ReviewStatus } : step
}

/** Until when somebody may still review the other side of a deal, ISO 8601; `null` when there is nothing to write. */
export const reviewUntil = (
  deal: ReviewedDeal,
  { actor, hasReviewed, now }: { readonly actor: Actor; readonly hasReviewed: boolean; readonly now: number },
): string | null => {
  if (deal.endedAt === null) return null
  const decision = decideReview({ review: null, event: { type: 'WRITE', deal, hasReviewed }, actor, now })
  return decision.ok ? timeOver(deal.endedAt) : null
}

const WAITS: ReadonlySet<ReviewStatus> = new Set(['MODERATION', 'HIDDEN'])

/** When a review is published at the latest, ISO 8601; `null` for one that does not wait to be. */
export const reviewOpensBy = ({ status, dealEndedAt }: Pick<ReviewFacts, 'status' | 'dealEndedAt'>): string | null =>
  WAITS.has(status) ? timeOver(dealEndedAt) : null

const timeOver = (endedAt: string) => new Date(Date.parse(endedAt) + REVIEW_TIME).toISOString()

/** An event that the viewer's part in the review has a button for; `null` allows it. */
export interface AllowedReviewEvent {
  readonly event: ReviewUserEvent
  readonly refusal: ReviewRefusal | null
}

/** The contract's `allowedEvents` of a review: its author mends it, its subject answers, staff judge. `null` is a guest. */
export const allowedReviewEvents = (
  review: ReviewFacts,
  viewer: Exclude<Actor, 'system'> | null,
  now: number,
): readonly AllowedReviewEvent[] => {
  if (viewer === null) return []
  const events: ReviewUserEvent[] = []
  if (viewer.id === review.authorId) events.push('RESUBMIT')
  if (viewer.id === review.subjectId) events.push('REPLY')
  if (isStaff(viewer)) events.push('APPROVE', 'REJECT', 'REMOVE')
  return events.map((type) => {
    const decision = decideReview({ review, event: commandOf(type), actor: viewer, now })
    return { event: type, refusal: decision.ok ? null : decision.refusal }
  })
}

/** An event as somebody would send it whose arguments are in order. */
const commandOf = (type: ReviewUserEvent): ReviewCommand => {
  switch (type) {
    case 'REJECT':
    case 'REMOVE':
      return { type, rule: CONTENT_REJECT_RULES[0] }
    case 'APPROVE':
      return { type, hasContacts: false }
    default:
      return { type }
  }
}
