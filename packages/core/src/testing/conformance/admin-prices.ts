import { NBSP } from '../../format/index.ts'
import { on, type Scenario, seesThat } from './scenario.ts'
import type { Person, Stage } from './stage.ts'

const KEY = 'ADVANCED_ANALYTICS:month:1'

/** An administrator, and a price as it stands: others play with the same prices. */
const aPrice = async (stage: Stage) => {
  const admin = await stage.someone('ADMIN')
  const price = (await admin.does('listPrices', {})).find(({ key }) => key === KEY)
  if (!price) throw new Error(`Nothing is sold as ${KEY}`)
  return { admin, price }
}

const priceNow = (executor: Person, expected: number) =>
  seesThat(
    executor,
    'getUserServicesInfo',
    {},
    (services) => services.find(({ type }) => type === 'ADVANCED_ANALYTICS')?.prices[0]?.price ?? null,
    expected,
  )

/** Prices as administrators set them. */
export const adminPriceScenarios: readonly Scenario[] = [
  on('listPrices').shows({
    title: 'Everything that is sold has a price, FREE has none',
    arrange: aPrice,
    act: ({ admin }) => ({ by: admin, with: {} }),
    look: (list) => list.slice(0, 3).map(({ group, title }) => ({ group, title })),
    answer: () =>
      ['Базовый', 'Стандарт', 'Про'].map((name) => ({
        group: 'TARIFF' as const,
        title: `Тариф «${name}», 1${NBSP}месяц`,
      })),
  }),
  on('changePrice').shows({
    title: 'A new price counts at once, and is known by whom it was set',
    arrange: async (stage) => ({ ...(await aPrice(stage)), executor: await stage.someone('EXECUTOR') }),
    act: ({ admin, price }) => ({
      by: admin,
      with: { body: { key: KEY, version: price.version, price: price.price + 100_00 } },
    }),
    look: ({ price, version, changedAt, changedBy }) => ({
      price,
      version,
      changedAt,
      changedBy: changedBy?.id ?? null,
    }),
    answer: ({ admin, price }, _, stage) => ({
      price: price.price + 100_00,
      version: price.version + 1,
      changedAt: stage.moment(),
      changedBy: admin.id,
    }),
    afterwards: ({ admin, executor, price }, { version }) => [
      priceNow(executor, price.price + 100_00),
      seesThat(
        admin,
        'listStaffLog',
        { query: { action: 'PRICE_CHANGED', limit: 1 } },
        ({ items }) => items.map(({ before, after, object }) => [object.id, before, after]),
        [[KEY, String(price.price), String(price.price + 100_00)]],
      ),
      seesThat(
        admin,
        'changePrice',
        { body: { key: KEY, version, price: price.price } },
        (now) => now.price,
        price.price,
      ),
    ],
  }),
  on('changePrice').refuses('NOT_FOUND', {
    title: 'What is not sold has no price',
    arrange: aPrice,
    act: ({ admin }) => ({ by: admin, with: { body: { key: 'TARIFF:FREE', version: 0, price: 100_00 } } }),
  }),
]
