import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { TEST_CONFIG } from '../../../test/http.ts'
import { lettersTo } from '../../../test/letters.ts'
import { aMarketplace, aPerson, call, type Marketplace, type Person, refused } from '../../../test/marketplace.ts'
import { codeIn, textsTo } from '../../../test/texts.ts'
import type { Database } from '../../platform/db/database.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { forgetUser } from './account.queries.ts'

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

let numbers = 79_060_000_000
const nextPhone = () => {
  numbers += 1
  return `+${numbers}`
}

/** Somebody who has typed a phone and was sent a code. */
const anAsker = async (phone = nextPhone()) => {
  const as = await aPerson(market)
  await call(market, 'updateMe', { as, body: { phoneNumber: phone } })
  await call(market, 'sendPhoneCode', { as })
  return { as, phone, code: codeIn((await textsTo(database, phone))[0]) ?? '' }
}
const confirm = ({ as, code }: { as: Person; code: string }) => call(market, 'confirmPhone', { as, body: { code } })
const emailOf = ({ id }: Person) => `${id}@artel.test`

describe('a phone', () => {
  it('is told to the database by a hash that the code alone does not open, and to the site by its name', async () => {
    const { as, phone, code } = await anAsker()
    const { hash } = await database.kysely
      .selectFrom('phone_codes')
      .select('hash')
      .where('user_id', '=', as.id)
      .executeTakeFirstOrThrow()
    expect([hash.length, hash.toString('latin1').includes(code)]).toEqual([32, false])
    // The last line lets the browser of a phone offer the code (WebOTP).
    expect((await textsTo(database, phone))[0]).toBe(
      `Артель: код ${code}. Никому его не говорите.\n\n@artel.test #${code}`,
    )
  })

  it('leaves the account that had it when another one confirms it, which hears of it by e-mail', async () => {
    const phone = nextPhone()
    const former = await aPerson(market, { phone, firstName: 'Раиса' })
    await confirm(await anAsker(phone))

    const [letter] = await lettersTo(database, emailOf(former))
    expect(letter?.subject).toBe('Ваш телефон подтвердил другой аккаунт')
    expect(letter?.text).toContain('Входить по нему в ваш аккаунт больше нельзя')
    const { data } = await call(market, 'getMe', { as: former })
    expect([data.phoneNumber, data.phoneConfirmed]).toEqual([phone, false])
  })

  it('is one account’s, however many confirm it at once', async () => {
    const phone = nextPhone()
    const askers = [await anAsker(phone), await anAsker(phone), await anAsker(phone)]
    await Promise.all(askers.map(confirm))

    const rows = await database.kysely
      .selectFrom('users')
      .select('id')
      .where('phone_number', '=', phone)
      .where('phone_confirmed_at', 'is not', null)
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('has five tries a code, also when they come at once', async () => {
    const { as, code } = await anAsker()
    const wrong = code === '000000' ? '000001' : '000000'
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => refused(market, 'confirmPhone', { as, body: { code: wrong } })),
    )
    expect(answers.map((answer) => answer.code).sort()).toEqual([
      ...Array.from({ length: 7 }, () => 'CODE_SPENT'),
      ...Array.from({ length: 5 }, () => 'CODE_WRONG'),
    ])
    expect((await refused(market, 'confirmPhone', { as, body: { code } })).code).toBe('CODE_SPENT')
  })

  it('is written to twenty times an hour by one network, whoever asks there', async () => {
    const ip = '203.0.113.77'
    const codes: (string | null)[] = []
    for (let time = 0; time < 21; time += 1) {
      const as = await aPerson(market)
      await call(market, 'updateMe', { as, body: { phoneNumber: nextPhone() } })
      const asked = await call(market, 'sendPhoneCode', { as, ip }).then(
        () => null,
        (error: Error) => error.message,
      )
      codes.push(asked)
    }
    expect(codes.slice(0, 20).every((one) => one === null)).toBe(true)
    expect(codes[20]).toContain('RATE_LIMITED')
  })

  it('is not asked for when the day’s SMS are spent, and says so', async () => {
    const now = new Date(market.clock.now())
    const row = { recipient: '+79990000000', text: '', created_at: now, useful_until: now }
    await database.kysely
      .insertInto('texts')
      .values(Array.from({ length: TEST_CONFIG.sms.aDay }, () => row))
      .execute()
    const as = await aPerson(market)
    await call(market, 'updateMe', { as, body: { phoneNumber: nextPhone() } })
    expect((await refused(market, 'sendPhoneCode', { as })).code).toBe('SMS_UNAVAILABLE')
    await database.kysely.deleteFrom('texts').where('recipient', '=', row.recipient).execute()
  })

  it('is forgotten with its codes by who leaves', async () => {
    const email = `${randomUUID()}@artel.test`
    const { as, phone } = await anAsker()
    await database.kysely.updateTable('users').set({ email }).where('id', '=', as.id).execute()
    await transaction(database.kysely, (trx) => forgetUser(trx, as.id, email, new Date(market.clock.now())))

    const codes = await database.kysely
      .selectFrom('phone_codes')
      .select('user_id')
      .where('user_id', '=', as.id)
      .execute()
    expect([codes, await textsTo(database, phone)]).toEqual([[], ['']])
  })
})
