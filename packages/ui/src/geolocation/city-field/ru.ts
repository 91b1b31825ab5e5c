import { ru as chooser } from '../ru.ts'

/** Words of the field «Город». */
export const ru = {
  city: 'Город',
  cityPlaceholder: 'Начните вводить название',
  cityEmpty: chooser.empty,
} as const
