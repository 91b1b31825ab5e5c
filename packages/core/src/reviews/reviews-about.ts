import type { RatingBreakdown } from '../contract/profiles.ts'
import { REVIEW_SORT_KEYS } from '../contract/review-terms.ts'
import { defineList, type FiltersOf, oneOf, page, sort } from '../search/index.ts'

/** Marks that a review may give, the best first. */
const MARKS = [5, 4, 3, 2, 1] as const

/** What everybody may read about somebody, in the address of their page. */
export const reviewsAboutList = defineList(
  {
    /** Only reviews with this mark. */
    stars: oneOf('stars', MARKS),
    sortBy: sort(REVIEW_SORT_KEYS, 'new'),
    page: page(),
  },
  { canonical: [] },
)
export type ReviewsAboutFilters = FiltersOf<typeof reviewsAboutList>

/** A mark that some have given. */
export interface GivenMark {
  readonly stars: (typeof MARKS)[number]
  readonly count: number
}

/** The marks that somebody has got, the best first; one alone is nothing to choose from. */
export const givenMarks = ({ spread }: Pick<RatingBreakdown, 'spread'>): readonly GivenMark[] => {
  const given = MARKS.flatMap((stars) => {
    const count = spread[stars - 1] ?? 0
    return count > 0 ? [{ stars, count }] : []
  })
  return given.length > 1 ? given : []
}
