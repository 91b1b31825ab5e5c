import { SERVICE_LIMITS } from '@artel/core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import {
  aMarketplace,
  aPerson,
  CATEGORIES,
  call,
  type Marketplace,
  type Person,
  refused,
} from '../../../test/marketplace.ts'

let market: Marketplace

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

const aLine = (name: string) => ({ name, priceType: 'FROM', price: 1_500_00, unit: 'шт.' }) as const
const anOwner = () => aPerson(market, { role: 'EXECUTOR' })
const table = (as: Person, count: number) => ({
  as,
  body: {
    categoryId: CATEGORIES.plumbing,
    lines: Array.from({ length: count }, (_, index) => aLine(`Услуга ${index}`)),
  },
})
const list = async (owner: Person) => (await call(market, 'listServices', { query: { executorId: owner.id } })).data

it('tables that come at once are all there or not at all, and never more than there is room for', async () => {
  const owner = await anOwner()
  const half = SERVICE_LIMITS.count / 2
  const answers = await Promise.allSettled(
    Array.from({ length: 5 }, () => call(market, 'createServices', table(owner, half))),
  )

  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
    'rejected',
  ])
  expect(await list(owner)).toHaveLength(SERVICE_LIMITS.count)
  const one = { as: owner, body: { ...aLine('Ещё одна'), categoryId: CATEGORIES.plumbing } }
  expect((await refused(market, 'createService', one)).code).toBe('LIMIT_REACHED')
})

it('a table that is sent twice under one key is added once', async () => {
  const owner = await anOwner()
  const sent = { ...table(owner, 3), idempotencyKey: 'a-pasted-table' }
  const [first, second] = [await call(market, 'createServices', sent), await call(market, 'createServices', sent)]

  expect(second).toEqual(first)
  expect(await list(owner)).toHaveLength(3)
})

it('orders that come at once leave one of them, whole', async () => {
  const owner = await anOwner()
  const { data } = await call(market, 'createServices', table(owner, 4))
  const ids = data.map(({ id }) => id)
  const orders = [ids, ids.toReversed(), [...ids.slice(1), ...ids.slice(0, 1)]]
  await Promise.all(orders.map((order) => call(market, 'orderServices', { as: owner, body: { ids: order } })))

  expect(orders).toContainEqual((await list(owner)).map(({ id }) => id))
})

it('a line belongs to who wrote it: others cannot change, order or delete it, whatever they send', async () => {
  const [owner, stranger] = [await anOwner(), await anOwner()]
  const { data } = await call(market, 'createServices', table(owner, 2))
  const [line] = data
  const params = { id: line?.id ?? 0 }
  const theft = { executorId: stranger.id, position: -1, version: 1, name: 'Чужая' }

  expect((await refused(market, 'updateService', { as: stranger, params, body: theft })).code).toBe('NOT_FOUND')
  expect((await refused(market, 'deleteService', { as: stranger, params })).code).toBe('NOT_FOUND')
  const order = { as: stranger, body: { ids: data.map(({ id }) => id) } }
  expect((await refused(market, 'orderServices', order)).code).toBe('VERSION_CONFLICT')
  const given = { as: owner, params, body: { ...theft, name: 'Своя' } }
  await call(market, 'updateService', given)
  expect((await list(owner)).map(({ name }) => name)).toEqual(['Своя', 'Услуга 1'])
  expect(await list(stranger)).toEqual([])
})

it('words that are meant for a database or a browser are kept as words', async () => {
  const owner = await anOwner()
  const hostile = ["'); drop table services; --", '<script>alert(1)</script>', '=HYPERLINK("http://evil.example")']
  const lines = hostile.map(aLine)
  await call(market, 'createServices', { as: owner, body: { categoryId: CATEGORIES.plumbing, lines } })
  expect((await list(owner)).map(({ name }) => name)).toEqual(hostile)

  for (const name of ['a\u0000b', '\ud800', ' ', 'ы'.repeat(121)]) {
    const body = { categoryId: CATEGORIES.plumbing, lines: [aLine('Годная'), aLine(name)] }
    expect((await refused(market, 'createServices', { as: owner, body })).code).toBe('VALIDATION_FAILED')
  }
  expect(await list(owner)).toHaveLength(hostile.length)
})
