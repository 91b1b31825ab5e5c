import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aStoredUser, ask, signIn, TEST_PASSWORD } from '../../../test/http.ts'
import { lettersTo, secretOf } from '../../../test/letters.ts'
import { aMarketplace, aPerson, call, type Marketplace, type Person, refused } from '../../../test/marketplace.ts'
import type { Database } from '../../platform/db/database.ts'

let database: Database
let market: Marketplace
beforeAll(async () => {
  database = await openTestDatabase()
  market = await aMarketplace(database)
})
afterEach(() => market.clock.advance(2 * 3_600_000))
afterAll(async () => {
  await market.app.close()
  await database.close()
})

const HOUR = 3_600_000
const emailOf = ({ id }: Pick<Person, 'id'>) => `${id}@artel.test`
const isConfirmed = async (as: Person) => (await call(market, 'getMe', { as })).data.emailConfirmed
const sendConfirmation = async (as: Person) => {
  await call(market, 'sendConfirmation', { as })
  return secretOf(database, emailOf(as), 'Подтвердите почту')
}
const requestReset = async (email: string) => {
  const { status } = await ask(market, 'POST /auth/reset-password/request', { body: { email } })
  await market.worker.runDue()
  return status
}

describe('a link that confirms an address', () => {
  it('works once, and says so afterwards', async () => {
    const irina = await aPerson(market, { isEmailConfirmed: false })
    const hash = await sendConfirmation(irina)

    await call(market, 'confirmEmail', { body: { hash } })

    expect(await isConfirmed(irina)).toBe(true)
    expect((await refused(market, 'confirmEmail', { body: { hash } })).code).toBe('LINK_USED')
    expect((await refused(market, 'sendConfirmation', { as: irina })).code).toBe('EMAIL_CONFIRMED')
  })

  it('works for 72 hours', async () => {
    const [early, late] = [
      await aPerson(market, { isEmailConfirmed: false }),
      await aPerson(market, { isEmailConfirmed: false }),
    ]
    const hashes = [await sendConfirmation(early), await sendConfirmation(late)] as const
    market.clock.advance(72 * HOUR - 1)
    await call(market, 'confirmEmail', { body: { hash: hashes[0] } })
    market.clock.advance(1)

    expect((await refused(market, 'confirmEmail', { body: { hash: hashes[1] } })).code).toBe('LINK_EXPIRED')
  })

  it('confirms one account when many post it at once', async () => {
    const irina = await aPerson(market, { isEmailConfirmed: false })
    const hash = await sendConfirmation(irina)

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ask(market, 'POST /auth/confirm-email', { body: { hash } })),
    )

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410, 410, 410, 410])
  })

  it('is worth nothing when it is not ours, or for another purpose', async () => {
    const irina = await aPerson(market)
    await requestReset(emailOf(irina))
    const hash = await secretOf(database, emailOf(irina), 'Новый пароль')

    expect((await refused(market, 'confirmEmail', { body: { hash } })).code).toBe('LINK_EXPIRED')
    expect((await refused(market, 'confirmEmail', { body: { hash: 'guess' } })).code).toBe('LINK_EXPIRED')
  })

  it('confirms nothing once the account has another address', async () => {
    const irina = await aPerson(market, { isEmailConfirmed: false })
    const hash = await sendConfirmation(irina)
    await database.kysely
      .updateTable('users')
      .set({ email: `new-${irina.id}@artel.test` })
      .where('id', '=', irina.id)
      .execute()

    expect((await refused(market, 'confirmEmail', { body: { hash } })).code).toBe('LINK_EXPIRED')
    expect(await isConfirmed(irina)).toBe(false)
  })

  it('is sent again after a minute, five times an hour', async () => {
    const irina = await aPerson(market, { isEmailConfirmed: false })
    for (let letter = 1; letter <= 5; letter += 1) {
      await sendConfirmation(irina)
      expect((await refused(market, 'sendConfirmation', { as: irina })).code).toBe('RATE_LIMITED')
      market.clock.advance(60_000)
    }

    expect((await refused(market, 'sendConfirmation', { as: irina })).code).toBe('RATE_LIMITED')
    market.clock.advance(HOUR)
    await sendConfirmation(irina)
  })
})

