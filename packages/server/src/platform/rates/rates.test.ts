import { manualClock } from '@artel/core/testing'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findRedis, startRedis } from '../../../test/redis-server.mjs'
import { createLogger } from '../logging/logger.ts'
import { createMemoryRates } from './memory-rates.ts'
import type { Rates, Taken } from './rates.ts'
import { createRedisRates } from './redis-rates.ts'

const logger = createLogger({ logLevel: 'silent' })
const clock = manualClock()

const waits = (taken: Taken[]) => taken.map((one) => (one.ok ? 0 : one.waitMs))

/** What holds of limits, wherever they are counted. */
function behave(rates: () => Rates) {
  it('let so many through in any window, each key by itself, and say how long to wait', async () => {
    const limit = rates().limit('letters', 2, 60_000)
    const taken = [await limit.take('anna')]
    clock.advance(20_000)
    taken.push(await limit.take('anna'), await limit.take('anna'), await limit.take('boris'))
    clock.advance(40_000)
    taken.push(await limit.take('anna'), await limit.take('anna'))

    expect(waits(taken)).toEqual([0, 0, 40_000, 0, 0, 20_000])
  })

  it('keep limits of different names apart', async () => {
    const [letters, calls] = [rates().limit('by mail', 1, 1_000), rates().limit('by phone', 1, 1_000)]

    expect(waits([await letters.take('anna'), await calls.take('anna'), await calls.take('anna')])).toEqual([
      0, 0, 1_000,
    ])
  })

  it('take back what turned out not to count', async () => {
    const limit = rates().limit('sign-ins', 1, 60_000)
    const first = await limit.take('anna')
    if (first.ok) await first.undo()

    expect(waits([await limit.take('anna'), await limit.take('anna')])).toEqual([0, 60_000])
  })
}

describe('limits in memory', () => behave(() => createMemoryRates(clock)))

const hasRedis = findRedis() !== undefined
if (!hasRedis) console.warn('\n!!! No Redis here: limits shared by processes are not tested.\n')

describe.runIf(hasRedis)('limits in Redis', () => {
  let server: Awaited<ReturnType<typeof startRedis>>
  let redis: Redis
  beforeAll(async () => {
    server = await startRedis()
    redis = new Redis(server.url, { enableOfflineQueue: false, maxRetriesPerRequest: 0, lazyConnect: true })
    redis.on('error', () => {})
    await redis.connect()
  })
  afterAll(async () => {
    redis.disconnect()
    await server.stop()
  })
  const shared = () => createRedisRates({ redis, clock, logger, meanwhile: createMemoryRates(clock) })

  behave(shared)

  it('count what happens in every process together', async () => {
    const [one, two] = [shared().limit('messages', 2, 60_000), shared().limit('messages', 2, 60_000)]

    const all = await Promise.all([one.take('anna'), two.take('anna'), one.take('anna'), two.take('anna')])

    expect(waits(all).toSorted((a, b) => a - b)).toEqual([0, 0, 60_000, 60_000])
  })

  it('are counted by each process alone while Redis is away', async () => {
    const limit = shared().limit('calls', 1, 60_000)
    redis.disconnect()

    expect(waits([await limit.take('anna'), await limit.take('anna')])).toEqual([0, 60_000])
  })
})
