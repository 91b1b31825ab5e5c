import type { Tariff } from '../contract/tariffs.ts'
import { formatDay, formatMoney, type Moment } from '../format/index.ts'
import { formatNumber } from '../format/number.ts'
import { serviceLabels } from './tariff-labels.ts'

/** Where and when it is read. */
interface Reading {
  readonly now: Moment
  readonly timeZone: string
}

/** «с 1 декабря — 790 ₽»; empty where no other price is planned. */
export const plannedPrice = (
  price: number,
  planned: { readonly from: string; readonly price: number } | null,
  { now, timeZone }: Reading,
): string =>
  planned === null || planned.price === price
    ? ''
    : `с ${formatDay(planned.from, now, timeZone)} — ${formatMoney(planned.price)}`

/** All that is the next to change in tariffs, a sentence each: «Базовый с 1 декабря: 790 ₽ в месяц, отклики на задания — 40.» */
export const plannedSentences = (tariffs: readonly Tariff[], { now, timeZone }: Reading): readonly string[] =>
  tariffs.flatMap(({ name, price, planned }) => {
    if (planned === null) return []
    const limits = planned.limits.map(
      ({ type, limit }) =>
        `${serviceLabels[type].toLowerCase()} — ${limit === null ? 'без ограничений' : formatNumber(limit)}`,
    )
    const parts = [...(planned.price === price ? [] : [`${formatMoney(planned.price)} в месяц`]), ...limits]
    return [`«${name}» с ${formatDay(planned.from, now, timeZone)}: ${parts.join(', ')}.`]
  })
