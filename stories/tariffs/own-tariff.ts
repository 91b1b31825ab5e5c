import type { Calculation, LedgerLine, Payment, Tariff } from '@artel/core/contract'
import type { OwnPayments, PaidServices, TariffSettings } from '@artel/core/tariffs'
import { listedTariffs, presentServices, tariffOffer, usesOf } from '@artel/core/tariffs/billing'
import { aLedgerLine, aPayment, aUserService, aUserTariff, testUuid } from '@artel/core/testing'

/** Thirty bought replies, of which seven are spent. */
const services = presentServices(
  usesOf(tariffOffer('BASIC').limits, [{ type: 'REPLIES', unit: 'piece', amount: 30, used: 7 }], {}),
)

/** BASIC near the end of its replies. */
export const basic: TariffSettings = {
  mine: aUserTariff({
    additionalServicesInfo: [
      { type: 'ARTICLES', count: [1, 4] },
      { type: 'CASES', count: [7, 10] },
      { type: 'PRODUCTS', count: [12, 30] },
      { type: 'REPLIES', count: [26, 30] },
      { type: 'BASE_ANALYTICS', count: [0, null] },
      { type: 'NEW_TASKS_NOTIFICATION', count: [0, null] },
    ],
  }),
  tariffs: listedTariffs(),
  services,
}

/** BASIC costs more from the first of April, and has more replies. */
export const plannedTariffs: readonly Tariff[] = listedTariffs().map((tariff) => {
  if (tariff.type !== 'BASIC') return tariff
  const planned = { from: '2026-03-31T21:00:00.000Z', price: 790_00, limits: [{ type: 'REPLIES' as const, limit: 40 }] }
  return { ...tariff, planned }
})

/** The free tariff, all of whose replies are spent. */
export const free: TariffSettings = {
  ...basic,
  mine: aUserTariff({
    tariff: { id: 1, type: 'FREE', name: 'Бесплатный', price: 0 },
    until: null,
    services: listedTariffs()[0]?.services ?? [],
    additionalServicesInfo: [
      { type: 'ARTICLES', count: [0, 1] },
      { type: 'CASES', count: [2, 3] },
      { type: 'PRODUCTS', count: [0, 5] },
      { type: 'REPLIES', count: [5, 5] },
      { type: 'NEW_TASKS_NOTIFICATION', count: [0, null] },
    ],
  }),
  services: presentServices(usesOf(tariffOffer('FREE').limits, [], {})),
}

/** What a tariff and replies cost. */
export const calculation: Calculation = {
  lines: [
    { title: 'Тариф «Базовый», 3\u00a0месяца', price: 2_070_00 },
    { title: 'Отклики на задания, 30\u00a0штук', price: 790_00 },
  ],
  total: 2_860_00,
}

/** What was bought besides. */
export const paid: PaidServices = {
  mine: basic.mine,
  services,
  bought: [
    aUserService(),
    aUserService({
      id: 602,
      type: 'TOP_EXECUTORS',
      unit: 'day',
      count: [0, null],
      from: '2026-03-01T09:00:00.000Z',
      until: '2026-03-04T09:00:00.000Z',
      category: { id: 11, name: 'Поклейка обоев' },
      city: { id: 92_401_000, name: 'Казань' },
    }),
    aUserService({
      id: 603,
      type: 'CASES',
      unit: 'month',
      count: [0, 10],
      from: '2026-02-20T09:00:00.000Z',
      until: '2026-03-20T09:00:00.000Z',
    }),
  ],
}

const bought = (number: number, overrides: Partial<Payment>): Payment =>
  aPayment({ id: testUuid(number), status: 'SUCCEEDED', confirmationUrl: null, ...overrides })

/** A purchase of every outcome, over two months. */
export const payments: OwnPayments = {
  isWhole: true,
  payments: [
    aPayment({ id: testUuid(410) }),
    bought(411, { lines: [{ title: 'Тариф «Базовый», 1\u00a0месяц', price: 690_00 }], total: 690_00 }),
    bought(412, {
      status: 'FAILED',
      createdAt: '2026-03-01T10:00:00.000Z',
      lines: [{ title: 'Тариф «Базовый», 1\u00a0месяц', price: 690_00 }],
      total: 690_00,
    }),
    bought(413, { status: 'CANCELED', createdAt: '2026-02-27T10:00:00.000Z' }),
    bought(414, {
      status: 'REFUNDED',
      createdAt: '2026-02-20T10:00:00.000Z',
      lines: [{ title: 'Товары, 2\u00a0месяца', price: 380_00 }],
      total: 380_00,
    }),
    bought(415, {
      createdAt: '2026-01-10T09:00:00.000Z',
      lines: [
        { title: 'Отклики на задания, 30\u00a0штук', price: 790_00 },
        { title: 'Место в топе исполнителей, 3\u00a0дня', price: 490_00 },
      ],
      total: 1280_00,
    }),
  ],
}

/** A line of every kind. */
export const ledger: readonly LedgerLine[] = [
  aLedgerLine(),
  aLedgerLine({ id: 652, source: 'SERVICE', task: { id: 502, title: 'Поклеить обои в трёх комнатах' } }),
  aLedgerLine({
    id: 653,
    kind: 'REFUND',
    amount: 1,
    reason: 'UNREAD',
    task: { id: 503, title: 'Покрасить потолок' },
    createdAt: '2026-02-27T08:30:00.000Z',
  }),
  aLedgerLine({
    id: 654,
    kind: 'REFUND',
    amount: 1,
    reason: 'TASK_REMOVED',
    task: null,
    createdAt: '2026-02-25T08:30:00.000Z',
  }),
  aLedgerLine({
    id: 655,
    kind: 'REFUND',
    source: 'SERVICE',
    amount: -10,
    reason: 'PAYMENT_REFUNDED',
    task: null,
    createdAt: '2026-02-20T08:30:00.000Z',
  }),
  aLedgerLine({
    id: 656,
    kind: 'PURCHASE',
    source: 'SERVICE',
    amount: 30,
    task: null,
    createdAt: '2026-01-10T09:00:00.000Z',
  }),
]
