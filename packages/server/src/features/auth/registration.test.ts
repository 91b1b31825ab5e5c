import { randomUUID } from 'node:crypto'
import type { CallArgs } from '@artel/core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { ask, signIn, TEST_PASSWORD } from '../../../test/http.ts'
import { lettersTo, secretOf } from '../../../test/letters.ts'
import {
  aMarketplace,
  aTaskInput,
  CATEGORIES,
  call,
  KAZAN,
  type Marketplace,
  refused,
} from '../../../test/marketplace.ts'
import type { Database } from '../../platform/db/database.ts'

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

type Client = CallArgs<'registerClient'>['body']
type Company = CallArgs<'registerExecutor'>['body']['company']

let phones = 9_170_000_000
const aClient = (client: Partial<Client> = {}): Client => {
  phones += 1
  return {
    firstName: 'Ирина',
    lastName: 'Кольцова',
    email: `${randomUUID()}@artel.test`,
    phoneNumber: `+7${phones}`,
    password: TEST_PASSWORD,
    cityId: KAZAN.id,
    consents: {
      personalData: true,
      terms: true,
      marketing: false,
      editions: { personalData: '2026-11-26', terms: '2026-11-01' },
    },
    ...client,
  }
}
const aCompany = (company: Partial<Company> = {}): Company => ({
  businessType: 'LLC',
  inn: '7707083893',
  ogrn: '1027700132195',
  shortName: 'ООО «Тёплый дом»',
  companyPhoneNumber: '+78432001020',
  categoryIds: [CATEGORIES.electrics, CATEGORIES.plumbing],
  districts: ['Вахитовский'],
  visitClient: true,
  ...company,
})

const me = async (accessToken: string) => (await ask(market, 'GET /auth/me', { bearer: accessToken })).body.data
const userOf = (email: string) =>
  database.kysely.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

describe('the registration of a client', () => {
  it('signs in at once, with cookies for a browser, and knows the person by the address', async () => {
    const body = aClient({ email: `  Irina.${randomUUID()}@Artel.test ` })
    const { status, body: answer, cookies } = await ask(market, 'POST /auth/registration-client', { body })

    expect([status, cookies.artel_refresh?.httpOnly, cookies.artel_refresh?.value]).toEqual([
      200,
      true,
      answer.data.refreshToken,
    ])
    expect(await me(answer.data.accessToken)).toMatchObject({
      role: 'CLIENT',
      email: body.email.trim().toLowerCase(),
      emailConfirmed: false,
      phoneNumber: body.phoneNumber,
      phoneConfirmed: false,
      cityId: KAZAN.id,
      company: null,
      tariffId: null,
    })
    expect((await signIn(market, body.email.trim())).accessToken).not.toBe('')
  })

  it('stores each consent that was given, with version, time and address', async () => {
    const body = aClient({
      consents: {
        personalData: true,
        terms: true,
        marketing: true,
        editions: { personalData: '2026-11-26', terms: '2026-11-01' },
      },
    })
    await call(market, 'registerClient', { body, ip: '203.0.113.9' })
    const without = aClient()
    await call(market, 'registerClient', { body: without })

    const consentsOf = async (email: string) =>
      database.kysely
        .selectFrom('consents')
        .select(['kind', 'version', 'given_at', 'ip'])
        .where('user_id', '=', (await userOf(email)).id)
        .orderBy('id')
        .execute()
    const given = { given_at: new Date(market.clock.now()), ip: '203.0.113.9' }
    expect(await consentsOf(body.email)).toEqual([
      { kind: 'PERSONAL_DATA', version: '2026-11-26', ...given },
      { kind: 'TERMS', version: '2026-11-01', ...given },
      { kind: 'MARKETING', version: '2026-11-26', ...given },
    ])
    expect((await consentsOf(without.email)).map(({ kind }) => kind)).toEqual(['PERSONAL_DATA', 'TERMS'])
  })

  it('mails a link that confirms the address', async () => {
    const body = aClient()
    const { data } = await call(market, 'registerClient', { body })
    const secret = await secretOf(database, body.email, 'Подтвердите почту')
    expect((await lettersTo(database, body.email))[0]?.text).toContain(
      `https://artel.test/?actionType=confirm-email&hash=${secret}`,
    )

    await call(market, 'confirmEmail', { body: { hash: secret } })

    expect((await me(data.accessToken)).emailConfirmed).toBe(true)
  })

  it.each<[string, Partial<Client>, string]>([
    ['a common password', { password: 'Qwerty123' }, 'PASSWORD_COMMON'],
    ['a password without digits', { password: 'passwords' }, 'VALIDATION_FAILED'],
    ['a city that does not exist', { cityId: 999_999 }, 'VALIDATION_FAILED'],
    ['no consent to the terms', { consents: { ...aClient().consents, terms: false as true } }, 'VALIDATION_FAILED'],
  ])('refuses %s at its field', async (_, flaw, code) => {
    const error = await refused(market, 'registerClient', { body: aClient(flaw) })

    const field = Object.keys(flaw)[0] as string
    expect([error.code, Object.keys(error.fields ?? {})[0]?.split('.')[0]]).toEqual([code, field])
  })

  it('lets an address belong to one person, however many ask at once, and tells nobody of a phone', async () => {
    const taken = aClient()
    const racing = await Promise.all(
      Array.from({ length: 5 }, () => ask(market, 'POST /auth/registration-client', { body: taken })),
    )
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])

    const sameMail = await refused(market, 'registerClient', {
      body: aClient({ email: taken.email.toUpperCase() }),
    })
    expect([sameMail.code, Object.keys(sameMail.fields ?? {})]).toEqual(['EMAIL_TAKEN', ['email']])
    const samePhone = await call(market, 'registerClient', { body: aClient({ phoneNumber: taken.phoneNumber }) })
    expect(samePhone.data.accessToken).not.toBe('')
  })

  it('lets the person publish a task once the address is confirmed', async () => {
    const body = aClient()
    const { data } = await call(market, 'registerClient', { body })
    const as = { id: '', sessionId: '', accessToken: data.accessToken }
    expect((await refused(market, 'createTask', { as, body: aTaskInput() })).code).toBe('EMAIL_NOT_CONFIRMED')

    const hash = await secretOf(database, body.email, 'Подтвердите почту')
    await call(market, 'confirmEmail', { body: { hash } })

    expect((await call(market, 'createTask', { as, body: aTaskInput() })).data.status).toBe('APPROVED')
  })

  it('cannot be done, nor a sign-in, from the page of another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const body = aClient()
    for (const [path, payload] of [
      ['/auth/registration-client', body],
      ['/auth/registration-executor', { ...body, company: aCompany() }],
      ['/auth/login', { login: body.email, password: body.password }],
    ] as const) {
      const answer = await ask(market, `POST ${path}`, { body: payload, headers })
      expect([path, answer.body.code, answer.cookies]).toEqual([path, 'XSRF_REJECTED', {}])
    }
    expect(
      (await ask(market, 'POST /auth/registration-client', { body, headers: { 'sec-fetch-site': 'same-origin' } }))
        .status,
    ).toBe(200)
  })

  it('is not stopped by a token that is over', async () => {
    const { status } = await ask(market, 'POST /auth/registration-client', { body: aClient(), bearer: 'stale' })
    expect(status).toBe(200)
  })

  it('lets one network client make twenty accounts an hour', async () => {
    const attempt = () =>
      ask(market, 'POST /auth/registration-client', {
        body: aClient({ cityId: 999_999 }),
        remoteAddress: '198.51.100.7',
      })
    for (let time = 0; time < 20; time += 1) expect((await attempt()).status).toBe(400)

    expect((await attempt()).body.code).toBe('RATE_LIMITED')
    market.clock.advance(3_600_000)
    expect((await attempt()).status).toBe(400)
  })
})

