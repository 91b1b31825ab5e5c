import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aMarketplace, aPerson, type Marketplace, type Person } from '../../../test/marketplace.ts'
import { GUEST } from '../../domain/viewer.ts'
import { createLogger } from '../../platform/logging/logger.ts'
import { createViews, type Views } from './views.ts'

let market: Marketplace
let executor: Person

const DAY = 86_400_000
const browser = (userAgent: string, ip = '203.0.113.7') => ({ ip, userAgent })

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

/** A process of its own over the same database. */
const aProcess = (): Views =>
  createViews({
    db: market.database.kysely,
    clock: market.clock,
    logger: createLogger({ logLevel: 'silent' }),
    secret: 'a secret of the server',
  })

const profile = () => ({ kind: 'PROFILE', executorId: executor.id, productId: null }) as const

const counts = async () => {
  const rows = await market.database.kysely
    .selectFrom('view_counts')
    .select('count')
    .where('executor_id', '=', executor.id)
    .execute()
  return rows.reduce((sum, { count }) => sum + count, 0)
}

const marks = async () => {
  const rows = await market.database.kysely.selectFrom('view_marks').select('mark').execute()
  return rows.map(({ mark }) => mark)
}

describe('views', () => {
  it('of one visitor count once a day, whichever process sees them and however many there were', async () => {
    executor = await aPerson(market, { role: 'EXECUTOR' })
    const [one, other] = [aProcess(), aProcess()]
    for (const views of [one, one, other]) views.seen(profile(), GUEST, browser('Firefox'))
    one.seen(profile(), GUEST, browser('Safari'))
    await one.flush()
    await other.flush()
    expect(await counts()).toBe(2)

    market.clock.advance(DAY)
    one.seen(profile(), GUEST, browser('Firefox'))
    await one.flush()
    expect(await counts()).toBe(3)
  })

  it('of robots, staff and the executor do not count', async () => {
    executor = await aPerson(market, { role: 'EXECUTOR' })
    const views = aProcess()
    views.seen(profile(), GUEST, browser('Googlebot/2.1'))
    views.seen(profile(), { kind: 'user', id: executor.id, role: 'EXECUTOR', sessionId: '' }, browser('Firefox'))
    views.seen(profile(), { kind: 'user', id: executor.id, role: 'ADMIN', sessionId: '' }, browser('Firefox'))
    await views.flush()
    expect(await counts()).toBe(0)
  })

  it('keep nothing that names a visitor, and forget their marks with the day', async () => {
    executor = await aPerson(market, { role: 'EXECUTOR' })
    const views = aProcess()
    views.seen(profile(), GUEST, browser('Firefox', '203.0.113.99'))
    await views.flush()
    expect((await marks()).filter((mark) => /203|Firefox/.test(mark))).toEqual([])
    market.clock.advance(DAY)
    await market.worker.runDue()
    expect(await marks()).toEqual([])
    expect(await counts()).toBe(1)
  })
})
