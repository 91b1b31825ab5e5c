import type { ComplaintTarget } from '@artel/core/moderation'

/** Words of the way to a complaint. */
export const ru = {
  complain: 'Пожаловаться',
  titles: {
    TASK: 'Пожаловаться на задание',
    USER: 'Пожаловаться на человека',
    PRODUCT: 'Пожаловаться на товар',
    ARTICLE: 'Пожаловаться на статью',
    REVIEW: 'Пожаловаться на отзыв',
    MESSAGE: 'Пожаловаться на сообщение',
  } satisfies Record<ComplaintTarget, string>,
} as const
