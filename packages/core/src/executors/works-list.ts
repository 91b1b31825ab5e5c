import { defineList, type FiltersOf, id, page } from '../search/index.ts'

/** Works of an executor: page after page, one of them opened. */
export const worksList = defineList({ work: id('work'), page: page() }, { canonical: ['work'] })
export type WorksFilters = FiltersOf<typeof worksList>
