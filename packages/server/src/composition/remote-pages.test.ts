import { manualClock } from '@artel/core/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { aStoredUser, signIn, TEST_CONFIG, TEST_SECRET } from '../../test/http.ts'
import { temporaryDir } from '../../test/temporary-dir.ts'
import type { Database } from '../platform/db/database.ts'
import { createLogger } from '../platform/logging/logger.ts'
import type { RenderContext } from '../web/page-renderer.ts'
import { createPageServer, createServer, type Process, type Server } from './app.ts'

const logger = createLogger({ logLevel: 'silent' })
let database: Database
let api: Server
let pages: Process
let given: RenderContext | undefined

const site = {
  clientDir: temporaryDir(),
  pages: ['/', '/task-find/{slug}'],
  variantOf: () => '',
  handle: async (_request: Request, context: RenderContext) => {
    given = context
    return new Response('<h1>Артель</h1>', { headers: { 'content-type': 'text/html' } })
  },
}
const aPageServer = (apiUrl: string, sessionSecret = TEST_SECRET) =>
  createPageServer({
    config: { apiUrl, sessionSecret, trustProxy: false, publicUrl: 'https://artel.test' },
    logger,
    clock: manualClock(),
    site,
  })

beforeAll(async () => {
  database = await openTestDatabase()
  await database.kysely.insertInto('redirects').values({ from_path: '/услуги', to_path: '/landing' }).execute()
  const config = { ...TEST_CONFIG, trustProxy: 1, role: 'api' } as const
  api = await createServer({ config, database, logger, clock: manualClock(), site: null })
  pages = await aPageServer(await api.app.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(async () => {
  await pages.app.close()
  await api.app.close()
  await database.close()
})

const askApi = (path: string) =>
  given?.transport.request({
    method: 'GET',
    url: `/web/api/v1${path}`,
    headers: {},
    credentials: false,
    timeoutMs: 10_000,
  })

it('pages of a process without a database know whose they are and call the API as them', async () => {
  const user = await aStoredUser(database)
  const { page } = await signIn(api, user.email)

  const { statusCode, cookies } = await pages.app.inject({
    url: '/',
    cookies: { artel_refresh: page.cookies.artel_refresh ?? '' },
  })

  expect([statusCode, given?.viewer?.id]).toEqual([200, user.id])
  expect(cookies.map(({ name, value }) => [name, value])).toEqual([['XSRF-TOKEN', page.cookies['XSRF-TOKEN']]])
  expect((await askApi('/auth/me'))?.body).toEqual({ data: given?.viewer })
})

it('a guest is a guest', async () => {
  await pages.app.inject({ url: '/', cookies: { artel_refresh: 'не токен' } })

  expect(given?.viewer).toBeNull()
  expect((await askApi('/auth/me'))?.status).toBe(401)
})

it('moved addresses lead on, as the API knows them', async () => {
  const get = async (url: string) => (await pages.app.inject(url)).headers.location

  expect(await get('/услуги?page=2')).toBe('/landing?page=2')
  expect(await get('/contacts')).toBeUndefined()
})

it('the map of the site is made from what the API knows', async () => {
  await database.kysely
    .insertInto('categories')
    .values({ id: 7, parent_id: null, slug: 'sad', name: 'Сад', position: 1 })
    .execute()
  const { body } = await pages.app.inject('/sitemap.xml')

  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://artel.test/',
    'https://artel.test/task-find/sad',
  ])
  expect(
    (await api.app.inject({ method: 'POST', url: '/internal/sitemap', payload: { part: 'lists' } })).statusCode,
  ).toBe(404)
})

it('they have no API of their own', async () => {
  expect((await pages.app.inject('/web/api/v1/auth/me')).statusCode).toBe(404)
})

it('nobody else learns whose a token is', async () => {
  const ask = (authorization: string) =>
    api.app.inject({
      method: 'POST',
      url: '/internal/page-session',
      headers: { authorization },
      payload: { refreshToken: 'x' },
    })

  expect((await ask('Bearer guess')).statusCode).toBe(404)
  const strangers = await aPageServer(`http://127.0.0.1:${portOf(api)}`, 'another secret, at least 32 characters')
  expect((await strangers.app.inject({ url: '/', cookies: { artel_refresh: 'x' } })).statusCode).toBe(500)
  await strangers.app.close()
})

it('they are ready while the API is', async () => {
  expect((await pages.app.inject('/readyz')).statusCode).toBe(200)
  const lost = await aPageServer('http://127.0.0.1:1')
  expect((await lost.app.inject('/readyz')).statusCode).toBe(503)
  expect((await lost.app.inject('/healthz')).statusCode).toBe(200)
  await lost.app.close()
})

it('a call that gets no answer ends as one', async () => {
  const lost = await aPageServer('http://127.0.0.1:1')
  await lost.app.inject('/')

  await expect(askApi('/auth/me')).rejects.toMatchObject({ kind: 'offline' })
  await lost.app.close()
})

const portOf = ({ app }: Process) => (app.server.address() as { port: number }).port
