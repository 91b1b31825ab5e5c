/** Words of the reviews about somebody. */
export const ru = {
  rating: 'Из чего складывается оценка',
  orders: 'Порядок отзывов',
  empty: 'Отзывов пока нет',
} as const
