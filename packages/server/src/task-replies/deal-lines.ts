import type { ReplyInput } from '@artel/core/contract'
import { counted, formatPrice, words } from '@artel/core/format'
import type { TaskEventName } from '@artel/core/tasks'

/** SYSTEM messages that narrate the deal in its chats (domain.md "Chat"). */
export const dealLines = {
  chosen: 'Исполнитель выбран. Задание в работе.',
  held: 'Заказчик выбрал другого исполнителя. Ваш отклик остаётся в запасе.',
  rejected: 'Заказчик отклонил отклик.',
  withdrawn: 'Исполнитель отозвал отклик.',
} as const

/** «Условия: 5 000 ₽, срок 3 дня.» */
export const termsLine = (reply: Pick<ReplyInput, 'priceType' | 'price' | 'termDays'>): string => {
  const price = formatPrice(reply)
  return `Условия: ${price.charAt(0).toLocaleLowerCase('ru')}${price.slice(1)}, срок ${counted(reply.termDays, words.day)}.`
}

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
}
