import { PASSWORD_HINT, personRules } from '@artel/core/validators'

/** Words of registration. */
export const ru = {
  title: 'Регистрация',
  clientText: 'Опубликуйте задание и выберите исполнителя. Регистрация бесплатна.',
  firstName: personRules.firstName.label,
  lastName: personRules.lastName.label,
  lastNameHint: 'Другие увидят только первую букву.',
  email: 'Почта',
  emailHint: 'Пришлём письмо, чтобы убедиться, что адрес ваш.',
  phone: 'Телефон',
  phoneHint: 'Без вашего согласия его никто не увидит.',
  password: 'Пароль',
  passwordHint: PASSWORD_HINT,
  consents: 'Согласия',
  personalData: 'Я согласен на обработку моих персональных данных',
  terms: 'Я принимаю условия пользовательского соглашения',
  marketing: 'Присылайте мне новости и советы',
  marketingHint: 'Необязательно. Отписаться можно в любой момент.',
  submit: 'Зарегистрироваться',
  haveAccount: 'Уже есть аккаунт?',
  signIn: 'Войти',
  becomeExecutor: 'Хотите выполнять задания?',
  executorLink: 'Стать исполнителем',
  becomeClient: 'Хотите размещать задания?',
  clientLink: 'Регистрация заказчика',
  needsScript: 'Чтобы зарегистрироваться, включите в браузере JavaScript.',

  doneTitle: 'Вы зарегистрированы',
  doneText: (email: string) =>
    `Отправили письмо на ${email}. Откройте ссылку из него в течение трёх суток, чтобы подтвердить почту. Письма нет? Загляните в «Спам».`,
  createTask: 'Создать задание',
  findTask: 'Найти задание',
  already: (name: string) => `${name}, вы уже вошли`,
  alreadyText: 'Чтобы завести ещё один аккаунт, сначала выйдите из этого.',
  home: 'На главную',
  signOut: 'Выйти',
} as const
