/** Words of every list with filters. */
export const ru = {
  apply: 'Найти',
  filters: 'Фильтры',
  sort: 'Порядок',
  where: 'Где искать',
  city: 'Город',
  anyCity: 'Вся Россия',
  linkedCity: 'Город из ссылки',
  otherCity: 'Другой город',
} as const
