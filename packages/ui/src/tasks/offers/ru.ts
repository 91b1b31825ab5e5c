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
  sentHint: `Позовите того, кто подходит. На ответ есть ${hours}, откликов это не${NBSP}тратит.`,
  offer: 'Предложить исполнителю',
  full: `Сразу ждать ответа можно от ${OFFER_LIMITS.openPerTask} исполнителей.`,
  failed: 'Не удалось загрузить предложения',
  loading: 'Загружаем предложения',

  sendTitle: 'Кому предложить задание?',
  sendText: `На${NBSP}ответ есть ${hours}.`,
  whoNeeded: 'Выберите исполнителя.',
  message: 'Сообщение',
  messageHint: 'Что важно знать, чтобы согласиться.',
  send: 'Предложить задание',
  sentDone: 'Предложение отправлено',
  met: 'Вы переписываетесь',
  suiting: {
    city: `Берутся за${NBSP}такое в${NBSP}городе задания`,
    elsewhere: `Берутся за${NBSP}такое в${NBSP}других местах`,
    everywhere: `Берутся за${NBSP}такое`,
  },
  foundByWords: 'Нашлись по вашим словам',
  rated: (average: number) =>
    `${average.toLocaleString('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}${NBSP}из${NBSP}5`,
  alreadyOffered: 'Вы уже предложили задание',
  alreadyReplied: 'Откликается на задание: ответьте на отклик',
  newcomer: 'Новый на Артели',
  search: 'Поиск исполнителя',
  searchHint: 'По имени, названию компании или услуге.',
  searchFailed: 'Не удалось найти исполнителей',
  more: 'Показаны первые. Уточните поиск, чтобы увидеть других.',
  clear: 'Показать подходящих',
  left: (ofTask: number, ofDay: number) =>
    `Другие пока могут откликаться. Это задание можно предложить ещё ${counted(ofTask, ['исполнителю', 'исполнителям', 'исполнителям'])}. За${NBSP}сутки осталось ${counted(ofDay, ['предложение', 'предложения', 'предложений'])}.`,
  fullDay: `За${NBSP}сутки можно отправить не${NBSP}больше ${OFFER_LIMITS.perDay} предложений. Попробуйте завтра.`,
  nobody: 'Никого не нашли',
  nobodyText: 'За такое пока никто не берётся. Поищите по имени или другой услуге либо дождитесь откликов.',
  nobodyByWords: 'Проверьте, нет ли опечатки, или поищите по услуге.',
  back: 'Не сейчас',

  inMyTasks: 'Вам предлагают',
  answer: 'Посмотреть',
} as const