describe('a forgotten password', () => {
  it('is asked for with the same answer whether there is such an account or not', async () => {
    const { email } = await aStoredUser(database)

    expect(await requestReset(email.toUpperCase())).toBe(204)
    expect(await requestReset('nobody@artel.test')).toBe(204)

    expect((await lettersTo(database, email)).map(({ subject }) => subject)).toEqual(['Новый пароль'])
    expect(await lettersTo(database, 'nobody@artel.test')).toEqual([])
  })

  it('costs the request the same work either way: one job, and nothing is looked up', async () => {
    const { email } = await aStoredUser(database)
    for (const address of [email, 'nobody@artel.test']) {
      await ask(market, 'POST /auth/reset-password/request', { body: { email: address } })
    }

    const jobs = await database.kysely
      .selectFrom('jobs')
      .select('payload')
      .where('name', '=', 'auth.send-reset')
      .execute()
    expect(new Set(jobs.map(({ payload }) => payload))).toEqual(new Set([{ email }, { email: 'nobody@artel.test' }]))
    await market.worker.runDue()
  })

  it('is set by the link, which ends every session and confirms the address', async () => {
    const user = await aStoredUser(database)
    const [phone, laptop] = [await signIn(market, user.email), await signIn(market, user.email)]
    await requestReset(user.email)
    const hash = await secretOf(database, user.email, 'Новый пароль')
    expect((await lettersTo(database, user.email))[0]?.text).toContain('https://artel.test/auth/reset-password?')

    await call(market, 'resetPassword', { body: { hash, password: 'Sovsem-novyj-7' } })

    for (const { accessToken } of [phone, laptop]) {
      expect((await ask(market, 'GET /auth/me', { bearer: accessToken })).body.code).toBe('SESSION_ENDED')
    }
    const old = await ask(market, 'POST /auth/login', { body: { login: user.email, password: TEST_PASSWORD } })
    const fresh = await ask(market, 'POST /auth/login', { body: { login: user.email, password: 'Sovsem-novyj-7' } })
    expect([old.status, fresh.status]).toEqual([401, 200])
    expect((await ask(market, 'GET /auth/me', { bearer: fresh.body.data.accessToken })).body.data.emailConfirmed).toBe(
      true,
    )
    expect((await lettersTo(database, user.email))[0]?.subject).toBe('Пароль изменён')
  })

  it('is set once: the link, and every other one to the same account, is used then', async () => {
    const { email } = await aStoredUser(database)
    await requestReset(email)
    const first = await secretOf(database, email, 'Новый пароль')
    await requestReset(email)
    const second = await secretOf(database, email, 'Новый пароль')
    await call(market, 'resetPassword', { body: { hash: first, password: 'Sovsem-novyj-7' } })

    for (const hash of [first, second]) {
      const error = await refused(market, 'resetPassword', { body: { hash, password: 'Drugoj-parol-8' } })
      expect(error.code).toBe('LINK_USED')
    }
  })

  it('cannot be set an hour later', async () => {
    const { email } = await aStoredUser(database)
    await requestReset(email)
    const hash = await secretOf(database, email, 'Новый пароль')
    market.clock.advance(HOUR)

    const error = await refused(market, 'resetPassword', { body: { hash, password: 'Sovsem-novyj-7' } })
    expect(error.code).toBe('LINK_EXPIRED')
  })

  it('keeps the link when the new password is no good', async () => {
    const { email } = await aStoredUser(database)
    await requestReset(email)
    const hash = await secretOf(database, email, 'Новый пароль')

    const common = await refused(market, 'resetPassword', { body: { hash, password: 'Qwerty123' } })
    expect([common.code, Object.keys(common.fields ?? {})]).toEqual(['PASSWORD_COMMON', ['password']])
    await call(market, 'resetPassword', { body: { hash, password: 'Sovsem-novyj-7' } })
  })

  it('brings three letters an hour at most', async () => {
    const { email } = await aStoredUser(database)
    for (let time = 0; time < 5; time += 1) expect(await requestReset(email)).toBe(204)

    expect(await lettersTo(database, email)).toHaveLength(3)
  })

  it('may be asked for thirty times an hour from one network', async () => {
    const request = () =>
      ask(market, 'POST /auth/reset-password/request', {
        body: { email: 'nobody@artel.test' },
        remoteAddress: '198.51.100.8',
      })
    for (let time = 0; time < 30; time += 1) expect((await request()).status).toBe(204)

    expect((await request()).body.code).toBe('RATE_LIMITED')
  })
})
