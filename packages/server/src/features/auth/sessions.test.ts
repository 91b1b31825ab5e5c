import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import {
  type Answer,
  aServer,
  aStoredUser,
  ask,
  pageOf,
  signIn,
  TEST_PASSWORD,
  type TestServer,
} from '../../../test/http.ts'
import type { Database } from '../../platform/db/database.ts'
import type { EndedSession } from './auth.service.ts'
import { TURN_EVERY_MS } from './turns.ts'

let database: Database
let server: TestServer
let ended: EndedSession[]

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

beforeEach(async () => {
  server = await aServer(database)
  ended = []
  server.auth.onSessionEnded((session) => ended.push(session))
  return () => server.app.close()
})

const refreshBy = (refreshToken: string) =>
  ask(server, 'POST /auth/refresh', { body: { grantType: 'refresh_token', refreshToken } })
const refreshFrom = (page: { cookies: Record<string, string>; headers: Record<string, string> }) =>
  ask(server, 'POST /auth/refresh', { body: { grantType: 'refresh_token' }, ...page })
/** An attempt that may be one of too many: then it waits for its turn, and that comes. */
const inTurn = async (attempt: Promise<Answer>): Promise<{ answer: Answer; hasWaited: boolean }> => {
  let isAnswered = false
  const answered = attempt.then(() => {
    isAnswered = true
  })
  await vi.waitFor(() => expect(isAnswered || server.clock.pending > 0).toBe(true), { timeout: 5_000, interval: 5 })
  const hasWaited = !isAnswered
  if (hasWaited) server.clock.advance(TURN_EVERY_MS)
  await answered
  return { answer: await attempt, hasWaited }
}
const me = (bearer: string) => ask(server, 'GET /auth/me', { bearer })

