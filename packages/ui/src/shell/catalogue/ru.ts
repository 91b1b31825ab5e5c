/** Words of the catalogue. */
export const ru = {
  title: 'Каталог услуг',
  categories: 'Исполнители по категориям',
  taskCategories: 'Задания по категориям',
  goods: 'Товары мастеров',
  loading: 'Загружаем каталог',
  failed: 'Каталог не загрузился',
} as const
