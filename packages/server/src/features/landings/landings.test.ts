import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aMarketplace, CATEGORIES, call, type Marketplace, refused } from '../../../test/marketplace.ts'

let market: Marketplace

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  const page = { title: 'Найдите мастера', lead: 'Вступление', questions: JSON.stringify([]) }
  await market.database.kysely
    .insertInto('landing_categories')
    .values([
      { ...page, id: 1, parent_id: null, category_id: CATEGORIES.repair, slug: 'remont', name: 'Ремонт', position: 1 },
      {
        ...page,
        id: 11,
        parent_id: 1,
        category_id: CATEGORIES.plumbing,
        slug: 'santekhnika',
        name: 'Сантехника',
        position: 1,
        questions: JSON.stringify([{ question: 'Сколько стоит?', answer: 'Цену назначает исполнитель.' }]),
      },
      {
        ...page,
        id: 12,
        parent_id: 1,
        category_id: CATEGORIES.electrics,
        slug: 'elektrika',
        name: 'Электрика',
        position: 2,
      },
      { ...page, id: 2, parent_id: null, category_id: CATEGORIES.design, slug: 'dizayn', name: 'Дизайн', position: 2 },
    ])
    .execute()
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

const related = async (query: { landingCategoryId?: number; landingCategorySlug?: string }) =>
  (await call(market, 'listRelatedLandings', { query })).data.map(({ slug }) => slug)

describe('service landing pages', () => {
  it('come as a tree in their order', async () => {
    const { data } = await call(market, 'getLandingTree', {})

    expect(data.map(({ slug, children }) => [slug, children.map((child) => child.slug)])).toEqual([
      ['remont', ['santekhnika', 'elektrika']],
      ['dizayn', []],
    ])
  })

  it.each(['santekhnika', 'remont/santekhnika'])('are found by %s', async (slug) => {
    const { data } = await call(market, 'getLanding', { query: { slug } })

    expect(data).toEqual({
      id: 11,
      slug: 'santekhnika',
      name: 'Сантехника',
      parentId: 1,
      category: expect.objectContaining({ id: CATEGORIES.plumbing }),
      categoryPath: 'repair/plumbing',
      title: 'Найдите мастера',
      lead: 'Вступление',
      questions: [{ question: 'Сколько стоит?', answer: 'Цену назначает исполнитель.' }],
      breadcrumbs: [
        { id: 1, slug: 'remont', name: 'Ремонт' },
        { id: 11, slug: 'santekhnika', name: 'Сантехника' },
      ],
    })
  })

  it.each(['dizayn/santekhnika', 'santekhnika/remont', 'nothing', '../remont'])('are not found by %s', async (slug) => {
    expect((await refused(market, 'getLanding', { query: { slug } })).code).toBe('NOT_FOUND')
  })

  it('are related to their neighbours and to the pages below', async () => {
    expect(await related({ landingCategorySlug: 'remont/santekhnika' })).toEqual(['elektrika'])
    expect(await related({ landingCategoryId: 1 })).toEqual(['santekhnika', 'elektrika', 'dizayn'])
    expect(await related({ landingCategoryId: 999 })).toEqual([])
    expect(await related({})).toEqual([])
  })
})
