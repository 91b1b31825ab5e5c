export {
  type AllowedReviewEvent,
  allowedReviewEvents,
  decideReview,
  type ReviewDecision,
  reviewOpensBy,
  reviewUntil,
} from './decide-review.ts'
export { meantDeal } from './meant-deal.ts'
export { MY_REVIEW_TABS, type MyReviewFilters, type MyReviewTab, myReviewList } from './my-review-list.ts'
export {
  type ProductReviewFormActor,
  type ProductReviewFormPorts,
  type ProductReviewFormValues,
  productReviewForm,
  productReviewFormMachine,
} from './product-review-form.machine.ts'
export { averageRating, type Marks, type Ratings, ratingBreakdown, ratingSummaryOf } from './rating.ts'
export {
  type ReviewAnswerActor,
  type ReviewAnswerValues,
  reviewAnswerForm,
  reviewAnswerMachine,
} from './review-answer.machine.ts'
export {
  type ReviewFormActor,
  type ReviewFormPorts,
  type ReviewFormValues,
  type ReviewMarked,
  type ReviewSide,
  reviewForm,
  reviewFormMachine,
} from './review-form.machine.ts'
export { reviewLifecycleMachine } from './review-lifecycle.machine.ts'
export { reviewDirection, reviewKeys, reviewQueries } from './review-queries.ts'
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
export {
  ANSWER_TAKEN_OFF,
  answerNotice,
  reviewRuleLabels,
  reviewSortLabels,
  reviewTitle,
} from './review-words.ts'
export { type GivenMark, givenMarks, type ReviewsAboutFilters, reviewsAboutList } from './reviews-about.ts'
