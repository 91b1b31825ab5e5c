import type { ChosenCity } from '@artel/core/geolocation'
import { aCategoryTree, answer, aTaskCard, fakeTransport } from '@artel/core/testing'
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

/** What the server answers to a first visit, and what it asked the API for. */
const visit = async (
  address: string,
  found = { items: [aTaskCard()], pagination: { totalItems: 1 } },
  city: ChosenCity | null = null,
) => {
  const transport = fakeTransport()
    .on('getCategoryTree', answer({ data: aCategoryTree() }))
    .on('listTasks', answer({ data: found }))
  const response = await createRequestHandler({
    request: new Request(`https://artel.test${address}`),
    createRouter: () =>
      createServerRouter(transport, { ...page, city }, { nonce: undefined, origin: 'https://artel.test' }),
    getRouterManifest: () => ({ routes: {} }),
  })(defaultRenderHandler)
  return { response, html: await response.text(), asked: transport.calls('listTasks').map(({ query }) => query) }
}

describe('a first visit to the board', () => {
  it('asks for what the address says, once, and shows it', async () => {
    const { response, html, asked } = await visit('/task-find/remont?priceFrom=1+500&q=&page=2&page=3')

    expect(response.status).toBe(200)
    expect(asked).toEqual([
      [
        ['budgetFrom', '150000'],
        ['categoryIds', '1'],
      ],
    ])
    expect(html).toContain(aTaskCard().title)
  })

  it('opens with the city of the cookie, and with the whole country when the address says so', async () => {
    const kazan = { id: 551487, name: 'Казань', lat: 55.796, lon: 49.1082 }
    const found = { items: [aTaskCard()], pagination: { totalItems: 1 } }
    const from = [
      ['latitude', '55.796'],
      ['longitude', '49.1082'],
    ]

    expect((await visit('/task-find', found, kazan)).asked).toEqual([[['cityId', '551487'], ...from]])
    expect((await visit('/task-find?city=all', found, kazan)).asked).toEqual([from])
    expect((await visit('/task-find?city=499099', found, kazan)).asked).toEqual([[['cityId', '499099'], ...from]])
  })

  it('tells of a range turned round instead of searching', async () => {
    const { response, html, asked } = await visit('/task-find?priceFrom=5000&priceTo=100')

    expect(response.status).toBe(200)
    expect(html).toContain('Исправьте фильтры')
    expect(html).toContain('Сумма «до» меньше суммы «от».')
    expect(asked).toEqual([])
  })

  it.each([
    ['/task-find?budget=1000&max=2000&q=кран', '/task-find?priceFrom=1000&priceTo=2000&q=кран'],
    ['/task-find/remont?from=2026-03-05&to=2026-03-08', '/task-find/remont?dateFrom=2026-03-05&dateTo=2026-03-08'],
    ['/task-find?from=2026-03-05&dateFrom=2026-03-06', '/task-find?dateFrom=2026-03-06'],
  ])('leads from %s for good to today’s words', async (old, today) => {
    const { response, asked } = await visit(encodeURI(old))

    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(encodeURI(today))
    expect(asked).toEqual([])
  })

  it.each([
    ['/task-find?page=999&q=кран', 23, '/task-find?q=кран&page=3'],
    ['/task-find/remont?page=2', 0, '/task-find/remont'],
  ])('leads from %s, behind the last page of %i tasks, to the last one', async (asked, totalItems, last) => {
    const { response } = await visit(encodeURI(asked), { items: [], pagination: { totalItems } })

    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(encodeURI(last))
  })

  it('tells search engines where it stands: below all that its category is a part of', async () => {
    const crumbsOf = async (address: string) => {
      const { html } = await visit(address)
      const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? []
      return JSON.parse(json).itemListElement.map((one: { item: string }) => one.item)
    }

    expect(await crumbsOf('/task-find')).toEqual(['https://artel.test/task-find'])
    expect(await crumbsOf('/task-find/ukladka-plitki')).toEqual([
      'https://artel.test/task-find',
      'https://artel.test/task-find/remont',
      'https://artel.test/task-find/ukladka-plitki',
    ])
  })

  it('has one address among those that show nearly the same', async () => {
    const canonicalOf = async (address: string) =>
      /rel="canonical" href="https:\/\/artel\.test(.*?)"/.exec((await visit(address)).html)?.[1]

    expect(await canonicalOf('/task-find?city=all&sort=endPeriod&utm_source=mail')).toBe('/task-find')
    expect(await canonicalOf('/task-find?category=remont&category=uborka')).toBe('/task-find')
    expect(await canonicalOf('/task-find/remont?city=551487&page=2')).toBe('/task-find/remont?city=551487')
  })
})
