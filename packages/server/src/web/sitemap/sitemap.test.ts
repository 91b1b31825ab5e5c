import { type RouteDefinition, routes } from '@artel/core/routes'
import { type ManualClock, manualClock } from '@artel/core/testing'
import { fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aDraft, aPublished } from '../../../test/goods.ts'
import { aMarketplace, aPerson, aSentTask, call, type Marketplace, type Person } from '../../../test/marketplace.ts'
import { refusalOf } from '../../http/errors.ts'
import { bodyOf, statusOf } from '../../http/refusal-answer.ts'
import { mountSitemap } from './sitemap-routes.ts'
import { createSitemapSource, type SitemapSource } from './sitemap-source.ts'

const everyPage = Object.values<RouteDefinition>(routes).map(({ pattern }) => pattern)
const publicUrl = 'https://artel.test'

let clock: ManualClock
let reads: string[]
beforeEach(() => {
  clock = manualClock()
  reads = []
})

const aMap = (source: SitemapSource, pages: readonly string[] = everyPage, most?: number) => {
  const app = fastify()
  app.setErrorHandler((error, _request, reply) => {
    const refusal = refusalOf(error)
    reply.code(statusOf(refusal)).send(bodyOf(refusal))
  })
  mountSitemap(app, { source, clock, publicUrl, pages, ...(most !== undefined && { most }) })
  return async (path: string) => {
    const { statusCode, headers, body } = await app.inject(path)
    const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replace(publicUrl, ''))
    return { status: statusCode, headers, body, addresses }
  }
}

const changedAt = '2026-03-02T09:00:00.000Z'
/** Two tasks a shelf. */
const aSource = (tasks: readonly number[], categories: { slug: string; urlSlug: string }[] = []): SitemapSource => {
  const onShelf = (shelf: number) => tasks.filter((id) => Math.ceil(id / 2) === shelf)
  return {
    lists: async () => {
      reads.push('lists')
      return { categories }
    },
    shelves: async () =>
      [...new Set(tasks.map((id) => Math.ceil(id / 2)))].map((number) => ({
        number,
        count: onShelf(number).length,
        changedAt,
      })),
    tasks: async (shelf) => {
      reads.push(`shelf ${shelf}`)
      return onShelf(shelf).map((id) => ({ id, changedAt }))
    },
  }
}

describe("the site's map", () => {
  it('is one file of absolute addresses while they fit, and good for an hour', async () => {
    const get = aMap(aSource([1, 2, 5]), ['/', '/task/{id}'])
    const { status, headers, body, addresses } = await get('/sitemap.xml')

    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/xml; charset=utf-8',
      'public, max-age=3600',
    ])
    expect(addresses).toEqual(['/', '/task/1', '/task/2', '/task/5'])
    expect(body).toContain(`<loc>https://artel.test/task/1</loc><lastmod>${changedAt}</lastmod>`)
    expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org/)
  })

  it('becomes an index of files when they do not', async () => {
    const get = aMap(aSource([1, 2, 5]), ['/', '/task/{id}'], 3)
    const index = await get('/sitemap.xml')

    expect(index.body).toContain('<sitemapindex')
    expect(index.addresses).toEqual(['/sitemap-pages.xml', '/sitemap-tasks-1.xml', '/sitemap-tasks-3.xml'])
    expect((await get('/sitemap-pages.xml')).addresses).toEqual(['/'])
    expect((await get('/sitemap-tasks-3.xml')).addresses).toEqual(['/task/5'])
    expect((await get('/sitemap-tasks-2.xml')).status).toBe(404)
    expect((await get('/sitemap-tasks-0.xml')).status).toBe(404)
  })

  it('leads nowhere that the app does not serve', async () => {
    const get = aMap(aSource([1], [{ slug: 'sad', urlSlug: 'sad' }]), ['/', '/task-find'], 0)

    expect((await get('/sitemap.xml')).addresses).toEqual(['/sitemap-pages.xml'])
    expect((await get('/sitemap-pages.xml')).addresses).toEqual(['/', '/task-find'])
    expect((await get('/sitemap-tasks-1.xml')).status).toBe(404)
  })

  it('escapes what means something in an address or in XML', async () => {
    const get = aMap(aSource([], [{ slug: 'сад & "огород"', urlSlug: 'x' }]), ['/task-find/{slug}'])

    expect((await get('/sitemap.xml')).addresses).toEqual([`/task-find/${encodeURIComponent('сад & "огород"')}`])
    expect((await aMap(aSource([], [{ slug: "a&'b", urlSlug: 'x' }]))('/sitemap.xml')).body).not.toMatch(
      /&(?!amp;|#39;)/,
    )
  })

  it('is read once an hour, however many ask, and again after a failure', async () => {
    const source = aSource([1])
    const get = aMap(source, ['/', '/task/{id}'])
    await Promise.all([get('/sitemap.xml'), get('/sitemap.xml')])
    clock.advance(3_599_000)
    await get('/sitemap.xml')
    expect(reads).toEqual(['lists', 'shelf 1'])
    clock.advance(1_000)
    await get('/sitemap.xml')
    expect(reads).toHaveLength(4)

    let isDown = true
    const flaky = aMap({ ...source, lists: () => (isDown ? Promise.reject(new Error('down')) : source.lists()) })
    expect((await flaky('/sitemap.xml')).status).toBe(500)
    isDown = false
    expect((await flaky('/sitemap.xml')).status).toBe(200)
  })
})

