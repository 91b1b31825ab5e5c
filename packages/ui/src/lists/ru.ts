/** What a list that no city narrows is called. */
export const ANY_CITY = 'Вся Россия'

/** Said when the code of a window could not be had. */
export const WINDOW_FAILED = 'Окно не загрузилось. Попробуйте ещё раз.'

/** Words of every list with filters. */
export const ru = {
  apply: 'Найти',
  filters: 'Фильтры',
  sort: 'Порядок',
  where: 'Где искать',
  city: 'Город',
  anyCity: ANY_CITY,
  linkedCity: 'Город из ссылки',
  otherCity: 'Другой город',
} as const
