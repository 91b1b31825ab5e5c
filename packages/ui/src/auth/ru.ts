import type { AuthModal } from '@artel/core/auth'
import { PASSWORD_HINT } from '@artel/core/validators'

/** Words of signing in and of all that leads to it. */
export const ru = {
  login: 'Почта или телефон',
  password: 'Пароль',
  submit: 'Войти',
  retry: 'Попробовать ещё раз',

  /** What leads from one modal to another. */
  chains: {
    'sign-in': 'Войти',
    registration: 'Зарегистрироваться',
    'registration-by-email': 'Зарегистрироваться по почте',
    'forgot-password': 'Забыли пароль?',
  } satisfies Record<AuthModal, string>,
  otherWays: 'Другие действия',

  reset: 'Восстановление пароля',
  askText: 'Укажите почту, с которой вы регистрировались. Мы пришлём ссылку, по которой можно придумать новый пароль.',
  email: 'Почта',
  ask: 'Прислать ссылку',
  sentTitle: 'Проверьте почту',
  sentText: (email: string) =>
    `Если на ${email} зарегистрирован аккаунт, туда придёт письмо со ссылкой. Она действует час. Письма нет? Загляните в «Спам».`,
  askAgain: 'Указать другую почту',
  newPassword: 'Новый пароль',
  newPasswordHint: PASSWORD_HINT,
  newPasswordText: 'После смены пароля на всех устройствах нужно будет войти заново.',
  setPassword: 'Сменить пароль',
  expiredTitle: 'Ссылка устарела',
  expiredText: 'Она действует час. Попросите новую: это займёт минуту.',
  usedTitle: 'Этой ссылкой уже воспользовались',
  usedText: 'Если пароль сменили не вы, попросите новую ссылку и смените его снова.',
  newLink: 'Попросить новую ссылку',
  doneTitle: 'Пароль изменён',
  doneText: 'Войдите с новым паролем.',

  confirming: 'Подтверждаем почту…',
  confirmedTitle: 'Почта подтверждена',
  confirmedText: 'Теперь можно публиковать задания и получать уведомления.',
  usedConfirmationTitle: 'Почта уже подтверждена этой ссылкой',
  usedConfirmationText: 'Больше ничего делать не нужно.',
  expiredConfirmationText: 'Она действует трое суток и годится только для нынешнего адреса. Мы можем прислать новую.',
  expiredConfirmationGuest:
    'Она действует трое суток и годится только для нынешнего адреса. Войдите, и мы пришлём новую.',
  failedConfirmation: 'Не удалось подтвердить почту',
  confirmationSentTitle: 'Отправили новое письмо',
  confirmationSentText: 'Откройте ссылку из него. Письма нет? Загляните в «Спам».',
  sendAgain: 'Отправить ещё раз',
  demoLetters: 'Это демо: письма остаются на этом компьютере.',
  openLetters: 'Открыть письма',
  letterSent: 'Письмо отправлено. Если его нет, загляните в «Спам».',
  proceed: 'Продолжить',
  confirmToPublish: 'Подтвердите почту, чтобы опубликовать задание',
  confirmToPublishText: (email: string) =>
    `Мы отправили письмо на ${email}. Заполняйте задание спокойно: всё сохраняется, а ссылку из письма можно открыть в соседней вкладке.`,
} as const
