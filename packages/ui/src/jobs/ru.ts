import { counted, NBSP } from '@artel/core/format'

/** Words of finished jobs. */
export const ru = {
  term: (days: number) => `за${NBSP}${counted(days, ['день', 'дня', 'дней'])}`,
  chosenFrom: (replies: number) => `из${NBSP}${counted(replies, ['отклика', 'откликов', 'откликов'])}`,
  parties: (executor: string, client: string) => `${executor} · заказчик ${client}`,
  quote: (text: string) => `«${text}»`,
} as const