describe('signing in', () => {
  it('gives a pair of tokens, and to a browser the cookies that outlive the page', async () => {
    const user = await aStoredUser(database)

    const { status, body, cookies } = await ask(server, 'POST /auth/login', {
      body: { login: user.email, password: TEST_PASSWORD },
    })

    expect(status).toBe(200)
    expect(Object.keys(body.data)).toEqual(['accessToken', 'refreshToken'])
    expect(cookies.artel_refresh).toEqual({
      name: 'artel_refresh',
      value: body.data.refreshToken,
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: true,
      maxAge: 31_536_000,
    })
    expect(cookies['XSRF-TOKEN']?.httpOnly).toBeUndefined()
    expect((await me(body.data.accessToken)).body.data.email).toBe(user.email)
  })

  it('marks the cookies Secure by the address of the site, or by HTTPS through a trusted proxy', async () => {
    const user = await aStoredUser(database)
    const publicUrl = 'http://localhost:3000'
    const login = { body: { login: user.email, password: TEST_PASSWORD } }
    const plain = await aServer(database, { publicUrl })
    const unmarked = await ask(plain, 'POST /auth/login', login)
    expect([unmarked.cookies.artel_refresh?.secure, unmarked.headers['strict-transport-security']]).toEqual([
      undefined,
      undefined,
    ])
    await plain.app.close()

    const behindProxy = await aServer(database, { publicUrl, trustProxy: 1 })

    const { cookies } = await ask(behindProxy, 'POST /auth/login', {
      body: { login: user.email, password: TEST_PASSWORD },
      headers: { 'x-forwarded-proto': 'https' },
    })

    expect([cookies.artel_refresh?.secure, cookies['XSRF-TOKEN']?.secure]).toEqual([true, true])
    await behindProxy.app.close()
  })

  it('knows a person by the e-mail in any letter case and by the phone in any notation', async () => {
    const user = await aStoredUser(database, { email: 'Irina.K@artel.test', phone: '+79161234567' })

    for (const login of ['irina.k@ARTEL.test', ' +7 (916) 123-45-67 ', '8 916 123 45 67', '9161234567']) {
      const { accessToken } = await signIn(server, login)
      expect((await me(accessToken)).body.data.id, login).toBe(user.id)
    }
  })

  it('answers a wrong password and an unknown address alike', async () => {
    const user = await aStoredUser(database)

    const wrong = await ask(server, 'POST /auth/login', { body: { login: user.email, password: 'nope' } })
    const unknown = await ask(server, 'POST /auth/login', { body: { login: 'nobody@artel.test', password: 'nope' } })

    expect(wrong.body).toEqual({
      message: 'Неверная почта, телефон или пароль.',
      error: 'Unauthorized',
      statusCode: 401,
      code: 'INVALID_CREDENTIALS',
    })
    expect(unknown.body).toEqual(wrong.body)
  })

  it('stops guessing at an account after ten failures and lets the owner in again later', async () => {
    const user = await aStoredUser(database)
    const guess = () => ask(server, 'POST /auth/login', { body: { login: user.email, password: 'guess' } })
    for (let attempt = 1; attempt <= 10; attempt++) expect((await guess()).status).toBe(401)

    const refused = await guess()
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([429, 'RATE_LIMITED', '600'])

    server.clock.advance(600_000)
    expect((await signIn(server, user.email)).accessToken).not.toBe('')
  })

  it('lets the owner in where they have been in before, whatever strangers guess meanwhile', async () => {
    const user = await aStoredUser(database)
    const { page } = await signIn(server, user.email)
    const stranger = (n: number) => ({ remoteAddress: `203.0.113.${n % 200}` })
    for (let n = 0; n < 60; n++) {
      await ask(server, 'POST /auth/login', { body: { login: user.email, password: 'guess' }, ...stranger(n) })
    }
    const login = async (cookies: Record<string, string> = {}) =>
      (await inTurn(ask(server, 'POST /auth/login', { body: { login: user.email, password: TEST_PASSWORD }, cookies })))
        .answer.status

    expect(await login()).toBe(429)
    const { artel_known = '' } = page.cookies
    expect(await login({ artel_known })).toBe(200)

    const other = (await signIn(server, (await aStoredUser(database)).email)).page.cookies.artel_known ?? ''
    for (const forged of [other, `${artel_known}x`, artel_known.replace(/^./, '!')]) {
      expect(await login({ artel_known: forged }), forged).toBe(429)
    }
  })

  it('stops guessing from a browser that has been in before, too', async () => {
    const user = await aStoredUser(database)
    const { artel_known = '' } = (await signIn(server, user.email)).page.cookies
    const guess = () =>
      ask(server, 'POST /auth/login', { body: { login: user.email, password: 'guess' }, cookies: { artel_known } })
    for (let attempt = 1; attempt <= 10; attempt++) expect((await guess()).status).toBe(401)

    expect((await guess()).status).toBe(429)
  })

  it('counts guesses by the e-mail and by the phone of an account together', async () => {
    const user = await aStoredUser(database, { phone: '+79031112233' })
    const guess = async (login: string) =>
      (await inTurn(ask(server, 'POST /auth/login', { body: { login, password: 'guess' } }))).answer.status
    for (let attempt = 1; attempt <= 5; attempt++) {
      expect(await guess(user.email)).toBe(401)
      expect(await guess('+79031112233')).toBe(401)
    }

    expect([await guess(user.email), await guess('+79031112233')]).toEqual([429, 429])
  })

  describe.each(['MODERATOR', 'ADMIN'] as const)('of a %s', (role) => {
    const guessFrom = (login: string, options: object = {}) =>
      ask(server, 'POST /auth/login', { body: { login, password: 'guess' }, ...options })

    it('never fails because of guesses from elsewhere', async () => {
      const user = await aStoredUser(database, { role })
      for (let n = 0; n < 60; n++) await guessFrom(user.email, { remoteAddress: `203.0.113.${n}` })

      expect((await signIn(server, user.email)).accessToken).not.toBe('')
    })

    it.each([
      ['their own network', '198.51.100.4'],
      ['behind a proxy that is not known, where all have one address', '127.0.0.1'],
    ])('never fails because of guesses from %s', async (_where, remoteAddress) => {
      const user = await aStoredUser(database, { role })
      for (let n = 0; n < 10; n++) await guessFrom(user.email, { remoteAddress })

      const body = { login: user.email, password: TEST_PASSWORD }
      expect((await ask(server, 'POST /auth/login', { body, remoteAddress })).status).toBe(200)
    })

    it('never fails because everybody else of the network is guessed at', async () => {
      const remoteAddress = '198.51.100.5'
      const user = await aStoredUser(database, { role })
      for (let n = 0; n < 101; n++) await guessFrom(`somebody-${n}@artel.test`, { remoteAddress })

      const body = { login: user.email, password: TEST_PASSWORD }
      expect((await ask(server, 'POST /auth/login', { body, remoteAddress })).status).toBe(200)
    })

    it('never fails because somebody has guessed in their own browser', async () => {
      const user = await aStoredUser(database, { role })
      const { artel_known = '' } = (await signIn(server, user.email)).page.cookies
      for (let n = 0; n < 10; n++) await guessFrom(user.email, { cookies: { artel_known } })

      const body = { login: user.email, password: TEST_PASSWORD }
      expect((await ask(server, 'POST /auth/login', { body, cookies: { artel_known } })).status).toBe(200)
    })

    it('is looked at once in six seconds after ten failures, also when the password is right', async () => {
      const user = await aStoredUser(database, { role })
      for (let n = 0; n < 10; n++) expect((await guessFrom(user.email)).status).toBe(401)
      const answers: number[] = []
      for (let n = 0; n < 3; n++) {
        const body = { login: user.email, password: TEST_PASSWORD }
        void ask(server, 'POST /auth/login', { body }).then(({ status }) => answers.push(status))
      }

      // Two have a patience, and the drawing its pause.
      await vi.waitFor(() => expect([answers, server.clock.pending]).toEqual([[200], 3]))
      server.clock.advance(5_999)
      expect(answers).toEqual([200])
      server.clock.advance(1)
      await vi.waitFor(() => expect(answers).toEqual([200, 200]))
      server.clock.advance(1_000)
      await vi.waitFor(() => expect(answers).toEqual([200, 200, 429]))
    })
  })

  it('answers guesses at an account of staff as at any other, and at none, also when they are too many', async () => {
    const logins = [
      (await aStoredUser(database, { role: 'ADMIN' })).email,
      (await aStoredUser(database)).email,
      'nobody-here@artel.test',
    ]
    /** All that a guesser sees of an attempt. */
    const seen = async (login: string, remoteAddress: string) => {
      const attempt = ask(server, 'POST /auth/login', { body: { login, password: 'guess' }, remoteAddress })
      const { answer, hasWaited } = await inTurn(attempt)
      return [hasWaited, answer.status, answer.body, answer.headers['retry-after']]
    }

    const all: unknown[][][] = []
    for (const login of logins) {
      const of: unknown[][] = []
      // Ten from one network, two too many; then fifty from all networks together; then one from a network of its own.
      for (let n = 0; n < 12; n++) of.push(await seen(login, '198.51.100.6'))
      for (let n = 0; n < 40; n++) of.push(await seen(login, `203.0.113.${n}`))
      of.push(await seen(login, '198.51.100.7'))
      all.push(of)
      server.clock.advance(600_000)
    }

    const [ofStaff, ofOthers, ofNobody] = all
    expect(ofStaff?.map(([hasWaited, status]) => [hasWaited, status])).toEqual([
      ...Array(10).fill([false, 401]),
      [false, 429],
      [true, 429],
      ...Array(40).fill([false, 401]),
      [false, 429],
    ])
    expect(ofOthers).toEqual(ofStaff)
    expect(ofNobody).toEqual(ofStaff)
  })

  it('costs who guesses at somebody else of the staff no right to a turn of their own', async () => {
    const [anna, boris] = [
      await aStoredUser(database, { role: 'ADMIN' }),
      await aStoredUser(database, { role: 'MODERATOR' }),
    ]
    for (let n = 0; n < 11; n++) {
      await ask(server, 'POST /auth/login', { body: { login: boris.email, password: 'guess' } })
    }

    expect((await signIn(server, anna.email)).accessToken).not.toBe('')
  })

  it('never counts a fitting password against anybody', async () => {
    const user = await aStoredUser(database)

    for (let attempt = 1; attempt <= 12; attempt++) await signIn(server, user.email)
  })
})

