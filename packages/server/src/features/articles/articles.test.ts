import type { ArticleBlock, PublicationStatus } from '@artel/core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aMarketplace, aPerson, call, type Marketplace, type Person, refused } from '../../../test/marketplace.ts'

let market: Marketplace
let author: Person
const body: ArticleBlock[] = [
  { type: 'paragraph', runs: [{ text: 'Кран капает. '.repeat(400) }] },
  { type: 'list', ordered: false, items: [[{ text: 'ключ' }], [{ text: 'прокладка', bold: true }]] },
]

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  author = await aPerson(market, { role: 'EXECUTOR' })
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

/** Stores an article and answers its id. */
const stored = async (
  day: number,
  {
    status = 'PUBLISHED',
    isPublic = true,
    category = 'ADVICES',
  }: { status?: PublicationStatus; isPublic?: boolean; category?: 'ADVICES' | 'NEWS' } = {},
): Promise<number> => {
  const published = new Date(Date.UTC(2026, 0, day))
  const row = await market.database.kysely
    .insertInto('articles')
    .values({
      author_id: author.id,
      category,
      title: `Статья за ${day} января`,
      lead: 'О том, как всё было.',
      body: JSON.stringify(body),
      status,
      is_public: isPublic,
      published_at: status === 'PUBLISHED' ? published : null,
      created_at: published,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

describe('the list of articles', () => {
  it('shows published public ones, newest first, by category and page', async () => {
    const [first, second, news] = [await stored(1), await stored(2), await stored(3, { category: 'NEWS' })]
    await stored(4, { status: 'DRAFT' })
    await stored(5, { isPublic: false })

    const ids = async (query: object) => {
      const { data } = await call(market, 'listArticles', { query })
      return [data.items.map(({ id }) => id), data.pagination.totalItems]
    }
    expect(await ids({})).toEqual([[news, second, first], 3])
    expect(await ids({ sortDirection: 'asc', limit: 2 })).toEqual([[first, second], 3])
    expect(await ids({ limit: 2, page: 2 })).toEqual([[first], 3])
    expect(await ids({ category: 'NEWS' })).toEqual([[news], 1])
    expect(await ids({ authorId: author.id, category: 'CASES' })).toEqual([[], 0])
  })

  it('shows the ones that are not public to whoever has signed in', async () => {
    const members = await stored(6, { isPublic: false, category: 'NEWS' })
    const query = { isPublic: false, category: 'NEWS' } as const
    const client = await aPerson(market)

    expect((await call(market, 'listArticles', { query })).data.items).toEqual([])
    expect((await call(market, 'listArticles', { as: client, query })).data.items.map(({ id }) => id)).toEqual([
      members,
    ])
  })
})

describe('an article', () => {
  it('comes with its blocks, its author and the minutes it takes to read', async () => {
    const id = await stored(7)
    const { data } = await call(market, 'getArticle', { params: { id } })

    expect([data.title, data.body, data.author.id, data.readingTime]).toEqual([
      'Статья за 7 января',
      body,
      author.id,
      4,
    ])
  })

  it('that is not published is there for its author and for staff alone', async () => {
    const id = await stored(8, { status: 'PENDING' })
    const moderator = await aPerson(market, { role: 'MODERATOR' })
    const stranger = await aPerson(market, { role: 'EXECUTOR' })

    for (const as of [author, moderator])
      expect((await call(market, 'getArticle', { as, params: { id } })).data.id).toBe(id)
    for (const as of [undefined, stranger]) {
      expect((await refused(market, 'getArticle', { ...(as && { as }), params: { id } })).code).toBe('NOT_FOUND')
    }
  })

  it('that is not public asks a guest to come in by not being there', async () => {
    const id = await stored(9, { isPublic: false })
    const client = await aPerson(market)

    expect((await refused(market, 'getArticle', { params: { id } })).code).toBe('NOT_FOUND')
    expect((await call(market, 'getArticle', { as: client, params: { id } })).data.id).toBe(id)
  })
})
