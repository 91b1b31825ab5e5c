import type { ServiceUsage, Tariff } from '../../contract/tariffs.ts'
import {
  aBuyer,
  aFreeExecutor,
  buys,
  hasTariff,
  hasUsed,
  monthsAfter,
  repliesTo,
  TEN_REPLIES,
  tariffFor,
  timeUntil,
} from './purchases.ts'
import { later, on, type Scenario } from './scenario.ts'
import { DAY } from './stage.ts'

type Limits = readonly (readonly [type: ServiceUsage['type'], limit: number | null])[]

/** How a tariff is listed: what it limits, how news of tasks come, and what else it has. */
const listed = (
  [REPLIES, CASES, PRODUCTS, ARTICLES]: readonly [number, number, number, number],
  pace: string,
  ...more: readonly ServiceUsage['type'][]
): Tariff['services'] => {
  const limits: Limits = [
    ['REPLIES', REPLIES],
    ['CASES', CASES],
    ['PRODUCTS', PRODUCTS],
    ['ARTICLES', ARTICLES],
  ]
  return [
    ...limits.map(([type, limit]) => ({ type, limit, note: null })),
    { type: 'NEW_TASKS_NOTIFICATION', limit: null, note: pace },
    ...more.map((type) => ({ type, limit: null, note: null })),
  ]
}

/** What a newcomer has without paying. */
const FREE = { id: 1, type: 'FREE', name: 'Бесплатный', price: 0 } as const
const BASIC_SERVICES = listed([30, 10, 30, 4], 'раз в час', 'BASE_ANALYTICS')
const FREE_SERVICES = listed([5, 3, 5, 1], 'раз в день')
const UNUSED: ServiceUsage[] = [
  { type: 'ARTICLES', count: [0, 1] },
  { type: 'CASES', count: [0, 3] },
  { type: 'PRODUCTS', count: [0, 5] },
  { type: 'REPLIES', count: [0, 5] },
  { type: 'NEW_TASKS_NOTIFICATION', count: [0, null] },
]

