import { AUTO_FINISH_DAYS, HELD_DAYS } from '@artel/core/contract'
import { counted, words } from '@artel/core/format'
import type { TaskEventName } from '@artel/core/tasks'

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
