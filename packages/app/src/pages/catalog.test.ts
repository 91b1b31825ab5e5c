import type { Product } from '@artel/core/contract'
import type { ChosenCity } from '@artel/core/geolocation'
import { aLanding, aLandingTree, answer, aProduct, aProductCard, fakeTransport, refusal } from '@artel/core/testing'
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

const shelf = { items: [aProductCard()], pagination: { totalItems: 41 } }
const nothing = { items: [], pagination: { totalItems: 0 } }

interface Known {
  readonly found?: typeof shelf | typeof nothing
  readonly city?: ChosenCity | null
  readonly product?: Product
}

/** What the server answers to a first visit, and what it asked the list of goods for. */
const visit = async (address: string, { found = shelf, city = null, product = aProduct() }: Known = {}) => {
  const transport = fakeTransport()
    .on('getLandingTree', answer({ data: aLandingTree() }))
    .on('getLanding', async (call) => {
      const categoryId = { remont: 1, santehnika: 11 }[call.query[0]?.[1] ?? '']
      return categoryId === undefined
        ? refusal('NOT_FOUND')(call)
        : answer({ data: aLanding({ category: { ...aLanding().category, id: categoryId } }) })(call)
    })
    .on('listProducts', answer({ data: found }))
    .on('getProduct', answer({ data: product }))
    .on(
      'listProductReviews',
      answer({ data: { items: [], pagination: { totalItems: 0 }, rating: aProduct().rating, own: null } }),
    )
  const response = await createRequestHandler({
    request: new Request(`https://artel.test${address}`),
    createRouter: () =>
      createServerRouter(transport, { ...page, city }, { nonce: undefined, origin: 'https://artel.test' }),
    getRouterManifest: () => ({ routes: {} }),
  })(defaultRenderHandler)
  return { response, html: await response.text(), asked: transport.calls('listProducts').map(({ query }) => query) }
}

const headOf = (html: string) => ({
  title: /<title>(.*?)<\/title>/.exec(html)?.[1],
  canonical: /rel="canonical" href="(.*?)"/.exec(html)?.[1],
  image: /property="og:image" content="(.*?)"/.exec(html)?.[1],
  data: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  ),
})

describe('a first visit to the catalogue', () => {
  it('asks for what the address says, once, and shows it', async () => {
    const { response, html, asked } = await visit('/catalog?q=%D0%B4%D1%83%D0%B1&priceTo=500&delivery=BOTH&page=2')

    expect(response.status).toBe(200)
    expect(asked).toEqual([
      [
        ['q', 'дуб'],
        ['priceTo', '50000'],
        ['delivery', 'BOTH'],
        ['page', '2'],
        ['limit', '12'],
      ],
    ])
    expect(html).toContain(aProductCard().title)
  })

  it('is held to the city of the cookie, and to the whole country when the address says so', async () => {
    const kazan = { id: 551487, name: 'Казань', lat: 55.796, lon: 49.1082 }

    expect((await visit('/catalog', { city: kazan })).asked).toEqual([
      [
        ['limit', '12'],
        ['cityId', '551487'],
      ],
    ])
    expect((await visit('/catalog?city=all', { city: kazan })).asked).toEqual([[['limit', '12']]])
  })

  it('of a category has its name, its place and what search engines read', async () => {
    const { response, html, asked } = await visit('/catalog/santehnika?city=499099&verified=1&sort=price')
    const { title, canonical, data } = headOf(html)

    expect(response.status).toBe(200)
    expect(asked[0]).toContainEqual(['categoryIds', '11'])
    expect([title, canonical]).toEqual([
      'Сантехника: каталог изделий — Артель',
      'https://artel.test/catalog/santehnika?city=499099',
    ])
    expect(data.map((one) => one['@type'])).toEqual(['BreadcrumbList', 'ItemList'])
    expect(data[0].itemListElement.map((one: { item: string }) => one.item)).toEqual([
      'https://artel.test/catalog',
      'https://artel.test/catalog/remont',
      'https://artel.test/catalog/santehnika',
    ])
    expect(data[1].itemListElement[0].url).toBe(`https://artel.test/product/${aProductCard().id}`)
  })

  it.each(['/catalog/nowhere', '/catalog/..%2Fadmin', '/catalog/%00', '/catalog/A'])('is not at %s', async (path) => {
    const { response, asked } = await visit(path)

    expect(response.status).toBe(404)
    expect(asked).toEqual([])
  })

  it('does not search with a range turned round: it says so, and offers the right one', async () => {
    const { response, html, asked } = await visit('/catalog?priceFrom=900&priceTo=100')

    expect([response.status, asked]).toEqual([200, []])
    expect(html).toContain('Сумма «до» меньше суммы «от».')
    expect(html).toContain('href="/catalog?priceFrom=100&amp;priceTo=900"')
  })

  it.each([
    ['/catalog?page=999&verified=1', { items: [], pagination: { totalItems: 23 } }, '/catalog?verified=1&page=2'],
    ['/catalog/remont?page=2', nothing, '/catalog/remont'],
  ])('leads from %s, behind the last page, to the last one', async (asked, found, last) => {
    const { response } = await visit(asked, { found })

    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(last)
  })

  it('counts the searches beside it where little is found, in the category above too', async () => {
    const { html, asked } = await visit('/catalog/santehnika?verified=1', { found: nothing })

    expect(asked.map((query) => query.filter(([name]) => name === 'categoryIds').map(([, id]) => id))).toEqual([
      ['11'],
      ['11'],
      ['1'],
    ])
    expect(html).toContain('Таких товаров не нашлось')
  })

  it('takes no harm from whatever an address says', async () => {
    const { response, asked } = await visit(
      '/catalog?q=%3Cscript%3Ealert(1)%3C/script%3E&city=-1&priceFrom=1e9&page=0&sort=DROP&delivery=x&delivery=y',
    )

    expect(response.status).toBe(200)
    expect(asked).toEqual([
      [
        ['q', '<script>alert(1)</script>'],
        ['limit', '12'],
      ],
    ])
  })
})

describe('a first visit to a product', () => {
  it('tells search engines what it is, what it costs and where it stands, and shows its photo in links', async () => {
    const { html } = await visit(`/product/${aProduct().id}`)
    const { data, image } = headOf(html)

    expect(data.map((one) => one['@type'])).toEqual(['Product', 'BreadcrumbList'])
    expect(data[0]).toEqual(expect.objectContaining({ name: aProduct().title, category: aProduct().category.name }))
    expect(data[0].offers).toEqual(
      expect.objectContaining({ price: String((aProduct().price ?? 0) / 100), priceCurrency: 'RUB' }),
    )
    expect(image).toMatch(/^https:\/\/artel\.test\/(?!covers\/)/)
  })

  it('shows the whole way to it from the root of the catalogue, and tells it search engines', async () => {
    const category = { id: 11, name: 'Сантехника', slug: 'santehnika' }
    const { html } = await visit(`/product/${aProduct().id}`, { product: aProduct({ category }) })
    const way = /<nav aria-label="Вы здесь">(.*?)<\/nav>/s.exec(html)?.[1] ?? ''

    expect([...way.matchAll(/href="(.*?)"/g)].map(([, href]) => href)).toEqual([
      '/catalog',
      '/catalog/remont',
      '/catalog/santehnika',
    ])
    expect(headOf(html).data[1].itemListElement.map((one: { name: string }) => one.name)).toEqual([
      'Товары',
      'Ремонт',
      'Сантехника',
      aProduct().title,
    ])
  })
})
