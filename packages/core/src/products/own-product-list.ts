import { PUBLICATION_STATUSES } from '../contract/content-terms.ts'
import { defineList, type FiltersOf, oneOf, page } from '../search/index.ts'

/** One's own goods: of one state or of all, by pages. */
export const ownProductList = defineList(
  { status: oneOf('status', PUBLICATION_STATUSES), page: page() },
  { canonical: [] },
)
export type OwnProductFilters = FiltersOf<typeof ownProductList>
