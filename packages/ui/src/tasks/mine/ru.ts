import type { TaskStatus } from '@artel/core/contract'

/** Words of one's own task in a role. */
export const ru = {
  myTasks: 'Мои задания',
  roles: { author: 'Я заказчик', executor: 'Я исполнитель' },
  client: 'Заказчик',
  executor: 'Исполнитель',
  history: 'Как всё было',
  events: {
    PENDING: 'Отправлено на проверку',
    APPROVED: 'Опубликовано',
    IN_PROGRESS: 'Началась работа',
    FINISHED: 'Работа принята',
    ARCHIVED: 'Срок вышел',
    CANCELED: 'Отменено',
    REJECTED: 'Отклонено модератором',
  } satisfies Record<TaskStatus, string>,
  finishRequested: 'Исполнитель сообщил, что всё готово',
  about: 'О задании',
  page: 'Страница задания',
  pageHint: 'Описание, фото и место: так задание видят все.',
} as const
