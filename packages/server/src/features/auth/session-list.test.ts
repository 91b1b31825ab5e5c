import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aStoredUser, ask, TEST_PASSWORD } from '../../../test/http.ts'
import { aListener } from '../../../test/listener.ts'
import { aMarketplace, aPerson, call, type Marketplace, type Person, refused } from '../../../test/marketplace.ts'
import type { Database } from '../../platform/db/database.ts'
import { deviceName } from './device-name.ts'

let database: Database
let market: Marketplace
beforeAll(async () => {
  database = await openTestDatabase()
  market = await aMarketplace(database)
})
afterAll(async () => {
  await market.app.close()
  await database.close()
})

const WINDOWS_CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const IPHONE_SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

const signInFrom = async (email: string, userAgent: string): Promise<Person> => {
  const { body } = await ask(market, 'POST /auth/login', {
    body: { login: email, password: TEST_PASSWORD },
    headers: { 'user-agent': userAgent },
    remoteAddress: '203.0.113.5',
  })
  const { accessToken } = body.data
  const { viewer } = await market.auth.authenticateToken(accessToken)
  return { id: viewer.id, sessionId: viewer.sessionId, accessToken }
}

const isIn = async (as: Person) => (await ask(market, 'GET /auth/me', { bearer: as.accessToken })).status === 200

describe('the sessions of an account', () => {
  it('are listed with what they are used on, the last used first', async () => {
    const { email } = await aStoredUser(database)
    const laptop = await signInFrom(email, WINDOWS_CHROME)
    market.clock.advance(60_000)
    const phone = await signInFrom(email, IPHONE_SAFARI)
    const at = new Date(market.clock.now()).toISOString()

    expect((await call(market, 'listSessions', { as: laptop })).data).toEqual([
      {
        id: phone.sessionId,
        device: 'Safari, iPhone',
        ip: '203.0.113.5',
        createdAt: at,
        lastUsedAt: at,
        isCurrent: false,
      },
      expect.objectContaining({ id: laptop.sessionId, device: 'Chrome, Windows', isCurrent: true }),
    ])
  })

  it('end one by one, and those of others do not exist', async () => {
    const { email } = await aStoredUser(database)
    const [laptop, phone] = [await signInFrom(email, WINDOWS_CHROME), await signInFrom(email, IPHONE_SAFARI)]
    const stranger = await aPerson(market)
    const end = { params: { id: phone.sessionId } }

    expect((await refused(market, 'endSession', { as: stranger, ...end })).code).toBe('NOT_FOUND')
    await call(market, 'endSession', { as: laptop, ...end })

    expect([await isIn(laptop), await isIn(phone)]).toEqual([true, false])
    expect((await refused(market, 'endSession', { as: laptop, ...end })).code).toBe('NOT_FOUND')
  })

  it('end all but this one, with their sockets', async () => {
    const { email } = await aStoredUser(database)
    const [laptop, phone] = [await signInFrom(email, WINDOWS_CHROME), await signInFrom(email, IPHONE_SAFARI)]
    const socket = await aListener(market, phone)

    await call(market, 'endOtherSessions', { as: laptop })

    expect(await socket.exception).toEqual({ message: 'Unauthorized', statusCode: 401 })
    expect([await isIn(laptop), await isIn(phone)]).toEqual([true, false])
    expect((await call(market, 'listSessions', { as: laptop })).data.map(({ id }) => id)).toEqual([laptop.sessionId])
  })
})

it.each([
  [WINDOWS_CHROME, 'Chrome, Windows'],
  [`${WINDOWS_CHROME} YaBrowser/25.10`, 'Яндекс Браузер, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['curl/8.9', 'Неизвестное устройство'],
])('%s is called %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
