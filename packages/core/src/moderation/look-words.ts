import type { LookKind, UserRejectField } from '../contract/notification-terms.ts'
import type { Notification } from '../contract/notifications.ts'
import { quoted } from '../format/index.ts'
import { paths } from '../routes/index.ts'

const titles: Readonly<Record<Exclude<LookKind, 'USERS'>, string>> = {
  TASK_REPLIES: 'Отклик на задание',
  TASK_OFFERS: 'Предложение задания',
  REVIEWS_REPLIES: 'Ответ на отзыв: задание',
}

/** «Отклик на задание «Починить кран»». */
export const lookTitle = (kind: Exclude<LookKind, 'USERS'>, task: string): string => `${titles[kind]} ${quoted(task)}`

/** What an answer to a review answers. */
export const answeredWords = (review: string): string => `В ответ на отзыв: ${quoted(review)}`

/** What everybody may read of a person. */
export interface PublicWords {
  readonly firstName: string
  readonly lastName: string
  /** Name of a company. */
  readonly shortName: string | null
  /** What an executor tells of themselves. */
  readonly about: string
}

/** What a moderator reads of a person, a line each. */
export const personWordsText = ({ firstName, lastName, shortName, about }: PublicWords): string =>
  [
    `Имя: ${firstName} ${lastName}`,
    ...(shortName ? [`Компания: ${shortName}`] : []),
    ...(about ? [`О себе: ${about}`] : []),
  ].join('\n')

/** Why a person waits whose words are in order. */
export const NEW_FACE = 'Новое фото профиля: фильтры картинок не видят.'

/** What of a person a moderator finds fault with. */
export const userRejectFieldLabels: Readonly<Record<UserRejectField, string>> = {
  FACE: 'Фото',
  NAME: 'Имя или название',
  STORY: 'Рассказ о себе',
}

/** Said where a moderator takes off what a person does not have. */
export const NOT_IN_PROFILE = 'Этого в профиле нет: выберите другое.'

const told: Readonly<Record<UserRejectField, readonly [title: string, advice: string]>> = {
  FACE: ['Фото профиля снято модератором', 'Поставьте другое фото.'],
  NAME: ['Исправьте имя или название в профиле', 'Его видят все: исправьте, пожалуйста.'],
  STORY: ['Рассказ о себе снят модератором', 'Напишите новый: его прочтут заказчики.'],
}

/** What a person is told. @param reason rule and words of the moderator */
export const userVerdictNotice = (
  field: UserRejectField,
  reason: string,
): Pick<Notification, 'kind' | 'title' | 'text' | 'path'> => {
  const [title, advice] = told[field]
  return { kind: 'USERS', title, text: `${reason} ${advice}`, path: paths.profile() }
}
