/** Words of the modals of signing in; their forms have their own. */
export const ru = {
  signIn: 'Вход',
  expired: 'Сеанс завершён. Войдите ещё раз, чтобы продолжить: всё, что вы ввели, на месте.',
  registration: 'Регистрация',
  whoAreYou: 'Кем вы хотите быть в Артели?',
  client: 'Я заказчик',
  clientText: 'Опишу задачу и выберу исполнителя',
  executor: 'Я исполнитель',
  executorText: 'Буду откликаться на задания и зарабатывать',

  reset: 'Восстановление пароля',
  confirmation: 'Подтверждение почты',
} as const
