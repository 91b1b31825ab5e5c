import type { UserService } from '../../contract/tariffs.ts'
import {
  aBuyer,
  aFreeExecutor,
  aTopPlace,
  buys,
  hasUsed,
  monthsAfter,
  repliesTo,
  TEN_REPLIES,
  tariffFor,
  timeUntil,
} from './purchases.ts'
import { later, on, type Scenario, seesThat } from './scenario.ts'
import { DAY } from './stage.ts'

const typesOf = ({ items }: { readonly items: readonly UserService[] }) => items.map(({ type }) => type)

const priced: readonly Scenario[] = [
  on('getUserServicesInfo').answers({
    title: 'What can be bought is listed with its prices and with what was bought',
    arrange: async (stage) => {
      const services = [
        await aTopPlace(stage),
        ...[1, 2].map(() => ({ type: 'PRODUCTS', unit: 'month', amount: 1 }) as const),
      ]
      const { executor } = await aBuyer(stage, TEN_REPLIES, { services })
      // The tariff's five go first.
      await repliesTo(stage, executor, 6)
      return { executor }
    },
    act: ({ executor }) => ({ by: executor, with: {} }),
    answer: () => [
      {
        type: 'REPLIES' as const,
        count: [1, 10],
        prices: [
          { type: 'REPLIES', unit: 'piece', amount: 10, price: 290_00, planned: null },
          { type: 'REPLIES', unit: 'piece', amount: 30, price: 790_00, planned: null },
          { type: 'REPLIES', unit: 'piece', amount: 100, price: 1990_00, planned: null },
        ],
      },
      {
        type: 'TOP_EXECUTORS' as const,
        count: [0, null],
        prices: [
          { type: 'TOP_EXECUTORS', unit: 'day', amount: 1, price: 190_00, planned: null },
          { type: 'TOP_EXECUTORS', unit: 'day', amount: 3, price: 490_00, planned: null },
          { type: 'TOP_EXECUTORS', unit: 'day', amount: 7, price: 990_00, planned: null },
        ],
      },
      {
        type: 'PRODUCTS' as const,
        count: [0, 20],
        prices: [{ type: 'PRODUCTS', unit: 'month', amount: 1, price: 190_00, planned: null }],
      },
      {
        type: 'CASES' as const,
        count: [0, 0],
        prices: [{ type: 'CASES', unit: 'month', amount: 1, price: 190_00, planned: null }],
      },
      {
        type: 'ADVANCED_ANALYTICS' as const,
        count: [0, 0],
        prices: [{ type: 'ADVANCED_ANALYTICS', unit: 'month', amount: 1, price: 490_00, planned: null }],
      },
    ],
  }),
  on('calculateServices').answers({
    title: 'The price of a tariff and of services is told line by line, and nothing is bought',
    arrange: async (stage) => ({ ...(await aFreeExecutor(stage)), top: await aTopPlace(stage, 7) }),
    act: ({ executor, top }) => ({
      by: executor,
      with: {
        body: {
          ...tariffFor('STANDARD', 3),
          services: [top, { type: 'CASES', unit: 'month', amount: 12 }, { type: 'REPLIES', unit: 'piece', amount: 30 }],
        },
      },
    }),
    answer: () => ({
      lines: [
        { title: 'Тариф «Стандарт», 3\u00a0месяца', price: 4_470_00 },
        { title: 'Место в топе исполнителей, 7\u00a0дней', price: 990_00 },
        { title: 'Работы в портфолио, 12\u00a0месяцев', price: 2_280_00 },
        { title: 'Отклики на задания, 30\u00a0штук', price: 790_00 },
      ],
      total: 8_530_00,
    }),
    afterwards: ({ executor }) => [
      seesThat(executor, 'listPayments', { query: {} }, ({ items }) => items, []),
      hasUsed(executor, 'REPLIES', 0, 5),
    ],
  }),
  on('calculateServices').refuses('PURCHASE_REFUSED', {
    title: 'The free tariff is not sold',
    arrange: aFreeExecutor,
    act: ({ executor }) => ({ by: executor, with: { body: tariffFor('FREE') } }),
  }),
  on('calculateServices').refuses('PURCHASE_REFUSED', {
    title: 'Pieces are sold only as listed',
    arrange: aFreeExecutor,
    act: ({ executor }) => ({
      by: executor,
      with: { body: { services: [{ type: 'REPLIES', unit: 'piece', amount: 11 }] } },
    }),
  }),
  on('calculateServices').refuses('PURCHASE_REFUSED', {
    title: 'A service is sold only by its own unit',
    arrange: aFreeExecutor,
    act: ({ executor }) => ({
      by: executor,
      with: { body: { services: [{ type: 'REPLIES', unit: 'month', amount: 1 }] } },
    }),
  }),
  on('calculateServices').refuses('PURCHASE_REFUSED', {
    title: 'Nothing is sold for longer than a year',
    arrange: aFreeExecutor,
    act: ({ executor }) => ({
      by: executor,
      with: { body: { services: [{ type: 'CASES', unit: 'month', amount: 13 }] } },
    }),
  }),
  on('calculateServices').refuses('PURCHASE_REFUSED', {
    title: 'The top of a category that is not there is not sold',
    arrange: async (stage) => ({ ...(await aFreeExecutor(stage)), top: await aTopPlace(stage) }),
    act: ({ executor, top }) => ({ by: executor, with: { body: { services: [{ ...top, categoryId: 999_999 }] } } }),
  }),
  on('calculateServices').refuses('PURCHASE_REFUSED', {
    title: 'The top of a city that is not there is not sold',
    arrange: async (stage) => ({ ...(await aFreeExecutor(stage)), top: await aTopPlace(stage) }),
    act: ({ executor, top }) => ({ by: executor, with: { body: { services: [{ ...top, cityId: 999_999 }] } } }),
  }),
]

