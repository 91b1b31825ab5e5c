import type { TariffPreview } from '../../contract/tariffs.ts'
import { aBuyer, aFreeExecutor, hasTariff, monthsAfter, repliesTo, TEN_REPLIES, tariffFor } from './purchases.ts'
import { on, type Scenario, seesThat } from './scenario.ts'
import { DAY } from './stage.ts'

const timed = ({ tariff, change, from, total, periods }: TariffPreview) => ({
  type: tariff.type,
  change,
  from,
  total,
  periods,
})

const UNSAID = { note: null, noteThen: null } as const

/** What follows from choosing a tariff, before it is bought. */
export const tariffPreviewScenarios: readonly Scenario[] = [
  on('previewTariff').answers({
    title: 'Before a first tariff is bought, its executor reads what it gives and until when, and nothing is bought',
    arrange: async (stage) => {
      const made = await aFreeExecutor(stage)
      await repliesTo(stage, made.executor, 1)
      return made
    },
    act: ({ executor }) => ({ by: executor, with: { body: { type: 'BASIC', months: 2 } } }),
    answer: (_, __, stage) => ({
      tariff: { id: 2, type: 'BASIC', name: 'Базовый', price: 690_00 },
      change: 'START',
      from: stage.moment(),
      total: 1_380_00,
      periods: [{ type: 'BASIC', from: stage.moment(), until: monthsAfter(stage, 2) }],
      services: [
        { type: 'ARTICLES', used: 0, limit: 1, limitThen: 4, surplus: 0, ...UNSAID },
        { type: 'CASES', used: 0, limit: 3, limitThen: 10, surplus: 0, ...UNSAID },
        { type: 'PRODUCTS', used: 0, limit: 5, limitThen: 30, surplus: 0, ...UNSAID },
        { type: 'REPLIES', used: 1, limit: 5, limitThen: 30, surplus: 0, ...UNSAID },
        { type: 'BASE_ANALYTICS', used: 0, limit: 0, limitThen: null, surplus: 0, ...UNSAID },
        {
          type: 'NEW_TASKS_NOTIFICATION',
          used: 0,
          limit: null,
          limitThen: null,
          surplus: 0,
          note: 'раз в день',
          noteThen: 'раз в час',
        },
      ],
    }),
    afterwards: ({ executor }) => [
      hasTariff(executor, 'FREE', null, null),
      seesThat(executor, 'listPayments', { query: {} }, ({ items }) => items, []),
    ],
  }),
  on('previewTariff').shows({
    title: 'The same tariff is bought on from the end of the paid time',
    arrange: async (stage) => {
      const [from, end] = [stage.moment(), monthsAfter(stage, 1)]
      return { from, end, ...(await aBuyer(stage, tariffFor('BASIC'))) }
    },
    act: ({ executor }) => ({ by: executor, with: { body: { type: 'BASIC', months: 1 } } }),
    look: timed,
    answer: ({ end }, _, stage) => ({
      type: 'BASIC' as const,
      change: 'PROLONG' as const,
      from: end,
      total: 690_00,
      periods: [
        { type: 'BASIC' as const, from: stage.moment(), until: end },
        { type: 'BASIC' as const, from: end, until: monthsAfter(stage, 1, end) },
      ],
    }),
  }),
  on('previewTariff').shows({
    title: 'A larger tariff would begin at once, and no paid day of the smaller one would be lost',
    arrange: async (stage) => {
      const end = monthsAfter(stage, 1)
      const { executor } = await aBuyer(stage, tariffFor('BASIC'))
      stage.advance(10 * DAY)
      return { executor, left: Date.parse(end) - Date.parse(stage.moment()) }
    },
    act: ({ executor }) => ({ by: executor, with: { body: { type: 'PRO', months: 1 } } }),
    look: timed,
    answer: ({ left }, _, stage) => {
      const end = monthsAfter(stage, 1)
      return {
        type: 'PRO' as const,
        change: 'UPGRADE' as const,
        from: stage.moment(),
        total: 2_990_00,
        periods: [
          { type: 'PRO' as const, from: stage.moment(), until: end },
          { type: 'BASIC' as const, from: end, until: new Date(Date.parse(end) + left).toISOString() },
        ],
      }
    },
  }),
  on('previewTariff').shows({
    title: 'Nothing is taken away before the paid time is over; what was bought besides counts on',
    arrange: async (stage) => {
      const end = monthsAfter(stage, 1)
      return { end, ...(await aBuyer(stage, tariffFor('STANDARD'), TEN_REPLIES)) }
    },
    act: ({ executor }) => ({ by: executor, with: { body: { type: 'FREE', months: 1 } } }),
    look: (preview) => ({
      ...timed(preview),
      replies: preview.services.find(({ type }) => type === 'REPLIES'),
    }),
    answer: ({ end }, _, stage) => ({
      type: 'FREE' as const,
      change: 'DOWNGRADE' as const,
      from: end,
      total: 0,
      periods: [{ type: 'STANDARD' as const, from: stage.moment(), until: end }],
      replies: { type: 'REPLIES' as const, used: 0, limit: 90, limitThen: 15, surplus: 0, ...UNSAID },
    }),
  }),
]
