import { counted } from '@artel/core/format'

/** Words of the shell. */
export const ru = {
  mainNavigation: 'Основное меню',
  catalogue: 'Каталог',
  search: 'Поиск',
  findExecutor: 'Исполнители',
  goods: 'Товары',
  findTask: 'Найти задание',
  createTask: 'Создать задание',
  signIn: 'Войти',
  signOut: 'Выйти',
  myTasks: 'Мои задания',
  myReviews: 'Мои отзывы',
  portfolio: 'Портфолио',
  servicesAndPrices: 'Услуги и цены',
  profile: 'Профиль',
  chats: 'Чаты',
  settings: 'Настройки',
  moderation: 'Модерация',
  admin: 'Управление',
  chatsWithUnread: (unread: number) => `Чаты, ${counted(unread, ['непрочитанное', 'непрочитанных', 'непрочитанных'])}`,
  menuOf: (name: string) => `Меню: ${name}`,
  city: (name: string) => `Город: ${name}`,
  chooseCity: 'Выбрать город',
  /** The same where there is no room. */
  cityTerse: 'Город',
  tabs: { home: 'Главная', people: 'Мастера', find: 'Задания', tasks: 'Мои', signIn: 'Войти' },
  theme: 'Тема оформления',
  themes: { system: 'Как в системе', light: 'Светлая', dark: 'Тёмная' },
  notFound: {
    text: 'Такой страницы нет. Возможно, её удалили или ссылка устарела.',
    action: 'Вернуться на главную',
  },
  failed: {
    title: 'Страница не открылась',
    text: 'Что-то сломалось у нас, ваши данные на месте. Попробуйте ещё раз.',
    action: 'Попробовать ещё раз',
  },
  noConnection: {
    title: 'Нет связи',
    text: 'Не дозвались до Артели. Проверьте интернет и повторите: всё, что вы вводили, на месте.',
    action: 'Попробовать ещё раз',
  },
  offline: 'Нет связи с интернетом. Всё, что вы напишете, сохранится и уйдёт, когда связь вернётся.',
  close: 'Закрыть',
  partFailed: 'Не получилось загрузить. Проверьте интернет и попробуйте ещё раз.',
} as const
