import type { BADGES, BUSINESS_TYPES } from '@artel/core/contract'
import { BADGE_NAMES, BUSINESS_TYPE_NAMES, type ExecutorFilters, executorList } from '@artel/core/executors'
import { formatMoney } from '@artel/core/format'
import { type FilterChip, filterChips } from '../../lists/index.ts'
import { ru } from './ru.ts'

/** A filter that is on, in words; `null` for the city, which is chosen elsewhere. */
export const executorFilterLabel = (name: keyof ExecutorFilters, value: unknown): string | null => {
  switch (name) {
    case 'q':
      return `«${String(value)}»`
    case 'districts':
      return String(value)
    case 'businessTypes':
      return BUSINESS_TYPE_NAMES[value as (typeof BUSINESS_TYPES)[number]]
    case 'badges':
      return BADGE_NAMES[value as (typeof BADGES)[number]]
    case 'visitClient':
      return ru.visit
    case 'verified':
      return ru.verified
    case 'hasCases':
      return ru.cases
    case 'online':
      return ru.online
    case 'ratingFrom':
      return ru.ratingChip(Number(value))
    case 'priceTo':
      return ru.upTo(formatMoney(Number(value)))
    default:
      return null
  }
}

/** What the list of executors is held to besides its city. */
export const executorFilterChips = (filters: ExecutorFilters): readonly FilterChip<ExecutorFilters>[] =>
  filterChips(executorList, filters, executorFilterLabel)
