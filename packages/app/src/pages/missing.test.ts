import type { GoneKind } from '@artel/core/contract'
import { answer, fakeTransport, refusal } from '@artel/core/testing'
import { describe, expect, it } from 'vitest'
import { handle } from '../entry-server.tsx'

const USER = '018f2f5e-7a3b-7c10-9d2e-1b2c3d4e5f60'

/** What the server answers to a guest where the API knows nothing of what the page shows. */
const visit = async (path: string, isGone: boolean | 'unknown') => {
  const transport = fakeTransport()
    .on('getTask', refusal('NOT_FOUND'))
    .on('getProduct', refusal('NOT_FOUND'))
    .on('listProductReviews', refusal('NOT_FOUND'))
    .on('getArticle', refusal('NOT_FOUND'))
    .on('getExecutor', refusal('NOT_FOUND'))
    .on('getUser', refusal('NOT_FOUND'))
    .on('listReviews', refusal('NOT_FOUND'))
    .on('findGone', isGone === 'unknown' ? refusal('INTERNAL') : answer({ data: { isGone } }))
  const answered = await handle(new Request(`https://artel.test${path}`), {
    transport,
    viewer: null,
    nonce: undefined,
    origin: 'https://artel.test',
    lettersPath: null,
    mapTiles: null,
  })
  const html = await answered.text()
  return {
    status: answered.status,
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    heading: /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1],
    isKept: !html.includes('content="noindex"'),
    asked: transport.calls('findGone').map(({ query }) => Object.fromEntries(query)),
  }
}

const pages: readonly (readonly [GoneKind, string, string, string])[] = [
  ['TASK', '/task/5012', '5012', 'Объявление снято'],
  ['PRODUCT', '/product/301', '301', 'Товар больше не продаётся'],
  ['ARTICLE', '/blog/articles/77', '77', 'Статьи больше нет'],
  ['EXECUTOR', `/executor/${USER}`, USER, 'Исполнитель ушёл с площадки'],
  ['CLIENT', `/user/client/${USER}`, USER, 'Заказчик ушёл с площадки'],
]

describe('a page whose thing is not there', () => {
  it.each(pages)('says that it is gone for good, %s', async (kind, path, id, title) => {
    expect(await visit(path, true)).toEqual({
      status: 410,
      title: `${title} — Артель`,
      heading: title,
      isKept: false,
      asked: [{ kind, id }],
    })
  })

  it.each(pages)('is a plain 404 where nobody was shown it, %s', async (_, path) => {
    const { status, heading, isKept } = await visit(path, false)
    expect([status, heading, isKept]).toEqual([404, 'Страница не найдена', false])
  })

  it('is a plain 404 also where nobody can say', async () => {
    expect((await visit('/task/5012', 'unknown')).status).toBe(404)
  })
})
