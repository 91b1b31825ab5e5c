import { SAVED_SEARCH_NAME } from '@artel/core/contract'
import type { TaskFilters } from '@artel/core/tasks'
import { ANY_CITY } from '../../lists/index.ts'
import { ru } from '../board.ru.ts'
import { taskFilterChips } from '../task-filter-chips.ts'

/** What a search is called unless its owner says otherwise: «Сантехника, Казань, от 5 000 ₽»; what does not fit is left out. */
export function suggestName(
  filters: TaskFilters,
  nameOf: (slug: string) => string | undefined,
  cityName: string | null,
): string {
  const { categories } = filters
  const chosen = categories.flatMap((slug) => nameOf(slug) ?? [])
  const conditions = taskFilterChips({ ...filters, categories: [] }, nameOf).map(({ label }) => label)
  const parts = [...(chosen.length > 0 ? chosen : [ru.title]), cityName ?? ANY_CITY, ...conditions]
  return parts.reduce((name, part) => {
    const longer = name === '' ? part : `${name}, ${part}`
    return [...longer].length <= SAVED_SEARCH_NAME ? longer : name
  }, '')
}
