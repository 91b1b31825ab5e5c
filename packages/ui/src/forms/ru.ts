import { counted } from '@artel/core/format'

/** Words of every form. */
export const ru = {
  back: 'Назад',
  conflict: 'Это уже изменили в другом окне',
  conflictText: 'Введённое здесь на месте. Сохраните ещё раз, чтобы оставить его, или покажите то, что сохранено там.',
  showSaved: 'Показать сохранённое',
  errors: (count: number) =>
    count === 1 ? 'Исправьте одну ошибку' : `Исправьте ${counted(count, ['ошибку', 'ошибки', 'ошибок'])}`,
} as const
