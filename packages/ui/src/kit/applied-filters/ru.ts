import { ru as kit } from '../ru.ts'

/** Words beside the filters that are on. */
export const ru = {
  remove: kit.remove,
  appliedFilters: 'Выбранные условия',
  noFilters: 'Условий больше нет',
  resetAll: 'Сбросить всё',
} as const
