import type { DELIVERY_MODES, PRODUCT_SUPPLIES } from '@artel/core/contract'
import { formatMoney } from '@artel/core/format'
import { type ProductFilters, productList } from '@artel/core/products'
import { type FilterChip, filterChips } from '../../lists/index.ts'
import { ru } from './ru.ts'

/** A filter that is on, in words; `null` for the city, which is chosen elsewhere. */
export const productFilterLabel = (name: keyof ProductFilters, value: unknown): string | null => {
  switch (name) {
    case 'q':
      return `«${String(value)}»`
    case 'priceFrom':
      return ru.fromSum(formatMoney(Number(value)))
    case 'priceTo':
      return ru.toSum(formatMoney(Number(value)))
    case 'availability':
      return ru.availability[value as (typeof PRODUCT_SUPPLIES)[number]]
    case 'soldOut':
      return ru.withSoldOut
    case 'delivery':
      return ru.delivery[value as (typeof DELIVERY_MODES)[number]]
    case 'verified':
      return ru.verified
    default:
      return null
  }
}

/** What the catalogue is held to besides its city. */
export const productFilterChips = (filters: ProductFilters): readonly FilterChip<ProductFilters>[] =>
  filterChips(productList, filters, productFilterLabel)
