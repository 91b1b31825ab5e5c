import { defineList, type FiltersOf, oneOf, page } from '../search/index.ts'

export const MY_REVIEW_TABS = ['received', 'left', 'waiting'] as const
/** What of one's own reviews one looks at. */
export type MyReviewTab = (typeof MY_REVIEW_TABS)[number]

/** One's own reviews; `null` is what was received. */
export const myReviewList = defineList({ tab: oneOf('tab', MY_REVIEW_TABS), page: page() }, { canonical: [] })
export type MyReviewFilters = FiltersOf<typeof myReviewList>
