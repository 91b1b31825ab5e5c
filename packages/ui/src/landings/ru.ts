import { counted, formatNumber, formatSpan, NBSP, words } from '@artel/core/format'

/** Words of a landing page's first screen. */
export const ru = {
  services: 'Услуги',
  home: 'Главная',
  start: 'Узнайте цену для своей задачи',
  whatToDo: 'Что нужно сделать',
  example: 'Например, поклеить обои в двух комнатах',
  service: 'Услуга',
  anyService: 'Подберём по описанию',
  usually: 'Исполнители обычно просят',
  usuallyFor: (name: string) => `«${name}»: обычно просят`,
  unknown: 'Цену назовут исполнители: опишите задачу и сравните отклики.',
  submit: 'Получить отклики',
  first:
    'Это первый шаг задания, дальше — место, срок и бюджет. Бесплатно; телефон увидит только тот, кого вы выберете.',
  reviews: (count: number) => counted(count, words.review),
  firstReply: 'первый отклик через',
  minutes: formatSpan,
  executors: (count: number) => counted(count, words.executor),
  verified: (count: number) => `документы проверены у${NBSP}${formatNumber(count)}`,
  days: (from: number, to: number) =>
    from === to
      ? `обычно за${NBSP}${counted(to, ['день', 'дня', 'дней'])}`
      : `обычно за${NBSP}${from}–${counted(to, ['день', 'дня', 'дней'])}`,
  bar: 'Начать задание',
  /** In the bar, where two words of a button would take three lines. */
  begin: 'Начать',
  from: (sum: string) => `от${NBSP}${sum}`,
  free: 'Отклики бесплатны',
  inReplies: 'по откликам исполнителей',
} as const
