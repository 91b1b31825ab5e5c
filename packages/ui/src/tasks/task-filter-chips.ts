import { formatMoney, NBSP } from '@artel/core/format'
import { placeModeLabels, type TaskFilters, taskList } from '@artel/core/tasks'
import { type FilterChip, filterChips } from '../lists/index.ts'
import { ru } from './board.ru.ts'

const day = (iso: unknown) => String(iso).split('-').reverse().slice(0, 2).join('.')

const labelOf = (
  name: keyof TaskFilters,
  value: unknown,
  filters: TaskFilters,
  nameOf: (slug: string) => string | undefined,
): string | null => {
  switch (name) {
    case 'q':
      return `«${String(value)}»`
    case 'categories':
      // A single one is the title of the page.
      return filters.categories.length > 1 ? (nameOf(String(value)) ?? String(value)) : null
    case 'radius':
      return ru.around(Number(value))
    case 'placeMode':
      return filters.placeMode && placeModeLabels[filters.placeMode]
    case 'budgetFrom':
      return `от${NBSP}${formatMoney(Number(value))}`
    case 'budgetTo':
      return `до${NBSP}${formatMoney(Number(value))}`
    case 'dateFrom':
      return `с${NBSP}${day(value)}`
    case 'dateTo':
      return `по${NBSP}${day(value)}`
    case 'fewReplies':
      return ru.onlyFew
    case 'verifiedOnly':
      return ru.onlyVerified
    default:
      return null
  }
}

/**
 * What the list is held to besides its city, which is chosen a tap away.
 * @param nameOf a category by its slug
 */
export const taskFilterChips = (
  filters: TaskFilters,
  nameOf: (slug: string) => string | undefined,
): readonly FilterChip<TaskFilters>[] =>
  filterChips(taskList, filters, (name, value) => labelOf(name, value, filters, nameOf))
