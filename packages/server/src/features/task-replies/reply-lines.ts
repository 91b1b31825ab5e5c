import type { ReplyInput } from '@artel/core/contract'
import { counted, formatPrice, words } from '@artel/core/format'

/** SYSTEM messages about a reply in its chat. */
export const replyLines = {
  rejected: 'Заказчик отклонил отклик.',
  withdrawn: 'Исполнитель отозвал отклик.',
  shortlisted: 'Заказчик отложил отклик в избранные.',
  reopened: 'Заказчик вернулся к отклику. Задание снова ищет исполнителя.',
} as const

/** «Условия: 5 000 ₽, срок 3 дня.» */
export const termsLine = (reply: Pick<ReplyInput, 'priceType' | 'price' | 'termDays'>): string => {
  const price = formatPrice(reply)
  return `Условия: ${price.charAt(0).toLocaleLowerCase('ru')}${price.slice(1)}, срок ${counted(reply.termDays, words.day)}.`
}
