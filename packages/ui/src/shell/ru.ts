import { counted } from '@artel/core/format'

/** Words of the shell. */
export const ru = {
  mainNavigation: 'Основное меню',
  findTask: 'Найти задание',
  createTask: 'Создать задание',
  signIn: 'Войти',
  signOut: 'Выйти',
  myTasks: 'Мои задания',
  chats: 'Чаты',
  chatsWithUnread: (unread: number) => `Чаты, ${counted(unread, ['непрочитанное', 'непрочитанных', 'непрочитанных'])}`,
  menuOf: (name: string) => `Меню: ${name}`,
  city: (name: string) => `Город: ${name}`,
  chooseCity: 'Выбрать город',
  tabs: { home: 'Главная', find: 'Задания', create: 'Создать', tasks: 'Мои', signIn: 'Войти' },
  theme: 'Оформление',
  themes: { system: 'Как в системе', light: 'Светлое', dark: 'Тёмное' },
  footer: {
    about: 'Площадка, где заказчики находят мастеров, а исполнители — работу.',
    customers: 'Заказчикам',
    executors: 'Исполнителям',
    allTasks: 'Все задания',
    geo: 'Города и регионы: vnau/russia-cities, Apache-2.0',
  },
  notFound: {
    title: 'Страница не найдена',
    text: 'Такой страницы нет. Возможно, её удалили или ссылка устарела.',
    action: 'Вернуться на главную',
  },
  failed: {
    title: 'Страница не открылась',
    text: 'Что-то сломалось у нас, ваши данные на месте. Попробуйте ещё раз.',
    action: 'Попробовать ещё раз',
  },
  signInRequired: {
    title: 'Войдите, чтобы продолжить',
    text: 'Эту страницу видят только те, кто вошёл. После входа вы вернётесь сюда.',
    action: 'Войти',
  },
  forbidden: {
    title: 'Эта страница не для вашей роли',
    text: 'Чаты ведут заказчики и исполнители. Сотрудники площадки сюда не заходят.',
    action: 'На главную',
  },
  offline: 'Нет связи с интернетом. Всё, что вы напишете, сохранится и уйдёт, когда связь вернётся.',
  close: 'Закрыть',
} as const
