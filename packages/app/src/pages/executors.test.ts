import type { ChosenCity } from '@artel/core/geolocation'
import { aCategoryTree, anExecutorCard, answer, fakeTransport } from '@artel/core/testing'
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

const crowd = { items: [anExecutorCard()], pagination: { totalItems: 41 } }

/** What the server answers to a first visit, and what it asked the API for. */
const visit = async (address: string, found = crowd, city: ChosenCity | null = null) => {
  const transport = fakeTransport()
    .on('getCategoryTree', answer({ data: aCategoryTree() }))
    .on('listExecutors', answer({ data: found }))
    .on('listExecutorDistricts', answer({ data: [{ name: 'Азино', count: 4 }] }))
    .on('countExecutorsForOffer', answer({ data: [{ id: 12, count: 31 }] }))
  const response = await createRequestHandler({
    request: new Request(`https://artel.test${address}`),
    createRouter: () =>
      createServerRouter(transport, { ...page, city }, { nonce: undefined, origin: 'https://artel.test' }),
    getRouterManifest: () => ({ routes: {} }),
  })(defaultRenderHandler)
  return { response, html: await response.text(), asked: transport.calls('listExecutors').map(({ query }) => query) }
}

const headOf = (html: string) => ({
  title: /<title>(.*?)<\/title>/.exec(html)?.[1],
  canonical: /rel="canonical" href="(.*?)"/.exec(html)?.[1],
  data: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  ),
})

describe('a first visit to the search for executors', () => {
  it('asks for what the address says, once, and shows it', async () => {
    const { response, html, asked } = await visit('/executors?verified=1&rating=4.5&page=2')

    expect(response.status).toBe(200)
    expect(asked).toEqual([
      [
        ['verified', 'true'],
        ['ratingFrom', '4.5'],
        ['page', '2'],
      ],
    ])
    expect(html).toContain(anExecutorCard().name)
  })

  it('knows a highest price alone, and leads nowhere with a lowest one that an address adds', async () => {
    const { html, asked } = await visit('/executors?priceFrom=5000&priceTo=100')
    const links = [...html.matchAll(/<a [^>]*href="(.*?)"/g)].map(([, href = '']) => href)

    expect(asked).toEqual([[['priceTo', '10000']]])
    expect(headOf(html).canonical).toBe('https://artel.test/executors')
    expect(links).toContain('/executors?priceTo=100&amp;page=2')
    expect(links.filter((href) => href.includes('priceFrom'))).toEqual([])
  })

  it('is held to the city of the cookie with its districts, and to the whole country when the address says so', async () => {
    const kazan = { id: 551487, name: 'Казань', lat: 55.796, lon: 49.1082 }
    const { asked, html } = await visit('/executors', crowd, kazan)

    expect(asked).toEqual([[['cityId', '551487']]])
    expect(html).toContain('Азино')
    expect((await visit('/executors?city=all', crowd, kazan)).asked).toEqual([[]])
  })

  it('of a category has its name, its words and its place in the tree', async () => {
    const { response, html, asked } = await visit('/remont/ukladka-plitki?city=499099&q=%D0%BA%D1%80%D0%B0%D0%BD')
    const { title, canonical, data } = headOf(html)

    expect(response.status).toBe(200)
    expect(asked[0]).toContainEqual(['categoryIds', '12'])
    expect(title).toBe('Укладка плитки: исполнители — Артель')
    expect(canonical).toBe('https://artel.test/remont/ukladka-plitki?city=499099')
    expect(html).toContain('Плитка в ванной, на кухне и на полу.')
    expect(data.map((one) => one['@type'])).toEqual(['BreadcrumbList', 'ItemList'])
    expect(data[0].itemListElement.map((one: { item: string }) => one.item)).toEqual([
      'https://artel.test/executors',
      'https://artel.test/remont',
      'https://artel.test/remont/ukladka-plitki',
    ])
  })

  it.each(['/nowhere', '/ukladka-plitki', '/remont/nowhere', '/remont--x', '/faq/nowhere', '/task/0'])(
    'is not at %s',
    async (path) => {
      const { response, html, asked } = await visit(path)

      expect(response.status).toBe(404)
      expect(html).toContain(`Page Not Found: ${path}`)
      expect(asked).toEqual([])
    },
  )

  it.each([
    ['/executors?page=999&verified=1', 23, '/executors?verified=1&page=3'],
    ['/remont?page=2', 0, '/remont'],
  ])('leads from %s, behind the last page of %i, to the last one', async (asked, totalItems, last) => {
    const { response } = await visit(asked, { items: [], pagination: { totalItems } })

    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(last)
  })

  it('counts the searches beside it where few are found', async () => {
    const { html, asked } = await visit('/remont/ukladka-plitki?verified=1', {
      items: [],
      pagination: { totalItems: 0 },
    })

    expect(asked).toHaveLength(3)
    expect(html).toContain('Таких исполнителей не нашлось')
  })
})

describe('the trees of categories', () => {
  it.each([
    ['/categories', '/remont/ukladka-plitki', '/gruzoperevozki'],
    ['/task-categories', '/task-find/ukladka-plitki', '/task-find/gruzoperevozki'],
  ])('at %s lead to each category, and are searched without scripts', async (path, leaf, other) => {
    const whole = await visit(path)
    const searched = await visit(`${path}?q=%D0%BF%D0%BB%D0%B8%D1%82%D0%BA%D1%83`)

    expect(whole.response.status).toBe(200)
    const { title, canonical, data } = headOf(whole.html)
    expect(canonical).toBe(`https://artel.test${path}`)
    expect(title).toMatch(/^\S.* — Артель$/)
    expect(data.map((one) => one['@type'])).toEqual(['BreadcrumbList', 'ItemList'])
    expect(data[0].itemListElement.at(-1).item).toBe(`https://artel.test${path}`)
    expect(data[1].itemListElement.map((one: { url: string }) => one.url)).toContain(`https://artel.test${other}`)
    for (const href of [leaf, other]) expect(whole.html).toContain(`href="${href}"`)
    expect(searched.html).toContain(`href="${leaf}"`)
    expect(searched.html).not.toContain(`href="${other}"`)
  })
})
