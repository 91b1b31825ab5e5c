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
  myProducts: 'Мои товары',
  chats: 'Чаты',
  settings: 'Настройки',
  profile: 'Профиль',
  moderation: 'Модерация',
  admin: 'Управление',
  unread: ['непрочитанное', 'непрочитанных', 'непрочитанных'],
  signOut: 'Выйти',
  ofTariff: (tariff: string) => `тариф ${tariff}`,
  full: (limit: string) => `Место закончилось: помещается ${limit}`,
  larger: 'На других тарифах больше места:',
  tariff: (name: string, limit: string, price: string) => `${name}: ${limit}, ${price} в месяц`,
  endless: 'без ограничений',
} as const
