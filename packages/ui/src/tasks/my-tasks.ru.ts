/** Words of one's own tasks. */
export const ru = {
  title: 'Мои задания',
  role: 'Моя роль',
  roles: { author: 'Я заказчик', executor: 'Я исполнитель' },
  statuses: 'Состояние',
  all: 'Все',
  empty: 'Здесь пока пусто',
  emptyAuthor: 'Создайте задание, и исполнители пришлют отклики с ценой и сроком.',
  emptyExecutor: 'Откликнитесь на задание, и оно появится здесь.',
  emptyStatus: 'Заданий в этом состоянии нет.',
  create: 'Создать задание',
  find: 'Найти задание',
  failed: 'Не удалось загрузить задания',
  loading: 'Загружаем задания',
} as const