const tariffs: readonly Scenario[] = [
  on('listTariffs').answers({
    title: 'Everybody reads the price list, from the smallest tariff to the largest',
    arrange: async () => ({}),
    act: (_, { guest }) => ({ by: guest, with: {} }),
    answer: () => [
      { ...FREE, services: FREE_SERVICES, planned: null },
      {
        id: 2,
        type: 'BASIC',
        name: 'Базовый',
        price: 690_00,
        services: BASIC_SERVICES,
        planned: null,
      },
      {
        id: 3,
        type: 'STANDARD',
        name: 'Стандарт',
        price: 1490_00,
        services: listed(
          [80, 30, 100, 10],
          'сразу',
          'BASE_ANALYTICS',
          'REVIEWS_REMINDER_NOTIFICATION',
          'HIDING_COMPETITORS',
        ),
        planned: null,
      },
      {
        id: 4,
        type: 'PRO',
        name: 'Про',
        price: 2990_00,
        services: listed(
          [200, 100, 500, 30],
          'сразу',
          'BASE_ANALYTICS',
          'ADVANCED_ANALYTICS',
          'REVIEWS_REMINDER_NOTIFICATION',
          'HIDING_COMPETITORS',
          'PERSONAL_MANAGER',
        ),
        planned: null,
      },
    ],
  }),
  on('getUserTariff').answers({
    title: 'Whoever has paid for nothing has the free tariff',
    arrange: aFreeExecutor,
    act: ({ executor }) => ({ by: executor, with: {} }),
    answer: (_, __, stage) => ({
      tariff: FREE,
      until: null,
      nextType: null,
      renewsAt: monthsAfter(stage, 1),
      additionalServicesInfo: UNUSED,
      services: FREE_SERVICES,
    }),
  }),
  on('getUserTariff').answers({
    title: 'A paid tariff lasts its months, with its own limits and what was bought to raise them',
    arrange: async (stage) => {
      const order = { ...tariffFor('BASIC', 2), ...TEN_REPLIES }
      order.services = [...(TEN_REPLIES.services ?? []), { type: 'PRODUCTS', unit: 'month', amount: 1 }]
      const [renewsAt, end] = [monthsAfter(stage, 1), monthsAfter(stage, 2)]
      const { executor } = await aBuyer(stage, order)
      return { executor, renewsAt, end }
    },
    act: ({ executor }) => ({ by: executor, with: {} }),
    answer: ({ renewsAt, end }) => ({
      tariff: { id: 2, type: 'BASIC' as const, name: 'Базовый', price: 690_00 },
      until: end,
      nextType: null,
      renewsAt,
      additionalServicesInfo: [
        { type: 'ARTICLES' as const, count: [0, 4] },
        { type: 'CASES' as const, count: [0, 10] },
        { type: 'PRODUCTS' as const, count: [0, 40] },
        // The ten that were bought are counted apart.
        { type: 'REPLIES' as const, count: [0, 30] },
        { type: 'BASE_ANALYTICS' as const, count: [0, null] },
        { type: 'NEW_TASKS_NOTIFICATION' as const, count: [0, null] },
      ],
      services: BASIC_SERVICES,
    }),
    afterwards: ({ executor, end }, _, stage) => [
      hasUsed(executor, 'REPLIES', 0, 40),
      hasUsed(executor, 'BASE_ANALYTICS', 0, null),
      later(stage, timeUntil(stage, end) - 1),
      hasTariff(executor, 'BASIC', end, null),
      later(stage, 1),
      hasTariff(executor, 'FREE', null, null),
      hasUsed(executor, 'REPLIES', 0, 15),
      hasUsed(executor, 'PRODUCTS', 0, 5),
    ],
  }),
  on('getUserTariff').shows({
    title: 'The same tariff again begins when the first one ends',
    arrange: async (stage) => {
      const end = monthsAfter(stage, 1, monthsAfter(stage, 1))
      return { end, ...(await aBuyer(stage, tariffFor('BASIC'), tariffFor('BASIC'))) }
    },
    act: ({ executor }) => ({ by: executor, with: {} }),
    look: ({ tariff, until, nextType }) => [tariff.type, until, nextType],
    answer: ({ end }) => ['BASIC', end, null],
  }),
  on('getUserTariff').shows({
    title: 'A smaller tariff waits until the larger one ends',
    arrange: async (stage) => {
      const [end, last] = [monthsAfter(stage, 1), monthsAfter(stage, 1, monthsAfter(stage, 1))]
      return { end, last, ...(await aBuyer(stage, tariffFor('PRO'), tariffFor('BASIC'))) }
    },
    act: ({ executor }) => ({ by: executor, with: {} }),
    look: ({ tariff, until, nextType }) => [tariff.type, until, nextType],
    answer: ({ end }) => ['PRO', end, 'BASIC'],
    afterwards: ({ executor, end, last }, _, stage) => [
      later(stage, timeUntil(stage, end)),
      hasTariff(executor, 'BASIC', last, null),
    ],
  }),
  on('getUserTariff').shows({
    title: 'A larger tariff begins at once, and what is left of the smaller one comes after it',
    arrange: async (stage) => {
      const { executor } = await aBuyer(stage, tariffFor('BASIC'))
      stage.advance(10 * DAY)
      const { until: paid } = await executor.does('getUserTariff', {})
      const left = timeUntil(stage, paid ?? '')
      const end = monthsAfter(stage, 1)
      await buys(stage, executor, tariffFor('STANDARD'))
      return { executor, end, last: new Date(Date.parse(end) + left).toISOString() }
    },
    act: ({ executor }) => ({ by: executor, with: {} }),
    look: ({ tariff, until, nextType }) => [tariff.type, until, nextType],
    answer: ({ end }) => ['STANDARD', end, 'BASIC'],
    afterwards: ({ executor, end, last }, _, stage) => [
      later(stage, timeUntil(stage, end)),
      hasTariff(executor, 'BASIC', last, null),
    ],
  }),
]

