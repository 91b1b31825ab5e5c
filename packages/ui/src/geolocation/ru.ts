/** Words of choosing a city. */
export const ru = {
  title: 'Ваш город',
  description: 'Покажем задания рядом и подставим город в новое задание.',
  search: 'Название города',
  list: 'Города',
  empty: 'Такого города нет в списке. Проверьте название.',
  failed: 'Не удалось загрузить города',
  loading: 'Ищем города',
} as const
