/** Words of the catalogue. */
export const ru = {
  title: 'Каталог услуг',
  loading: 'Загружаем каталог',
  failed: 'Каталог не загрузился',
} as const
