import type { ListPrice } from '../../contract/admin.ts'
import { NBSP } from '../../format/index.ts'
import { legalDay } from '../../legal/index.ts'
import { aBuyer, aFreeExecutor, hasUsed, tariffFor } from './purchases.ts'
import { isRefused, on, type Scenario, seesThat } from './scenario.ts'
import { DAY, type Person, type Stage } from './stage.ts'

const KEY = 'ADVANCED_ANALYTICS:month:1'
const LIMIT = 'LIMIT:BASIC:REPLIES'

const listedBy = async (admin: Person, key: string): Promise<ListPrice> => {
  const price = (await admin.does('listPrices', {})).find((one) => one.key === key)
  if (!price) throw new Error(`Nothing is set as ${key}`)
  return price
}

/** An administrator, and a price as it stands: others play with the same prices. */
const aPrice = async (stage: Stage, key = KEY) => {
  const admin = await stage.someone('ADMIN')
  const price = await listedBy(admin, key)
  return { admin, price, before: price.value ?? 0 }
}

/** The day after tomorrow in Moscow, and its beginning. */
const aDayAhead = (stage: Stage) => {
  const day = legalDay(stage.moment(2 * DAY))
  return { day, from: new Date(`${day}T00:00:00+03:00`).toISOString() }
}

const analyticsCosts = (executor: Person, price: number, planned: { from: string; price: number } | null) =>
  seesThat(
    executor,
    'getUserServicesInfo',
    {},
    (services) => {
      const row = services.find(({ type }) => type === 'ADVANCED_ANALYTICS')?.prices[0]
      return [row?.price, row?.planned]
    },
    [price, planned],
  )

/** Puts a price back as it was, for those who play after this. */
const restores = (admin: Person, key: string, version: number, value: number | null) =>
  seesThat(admin, 'changePrice', { body: { key, version, value } }, (now) => now.value, value)

