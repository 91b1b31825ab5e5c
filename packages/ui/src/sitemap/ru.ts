/** Words of the map of the site. */
export const ru = {
  title: 'Карта сайта',
  lead: 'Все разделы на одной странице. Чего здесь нет, найдёт поиск в шапке.',
  pages: 'Страницы',
  registrationClient: 'Регистрация заказчика',
  registrationExecutor: 'Регистрация исполнителя',
  documents: 'Документы',
  help: 'Помощь',
  executors: 'Исполнители по категориям',
  tasks: 'Задания по категориям',
  services: 'Услуги',
  goods: 'Товары по категориям',
  blog: 'Рубрики блога',
} as const
