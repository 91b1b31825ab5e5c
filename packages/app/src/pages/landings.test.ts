import { aLandingTree, answer, aSitePage, fakeTransport } from '@artel/core/testing'
import { createRequestHandler, defaultRenderHandler } from '@tanstack/react-router/ssr/server'
import { expect, it } from 'vitest'
import { createServerRouter } from '../server/router.ts'

const page = {
  viewer: null,
  city: null,
  now: Date.parse('2026-03-02T09:00:00.000Z'),
  timeZone: 'Europe/Moscow',
  lettersPath: null,
  mapTiles: null,
}

it('the page of all services tells search engines where it stands, what it leads to and what it answers', async () => {
  const words = aSitePage()
  const transport = fakeTransport()
    .on('getLandingTree', answer({ data: aLandingTree() }))
    .on('getSitePage', answer({ data: words }))
  const response = await createRequestHandler({
    request: new Request('https://artel.test/landing'),
    createRouter: () => createServerRouter(transport, page, { nonce: undefined, origin: 'https://artel.test' }),
    getRouterManifest: () => ({ routes: {} }),
  })(defaultRenderHandler)
  const html = await response.text()
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )

  expect(data.map((one) => one['@type'])).toEqual(['BreadcrumbList', 'ItemList', 'FAQPage'])
  expect(data[0].itemListElement).toMatchObject([{ name: 'Услуги', item: 'https://artel.test/landing' }])
  expect(data[1].itemListElement).toMatchObject([{ name: 'Ремонт', url: 'https://artel.test/landing/remont' }])
  expect(data[2].mainEntity).toHaveLength(words.questions.length)
})
