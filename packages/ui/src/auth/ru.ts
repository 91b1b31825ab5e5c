/** Words of signing in. */
export const ru = {
  title: 'Вход',
  expired: 'Сеанс завершён. Войдите ещё раз, чтобы продолжить: всё, что вы ввели, на месте.',
  login: 'Почта или телефон',
  password: 'Пароль',
  submit: 'Войти',
  retry: 'Попробовать ещё раз',
} as const
