import { defineList, type FiltersOf, page } from '../search/index.ts'

/** The reviews of a product, in the address of its page. */
export const productPageList = defineList({ page: page() }, { canonical: [] })
export type ProductPageFilters = FiltersOf<typeof productPageList>