const bought: readonly Scenario[] = [
  on('listUserServices').answers({
    title: 'Bought services are listed with how long they live, the last to begin first',
    arrange: async (stage) => {
      const executor = await stage.someone('EXECUTOR')
      const [top, from] = [await aTopPlace(stage, 3), stage.moment()]
      await buys(stage, executor, TEN_REPLIES)
      await repliesTo(stage, executor, 6)
      stage.advance(DAY)
      await buys(stage, executor, { services: [top] })
      const [[category], [city]] = [await stage.categories(), await stage.cities()]
      return { executor, from, place: { category, city } }
    },
    act: ({ executor }) => ({ by: executor, with: { query: {} } }),
    answer: ({ from, place: { category, city } }, { items: [top, replies] }, stage) => ({
      items: [
        {
          id: top?.id ?? 0,
          type: 'TOP_EXECUTORS',
          unit: 'day',
          count: [0, null],
          from: stage.moment(),
          until: stage.moment(3 * DAY),
          category: { id: category.id, name: category.name },
          city: { id: city.id, name: city.name },
        },
        {
          id: replies?.id ?? 0,
          type: 'REPLIES',
          unit: 'piece',
          count: [1, 10],
          from,
          until: monthsAfter(stage, 12, from),
          category: null,
          city: null,
        },
      ],
      pagination: { totalItems: 2 },
    }),
    afterwards: ({ executor }) => [
      seesThat(
        executor,
        'listUserServices',
        { query: { page: 2, limit: 1 } },
        ({ items, pagination }) => [items.map(({ type }) => type), pagination.totalItems],
        [['REPLIES'], 2],
      ),
      seesThat(executor, 'listUserServices', { query: { type: 'TOP_EXECUTORS' } }, typesOf, ['TOP_EXECUTORS']),
    ],
  }),
  on('listUserServices').shows({
    title: 'A second time at the top begins when the first one ends, and both are over then',
    arrange: async (stage) => {
      const top = await aTopPlace(stage)
      const [begin, end] = [stage.moment(), stage.moment(DAY)]
      return { begin, end, last: stage.moment(2 * DAY), ...(await aBuyer(stage, { services: [top, top] })) }
    },
    act: ({ executor }) => ({ by: executor, with: { query: {} } }),
    look: ({ items }) => items.map(({ from, until }) => [from, until]),
    answer: ({ begin, end, last }) => [
      [end, last],
      [begin, end],
    ],
    afterwards: ({ executor, begin, end, last }, _, stage) => {
      const inForce = (isActive: boolean, expected: readonly string[]) =>
        seesThat(
          executor,
          'listUserServices',
          { query: { isActive } },
          ({ items }): readonly string[] => items.map(({ from }) => from),
          expected,
        )
      return [
        inForce(true, [begin]),
        inForce(false, [end]),
        later(stage, timeUntil(stage, end)),
        inForce(true, [end]),
        hasUsed(executor, 'TOP_EXECUTORS', 0, null),
        later(stage, timeUntil(stage, last) - timeUntil(stage, end)),
        inForce(true, []),
        hasUsed(executor, 'TOP_EXECUTORS', 0, 0),
      ]
    },
  }),
  on('listUserServices').shows({
    title: 'Bought months add ten places to a limit, until they end',
    arrange: async (stage) => {
      const end = monthsAfter(stage, 3)
      return { end, ...(await aBuyer(stage, { services: [{ type: 'CASES', unit: 'month', amount: 3 }] })) }
    },
    act: ({ executor }) => ({ by: executor, with: { query: { isActive: true } } }),
    look: ({ items: [service] }) => ({ added: service?.count[1], until: service?.until }),
    answer: ({ end }) => ({ added: 10, until: end }),
    afterwards: ({ executor, end }, _, stage) => [
      hasUsed(executor, 'CASES', 0, 13),
      later(stage, timeUntil(stage, end)),
      hasUsed(executor, 'CASES', 0, 3),
    ],
  }),
]

/** What can be bought besides a tariff, for how much, and how long it lives. */
export const paidServiceScenarios: readonly Scenario[] = [...priced, ...bought]
