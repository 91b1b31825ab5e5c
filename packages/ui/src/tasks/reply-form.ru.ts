import { REPLY_LIMITS } from '@artel/core/contract'
import { counted, NBSP, words } from '@artel/core/format'
import { replyRules } from '@artel/core/validators'

/** Words of the reply form. */
export const ru = {
  yourReply: 'Ваш отклик',
  message: replyRules.text.label,
  messageHint: 'Расскажите, как сделаете работу и почему справитесь.',
  priceType: 'Как указать цену',
  price: 'Цена',
  priceTypes: { FIXED: 'Точная цена', FROM: 'Цена от', NEGOTIABLE: 'По договорённости' },
  files: 'Файлы',
  filesHint: 'Смета, план или фото похожей работы. Увидит только автор задания.',
  works: 'Работы из портфолио',
  worksHint: `До ${counted(REPLY_LIMITS.cases, words.ofWork)}: заказчик увидит их рядом с${NBSP}ценой.`,
  chooseWorks: 'Выбрать работы',
  hideWorks: 'Свернуть',
  worksChosen: (count: number) => `Выбрано: ${counted(count, words.work)}`,
  worksFull: `Больше ${counted(REPLY_LIMITS.cases, words.ofWork)} не${NBSP}приложить: снимите одну, чтобы выбрать другую.`,
  worksFailed: 'Портфолио не загрузилось',
  worksLoading: 'Загружаем портфолио',
  moreWorks: 'Показать ещё',
  noWorks: `В${NBSP}портфолио пока нет работ.`,
  addWork: 'Добавить работу',
  termDays: 'Срок, дней',
  sendReply: 'Откликнуться',
  replySent: 'Отклик отправлен',
} as const