describe('what the database knows', () => {
  let market: Marketplace
  let client: Person
  beforeAll(async () => {
    market = await aMarketplace(await openTestDatabase())
    client = await aPerson(market)
  })
  afterAll(async () => {
    await market.app.close()
    await market.database.close()
  })

  it('are categories with their whole addresses and public articles', async () => {
    const author = await aPerson(market, { role: 'MODERATOR' })
    const article = { author_id: author.id, category: 'NEWS', lead: '', body: '[]' } as const
    await market.database.kysely
      .insertInto('articles')
      .values([
        { ...article, title: 'Открытая', status: 'PUBLISHED', is_public: true, published_at: new Date() },
        { ...article, title: 'Для своих', status: 'PUBLISHED', is_public: false, published_at: new Date() },
        { ...article, title: 'Черновик', status: 'DRAFT', is_public: true },
      ])
      .execute()
    const { categories, articles } = await createSitemapSource(market.database.kysely).lists()

    expect(categories).toEqual(
      expect.arrayContaining([
        { slug: 'repair', urlSlug: 'repair' },
        { slug: 'plumbing', urlSlug: 'repair/plumbing' },
      ]),
    )
    expect(articles).toEqual([{ id: expect.any(Number), changedAt: expect.stringMatching(/Z$/) }])
  })

  it('are executors whom everybody is shown, and nobody else', async () => {
    const [shown, unconfirmed] = [
      await aPerson(market, { role: 'EXECUTOR' }),
      await aPerson(market, { role: 'EXECUTOR' }),
    ]
    const { kysely } = market.database
    await kysely.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', unconfirmed.id).execute()
    const { executors = [] } = await createSitemapSource(kysely).lists()

    expect(executors).toEqual([{ id: shown.id, changedAt: null }])
  })

  it('are goods that everybody is shown, the newest first', async () => {
    const seller = await aPerson(market, { role: 'EXECUTOR' })
    const [first, last] = [await aPublished(market, seller), await aPublished(market, seller)]
    await aDraft(market, seller)
    await aPublished(market, await aPerson(market, { role: 'EXECUTOR', isEmailConfirmed: false }))
    const { products } = await createSitemapSource(market.database.kysely).lists()

    expect(products?.map(({ id }) => id)).toEqual([last.id, first.id])
  })

  it('are open tasks on shelves by their numbers, and none that is over or waits', async () => {
    const ids: number[] = []
    for (let i = 0; i < 4; i++) ids.push((await aSentTask(market, client)).id)
    const [gone = 0, ...open] = ids
    const body = { version: 2, reason: 'AUTHOR_NOT_RELEVANT' } as const
    const { version } = (await call(market, 'getTask', { as: client, params: { id: gone } })).data
    await call(market, 'cancelTaskByAuthor', { as: client, params: { id: gone }, body: { ...body, version } })
    const source = createSitemapSource(market.database.kysely, 3)
    const shelves = await source.shelves()
    const listed = (await Promise.all(shelves.map(({ number }) => source.tasks(number)))).flat()

    expect(listed.map(({ id }) => id)).toEqual(open)
    expect(shelves.map(({ count }) => count).reduce((sum, count) => sum + count, 0)).toBe(open.length)
    expect(shelves.every(({ number, changedAt: last }) => number > 0 && last.endsWith('Z'))).toBe(true)
    expect(listed.every(({ id }) => shelves.some(({ number }) => number === Math.ceil(id / 3)))).toBe(true)
  })
})
