import type { User } from '@artel/core/contract'
import {
  aCase,
  anArticleCard,
  anExecutor,
  anExecutorProfile,
  answer,
  aProductCard,
  aRatingBreakdown,
  aReview,
  aService,
  aUser,
  EXECUTOR_ID,
  fakeTransport,
  refusal,
  testUuid,
} from '@artel/core/testing'
import { createRequestHandler, defaultRenderHandler } from '@tanstack/react-router/ssr/server'
import { describe, expect, it } from 'vitest'
import { createServerRouter } from '../server/router.ts'

const page = {
  viewer: null,
  city: null,
  now: Date.parse('2026-03-02T09:00:00.000Z'),
  timeZone: 'Europe/Moscow',
  lettersPath: null,
  mapTiles: null,
}

const executor = anExecutorProfile()
const at = `/executor/${EXECUTOR_ID}`
const list = <T>(...items: T[]) => ({ data: { items, pagination: { totalItems: items.length } } })

/** What the server answers to a first visit, and which operations it asked the API for. */
const visit = async (address: string, viewer: User | null = null, isThere = true, isBare = false) => {
  const has = <T>(...items: T[]) => list(...(isBare ? [] : items))
  const transport = fakeTransport()
    .on('getExecutor', isThere ? answer({ data: executor }) : refusal('NOT_FOUND'))
    .on('listReviews', answer({ data: { ...list(aReview()).data, rating: aRatingBreakdown() } }))
    .on('listServices', answer({ data: isBare ? [] : [aService()] }))
    .on('listCases', answer(has(aCase())))
    .on('listProducts', answer(has(aProductCard())))
    .on('listArticles', answer(has(anArticleCard())))
    .on('getCase', answer({ data: aCase({ executorId: testUuid(999) }) }))
  const seen = { ...page, viewer }
  const response = await createRequestHandler({
    request: new Request(`https://artel.test${address}`),
    createRouter: () => createServerRouter(transport, seen, { nonce: undefined, origin: 'https://artel.test' }),
    getRouterManifest: () => ({ routes: {} }),
  })(defaultRenderHandler)
  return {
    status: response.status,
    to: response.headers.get('location'),
    html: await response.text(),
    asked: transport.calls().map(({ operation }) => operation),
  }
}

describe('a first visit to an executor', () => {
  it('has what the page shows, a title, an address and words for search engines', async () => {
    const { status, html } = await visit(at)

    expect(status).toBe(200)
    expect(html).toContain('<title>Сергей М.: сантехника — Артель</title>')
    expect(html).toContain(`<link rel="canonical" href="https://artel.test${at}"`)
    expect(html).toContain('"@type":"AggregateRating"')
    for (const shown of [executor.about, aService().name, aCase().title, aReview().text]) expect(html).toContain(shown)
  })

  it('reads as much as each of the pages shows', async () => {
    expect((await visit(`${at}/profile`)).asked).toEqual(['getExecutor'])
    expect((await visit(`${at}/services/${executor.companyId}`)).asked).toEqual(['getExecutor', 'listServices'])
    expect((await visit(`${at}/portfolio/${executor.companyId}`)).asked).toEqual(['getExecutor', 'listCases'])
  })

  it('leads from another number of the company to today’s, and from behind the last page to the last', async () => {
    const { status, to } = await visit(`${at}/services/${testUuid(998)}`)
    expect([status, to]).toEqual([302, expect.stringMatching(`${at}/services/${executor.companyId}$`)])
    expect((await visit(`${at}?page=9`)).to).toBe(at)
  })

  const lists = [`services/${executor.companyId}`, `portfolio/${executor.companyId}`, 'products', 'blog']

  it('tells search engines of each page in words of its own', async () => {
    const pages = await Promise.all(
      ['', '/profile', ...lists.map((path) => `/${path}`)].map((path) => visit(at + path)),
    )
    const described = pages.map(({ html }) => /<meta name="description" content="(.*?)"/.exec(html)?.[1])

    expect(new Set(described).size).toBe(6)
    for (const { html } of pages) {
      expect(html).toContain('rel="canonical"')
      expect(html).not.toContain('content="noindex"')
    }
  })

  it('tells them of the services of a price list', async () => {
    expect((await visit(`${at}/${lists[0]}`)).html).toContain('"itemOffered":{"@type":"Service"')
  })

  it.each(lists)('is there and left out of searches at %s, where it has nothing to show', async (path) => {
    const { status, html } = await visit(`${at}/${path}`, null, true, true)

    expect(status).toBe(200)
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).not.toContain('rel="canonical"')
    expect(html).not.toContain('application/ld+json')
  })

  it('leads nowhere for who is no executor, is blocked or has left, and for the work of another', async () => {
    expect((await visit(at, null, false)).status).toBe(404)
    expect((await visit(`${at}/portfolio/${executor.companyId}?work=461`)).status).toBe(404)
  })
})

describe('a visit without an id', () => {
  it('is to one’s own page, which search engines leave out', async () => {
    const { status, html } = await visit('/executor', anExecutor())

    expect(status).toBe(200)
    expect(html).toContain('Так вашу страницу видят заказчики.')
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).not.toContain('rel="canonical"')
  })

  it('asks nothing for a guest and for who has no such page, and says so', async () => {
    const [guest, client] = [await visit('/executor'), await visit('/executor/profile', aUser())]

    expect([guest.asked, client.asked]).toEqual([[], []])
    expect(guest.html).toContain('Войдите, чтобы продолжить')
    expect(client.html).toContain('не для вашей роли')
  })

  it('tells who has not confirmed the address that nobody sees the page yet', async () => {
    const { asked, html } = await visit('/executor', anExecutor({ emailConfirmed: false }))

    expect(asked).toEqual([])
    expect(html).toContain('Вашу страницу пока не видят')
  })
})
