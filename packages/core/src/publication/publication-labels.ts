import type { PublicationStatus } from '../contract/content-terms.ts'

/** How a publication stands, in a word. */
export const publicationLabels: Readonly<Record<PublicationStatus, string>> = {
  DRAFT: 'Черновик',
  PENDING: 'На проверке',
  PUBLISHED: 'Опубликован',
  HIDDEN: 'Скрыт',
  REJECTED: 'Отклонён',
}
