import { catalogPath, type ProductFilters, productList } from '@artel/core/products'
import type { AddressedList } from '../../lists/index.ts'

/** The catalogue as a list with an address; its category is not among its filters. */
export const products: AddressedList<ProductFilters> = {
  list: productList,
  addressOf: (filters) => catalogPath(null, filters),
}
