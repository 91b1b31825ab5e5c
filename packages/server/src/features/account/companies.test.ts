import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import {
  aMarketplace,
  aPerson,
  CATEGORIES,
  call,
  type Marketplace,
  type Person,
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

const LEGAL = { inn: '500100732259', ogrn: '304500116000157' } as const

/** A verified sole trader whose company has everything that registration asks for. */
const aTrader = async (verification_status: 'VERIFIED' | 'REJECTED' = 'VERIFIED'): Promise<Person> => {
  const trader = await aPerson(market, { role: 'EXECUTOR' })
  const { id } = await database.kysely
    .updateTable('companies')
    .set({
      ...LEGAL,
      company_phone_number: '+78432001020',
      verification_status,
      verified_at: verification_status === 'VERIFIED' ? new Date(market.clock.now()) : null,
    })
    .where('user_id', '=', trader.id)
    .returning('id')
    .executeTakeFirstOrThrow()
  await database.kysely
    .insertInto('company_categories')
    .values({ company_id: id, category_id: CATEGORIES.design, position: 0 })
    .execute()
  return trader
}

describe('one’s own company', () => {
  it('changes what is given, counts its versions and stays verified', async () => {
    const trader = await aTrader()
    const education = [{ title: 'КГАСУ', from: 2005, to: 2010 }]
    const experience = [{ title: 'Отделка квартир', from: 2012, to: null }]

    const { data } = await call(market, 'updateMyCompany', {
      as: trader,
      body: {
        version: 1,
        about: 'Плитка и обои.',
        foundationDate: '2012-03-01',
        education,
        experience,
        categoryIds: [CATEGORIES.plumbing, CATEGORIES.electrics],
        visitClient: true,
      },
    })

    expect(data).toMatchObject({
      ...LEGAL,
      about: 'Плитка и обои.',
      foundationDate: '2012-03-01',
      education,
      experience,
      categoryIds: [CATEGORIES.plumbing, CATEGORIES.electrics],
      visitClient: true,
      verificationStatus: 'VERIFIED',
      version: 2,
    })
    expect((await call(market, 'getMyCompany', { as: trader })).data).toEqual(data)
    const stale = await refused(market, 'updateMyCompany', { as: trader, body: { version: 1, about: '' } })
    expect(stale.code).toBe('VERSION_CONFLICT')
  })

  it('loses the mark of verification with other legal data', async () => {
    const trader = await aTrader()
    const body = { version: 1, inn: '526317984689' }

    const { data } = await call(market, 'updateMyCompany', { as: trader, body })

    expect([data.verificationStatus, data.verifiedAt]).toEqual(['UNVERIFIED', null])
    expect((await call(market, 'getMe', { as: trader })).data.company?.verificationStatus).toBe('UNVERIFIED')
  })

  it('becomes a company only with all that a company needs', async () => {
    const trader = await aTrader()
    const half = await refused(market, 'updateMyCompany', { as: trader, body: { version: 1, businessType: 'LLC' } })
    expect(Object.keys(half.fields ?? {}).sort()).toEqual(['inn', 'ogrn', 'shortName'])

    const { data } = await call(market, 'updateMyCompany', {
      as: trader,
      body: {
        version: 1,
        businessType: 'LLC',
        inn: '7707083893',
        ogrn: '1027700132195',
        shortName: 'ООО «Тёплый дом»',
      },
    })
    expect([data.shortName, data.verificationStatus]).toEqual(['ООО «Тёплый дом»', 'UNVERIFIED'])
  })

  it('gives up its OGRN when a trader becomes self-employed', async () => {
    const trader = await aTrader('REJECTED')

    const { data } = await call(market, 'updateMyCompany', { as: trader, body: { version: 1, businessType: 'SE' } })

    expect([data.businessType, data.ogrn, data.verificationStatus]).toEqual(['SE', null, 'REJECTED'])
  })

  it('has no period that ends before it begins', async () => {
    const trader = await aTrader()
    const experience = [{ title: 'Отделка квартир', from: 2012, to: 2010 }]

    const error = await refused(market, 'updateMyCompany', { as: trader, body: { version: 1, experience } })
    expect(error.fields).toEqual({ 'experience.0.to': 'Конец раньше начала.' })
  })
})
