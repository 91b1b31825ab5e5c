import { formatMoney, NBSP } from '@artel/core/format'
import { EVERYWHERE } from '@artel/core/search'
import { placeModeLabels, type TaskFilters, taskList } from '@artel/core/tasks'
import { ru } from './board.ru.ts'

/** A filter that is on, in words, with the filters without it. */
export interface FilterChip {
  readonly id: string
  readonly label: string
  readonly without: TaskFilters
}

export interface ChipNames {
  /** Name of a category by its slug. */
  category(slug: string): string | undefined
  /** Name of the city that the list is held to; `null` for a list of the whole country. */
  readonly city: string | null
}

const day = (iso: unknown) => String(iso).split('-').reverse().slice(0, 2).join('.')

const labelOf = (name: keyof TaskFilters, value: unknown, filters: TaskFilters, names: ChipNames): string | null => {
  switch (name) {
    case 'q':
      return `«${String(value)}»`
    case 'categories':
      // A single one is the title of the page.
      return filters.categories.length > 1 ? (names.category(String(value)) ?? String(value)) : null
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

/** What the list is held to, the city first. Without its city it is a list of the whole country. */
export const taskFilterChips = (filters: TaskFilters, names: ChipNames): readonly FilterChip[] => {
  const chips = taskList.chips(filters).flatMap(({ name, value, without }) => {
    const label = labelOf(name, value, filters, names)
    return label === null ? [] : [{ id: `${name} ${String(value)}`, label, without }]
  })
  if (names.city === null) return chips
  const without = taskList.change(filters, { cityId: EVERYWHERE, radius: null })
  return [{ id: 'cityId', label: names.city, without }, ...chips]
}