/** Prices and limits as administrators set them. */
export const adminPriceScenarios: readonly Scenario[] = [
  on('listPrices').shows({
    title: 'Everything that is sold has a price, FREE has none, and each tariff has its limits',
    arrange: aPrice,
    act: ({ admin }) => ({ by: admin, with: {} }),
    look: (list) => [
      list.slice(0, 3).map(({ group, title }) => [group, title]),
      list.filter(({ key }) => key.startsWith('LIMIT:FREE')).map(({ key, value }) => [key, value]),
    ],
    answer: () => [
      ['Базовый', 'Стандарт', 'Про'].map((name) => ['TARIFF', `Тариф «${name}», 1${NBSP}месяц`]),
      [
        ['LIMIT:FREE:REPLIES', 5],
        ['LIMIT:FREE:CASES', 3],
        ['LIMIT:FREE:PRODUCTS', 5],
        ['LIMIT:FREE:ARTICLES', 1],
      ],
    ],
  }),
  on('changePrice').shows({
    title: 'A new price counts at once, and is known by whom it was set',
    arrange: async (stage) => ({ ...(await aPrice(stage)), executor: await stage.someone('EXECUTOR') }),
    act: ({ admin, price, before }) => ({
      by: admin,
      with: { body: { key: KEY, version: price.version, value: before + 100_00, validFrom: null } },
    }),
    look: ({ value, version, changes: [last] }) => ({
      value,
      version,
      state: last?.state,
      validFrom: last?.validFrom,
      changedBy: last?.changedBy.id,
    }),
    answer: ({ admin, price, before }, _, stage) => ({
      value: before + 100_00,
      version: price.version + 1,
      state: 'IN_FORCE' as const,
      validFrom: stage.moment(),
      changedBy: admin.id,
    }),
    afterwards: ({ admin, executor, price, before }, { version }) => [
      analyticsCosts(executor, before + 100_00, null),
      seesThat(
        admin,
        'listStaffLog',
        { query: { action: 'PRICE_CHANGED', limit: 1 } },
        ({ items }) => items.map((line) => [line.object.id, line.before, line.after]),
        [[KEY, String(before), String(before + 100_00)]],
      ),
      isRefused(
        admin,
        'changePrice',
        { body: { key: KEY, version: price.version, value: 1_00 } },
        { code: 'VERSION_CONFLICT' },
      ),
      restores(admin, KEY, version, before),
    ],
  }),
  on('changePrice').shows({
    title: 'A price that is planned is told ahead, and changes nothing before its day',
    arrange: async (stage) => {
      return { ...(await aPrice(stage)), executor: await stage.someone('EXECUTOR'), ahead: aDayAhead(stage) }
    },
    act: ({ admin, price, before, ahead }) => ({
      by: admin,
      with: { body: { key: KEY, version: price.version, value: before + 50_00, validFrom: ahead.day } },
    }),
    look: ({ value, changes: [last] }) => [value, last?.state, last?.value, last?.validFrom],
    answer: ({ before, ahead }) => [before, 'PLANNED', before + 50_00, ahead.from],
    afterwards: ({ admin, executor, before, ahead }, { version, changes: [last] }) => {
      const cancel = { params: { id: last?.id ?? 0 }, body: { version } }
      return [
        analyticsCosts(executor, before, { from: ahead.from, price: before + 50_00 }),
        seesThat(
          admin,
          'listStaffLog',
          { query: { action: 'PRICE_PLANNED', limit: 1 } },
          ({ items }) => items.map((line) => [line.object.id, line.before, line.after]),
          [[KEY, String(before), String(before + 50_00)]],
        ),
        seesThat(admin, 'cancelPriceChange', cancel, ({ changes: [now] }) => now?.state, 'CANCELED'),
      ]
    },
  }),
  on('cancelPriceChange').shows({
    title: 'A price that is planned is called off before its day, and nobody is told of it any more',
    arrange: async (stage) => {
      const { admin, price, before } = await aPrice(stage)
      const body = { key: KEY, version: price.version, value: before + 20_00, validFrom: aDayAhead(stage).day }
      const planned = await admin.does('changePrice', { body })
      return { admin, planned, before, executor: await stage.someone('EXECUTOR') }
    },
    act: ({ admin, planned: { version, changes } }) => ({
      by: admin,
      with: { params: { id: changes[0]?.id ?? 0 }, body: { version } },
    }),
    look: ({ value, changes: [last] }) => [value, last?.state],
    answer: ({ before }) => [before, 'CANCELED' as const],
    afterwards: ({ executor, before }) => [analyticsCosts(executor, before, null)],
  }),
  on('cancelPriceChange').refuses('VERSION_CONFLICT', {
    title: 'A price that holds already is not called off',
    arrange: async (stage) => {
      const { admin, price, before } = await aPrice(stage)
      const { day } = aDayAhead(stage)
      const body = { key: KEY, version: price.version, value: before + 10_00, validFrom: day }
      const planned = await admin.does('changePrice', { body })
      stage.advance(3 * DAY)
      return { admin, planned, before, executor: await stage.someone('EXECUTOR') }
    },
    act: ({ admin, planned: { version, changes } }) => ({
      by: admin,
      with: { params: { id: changes[0]?.id ?? 0 }, body: { version } },
    }),
    afterwards: ({ admin, executor, planned, before }) => [
      analyticsCosts(executor, before + 10_00, null),
      restores(admin, KEY, planned.version, before),
    ],
  }),
  on('cancelPriceChange').refuses('NOT_FOUND', {
    title: 'What was never planned is not called off',
    arrange: aPrice,
    act: ({ admin, price }) => ({ by: admin, with: { params: { id: 999_999_999 }, body: { version: price.version } } }),
  }),
  on('changePrice').shows({
    title: 'Whoever has bought a tariff keeps its limits, and the next buyer gets the new ones',
    arrange: async (stage) => {
      const { executor } = await aBuyer(stage, tariffFor('BASIC'))
      return { ...(await aPrice(stage, LIMIT)), executor, stage }
    },
    act: ({ admin, price }) => ({
      by: admin,
      with: { body: { key: LIMIT, version: price.version, value: 45, validFrom: null } },
    }),
    look: ({ value, group, title }) => [value, group, title],
    answer: () => [45, 'LIMIT', 'Тариф «Базовый»: отклики на задания в месяц'],
    afterwards: ({ admin, executor, before }, { version }) => [
      hasUsed(executor, 'REPLIES', 0, before),
      seesThat(
        executor,
        'listTariffs',
        {},
        (tariffs) => tariffs[1]?.services.find(({ type }) => type === 'REPLIES')?.limit,
        45,
      ),
      restores(admin, LIMIT, version, before),
    ],
  }),
  on('isConstraintMet').shows({
    title: 'A purchase that was begun before a change gives what it was begun for',
    arrange: async (stage) => {
      const made = { ...(await aPrice(stage, LIMIT)), ...(await aFreeExecutor(stage)) }
      const purchase = await made.executor.does('createPayment', { body: tariffFor('BASIC') })
      const body = { key: LIMIT, version: made.price.version, value: null }
      const changed = await made.admin.does('changePrice', { body })
      stage.advance(1000)
      await stage.atTheBank(purchase, 'pay')
      return { ...made, changed }
    },
    act: ({ executor }) => ({ by: executor, with: { body: { additionalServiceType: 'REPLIES' } } }),
    look: ({ count }) => count,
    answer: ({ before }): [number, number | null] => [0, before],
    afterwards: ({ admin, before, changed }) => [restores(admin, LIMIT, changed.version, before)],
  }),
  on('changePrice').refuses('NOT_FOUND', {
    title: 'What is not sold has no price',
    arrange: aPrice,
    act: ({ admin }) => ({ by: admin, with: { body: { key: 'TARIFF:FREE', version: 0, value: 100_00 } } }),
  }),
  on('changePrice').refuses('VALIDATION_FAILED', {
    title: 'Nothing is sold for nothing',
    fields: { value: `Не меньше 1${NBSP}₽.` },
    arrange: aPrice,
    act: ({ admin, price }) => ({ by: admin, with: { body: { key: KEY, version: price.version, value: 0 } } }),
  }),
  on('changePrice').refuses('VALIDATION_FAILED', {
    title: 'No price changes backwards',
    fields: { validFrom: 'Задним числом ничего не изменить.' },
    arrange: aPrice,
    act: ({ admin, price, before }, stage) => {
      const validFrom = legalDay(stage.moment(-2 * DAY))
      return { by: admin, with: { body: { key: KEY, version: price.version, value: before + 1_00, validFrom } } }
    },
  }),
]
