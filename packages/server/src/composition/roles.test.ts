import { createServer } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openTestDatabase, urlOf } from '../../test/database.ts'
import { aStoredUser, TEST_PASSWORD, TEST_SECRET } from '../../test/http.ts'
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
})

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
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
