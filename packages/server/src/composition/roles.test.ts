import { randomUUID } from 'node:crypto'
import { API_PREFIX, SOCKET_NAMESPACE } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { sql } from 'kysely'
import { io } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { hasPages } from '../../test/compiled.ts'
import { openTestDatabase, urlOf } from '../../test/database.ts'
import { freePort } from '../../test/free-port.mjs'
import { aSignedInUser, aStoredUser, TEST_PASSWORD, TEST_SECRET } from '../../test/http.ts'
import { findRedis, startRedis } from '../../test/redis-server.mjs'
import { type ServerProcess, startServer } from '../../test/server-process.ts'
import type { Database } from '../platform/db/database.ts'
import { transaction } from '../platform/db/transaction.ts'

let database: Database
const running: ServerProcess[] = []
beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop('SIGKILL')))
})
afterAll(() => database.close())

const start = async (environment: Record<string, string>) => {
  const server = await startServer({ DATABASE_URL: urlOf(database), SESSION_SECRET: TEST_SECRET, ...environment })
  running.push(server)
  return server
}
const statusOf = async (url: string) => (await fetch(url)).status

/** Signs in; waits as long as somebody holds the account. */
const signIn = (server: ServerProcess, login: string) =>
  fetch(`${server.url}/web/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: TEST_PASSWORD }),
  })

it('a process that is told to stop says first that it is not ready, and lets the running request end', async () => {
  const { id, email } = await aStoredUser(database)
  const server = await start({ ROLE: 'api', DRAIN_SECONDS: '1' })
  expect(await statusOf(`${server.url}/readyz`)).toBe(200)
  let answer: Promise<Response> | undefined
  let ended: Promise<number | null> | undefined

  await transaction(database.kysely, async (trx) => {
    // The foreign key of the new session waits for this.
    await sql`select from users where id = ${id} for update`.execute(trx)
    answer = signIn(server, email)
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_locks where not granted`.execute(trx)
      expect(rows.length).toBeGreaterThan(0)
    }, 5_000)
    ended = server.stop('SIGTERM')
    await vi.waitFor(async () => expect(await statusOf(`${server.url}/readyz`)).toBe(503), 5_000)
    expect(await statusOf(`${server.url}/healthz`)).toBe(200)
    // Past the draining: no new connection is taken, the old one is still open.
    await vi.waitFor(() => expect(fetch(`${server.url}/healthz`)).rejects.toThrow(), 5_000)
  })

  expect((await answer)?.status).toBe(200)
  expect(await ended).toBe(0)
}, 90_000)

it('a process for the API runs no jobs, one for jobs has no API, and figures are on an address of their own', async () => {
  await database.kysely.deleteFrom('jobs').execute()
  const metricsPort = await freePort()
  const api = await start({ ROLE: 'api' })
  expect(await statusOf(`${api.url}/web/api/v1/categories/tree`)).toBe(200)
  expect(await statusOf(`${api.url}/`)).toBe(404)
  expect(await database.kysely.selectFrom('jobs').select('id').execute()).toEqual([])

  const worker = await start({ ROLE: 'worker', METRICS: String(metricsPort) })
  expect(await statusOf(`${worker.url}/readyz`)).toBe(200)
  expect(await statusOf(`${worker.url}/web/api/v1/categories/tree`)).toBe(404)
  const metrics = () => fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((response) => response.text())
  await vi.waitFor(
    async () => expect(await metrics()).toContain('artel_job_runs_total{job="auth.purge",outcome="done"} 1'),
    5_000,
  )
  expect(await worker.stop()).toBe(0)
}, 90_000)

const canSplit = findRedis() !== undefined && hasPages()
if (!canSplit)
  console.warn('\n!!! No Redis, or the pages are not built: three processes of three roles are not tested.\n')

it.runIf(canSplit)(
  'pages, the API and the jobs are three processes: each does its own, and says of the rest that it is not there',
  async () => {
    const redis = await startRedis()
    const together = { REDIS_URL: redis.url, PG_POOL: '3' }
    const api = await start({ ...together, ROLE: 'api', TRUST_PROXY: '1' })
    const web = await startServer({ ROLE: 'web', WEB: 'on', API_URL: api.url, SESSION_SECRET: TEST_SECRET })
    running.push(web)
    const [client, executor] = [await aPerson('CLIENT'), await aPerson('EXECUTOR')]
    const category = { id: 999_999, slug: 'roles', name: 'Испытание', position: 1, parent_id: null }
    await database.kysely.insertInto('categories').values(category).execute()
    const heard: string[] = []
    const socket = io(api.url + SOCKET_NAMESPACE, { transports: ['websocket'], auth: { token: client.token } })
    socket.onAny((name: string) => heard.push(name))
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject))

    // A call of the API, and a page that shows what it did.
    const terms = { placeMode: 'REMOTE', dateMode: 'FLEXIBLE', budgetType: 'FIXED', budgetTo: 500_000 }
    const words = { title: 'Перевести письмо', description: 'Нужно перевести письмо на две страницы, без спешки.' }
    const task = await post(api, '/tasks', client, { ...words, ...terms, categoryId: category.id })
    expect(task.status).toBe(200)
    const page = await fetch(web.url + paths.task(task.body.data.id))
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(words.title)])

    // What its readers are told of is a job, which waits for whoever does jobs and is heard through whoever has the socket.
    const text = 'Здравствуйте! Переведу сегодня вечером, опыт большой.'
    const reply = { taskId: task.body.data.id, text, priceType: 'NEGOTIABLE', termDays: 3 }
    expect((await post(api, '/task-replies', executor, reply)).status).toBe(200)
    const waiting = () =>
      database.kysely.selectFrom('jobs').select('name').where('name', '=', 'notifications.deliver').execute()
    expect(await waiting()).not.toEqual([])
    expect(heard).not.toContain('NEW_NOTIFICATION')
    const worker = await start({ ...together, ROLE: 'worker' })
    await vi.waitFor(() => expect(heard).toContain('NEW_NOTIFICATION'), { timeout: 20_000, interval: 50 })
    expect(await waiting()).toEqual([])

    for (const other of [web, worker]) {
      const answer = await fetch(`${other.url + API_PREFIX}/categories/tree`)
      expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })])
      expect(await statusOf(`${other.url}/socket.io/?EIO=4&transport=websocket`)).toBe(404)
    }
    for (const one of [api, web, worker]) expect(await statusOf(`${one.url}/readyz`)).toBe(200)
    expect([await statusOf(`${api.url}/`), await statusOf(`${worker.url}/`)]).toEqual([404, 404])
    await api.stop('SIGKILL')
    expect([await statusOf(`${web.url}/readyz`), await statusOf(`${web.url}/healthz`)]).toEqual([503, 200])

    socket.disconnect()
    await redis.stop()
  },
  120_000,
)

/** Somebody who may write. */
async function aPerson(role: 'CLIENT' | 'EXECUTOR') {
  const { id, token } = await aSignedInUser(database, role)
  if (role === 'EXECUTOR') {
    await database.kysely
      .insertInto('companies')
      .values({ id: randomUUID(), user_id: id, business_type: 'SP' })
      .execute()
  }
  return { token }
}

async function post({ url }: ServerProcess, path: string, { token }: { token: string }, body: object) {
  const answer = await fetch(url + API_PREFIX + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as { data: { id: number } } }
}
