import { defineList, type FiltersOf, page, text } from '../search/index.ts'

/** What the address of the help holds: the words that are searched for. */
export const faqSearchList = defineList({ q: text('q'), page: page() }, { canonical: [] })

export type FaqFilters = FiltersOf<typeof faqSearchList>
