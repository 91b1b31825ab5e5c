import { describe, expect, it } from 'vitest'
import { aUserTariff } from '../testing/index.ts'
import { replyCost, tariffQueries } from './reply-cost.ts'

const withReplies = (used: number, limit: number | null) =>
  aUserTariff({ additionalServicesInfo: [{ type: 'REPLIES', count: [used, limit] }] })

describe('what a reply costs', () => {
  it('is one of the tariff while its month has any', () => {
    expect(replyCost(withReplies(26, 30), [{ type: 'REPLIES', count: [2, 10] }])).toEqual({
      source: 'TARIFF',
      tariff: 'Базовый',
      ofTariff: [26, 30],
      ofBought: [2, 10],
      renewsAt: '2026-03-17T09:00:00.000Z',
    })
  })

  it('is one of the bought ones after that, and nothing helps when they are gone, too', () => {
    expect(replyCost(withReplies(30, 30), [{ type: 'REPLIES', count: [2, 10] }]).source).toBe('SERVICE')
    expect(replyCost(withReplies(30, 30), []).source).toBeNull()
  })

  it('is asked for in two calls at once', async () => {
    const queries = tariffQueries({
      getUserTariff: async () => ({ data: withReplies(1, 5) }),
      getUserServicesInfo: async () => ({ data: [{ type: 'REPLIES', count: [0, 0], prices: [] }] }),
    })
    expect((await queries.replyCost().queryFn()).ofTariff).toEqual([1, 5])
  })
})
