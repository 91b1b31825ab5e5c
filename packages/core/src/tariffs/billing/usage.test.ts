import { describe, expect, it } from 'vitest'
import {
  constraintOn,
  presentServices,
  presentTariff,
  type ServiceInForce,
  type ServiceUse,
  tariffLimits,
  usageOf,
  usesOf,
} from './index.ts'

/** Nobody has set any price. */
const FIRST = new Map<string, number>()
const FREE = tariffLimits('FREE', FIRST)

const pieces = (amount: number, used: number): ServiceInForce => ({ type: 'REPLIES', unit: 'piece', amount, used })
const month = (type: 'PRODUCTS' | 'CASES', amount = 10): ServiceInForce => ({ type, unit: 'month', amount, used: 0 })
const analytics: ServiceInForce = { type: 'ADVANCED_ANALYTICS', unit: 'month', amount: null, used: 0 }

describe('what an executor has of each service', () => {
  it('is what the tariff gives and what was bought besides, each with what is used', () => {
    const uses = usesOf(FREE, [pieces(30, 4), pieces(10, 10), month('PRODUCTS'), month('PRODUCTS')], {
      REPLIES: 5,
      PRODUCTS: 9,
    })
    expect(Object.fromEntries(uses.map(({ type, ofTariff, ofBought }) => [type, [ofTariff, ofBought]]))).toEqual({
      REPLIES: [
        [5, 5],
        [14, 40],
      ],
      PRODUCTS: [
        [9, 5],
        [4, 20],
      ],
      CASES: [[0, 3], undefined],
      ARTICLES: [[0, 1], undefined],
      NEW_TASKS_NOTIFICATION: [[0, null], undefined],
    })
  })

  it('holds what the tariff does not have once it was bought', () => {
    const [bought] = usesOf(FREE, [analytics], {}).filter(({ type }) => type === 'ADVANCED_ANALYTICS')
    expect(bought).toEqual({ type: 'ADVANCED_ANALYTICS', ofTariff: undefined, ofBought: [0, null] })
  })

  it('spends nothing bought while the tariff is not used up', () => {
    const [products] = usesOf(FREE, [month('PRODUCTS')], { PRODUCTS: 3 }).filter(({ type }) => type === 'PRODUCTS')
    expect(products).toEqual({ type: 'PRODUCTS', ofTariff: [3, 5], ofBought: [0, 10] })
  })
})

describe('the use of a service', () => {
  const uses = usesOf(FREE, [pieces(10, 2), month('PRODUCTS'), analytics], { REPLIES: 5, PRODUCTS: 9, CASES: 3 })

  it('counts replies of the tariff and bought ones together, of the others one number', () => {
    expect([usageOf(uses, 'REPLIES'), usageOf(uses, 'PRODUCTS'), usageOf(uses, 'CASES')]).toEqual([
      [7, 15],
      [9, 15],
      [3, 3],
    ])
  })

  it('has no limit where the tariff or what was bought has none', () => {
    expect([usageOf(uses, 'NEW_TASKS_NOTIFICATION'), usageOf(uses, 'ADVANCED_ANALYTICS')]).toEqual([
      [0, null],
      [0, null],
    ])
  })

  it('is nought of nought where one has nothing of it', () => {
    expect(usageOf(uses, 'PERSONAL_MANAGER')).toEqual([0, 0])
  })

  it('lets one more through while something is left', () => {
    expect(constraintOn(uses, 'PRODUCTS')).toEqual({ isMet: true, count: [9, 15] })
    expect(constraintOn(uses, 'CASES')).toEqual({ isMet: false, count: [3, 3] })
    expect(constraintOn(uses, 'NEW_TASKS_NOTIFICATION')).toEqual({ isMet: true, count: [0, null] })
  })
})

describe('what an executor is shown', () => {
  const current = {
    type: 'FREE',
    limits: FREE,
    monthFrom: new Date(0),
    monthUntil: new Date(1),
    until: null,
    nextType: null,
  } as const

  it('of the tariff, are its replies without the bought ones and the others with them', () => {
    const uses = usesOf(FREE, [pieces(10, 2), month('PRODUCTS')], { REPLIES: 5, PRODUCTS: 9 })
    const shown = presentTariff(current, uses, FIRST)
    expect([shown.tariff, shown.until, shown.nextType]).toEqual([
      { id: 1, type: 'FREE', name: 'Бесплатный', price: 0 },
      null,
      null,
    ])
    expect(Object.fromEntries(shown.additionalServicesInfo.map(({ type, count }) => [type, count]))).toEqual({
      REPLIES: [5, 5],
      CASES: [0, 3],
      PRODUCTS: [9, 15],
      ARTICLES: [0, 1],
      NEW_TASKS_NOTIFICATION: [0, null],
    })
  })

  it('of the tariff, is until when it is paid and what comes next', () => {
    const until = new Date('2026-12-01T00:00:00.000Z')
    expect(
      presentTariff(
        { type: 'PRO', limits: { REPLIES: 150 }, monthFrom: until, monthUntil: until, until, nextType: 'BASIC' },
        [],
        FIRST,
      ),
    ).toEqual({
      tariff: { id: 4, type: 'PRO', name: 'Про', price: 299_000 },
      until: '2026-12-01T00:00:00.000Z',
      nextType: 'BASIC',
      renewsAt: '2026-12-01T00:00:00.000Z',
      additionalServicesInfo: [],
      services: [{ type: 'REPLIES', limit: 150, note: null }],
    })
  })

  it('of the tariff, are no replies that it does not give', () => {
    const onlyBought: ServiceUse[] = [{ type: 'REPLIES', ofTariff: undefined, ofBought: [2, 10] }]
    expect(presentTariff(current, onlyBought, FIRST).additionalServicesInfo).toEqual([])
  })

  it('of what can be bought, are its prices and what is used of it', () => {
    const shown = presentServices(usesOf(FREE, [pieces(10, 2)], { REPLIES: 5 }))
    expect(shown.map(({ type, count }) => [type, count])).toContainEqual(['REPLIES', [2, 10]])
    expect(shown.filter(({ type }) => type !== 'REPLIES').map(({ count }) => count)).toEqual(Array(4).fill([0, 0]))
    const prices = shown.map(({ type, prices }) => [type, prices.map((row) => [row.type, row.amount])])
    expect(prices).toContainEqual([
      'TOP_EXECUTORS',
      [
        ['TOP_EXECUTORS', 1],
        ['TOP_EXECUTORS', 3],
        ['TOP_EXECUTORS', 7],
      ],
    ])
  })
})
