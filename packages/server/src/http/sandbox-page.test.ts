import type { Payment } from '@artel/core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { aMarketplace, aPerson, call, type Marketplace, type Person } from '../../test/marketplace.ts'

let market: Marketplace
let executor: Person
beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})
beforeEach(async () => {
  executor = await aPerson(market, { role: 'EXECUTOR' })
})

const buy = async (): Promise<Payment> => {
  const body = { services: [{ type: 'REPLIES', unit: 'piece', amount: 10 } as const] }
  return (await call(market, 'createPayment', { as: executor, body })).data
}
const decide = ({ confirmationUrl }: Payment, decision: string) =>
  market.app.inject({
    method: 'POST',
    url: confirmationUrl ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${decision}`,
  })
const statusOf = async ({ id }: Payment) =>
  (await call(market, 'getPayment', { as: executor, params: { id } })).data.status
const bought = async () => {
  const { data } = await call(market, 'isConstraintMet', { as: executor, body: { additionalServiceType: 'REPLIES' } })
  return data.count
}

describe('the bank of the sandbox', () => {
  it('tells the shop twice, and the purchase counts once', async () => {
    const payment = await buy()
    expect((await decide(payment, 'double')).statusCode).toBe(303)
    expect([await statusOf(payment), await bought()]).toEqual(['SUCCEEDED', [0, 15]])
  })

  it('leaves the decision for later: the way back stands beside it', async () => {
    const payment = await buy()
    const { body } = await market.app.inject(payment.confirmationUrl ?? '')
    expect(body).toContain(`<a href="/personal-area/paid-services?payment=${payment.id}">Решить позже</a>`)
    expect(await statusOf(payment)).toBe('PENDING')
    await decide(payment, 'pay')
    expect(await statusOf(payment)).toBe('SUCCEEDED')
  })

  it.each(['steal', 'toString', ''])('knows no decision «%s»', async (decision) => {
    expect((await decide(await buy(), decision)).statusCode).toBe(400)
  })
})
