import { HELD_DAYS } from '@artel/core/contract'
import { counted, NBSP, words } from '@artel/core/format'

/** Words of replies, to a task and of one’s own. */
export const ru = {
  yourReply: 'Ваш отклик',
  replies: 'Отклики',
  files: 'Файлы',
  write: 'Написать',
  term: (days: string) => `срок ${days}`,
  accept: 'Выбрать исполнителя',
  acceptFor: (price: string) => `Выбрать за ${price}`,
  picks: { ACCEPT: 'Выбрать', REOPEN: 'Вернуть' },
  details: (name: string) => `Подробнее: ${name}`,
  cheapest: 'дешевле всех',
  quickest: 'быстрее всех',
  order: 'Порядок откликов',
  orders: { price: 'Цена', term: 'Срок', newest: 'Получен', rating: 'Рейтинг' },
  reserve: `Остальные отклики останутся в запасе: если с${NBSP}выбранным исполнителем не${NBSP}сложится, к${NBSP}ним можно вернуться в${NBSP}течение ${counted(HELD_DAYS, words.ofDay)}.`,
  reject: 'Отклонить',
  withdraw: 'Отозвать отклик',
  toChat: 'Перейти в чат',
  repliesFailed: 'Не удалось загрузить отклики',
  noRepliesYet: 'Откликов пока нет',
  noRepliesHint: 'Мы покажем их здесь сразу, как только исполнители ответят. Обновлять страницу не нужно.',
  shortlist: 'В избранные',
  reopen: 'Вернуть отклик',
} as const
