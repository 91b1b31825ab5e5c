/** Words of a question to the team. */
export const ru = {
  title: 'Задать вопрос',
  name: 'Как к вам обращаться',
  email: 'Почта для ответа',
  text: 'Ваш вопрос',
  textHint: 'Что вы делали, что получилось и чего ждали. Пароль и данные карты не пишите.',
  website: 'Оставьте это поле пустым',
  send: 'Отправить вопрос',
  sentTitle: 'Вопрос отправлен',
  sentGuest: (email: string) => `Ответ придёт на ${email}.`,
  sentOwn: 'Ответ придёт в уведомления и на вашу почту.',
  another: 'Задать ещё один',
} as const
