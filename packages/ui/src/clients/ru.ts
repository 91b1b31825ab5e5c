import { counted, NBSP, words } from '@artel/core/format'

/** Words of the page of a client. */
export const ru = {
  client: 'Заказчик',
  /** «12 заданий, 9 завершено». */
  tasks: (all: number, finished: number) =>
    finished === 0 ? counted(all, words.task) : `${counted(all, words.task)}, ${finished}${NBSP}завершено`,
  edit: 'Изменить профиль',
  ownPage: 'Так вашу страницу видят другие.',
  open: 'Открытые задания',
  /** Where there may be more than are shown. */
  newest: 'Последние открытые задания',
  noOpen: 'Сейчас этот заказчик исполнителя не ищет.',
  ownNoOpen: 'Сейчас вы исполнителя не ищете.',
  create: 'Создать задание',
  board: 'Все задания на доске',
  reviews: 'Отзывы исполнителей',
  noReviews: 'Они появятся, когда исполнители завершённых заданий расскажут, как всё прошло.',
} as const
