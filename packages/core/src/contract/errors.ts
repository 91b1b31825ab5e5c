/** One refusal: its HTTP status and the Russian sentence that is fit to show (product §8, product §21). */
export interface ErrorDefinition {
  readonly statusCode: number
  readonly message: string
}

/** Every machine-readable error code of the API with the words a person reads. */
export const errorCatalogue = {
  VALIDATION_FAILED: { statusCode: 400, message: 'Проверьте, пожалуйста, заполненные поля.' },
  INVALID_CREDENTIALS: { statusCode: 401, message: 'Неверная почта, телефон или пароль.' },
  ACCOUNT_BLOCKED: { statusCode: 403, message: 'Аккаунт заблокирован.' },
  UNAUTHORIZED: { statusCode: 401, message: 'Войдите, чтобы продолжить.' },
  TOKEN_EXPIRED: { statusCode: 401, message: 'Сеанс устарел. Обновляем его.' },
  SESSION_ENDED: { statusCode: 401, message: 'Сеанс завершён. Войдите ещё раз, чтобы продолжить.' },
  XSRF_REJECTED: { statusCode: 403, message: 'Запрос пришёл не со страницы Артели. Обновите страницу и повторите.' },
  FORBIDDEN: { statusCode: 403, message: 'Это действие вам недоступно.' },
  NOT_FOUND: { statusCode: 404, message: 'Не нашли то, что вы ищете. Возможно, это удалено или ссылка устарела.' },
  VERSION_CONFLICT: {
    statusCode: 409,
    message: 'Пока вы смотрели, данные изменились. Мы показали свежие, повторите действие.',
  },
  TRANSITION_REFUSED: { statusCode: 409, message: 'Сейчас это сделать нельзя: состояние уже другое.' },
  TASK_LIMIT_REACHED: {
    statusCode: 409,
    message: 'У вас уже 10 открытых заданий. Завершите или отмените одно из них.',
  },
  EMAIL_NOT_CONFIRMED: { statusCode: 403, message: 'Подтвердите почту, и задание можно будет опубликовать.' },
  REPLY_EXISTS: { statusCode: 409, message: 'Вы уже откликнулись на это задание.' },
  REPLY_LIMIT_REACHED: { statusCode: 409, message: 'У задания уже набралось достаточно откликов.' },
  REPLY_OWN_TASK: { statusCode: 403, message: 'Откликнуться на собственное задание нельзя.' },
  REPLY_NEEDS_VERIFICATION: {
    statusCode: 403,
    message: 'Заказчик принимает отклики только от проверенных исполнителей.',
  },
  CHAT_CLOSED: { statusCode: 409, message: 'Чат закрыт. Написать в него больше нельзя.' },
  CHAT_LIMIT_REACHED: { statusCode: 429, message: 'Новых чатов можно открыть не больше 10 в час. Подождите немного.' },
  MESSAGE_TOO_OLD: { statusCode: 409, message: 'Сообщение можно поправить только в первые 15 минут.' },
  EMAIL_TAKEN: { statusCode: 409, message: 'Эта почта уже занята. Войдите или восстановите пароль.' },
  EMAIL_CONFIRMED: { statusCode: 409, message: 'Почта уже подтверждена.' },
  PHONE_MISSING: { statusCode: 409, message: 'Сначала укажите телефон.' },
  PHONE_CONFIRMED: { statusCode: 409, message: 'Телефон уже подтверждён.' },
  CODE_WRONG: { statusCode: 403, message: 'Код не подошёл. Проверьте цифры из последнего СМС или запросите новый.' },
  CODE_SPENT: { statusCode: 403, message: 'Попытки закончились: этот код больше не действует. Запросите новый.' },
  SMS_UNAVAILABLE: { statusCode: 503, message: 'Сегодня СМС больше не отправляем. Попробуйте завтра.' },
  LINK_EXPIRED: { statusCode: 410, message: 'Ссылка устарела или неполная. Запросите новую.' },
  LINK_USED: { statusCode: 410, message: 'Этой ссылкой уже воспользовались.' },
  PASSWORD_COMMON: { statusCode: 400, message: 'Такой пароль слишком легко угадать. Придумайте другой.' },
  WRONG_PASSWORD: { statusCode: 403, message: 'Неверный пароль.' },
  TASKS_IN_PROGRESS: { statusCode: 409, message: 'Сначала завершите или отмените задания, которые в работе.' },
  CATEGORY_IMMUTABLE: { statusCode: 409, message: 'После первого отклика категорию поменять нельзя.' },
  QUOTA_EXHAUSTED: { statusCode: 409, message: 'Отклики по тарифу закончились. Купите ещё или смените тариф.' },
  OFFER_EXISTS: { statusCode: 409, message: 'Вы уже предложили это задание этому исполнителю.' },
  OFFER_LIMIT_REACHED: {
    statusCode: 409,
    message: 'Больше предложений пока нельзя: не больше 5 на задание и 20 в день.',
  },
  REVIEW_EXISTS: { statusCode: 409, message: 'Вы уже оставили отзыв.' },
  REVIEW_TOO_LATE: { statusCode: 409, message: 'Отзыв можно оставить в течение 14 дней после сделки.' },
  LIMIT_REACHED: { statusCode: 409, message: 'Достигнут предел. Освободите место или смените тариф.' },
  FILE_TOO_LARGE: { statusCode: 413, message: 'Размер файла превышает допустимый.' },
  FILE_TYPE_REFUSED: { statusCode: 415, message: 'Такие файлы не принимаем. Подойдут картинки, PDF, Word и Excel.' },
  FILE_BROKEN: { statusCode: 400, message: 'Файл повреждён или это не то, что написано в его названии.' },
  FILE_SPACE_USED: { statusCode: 409, message: 'Место для ваших файлов закончилось. Удалите ненужные и повторите.' },
  STORAGE_FULL: {
    statusCode: 507,
    message:
      'Файлы пока не принимаем: на сервере мало места. Всё остальное работает, а файл попробуйте приложить позже.',
  },
  PURCHASE_REFUSED: { statusCode: 409, message: 'Такую покупку сделать нельзя. Обновите страницу и выберите ещё раз.' },
  MANAGER_NOT_IN_TARIFF: { statusCode: 409, message: 'Личный менеджер есть на тарифе «Про».' },
  NO_MANAGERS: { statusCode: 503, message: 'Сейчас некому ответить. Напишите нам со страницы «Контакты».' },
  ANALYTICS_NOT_BOUGHT: {
    statusCode: 403,
    message: 'Таблица входит в расширенную аналитику. Подключите её на странице «Тарифы продвижения».',
  },
  PAYMENTS_UNAVAILABLE: { statusCode: 503, message: 'Оплата временно недоступна. Попробуйте чуть позже.' },
  REDIRECT_EXISTS: { statusCode: 409, message: 'Для этого адреса переезд уже есть.' },
  SECTION_NOT_EMPTY: { statusCode: 409, message: 'В разделе есть вопросы. Перенесите или удалите их.' },
  REDIRECT_LOOP: { statusCode: 409, message: 'Адреса ведут по кругу.' },
  IDEMPOTENCY_KEY_REUSED: {
    statusCode: 409,
    message: 'Этот запрос уже отправлен с другими данными. Обновите страницу.',
  },
  RATE_LIMITED: { statusCode: 429, message: 'Слишком часто. Подождите немного и повторите.' },
  PAYLOAD_TOO_LARGE: { statusCode: 413, message: 'Слишком большой запрос.' },
  UNSUPPORTED_MEDIA_TYPE: { statusCode: 415, message: 'Сервер принимает запросы только в JSON.' },
  INTERNAL: { statusCode: 500, message: 'Что-то сломалось у нас. Мы уже знаем, попробуйте ещё раз чуть позже.' },
  UNAVAILABLE: { statusCode: 503, message: 'Сервис временно недоступен. Попробуйте через минуту.' },
} as const satisfies Record<string, ErrorDefinition>

/** Stable name of a refusal. */
export type ErrorCode = keyof typeof errorCatalogue

/** Body of every unsuccessful answer. `fields` points at the values of the request that were refused. */
export interface ErrorBody {
  readonly message: string | readonly string[]
  readonly error: string
  readonly statusCode: number
  readonly code: ErrorCode
  readonly fields?: Readonly<Record<string, string>>
  /** For TRANSITION_REFUSED: why the lifecycle said no. */
  readonly refusal?: string
}

/** What a refusal may add to its code. */
export type RefusalDetails = Partial<Pick<ErrorBody, 'fields' | 'refusal' | 'message'>>

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  410: 'Gone',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
}

/** A refusal on the wire. `message` replaces the words of the catalogue. */
export const errorBody = (code: ErrorCode, { fields, refusal, message }: RefusalDetails = {}): ErrorBody => {
  const { statusCode, message: words } = errorCatalogue[code]
  return {
    message: message ?? words,
    error: REASONS[statusCode] ?? 'Error',
    statusCode,
    code,
    ...(fields && { fields }),
    ...(refusal !== undefined && { refusal }),
  }
}
