/** Words of the popups. */
export const ru = {
  cookies: 'Cookie',
  cookiesText: 'Мы используем cookie, чтобы улучшать сайт.',
  cookiesMore: 'Подробнее о cookie',
  accept: 'Принять и закрыть',
  isYourCity: 'Это ваш город?',
  whyCity: 'Покажем задания рядом с вами.',
  yes: 'Да',
  other: 'Выбрать другой',
  retry: 'Повторить',
  choose: 'Указать вручную',
  supposed: (city: string) => `Пока показываем город ${city}.`,
  newVersion: 'Вышла новая версия',
  newVersionText: 'Обновите страницу, когда закончите начатое.',
  reload: 'Обновить',
  putOff: 'Позже',
} as const
