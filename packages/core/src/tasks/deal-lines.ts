import type { ReplyInput } from '../contract/task-replies.ts'
import { AUTO_FINISH_DAYS, HELD_DAYS } from '../contract/task-terms.ts'
import type { TaskInput } from '../contract/tasks.ts'
import { counted, formatPrice, words } from '../format/index.ts'
import type { TaskEventName } from './task-lifecycle.types.ts'

/** SYSTEM messages about the beginning and the middle of a deal, in the chats of all who wanted the task. */
export const dealLines = {
  chosen: 'Исполнитель выбран. Задание в работе.',
  held: 'Заказчик выбрал другого исполнителя. Ваш отклик остаётся в запасе.',
  /** Nobody came back to a held reply. */
  letGo: `Заказчик не вернулся к отклику за ${counted(HELD_DAYS, words.day)}.`,
  offerAccepted: 'Исполнитель взялся за задание. Оно в работе.',
  offerClosed: 'Заказчик выбрал другого исполнителя, предложение больше не действует.',
  finishRequested: `Исполнитель сообщил, что работа сделана. Без возражений задание завершится само через ${counted(AUTO_FINISH_DAYS, words.day)}.`,
} as const

/** «Заказчик возражает: не убран мусор.» */
export const objectionLine = (comment: string): string => `Заказчик возражает: ${comment.trim()}`

/** What the chats of a task are told at its end: the one with the chosen executor, and all the others. */
export const endLines: Partial<Record<TaskEventName, { readonly chosen: string; readonly others: string }>> = {
  FINISH: {
    chosen: 'Заказчик подтвердил, что работа сделана. Задание завершено.',
    others: 'Задание завершено с другим исполнителем.',
  },
  CANCEL_BY_AUTHOR: { chosen: 'Заказчик отменил задание.', others: 'Заказчик отменил задание.' },
  CANCEL_BY_EXECUTOR: {
    chosen: 'Исполнитель отказался от задания.',
    others: 'Выбранный исполнитель отказался, задание отменено.',
  },
  AUTO_FINISH: {
    chosen: 'Возражений не было, задание завершено.',
    others: 'Задание завершено с другим исполнителем.',
  },
  EXPIRE: {
    chosen: 'Срок задания прошёл, и оно ушло в архив.',
    others: 'Срок задания прошёл, и оно ушло в архив.',
  },
  REMOVE: { chosen: 'Задание снято модерацией.', others: 'Задание снято модерацией.' },
}

/** SYSTEM messages about a reply in its chat. */
export const replyLines = {
  rejected: 'Заказчик отклонил отклик.',
  withdrawn: 'Исполнитель отозвал отклик.',
  shortlisted: 'Заказчик отложил отклик в избранные.',
  removed: 'Отклик снят модерацией.',
  reopened: 'Заказчик вернулся к отклику. Задание снова ищет исполнителя.',
} as const

/** «Условия: 5 000 ₽, срок 3 дня.» */
export const termsLine = (reply: Pick<ReplyInput, 'priceType' | 'price' | 'termDays'>): string => {
  const price = formatPrice(reply)
  return `Условия: ${price.charAt(0).toLocaleLowerCase('ru')}${price.slice(1)}, срок ${counted(reply.termDays, words.day)}.`
}

/** SYSTEM messages about an offer in its chat. */
export const offerLines = {
  offered: 'Заказчик предложил это задание. Ответить можно в течение трёх дней.',
  declined: 'Исполнитель отказался от предложения.',
  removed: 'Предложение снято модерацией.',
  withdrawn: 'Заказчик отозвал предложение.',
  expired: 'Время на ответ вышло, предложение больше не действует.',
} as const

/** What of a task its author changes: what it says, and its files. */
export type TaskPart = keyof TaskInput | 'fileIds'

const changeWords: Readonly<Record<TaskPart, string>> = {
  title: 'название',
  categoryId: 'категория',
  properties: 'подробности',
  description: 'описание',
  placeMode: 'место',
  cityId: 'место',
  point: 'место',
  addressDetail: 'адрес',
  dateMode: 'сроки',
  startPeriod: 'сроки',
  endPeriod: 'сроки',
  budgetType: 'бюджет',
  budgetFrom: 'бюджет',
  budgetTo: 'бюджет',
  contactMode: 'способ связи',
  verifiedOnly: 'кто может откликнуться',
  fileIds: 'файлы',
}

/** What was changed, in words and each once, in the order of the form: «сроки», «бюджет». */
export const changedParts = (fields: readonly TaskPart[]): readonly string[] => {
  const changed = new Set<string>(fields)
  return [...new Set(Object.entries(changeWords).flatMap(([field, word]) => (changed.has(field) ? word : [])))]
}

/** «Заказчик изменил задание: бюджет, сроки.» */
export const changesLine = (fields: readonly TaskPart[]): string =>
  `Заказчик изменил задание: ${changedParts(fields).join(', ')}.`
