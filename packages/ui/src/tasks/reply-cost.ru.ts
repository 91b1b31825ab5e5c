import { UNREAD_REFUND_HOURS } from '@artel/core/contract'
import { counted, NBSP, words } from '@artel/core/format'

/** Words about what a reply costs. */
export const ru = {
  fromTariff: (left: string, tariff: string) => `Спишется 1${NBSP}из${NBSP}${left} тарифа «${tariff}»`,
  fromBought: (left: string | null) =>
    left === null ? 'Спишется 1 из купленных откликов' : `Спишется 1${NBSP}из${NBSP}${left}, купленных отдельно`,
  unlimited: (tariff: string) => `По тарифу «${tariff}» отклики без ограничений`,
  renews: (day: string) => `Обновятся ${day}.`,
  refund: `Вернём отклик, если заказчик не${NBSP}откроет его за${NBSP}${counted(UNREAD_REFUND_HOURS, words.hour)}.`,
  spent: 'Отклики по вашему тарифу закончились',
  sent: (limit: string, tariff: string) => `Тариф «${tariff}» даёт ${limit} в${NBSP}месяц, вы отправили все.`,
  buy: 'Докупить отклики',
  tariffs: 'Сравнить тарифы',
  next: (day: string) => `Новые появятся ${day}.`,
} as const
