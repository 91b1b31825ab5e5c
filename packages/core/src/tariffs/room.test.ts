import { describe, expect, it } from 'vitest'
import type { Tariff } from '../contract/tariffs.ts'
import { aTariff, aUserTariff } from '../testing/index.ts'
import { roomOf, roomQueries } from './room.ts'

const tariffFor = (name: string, price: number, limit: number | null): Tariff =>
  aTariff({ name, price, services: [{ type: 'CASES', limit, note: null }] })

const tariffs = [
  tariffFor('Бесплатный', 0, 3),
  tariffFor('Без границ', 9_990_00, null),
  tariffFor('Базовый', 690_00, 10),
  aTariff({ name: 'Без работ', services: [] }),
]

describe('the room of a tariff', () => {
  it('is told with the tariffs that have more of it, the cheapest first', () => {
    expect(roomOf('CASES', aUserTariff(), [3, 3], tariffs)).toEqual({
      tariff: aUserTariff().tariff.name,
      count: [3, 3],
      larger: [
        { name: 'Базовый', limit: 10, price: 690_00 },
        { name: 'Без границ', limit: null, price: 9_990_00 },
      ],
    })
  })

  it('is beaten by no tariff that has less than was bought besides, and without a limit by none', () => {
    expect(roomOf('CASES', aUserTariff(), [10, 13], tariffs).larger.map(({ name }) => name)).toEqual(['Без границ'])
    expect(roomOf('CASES', aUserTariff(), [10, null], tariffs).larger).toEqual([])
  })

  it('is asked for in three calls at once', async () => {
    const queries = roomQueries({
      getUserTariff: async () => ({ data: aUserTariff() }),
      isConstraintMet: async () => ({ data: { isMet: true, count: [1, 3] } }),
      listTariffs: async () => ({ data: tariffs }),
    })
    const { queryKey, queryFn } = queries.room('CASES')
    expect(queryKey).toEqual(['tariffs', 'room', 'CASES'])
    expect(await queryFn()).toEqual(roomOf('CASES', aUserTariff(), [1, 3], tariffs))
  })
})
