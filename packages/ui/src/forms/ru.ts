import { counted } from '@artel/core/format'

/** Words of every form. */
export const ru = {
  back: 'Назад',
  errors: (count: number) =>
    count === 1 ? 'Исправьте одну ошибку' : `Исправьте ${counted(count, ['ошибку', 'ошибки', 'ошибок'])}`,
} as const
