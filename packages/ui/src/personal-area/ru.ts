/** Words of the personal area. */
export const ru = {
  area: 'Кабинет',
  roles: { CLIENT: 'Заказчик', EXECUTOR: 'Исполнитель', MODERATOR: 'Модератор', ADMIN: 'Администратор' },
  /** Beside the role; the name of a company says it itself. */
  forms: { LLC: null, SP: 'ИП', SE: 'самозанятый' },
  myTasks: 'Мои задания',
  myReviews: 'Мои отзывы',
  portfolio: 'Портфолио',
  servicesAndPrices: 'Услуги и цены',
  chats: 'Чаты',
  settings: 'Настройки',
  profile: 'Профиль',
  moderation: 'Модерация',
  admin: 'Управление',
  unread: ['непрочитанное', 'непрочитанных', 'непрочитанных'],
  signOut: 'Выйти',
} as const
