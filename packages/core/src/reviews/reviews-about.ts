import { REVIEW_SORT_KEYS } from '../contract/review-terms.ts'
import { defineList, type FiltersOf, page, sort } from '../search/index.ts'

/** What everybody may read about somebody, in the address of their page. */
export const reviewsAboutList = defineList({ sortBy: sort(REVIEW_SORT_KEYS, 'new'), page: page() }, { canonical: [] })
export type ReviewsAboutFilters = FiltersOf<typeof reviewsAboutList>
