/** Words of one's own questions. */
export const ru = {
  title: 'Мои вопросы',
  note: 'Что вы спрашивали у команды и что мы ответили.',
  loading: 'Загружаем ваши вопросы',
  failed: 'Не удалось загрузить ваши вопросы',
  states: { WAITING: 'Ждёт ответа', ANSWERED: 'Отвечен', CLOSED: 'Закрыт без ответа' },
  asked: (moment: string) => `Вы спросили ${moment}`,
  answered: (moment: string) => `Мы ответили ${moment}`,
  signInTitle: 'Войдите, чтобы прочитать ответ',
  signInText: 'Ответ видит тот, кто спросил. Войдите, и мы откроем ваш вопрос здесь же.',
  signIn: 'Войти',
  soon: 'Ответим здесь, в уведомлениях и письмом.',
} as const
