/** Words of the footer. */
export const footer = {
  about: 'Площадка, где заказчики находят мастеров, а исполнители — работу.',
  customers: 'Заказчикам',
  executors: 'Исполнителям',
  services: 'Услуги и цены',
  categories: 'Категории исполнителей',
  goods: 'Товары мастеров',
  allTasks: 'Все задания',
  taskCategories: 'Категории заданий',
  blog: 'Блог мастеров',
  register: 'Зарегистрироваться',
  becomeExecutor: 'Стать исполнителем',
  documents: 'Документы',
  cookies: 'Файлы cookie',
  licences: 'Лицензии',
} as const