describe('the registration of an executor', () => {
  it('stores the company with what it does and where', async () => {
    const body = { ...aClient(), company: aCompany() }
    const { data } = await call(market, 'registerExecutor', { body })

    const as = { id: '', sessionId: '', accessToken: data.accessToken }
    expect((await call(market, 'getMyCompany', { as })).data).toMatchObject({
      businessType: 'LLC',
      inn: '7707083893',
      ogrn: '1027700132195',
      shortName: 'ООО «Тёплый дом»',
      companyPhoneNumber: '+78432001020',
      categoryIds: [CATEGORIES.electrics, CATEGORIES.plumbing],
      districts: ['Вахитовский'],
      visitClient: true,
      verificationStatus: 'UNVERIFIED',
      version: 1,
    })
    expect(await me(data.accessToken)).toMatchObject({
      role: 'EXECUTOR',
      tariffId: 1,
      badges: [],
      company: { businessType: 'LLC', shortName: 'ООО «Тёплый дом»' },
    })
  })

  it.each<[string, Partial<Company>, string]>([
    ['an INN whose control digit is wrong', { inn: '7707083894' }, 'company.inn'],
    ['an INN of another type', { inn: '500100732259' }, 'company.inn'],
    ['an OGRN whose control digit is wrong', { ogrn: '1027700132196' }, 'company.ogrn'],
    ['a company without a name', { shortName: null }, 'company.shortName'],
    ['a category that has others below it', { categoryIds: [CATEGORIES.repair] }, 'company.categoryIds.0'],
    ['a category twice', { categoryIds: [CATEGORIES.design, CATEGORIES.design] }, 'company.categoryIds'],
    ['an OGRN of a self-employed', { businessType: 'SE', inn: '500100732259' }, 'company.ogrn'],
  ])('refuses %s', async (_, flaw, field) => {
    const body = { ...aClient(), company: aCompany(flaw) }
    const error = await refused(market, 'registerExecutor', { body })

    expect([error.code, Object.keys(error.fields ?? {})]).toEqual(['VALIDATION_FAILED', [field]])
    expect(
      await database.kysely.selectFrom('users').select('id').where('email', '=', body.email).executeTakeFirst(),
    ).toBeUndefined()
  })

  it('takes a self-employed without OGRN and without a name', async () => {
    const company = aCompany({ businessType: 'SE', inn: '500100732259', ogrn: null, shortName: 'Тёплый дом' })
    const { data } = await call(market, 'registerExecutor', { body: { ...aClient(), company } })

    expect((await me(data.accessToken)).company).toMatchObject({ businessType: 'SE', shortName: null })
  })
})
