import { defineList, type FiltersOf, page, text } from '../search/index.ts'

/** A tree of categories as its address holds it: the words that are looked for in it. */
export const categoryTreeList = defineList({ q: text('q'), page: page() }, { canonical: [] })

/** What a tree of categories is searched for. */
export type CategoryTreeFilters = FiltersOf<typeof categoryTreeList>
