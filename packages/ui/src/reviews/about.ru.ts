import { counted } from '@artel/core/format'

/** Words of the reviews about somebody. */
export const ru = {
  rating: 'Из чего складывается оценка',
  orders: 'Порядок отзывов',
  marks: 'Отзывы с оценкой',
  everyMark: 'Все',
  /** «5 звёзд». */
  mark: (stars: number) => counted(stars, ['звезда', 'звезды', 'звёзд']),
  none: 'С такой оценкой отзывов нет',
  empty: 'Отзывов пока нет',
} as const
