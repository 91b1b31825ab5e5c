import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aMarketplace, aPerson, call, type Marketplace, type Person, refused } from '../../../test/marketplace.ts'

let market: Marketplace
let admin: Person

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  admin = await aPerson(market, { role: 'ADMIN' })
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

const move = (from: string, to: string) => call(market, 'createRedirect', { as: admin, body: { from, to } })
const find = async (path: string) => (await call(market, 'findRedirect', { query: { path } })).data.to

describe('the table of moved addresses', () => {
  it('answers where an address has moved, and null for one that has not', async () => {
    await move('/uslugi/remont/', '/landing/remont')

    expect(await find('/uslugi/remont')).toBe('/landing/remont')
    expect(await find('/uslugi')).toBeNull()
  })

  it('knows an address in Cyrillic however it is written', async () => {
    await move('/услуги', '/landing')

    expect(await find('/услуги')).toBe('/landing')
    expect(await find(encodeURI('/услуги'))).toBe('/landing')
  })

  it('refuses a second move of the same address', async () => {
    await move('/once', '/here')

    const { code } = await refused(market, 'createRedirect', { as: admin, body: { from: '/once', to: '/there' } })
    expect(code).toBe('REDIRECT_EXISTS')
    expect(await find('/once')).toBe('/here')
  })

  it('refuses a move that would lead back, directly or over others', async () => {
    await move('/a', '/b')
    await move('/b', '/c')

    for (const body of [
      { from: '/c', to: '/a' },
      { from: '/x', to: '/x' },
      { from: '/x/', to: '/x' },
    ]) {
      expect((await refused(market, 'createRedirect', { as: admin, body })).code).toBe('REDIRECT_LOOP')
    }
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'landing', '/a b', '/a?b=1'])(
    'cannot be made to lead to %s',
    async (to) => {
      const { code } = await refused(market, 'createRedirect', { as: admin, body: { from: '/out', to } })
      expect(code).toBe('VALIDATION_FAILED')
    },
  )

  it('forgets a removed move at once and says when there is none', async () => {
    const { data } = await move('/gone', '/home')
    await call(market, 'deleteRedirect', { as: admin, params: { id: data.id } })

    expect(await find('/gone')).toBeNull()
    expect((await refused(market, 'deleteRedirect', { as: admin, params: { id: data.id } })).code).toBe('NOT_FOUND')
  })

  it('lists the newest first for the administrator alone', async () => {
    const { data } = await move('/newest', '/home')

    const list = await call(market, 'listRedirects', { as: admin, query: { limit: 1 } })
    expect(list.data.items).toEqual([data])
    const moderator = await aPerson(market, { role: 'MODERATOR' })
    expect((await refused(market, 'listRedirects', { as: moderator, query: {} })).code).toBe('FORBIDDEN')
  })
})
