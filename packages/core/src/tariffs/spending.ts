import type { Payment } from '../contract/tariffs.ts'
import { calendarTime } from '../format/index.ts'
import type { OwnPayments } from './paid-queries.ts'

/** Purchases that were begun in one month. */
export interface MonthOfPayments {
  /** «2026-03», of the viewer's calendar. */
  readonly month: string
  /** The first of it that is known, ISO. */
  readonly at: string
  /** Kopecks that were paid and not given back; `null` when older purchases of the month are not known. */
  readonly spent: number | null
  readonly payments: readonly Payment[]
}

const paid = ({ status, total }: Payment): number => (status === 'SUCCEEDED' ? total : 0)

/** Purchases by the month they were begun in, the latest first, with what each month has cost. */
export const spendingByMonth = ({ payments, isWhole }: OwnPayments, timeZone: string): readonly MonthOfPayments[] => {
  const months = new Map<string, Payment[]>()
  for (const payment of payments) {
    const { year, month } = calendarTime(payment.createdAt, timeZone)
    const name = `${year}-${String(month).padStart(2, '0')}`
    months.set(name, [...(months.get(name) ?? []), payment])
  }
  const last = [...months.keys()].at(-1)
  return [...months].map(([month, all]) => ({
    month,
    at: all.at(-1)?.createdAt ?? '',
    spent: month === last && !isWhole ? null : all.reduce((sum, payment) => sum + paid(payment), 0),
    payments: all,
  }))
}
