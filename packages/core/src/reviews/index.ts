export { type AllowedReviewEvent, allowedReviewEvents, decideReview, type ReviewDecision } from './decide-review.ts'
export { averageRating, type Ratings, ratingSummaryOf } from './rating.ts'
export { reviewLifecycleMachine } from './review-lifecycle.machine.ts'
export { aspectProblems, isOwnReview, isReviewOf, reviewErrorCode } from './review-reach.ts'
export {
  REVIEW_TIME,
  type ReviewCommand,
  type ReviewedDeal,
  type ReviewFacts,
  type ReviewOccasion,
  type ReviewRefusal,
  reviewRefusalSentences,
} from './review-refusals.ts'
export { reviewRuleLabels, reviewTitle } from './review-words.ts'
