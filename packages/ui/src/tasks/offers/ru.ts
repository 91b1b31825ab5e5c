import { OFFER_LIMITS } from '@artel/core/contract'
import { counted, NBSP, words } from '@artel/core/format'

const hours = counted(OFFER_LIMITS.hours, words.hour)

/** Words of offers: to an executor, and of one's own task. */
export const ru = {
  toYou: 'Вам предлагают это задание',
  toYouText: 'Возьмитесь, и задание сразу перейдёт в работу. Детали можно обсудить в чате.',
  mine: 'Предложение вам',
  from: (name: string) => `Предлагает ${name}`,
  until: (day: string, time: string) => `Ответьте до ${day}, ${time}`,
  waits: (day: string, time: string) => `ждёт ответа до ${day}, ${time}`,
  accept: 'Взяться за задание',
  decline: 'Отказаться',
  withdraw: 'Отозвать',
  withdrawFor: (name: string) => `Отозвать предложение: ${name}`,
  toChat: 'Перейти в чат',
  chatWith: (name: string) => `Перейти в чат: ${name}`,

  acceptTitle: 'Взяться за задание?',
  acceptText: 'Задание перейдёт в работу. Остальным исполнителям заказчик уже не ответит.',
  acceptConfirm: 'Взяться',
  declineTitle: 'Отказаться от предложения?',
  declineText: 'Заказчик узнает об отказе, чат закроется. Откликнуться на задание можно будет, пока оно открыто.',
  declineConfirm: 'Отказаться',
  withdrawTitle: 'Отозвать предложение?',
  withdrawText: 'Исполнитель узнает, что предложение больше не действует, чат с ним закроется.',
  withdrawConfirm: 'Отозвать',

  sent: 'Предложения исполнителям',
  sentHint: `Позовите того, с${NBSP}кем уже знакомы. На ответ есть ${hours}, откликов это не${NBSP}тратит.`,
  offer: 'Предложить исполнителю',
  full: `Сразу ждать ответа можно от ${OFFER_LIMITS.openPerTask} исполнителей.`,
  failed: 'Не удалось загрузить предложения',
  loading: 'Загружаем предложения',

  sendTitle: 'Кому предложить задание?',
  sendText: `Исполнитель получит задание и сможет взяться за него в${NBSP}течение ${counted(OFFER_LIMITS.hours, ['часа', 'часов', 'часов'])}. Другие пока могут откликаться.`,
  who: 'Исполнитель',
  whoNeeded: 'Выберите исполнителя.',
  message: 'Сообщение',
  messageHint: 'Что важно знать, чтобы согласиться.',
  send: 'Предложить задание',
  sentDone: 'Предложение отправлено',
  nobody: 'Пока некому предложить',
  nobodyText: 'Здесь будут исполнители, с которыми вы переписывались и которые ещё не откликались на это задание.',
  close: 'Понятно',
  back: 'Не сейчас',

  inMyTasks: 'Вам предлагают',
  answer: 'Посмотреть',
} as const
