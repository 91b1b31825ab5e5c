import type { PublicationStatus } from '@artel/core/contract'
import { NBSP } from '@artel/core/format'

/** Words of the page of an article. */
export const ru = {
  blog: 'Блог',
  contents: 'В статье',
  reading: (minutes: string) => `читать ${minutes}`,
  tags: 'Метки',
  author: 'Автор',
  toAuthor: 'Цены, работы и отзывы',
  toWritten: 'Все статьи автора',
  related: 'Читайте дальше',
  forSignedIn: 'Статья для тех, кто вошёл',
  edit: 'Изменить',
  hide: 'Скрыть',
  show: 'Показать снова',
  submit: 'Отправить на проверку',
  own: 'Так статью видят читатели.',
  states: {
    DRAFT: 'Черновик: его видите только вы. Когда статья готова, отправьте её на проверку.',
    PENDING: 'Статья на проверке. Она появится в блоге, как только модератор её одобрит.',
    HIDDEN: 'Статья скрыта: в блоге её нет.',
  },
  mend: `Исправьте статью, и она снова уйдёт на${NBSP}проверку.`,
  ofStaff: {
    DRAFT: 'Черновик автора: в блоге его нет.',
    PENDING: 'Статья ждёт решения модератора.',
    HIDDEN: 'Автор скрыл статью: в блоге её нет.',
    REJECTED: 'Статья отклонена: в блоге её нет.',
    PUBLISHED: 'Статья опубликована.',
  } satisfies Record<PublicationStatus, string>,
} as const