describe('refreshing', () => {
  it('gives a new pair and leaves the session what it was', async () => {
    const user = await aStoredUser(database)
    const { refreshToken } = await signIn(server, user.email)

    const { status, body } = await refreshBy(refreshToken)

    expect(status).toBe(200)
    expect(body.data.refreshToken).not.toBe(refreshToken)
    expect((await me(body.data.accessToken)).body.data.id).toBe(user.id)
  })

  it('lets two tabs send the same token within ten seconds', async () => {
    const user = await aStoredUser(database)
    const { refreshToken } = await signIn(server, user.email)

    const tabs = await Promise.all(Array.from({ length: 5 }, () => refreshBy(refreshToken)))
    expect(new Set(tabs.map(({ body }) => body.data.refreshToken)).size, 'one next token').toBe(1)
    server.clock.advance(10_000)
    const late = await refreshBy(refreshToken)

    expect([...tabs, late].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(ended).toEqual([])
  })

  it('ends the whole session when an old token comes back later', async () => {
    const user = await aStoredUser(database)
    const { refreshToken, accessToken } = await signIn(server, user.email)
    const next = (await refreshBy(refreshToken)).body.data

    server.clock.advance(10_001)
    const reused = await refreshBy(refreshToken)

    expect([reused.status, reused.body.code]).toEqual([401, 'SESSION_ENDED'])
    expect((await refreshBy(next.refreshToken)).body.code).toBe('SESSION_ENDED')
    expect((await me(accessToken)).body.code).toBe('SESSION_ENDED')
    expect((await me(next.accessToken)).body.code).toBe('SESSION_ENDED')
    expect(ended.map(({ userId }) => userId)).toEqual([user.id])
  })

  it('is not prolonged by using the leeway', async () => {
    const user = await aStoredUser(database)
    const { refreshToken } = await signIn(server, user.email)
    await refreshBy(refreshToken)
    server.clock.advance(6_000)
    await refreshBy(refreshToken)
    server.clock.advance(6_000)

    expect((await refreshBy(refreshToken)).body.code).toBe('SESSION_ENDED')
  })

  it('ends after 100 000 seconds without a refresh, and goes on for ever with one', async () => {
    const user = await aStoredUser(database)
    const { refreshToken } = await signIn(server, user.email)
    server.clock.advance(99_999_000)
    const next = (await refreshBy(refreshToken)).body.data
    server.clock.advance(99_999_000)
    expect((await refreshBy(next.refreshToken)).status).toBe(200)

    const idle = await signIn(server, user.email)
    server.clock.advance(100_000_000)
    expect((await refreshBy(idle.refreshToken)).body.code).toBe('SESSION_ENDED')
  })

  it('takes the cookie only from a page that can read the XSRF cookie of the same session', async () => {
    const user = await aStoredUser(database)
    const { page } = await signIn(server, user.email)
    const stranger = await signIn(server, user.email)

    const without = await refreshFrom({ ...page, headers: {} })
    const foreign = await refreshFrom({ ...page, headers: stranger.page.headers })
    const own = await refreshFrom(page)

    expect([without.body.code, foreign.body.code, own.status]).toEqual(['XSRF_REJECTED', 'XSRF_REJECTED', 200])
    expect((await refreshFrom(pageOf(own.cookies))).status).toBe(200)
  })

  it('tells a page without any session that there is none, and clears the cookie of one that is over', async () => {
    expect((await refreshFrom({ cookies: {}, headers: {} })).body.code).toBe('SESSION_ENDED')

    const user = await aStoredUser(database)
    const { page, accessToken } = await signIn(server, user.email)
    await ask(server, 'DELETE /auth/logout', { bearer: accessToken })
    const over = await refreshFrom(page)

    expect(over.body.code).toBe('SESSION_ENDED')
    expect([over.cookies.artel_refresh?.value, over.cookies['XSRF-TOKEN']?.value]).toEqual(['', ''])
  })

  it('insists on the grant type of the specification', async () => {
    const { status, body } = await ask(server, 'POST /auth/refresh', { body: { grantType: 'password' } })

    expect([status, Object.keys(body.fields)]).toEqual([400, ['grantType']])
  })
})

describe('an access token', () => {
  it('expires after 36 000 seconds and says so', async () => {
    const user = await aStoredUser(database)
    const { accessToken } = await signIn(server, user.email)

    server.clock.advance(35_999_000)
    expect((await me(accessToken)).status).toBe(200)
    server.clock.advance(1_000)
    expect((await me(accessToken)).body.code).toBe('TOKEN_EXPIRED')
  })

  it('is refused when it is not ours, however it looks', async () => {
    const user = await aStoredUser(database)
    const { accessToken } = await signIn(server, user.email)
    const [head = '', claims = '', signature = ''] = accessToken.split('.')
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')

    for (const forged of [
      'x',
      `${head}.${claims}.${signature.slice(1)}A`,
      `${unsigned}.${claims}.`,
      `${head}.${claims}x.${signature}`,
    ]) {
      const { status, body } = await me(forged)
      expect([status, body.code], forged).toEqual([401, 'UNAUTHORIZED'])
    }
  })

  it('carries the rights the account has now, not those it had at sign-in', async () => {
    const user = await aStoredUser(database, { role: 'EXECUTOR' })
    const { accessToken } = await signIn(server, user.email)

    await database.kysely.updateTable('users').set({ role: 'CLIENT' }).where('id', '=', user.id).execute()

    const { status, body } = await ask(server, 'GET /tasks/me-executor-list', { bearer: accessToken })
    expect([status, body.code]).toEqual([403, 'FORBIDDEN'])
  })
})

describe('signing out', () => {
  it('ends the session at once, clears the cookies and tells the sockets', async () => {
    const user = await aStoredUser(database)
    const { accessToken, refreshToken, page } = await signIn(server, user.email)

    const { status, cookies } = await ask(server, 'DELETE /auth/logout', { bearer: accessToken, ...page })

    expect([status, cookies.artel_refresh?.value, cookies['XSRF-TOKEN']?.value]).toEqual([204, '', ''])
    expect((await me(accessToken)).body.code).toBe('SESSION_ENDED')
    expect((await refreshBy(refreshToken)).body.code).toBe('SESSION_ENDED')
    expect(ended.map(({ userId }) => userId)).toEqual([user.id])
  })

  it('works by the cookie when the access token has expired', async () => {
    const user = await aStoredUser(database)
    const { accessToken, refreshToken, page } = await signIn(server, user.email)
    server.clock.advance(36_000_000)

    const without = await ask(server, 'DELETE /auth/logout', { bearer: accessToken, cookies: page.cookies })
    const { status } = await ask(server, 'DELETE /auth/logout', { bearer: accessToken, ...page })

    expect([without.body.code, status]).toEqual(['XSRF_REJECTED', 204])
    expect((await refreshBy(refreshToken)).body.code).toBe('SESSION_ENDED')
  })

  it('leaves the other sessions of the person alone', async () => {
    const user = await aStoredUser(database)
    const [phone, laptop] = [await signIn(server, user.email), await signIn(server, user.email)]

    await ask(server, 'DELETE /auth/logout', { bearer: phone.accessToken })

    expect((await me(laptop.accessToken)).status).toBe(200)
    const sessionOf = async (token: string) => (await server.auth.authenticateToken(token)).viewer.sessionId
    const living = await sessionOf(laptop.accessToken)
    const dead = ended.map(({ sessionId }) => sessionId)
    expect(await server.auth.endedSessions([living, ...dead])).toEqual(dead)
  })

  it('is fine for somebody who was never in', async () => {
    expect((await ask(server, 'DELETE /auth/logout')).status).toBe(204)
  })
})

describe('forgetting', () => {
  it('removes what can no longer be used and keeps the rest', async () => {
    const user = await aStoredUser(database)
    const old = await signIn(server, user.email)
    server.clock.advance(200_001_000)
    const fresh = await signIn(server, user.email)

    await server.auth.purge()

    const { count } = database.kysely.fn
    const left = await database.kysely
      .selectFrom('sessions')
      .select(count<number>('id').as('sessions'))
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(left.sessions).toBe(1)
    expect((await refreshBy(old.refreshToken)).body.code).toBe('SESSION_ENDED')
    expect((await refreshBy(fresh.refreshToken)).status).toBe(200)
  })
})
