import { expect, it } from 'vitest'
import { ADDITIONAL_SERVICE_TYPES, PAYMENT_STATUSES, TARIFF_TYPES } from '../contract/tariff-terms.ts'
import { formatPeriod, formatUsage, isUsable, paymentStatusLabels, serviceLabels, tariffTypeLabels } from './index.ts'

it('periods and pieces are said as one says them', () => {
  expect([formatPeriod(1, 'month'), formatPeriod(3, 'day'), formatPeriod(30, 'piece')]).toEqual([
    '1\u00a0месяц',
    '3\u00a0дня',
    '30\u00a0штук',
  ])
})

it('what is used is said with its limit, and one more is left below it', () => {
  const counts = [
    [3, 30],
    [30, 30],
    [31, 30],
    [31, null],
  ] as const
  expect(counts.map(formatUsage)).toEqual(['3 из 30', '30 из 30', '31 из 30', 'без ограничений'])
  expect(counts.map(isUsable)).toEqual([true, false, false, true])
})

it('every tariff, service and payment has a name of its own', () => {
  for (const names of [
    TARIFF_TYPES.map((type) => tariffTypeLabels[type]),
    ADDITIONAL_SERVICE_TYPES.map((type) => serviceLabels[type]),
    PAYMENT_STATUSES.map((status) => paymentStatusLabels[status]),
  ]) {
    expect(names.filter((name) => !/^[А-Я]/.test(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  }
})
