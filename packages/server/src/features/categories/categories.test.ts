import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import {
  aMarketplace,
  aPerson,
  aSentTask,
  CATEGORIES,
  call,
  KAZAN,
  type Marketplace,
  MOSCOW,
  refused,
} from '../../../test/marketplace.ts'

let market: Marketplace

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  const { kysely } = market.database
  const works = { [CATEGORIES.plumbing]: 2, [CATEGORIES.electrics]: 1 }
  for (const [category, count] of Object.entries(works)) {
    for (let n = 0; n < count; n += 1) {
      const { id } = await aPerson(market, { role: 'EXECUTOR' })
      const company = await kysely
        .selectFrom('companies')
        .select('id')
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow()
      const rows = n === 0 ? [Number(category), CATEGORIES.design] : [Number(category)]
      await kysely
        .insertInto('company_categories')
        .values(rows.map((category_id, position) => ({ company_id: company.id, category_id, position })))
        .execute()
    }
  }
  const client = await aPerson(market)
  await aSentTask(market, client)
  await aSentTask(market, client, { categoryId: CATEGORIES.electrics })
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

const { repair, plumbing, design } = CATEGORIES

describe('the counts of categories', () => {
  it('tell how many tasks wait in a category and below it', async () => {
    const { data } = await call(market, 'countTasksForApply', { query: { ids: [repair, plumbing, design, 999] } })

    expect(data).toEqual([
      { id: repair, count: 2 },
      { id: plumbing, count: 1 },
      { id: design, count: 0 },
    ])
  })

  it('tell how many executors work in a category or below it, each once', async () => {
    const { data } = await call(market, 'countExecutorsForOffer', { query: { ids: [repair, plumbing, design] } })

    expect(data).toEqual([
      { id: repair, count: 3 },
      { id: plumbing, count: 2 },
      { id: design, count: 2 },
    ])
  })

  it('tell how many of them are in one city', async () => {
    const countIn = async (cityId: number) =>
      (await call(market, 'countExecutorsForOffer', { query: { ids: [repair, plumbing], cityId } })).data

    expect(await countIn(KAZAN.id)).toEqual([
      { id: repair, count: 3 },
      { id: plumbing, count: 2 },
    ])
    expect(await countIn(MOSCOW.id)).toEqual([
      { id: repair, count: 0 },
      { id: plumbing, count: 0 },
    ])
  })

  it('have to be asked for something', async () => {
    expect((await refused(market, 'countTasksForApply', { query: { ids: [] } })).code).toBe('VALIDATION_FAILED')
  })
})

describe('the flat list of categories', () => {
  const list = async (query: object) => {
    const { data } = await call(market, 'listCategories', { query })
    return [data.items.map(({ id }) => id), data.pagination.totalItems]
  }

  it('goes by the tree, by parent, by page and by a search among leaves', async () => {
    expect(await list({})).toEqual([[repair, plumbing, CATEGORIES.electrics, design], 4])
    expect(await list({ parentId: repair })).toEqual([[plumbing, CATEGORIES.electrics], 2])
    expect(await list({ limit: 1, page: 2 })).toEqual([[plumbing], 4])
    expect(await list({ q: 'сантех' })).toEqual([[plumbing], 1])
    expect(await list({ q: 'нет такой' })).toEqual([[], 0])
  })
})
