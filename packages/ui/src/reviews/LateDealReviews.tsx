import { quietPart } from '../kit/lazy/index.ts'

/** What the two sides of a deal have said of it, loaded after the task can be read. */
export const LateDealReviews = quietPart(async () => (await import('./DealReviews.tsx')).DealReviews)
