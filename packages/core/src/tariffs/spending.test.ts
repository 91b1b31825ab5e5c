import { describe, expect, it } from 'vitest'
import type { Payment } from '../contract/index.ts'
import { aPayment } from '../testing/index.ts'
import { spendingByMonth } from './index.ts'

const on = (createdAt: string, status: Payment['status'], total = 290_00) => aPayment({ createdAt, status, total })
const payments = [
  on('2026-03-02T08:00:00.000Z', 'SUCCEEDED'),
  on('2026-03-01T08:00:00.000Z', 'REFUNDED', 790_00),
  // In Moscow it is March already.
  on('2026-02-28T22:00:00.000Z', 'SUCCEEDED', 690_00),
  on('2026-01-10T08:00:00.000Z', 'FAILED'),
]

describe('spendingByMonth', () => {
  it('adds up what was paid and not given back, by the calendar of the viewer', () => {
    const months = spendingByMonth({ payments, isWhole: true }, 'Europe/Moscow')
    expect(months.map(({ month, spent, payments: all }) => [month, spent, all.length])).toEqual([
      ['2026-03', 980_00, 3],
      ['2026-01', 0, 1],
    ])
  })

  it('says no sum of a month that it knows a part of', () => {
    const months = spendingByMonth({ payments, isWhole: false }, 'UTC')
    expect(months.map(({ month, spent }) => [month, spent])).toEqual([
      ['2026-03', 290_00],
      ['2026-02', 690_00],
      ['2026-01', null],
    ])
  })
})
