import { counted, type PluralForms } from '@artel/core/format'

/** Words of a sheet of filters. */
export const ru = {
  title: 'Фильтры',
  reset: 'Сбросить',
  show: 'Показать',
  showCounted: (count: number, forms: PluralForms) => `Показать ${counted(count, forms)}`,
  found: (count: number, forms: PluralForms) => `Подходит: ${counted(count, forms)}`,
  nothing: 'Ничего не нашлось',
  nothingHint: 'Уберите часть условий или сбросьте все.',
} as const
