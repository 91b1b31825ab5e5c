import { describe, expect, it } from 'vitest'
import { TARIFF_TYPES } from '../../contract/tariff-terms.ts'
import { boughtService, type HeldService, unspentReplies } from './bought-service.ts'
import {
  isInTariff,
  listedTariffs,
  type OrderedService,
  priceOf,
  tariffLimits,
  tariffOffer,
  topPlacesOf,
} from './index.ts'
import { tariffRank } from './price-list.ts'

/** Nobody has set any price. */
const FIRST = new Map<string, number>()

const aService = (
  service: Partial<OrderedService> & Pick<OrderedService, 'type' | 'unit' | 'amount'>,
): OrderedService => ({
  categoryId: null,
  cityId: null,
  ...service,
})
const replies = aService({ type: 'REPLIES', unit: 'piece', amount: 30 })
const top = aService({ type: 'TOP_EXECUTORS', unit: 'day', amount: 3, categoryId: 11, cityId: 7 })

describe('an order', () => {
  it('costs what its lines cost together', () => {
    expect(priceOf({ tariff: { type: 'BASIC', months: 3 }, services: [replies, top] }, FIRST)).toEqual({
      lines: [
        { title: 'Тариф «Базовый», 3\u00a0месяца', price: 207_000 },
        { title: 'Отклики на задания, 30\u00a0штук', price: 79_000 },
        { title: 'Место в топе исполнителей, 3\u00a0дня', price: 49_000 },
      ],
      total: 335_000,
    })
    expect(priceOf({ tariff: null, services: [] }, FIRST)).toEqual({ lines: [], total: 0 })
  })

  it('takes months by the piece, twelve at most, and days and pieces only as listed', () => {
    const price = (type: OrderedService['type'], unit: OrderedService['unit'], amount: number) =>
      priceOf({ tariff: null, services: [aService({ type, unit, amount })] }, FIRST)?.total ?? null
    expect([1, 2, 12, 13].map((months) => price('PRODUCTS', 'month', months))).toEqual([19_000, 38_000, 228_000, null])
    expect([price('REPLIES', 'piece', 11), price('TOP_EXECUTORS', 'day', 2), price('CASES', 'day', 1)]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('has one price for each service on sale', () => {
    const price = (type: OrderedService['type'], unit: OrderedService['unit'], amount: number) =>
      priceOf({ tariff: null, services: [aService({ type, unit, amount })] }, FIRST)?.total
    expect([10, 30, 100].map((pieces) => price('REPLIES', 'piece', pieces))).toEqual([29_000, 79_000, 199_000])
    expect([1, 3, 7].map((days) => price('TOP_EXECUTORS', 'day', days))).toEqual([19_000, 49_000, 99_000])
    expect((['PRODUCTS', 'CASES', 'ADVANCED_ANALYTICS'] as const).map((type) => price(type, 'month', 1))).toEqual([
      19_000, 19_000, 49_000,
    ])
  })

  it('is refused whole for what is not on sale, the free tariff among it', () => {
    expect(priceOf({ tariff: { type: 'FREE', months: 1 }, services: [replies] }, FIRST)).toBeNull()
    expect(priceOf({ tariff: null, services: [replies, aService({ ...replies, amount: 31 })] }, FIRST)).toBeNull()
  })

  it('names a place at the top only with the service that is about one', () => {
    expect(topPlacesOf({ tariff: null, services: [{ ...replies, categoryId: 11, cityId: 7 }, top] })).toEqual([
      { categoryId: 11, cityId: 7 },
    ])
  })
})

const ADDED = { PRODUCTS: 10, CASES: 10 }
const at = new Date('2026-01-31T10:00:00.000Z')
const until = (iso: string) => new Date(iso)

describe('a paid service', () => {
  it('adds its pieces for a year', () => {
    expect(boughtService({ ...replies, categoryId: 11, cityId: 7 }, [], at, ADDED)).toEqual({
      type: 'REPLIES',
      unit: 'piece',
      amount: 30,
      from: at,
      until: until('2027-01-31T10:00:00.000Z'),
      categoryId: null,
      cityId: null,
    })
  })

  it.each([
    ['PRODUCTS', 10],
    ['CASES', 10],
    ['ADVANCED_ANALYTICS', null],
  ] as const)('%s lasts its months and adds %s to a limit', (type, amount) => {
    expect(boughtService(aService({ type, unit: 'month', amount: 2 }), [], at, ADDED)).toMatchObject({
      amount,
      until: until('2026-03-31T10:00:00.000Z'),
    })
  })

  it('lasts its days at its place', () => {
    expect(boughtService(top, [], at, ADDED)).toEqual({
      type: 'TOP_EXECUTORS',
      unit: 'day',
      amount: null,
      from: at,
      until: until('2026-02-03T10:00:00.000Z'),
      categoryId: 11,
      cityId: 7,
    })
  })

  it('begins when the last one of its kind and place ends, if it is a period of time', () => {
    const held = (day: number, place: Partial<HeldService> = {}): HeldService => ({
      type: 'TOP_EXECUTORS',
      until: until(`2026-02-0${day}T10:00:00.000Z`),
      categoryId: 11,
      cityId: 7,
      ...place,
    })
    const others = [
      held(9, { categoryId: 12 }),
      held(9, { cityId: 8 }),
      held(9, { type: 'ADVANCED_ANALYTICS', categoryId: 11, cityId: 7 }),
    ]
    expect(boughtService(top, [...others, held(4), held(3)], at, ADDED)).toMatchObject({
      from: until('2026-02-04T10:00:00.000Z'),
      until: until('2026-02-07T10:00:00.000Z'),
    })
    expect(boughtService(top, [held(4), ...others], until('2026-02-05T00:00:00.000Z'), ADDED).from).toEqual(
      until('2026-02-05T00:00:00.000Z'),
    )
    const analytics = aService({ type: 'ADVANCED_ANALYTICS', unit: 'month', amount: 1 })
    const nowhere = { type: 'ADVANCED_ANALYTICS', categoryId: null, cityId: null } as const
    expect(boughtService(analytics, [held(9, nowhere)], at, ADDED).from).toEqual(until('2026-02-09T10:00:00.000Z'))
  })

  it('begins at once beside others of its kind, if it adds to a limit', () => {
    const held = { type: 'REPLIES', until: until('2026-12-01T00:00:00.000Z'), categoryId: null, cityId: null } as const
    expect(boughtService(replies, [held], at, ADDED).from).toEqual(at)
  })

  it('leaves what was not spent of replies to a refund, and nothing of others', () => {
    expect(unspentReplies({ type: 'REPLIES', amount: 30, used: 12 })).toBe(18)
    expect(unspentReplies({ type: 'REPLIES', amount: null, used: 12 })).toBe(0)
    expect(unspentReplies({ type: 'PRODUCTS', amount: 10, used: 3 })).toBe(0)
  })
})

describe('the price list', () => {
  it('has every tariff once, each larger than the one before', () => {
    const tariffs = listedTariffs()
    expect(tariffs.map(({ type }) => type).toSorted()).toEqual([...TARIFF_TYPES].toSorted())
    expect(tariffs.map(({ type }) => tariffRank(type))).toEqual([0, 1, 2, 3])
    expect(tariffs.map(({ id, type, name, price }) => [id, type, name, price])).toEqual([
      [1, 'FREE', 'Бесплатный', 0],
      [2, 'BASIC', 'Базовый', 69_000],
      [3, 'STANDARD', 'Стандарт', 149_000],
      [4, 'PRO', 'Про', 299_000],
    ])
  })

  it('says how often new tasks are told of, and nothing beside the other services', () => {
    const notes = listedTariffs().map(({ services }) => services.filter(({ note }) => note !== null))
    expect(notes.map((noted) => noted.map(({ type, note }) => [type, note]))).toEqual([
      [['NEW_TASKS_NOTIFICATION', 'раз в день']],
      [['NEW_TASKS_NOTIFICATION', 'раз в час']],
      [['NEW_TASKS_NOTIFICATION', 'сразу']],
      [['NEW_TASKS_NOTIFICATION', 'сразу']],
    ])
    expect(listedTariffs()[0]?.services).toEqual([
      { type: 'REPLIES', limit: 5, note: null },
      { type: 'CASES', limit: 3, note: null },
      { type: 'PRODUCTS', limit: 5, note: null },
      { type: 'ARTICLES', limit: 1, note: null },
      { type: 'NEW_TASKS_NOTIFICATION', limit: null, note: 'раз в день' },
    ])
  })

  it('limits what is in a tariff, or does not limit it, and gives nothing of the rest', () => {
    expect([
      tariffLimits('BASIC', FIRST).REPLIES,
      isInTariff('BASIC', 'BASE_ANALYTICS'),
      isInTariff('BASIC', 'PERSONAL_MANAGER'),
    ]).toEqual([30, true, false])
    expect(() => tariffOffer('GOLD' as never)).toThrow('no tariff GOLD')
  })

  it('never gives less in a larger tariff', () => {
    const counted = ['REPLIES', 'CASES', 'PRODUCTS', 'ARTICLES'] as const
    expect(listedTariffs().map(({ type }) => counted.map((service) => tariffLimits(type, FIRST)[service]))).toEqual([
      [5, 3, 5, 1],
      [30, 10, 30, 4],
      [80, 30, 100, 10],
      [200, 100, 500, 30],
    ])
  })
})
