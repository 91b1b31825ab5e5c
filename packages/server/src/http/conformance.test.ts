import { type Backend, families, turnsOf, uncovered } from '@artel/core/testing/conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverBackend } from '../../test/conformance-backend.ts'
import { openTestDatabase } from '../../test/database.ts'
import { aMarketplace, type Marketplace } from '../../test/marketplace.ts'
import { UNPROVOKABLE } from '../../test/unprovokable.ts'
import { servedOperations } from './served.ts'

let market: Marketplace
let backend: Backend
beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  backend = serverBackend(market)
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

describe.each(families)('the server: $name', ({ scenarios }) => {
  // Whoever reads a letter first would wait for all that was queued before.
  beforeAll(() => market.worker.runDue(), 120_000)

  for (const { title, play } of turnsOf(scenarios)) {
    it(title, async () => {
      expect(await play(backend)).toEqual([])
    })
  }
})

describe('the conformance suite', () => {
  it('shows the success and every refusal of each operation that is served', () => {
    const scenarios = families.flatMap((family) => family.scenarios)
    expect(uncovered(scenarios, servedOperations, UNPROVOKABLE)).toEqual([])
  })
})
