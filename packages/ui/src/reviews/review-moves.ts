import type { Review } from '@artel/core/contract'

const isAllowed = ({ allowedEvents }: Review, wanted: 'RESUBMIT' | 'REPLY') =>
  allowedEvents.some(({ event, refusal }) => event === wanted && refusal === null)

/** Whether its author may send it again. */
export const mayMend = (review: Review): boolean => isAllowed(review, 'RESUBMIT')

/** Whether whom it is about may answer it. */
export const mayAnswer = (review: Review): boolean => isAllowed(review, 'REPLY')