const usage: readonly Scenario[] = [
  on('isConstraintMet').answers({
    title: 'What the tariff gives and what was bought are one count',
    arrange: async (stage) => {
      const { executor } = await aBuyer(stage, TEN_REPLIES)
      await repliesTo(stage, executor, 2)
      return { executor }
    },
    act: ({ executor }) => ({ by: executor, with: { body: { additionalServiceType: 'REPLIES' } } }),
    answer: () => ({ isMet: true, count: [2, 15] as [number, number] }),
  }),
  on('isConstraintMet').answers({
    title: 'What is in no tariff of the executor, and was not bought, cannot be used',
    arrange: aFreeExecutor,
    act: ({ executor }) => ({ by: executor, with: { body: { additionalServiceType: 'PERSONAL_MANAGER' } } }),
    answer: () => ({ isMet: false, count: [0, 0] as [number, number] }),
    afterwards: ({ executor }) => [hasUsed(executor, 'TOP_EXECUTORS', 0, 0)],
  }),
  on('isConstraintMet').answers({
    title: 'A month of free replies is counted from the day of the account, and none is kept for the next',
    arrange: async (stage) => {
      const { executor } = await aFreeExecutor(stage)
      const next = monthsAfter(stage, 1)
      await repliesTo(stage, executor, 3)
      stage.advance(timeUntil(stage, next) - 1)
      await repliesTo(stage, executor, 2)
      return { executor }
    },
    act: ({ executor }) => ({ by: executor, with: { body: { additionalServiceType: 'REPLIES' } } }),
    answer: () => ({ isMet: false, count: [5, 5] as [number, number] }),
    afterwards: ({ executor }, _, stage) => [later(stage, 1), hasUsed(executor, 'REPLIES', 0, 5)],
  }),
  on('isConstraintMet').answers({
    title: 'A paid tariff has months of its own',
    arrange: async (stage) => {
      const { executor } = await aFreeExecutor(stage)
      await repliesTo(stage, executor, 4)
      stage.advance(3 * DAY)
      const next = monthsAfter(stage, 1)
      await buys(stage, executor, tariffFor('BASIC', 2))
      await repliesTo(stage, executor, 1)
      return { executor, next }
    },
    act: ({ executor }) => ({ by: executor, with: { body: { additionalServiceType: 'REPLIES' } } }),
    answer: () => ({ isMet: true, count: [1, 30] as [number, number] }),
    afterwards: ({ executor, next }, _, stage) => [
      later(stage, timeUntil(stage, next) - 1),
      hasUsed(executor, 'REPLIES', 1, 30),
      later(stage, 1),
      hasUsed(executor, 'REPLIES', 0, 30),
    ],
  }),
  on('isConstraintMet').answers({
    title: 'An article takes a place of its month, but no draft does',
    arrange: async (stage) => {
      const { executor } = await aFreeExecutor(stage)
      const words = { title: 'Как выбрать смеситель для кухни', lead: 'Три вопроса продавцу.', tags: [], body: [] }
      const article = { ...words, authorId: executor.id, category: 'PERSONAL_BLOG', isPublic: true } as const
      for (const status of ['HIDDEN', 'DRAFT', 'REJECTED'] as const) await stage.anArticle({ ...article, status })
      return { executor }
    },
    act: ({ executor }) => ({ by: executor, with: { body: { additionalServiceType: 'ARTICLES' } } }),
    answer: () => ({ isMet: false, count: [1, 1] as [number, number] }),
    afterwards: ({ executor }, _, stage) => [
      later(stage, timeUntil(stage, monthsAfter(stage, 1))),
      hasUsed(executor, 'ARTICLES', 0, 1),
    ],
  }),
]

/** Tariffs, and what they and the services bought besides allow. */
export const tariffScenarios: readonly Scenario[] = [...tariffs, ...usage]
