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
  termDays: 'Срок, дней',
  sendReply: 'Откликнуться',
  replySent: 'Отклик отправлен',
} as const
