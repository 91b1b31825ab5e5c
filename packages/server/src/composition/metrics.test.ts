import { randomUUID } from 'node:crypto'
import { manualClock } from '@artel/core/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { aStoredUser, ask, signIn, TEST_CONFIG } from '../../test/http.ts'
import type { Database } from '../platform/db/database.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { createMetrics, type Metrics } from '../platform/metrics/metrics.ts'
import { startMetricsServer } from '../platform/metrics/metrics-server.ts'
import { createServer, type Server } from './app.ts'

const logger = createLogger({ logLevel: 'silent' })
const clock = manualClock()
let database: Database
let metrics: Metrics
let server: Server
beforeAll(async () => {
  database = await openTestDatabase()
  metrics = createMetrics(logger)
  const config = TEST_CONFIG
  server = await createServer({ config, database, logger, clock, site: null, metrics })
})
afterAll(async () => {
  await server.app.close()
  await database.close()
})

/** The samples whose lines begin so. */
const samples = async (start: string) => (await metrics.text()).split('\n').filter((line) => line.startsWith(start))

it('requests are counted by the pattern of their route and say nothing about anybody', async () => {
  const user = await aStoredUser(database)
  const { accessToken } = await signIn(server, user.email)
  await ask(server, 'GET /tasks/4711?q=тайна', { bearer: accessToken })
  await ask(server, 'GET /nowhere/4712')

  const counted = (await samples('http_request_duration_seconds_count')).sort()

  expect(counted).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/web/api/v1/tasks/:id",status="4xx"} 1',
    'http_request_duration_seconds_count{method="GET",route="none",status="4xx"} 1',
    'http_request_duration_seconds_count{method="POST",route="/web/api/v1/auth/login",status="2xx"} 1',
  ])
  // Measured numbers may hold any digits; what they are numbers of may not.
  const said = (await metrics.text()).replace(/ [-+.\de]+$/gm, '')
  expect(said).not.toMatch(new RegExp(`4711|4712|тайна|${user.id}|${user.email}`))
})

it('a job that was given up shows, and so do the runs of the others', async () => {
  await database.kysely
    .insertInto('jobs')
    .values({ name: 'mail.send', run_at: new Date(0), failed_at: new Date(clock.now()) })
    .execute()
  await server.worker.runDue()

  expect(await samples('artel_jobs{job="mail.send"')).toEqual(['artel_jobs{job="mail.send",state="failed"} 1'])
  expect(await samples('artel_job_runs_total{job="auth.purge"')).toEqual([
    'artel_job_runs_total{job="auth.purge",outcome="done"} 1',
  ])
})

it('a sweep tells how much waits for it, and how much it has done', async () => {
  const [client, executor] = [await aStoredUser(database), await aStoredUser(database)]
  const longAgo = new Date(clock.now() - 3_600_000)
  const { id } = await database.kysely
    .insertInto('chats')
    .values({ kind: 'COMMON', client_id: client.id, executor_id: executor.id, last_seq: 1, last_message_at: longAgo })
    .returning('id')
    .executeTakeFirstOrThrow()
  const message = { id: randomUUID(), chat_id: id, seq: 1, sender_id: client.id, text: 'Здравствуйте!' }
  await database.kysely
    .insertInto('chat_messages')
    .values({ ...message, created_at: longAgo })
    .execute()
  await database.kysely.updateTable('chats').set({ client_read_seq: 1 }).where('id', '=', id).execute()

  expect(await samples('artel_sweep_waiting{job="chats.remind"')).toEqual(['artel_sweep_waiting{job="chats.remind"} 1'])
  clock.advance(60_000)
  await server.worker.runDue()

  expect(await samples('artel_sweep_waiting{job="chats.remind"')).toEqual(['artel_sweep_waiting{job="chats.remind"} 0'])
  expect(await samples('artel_job_handled_total{job="chats.remind"')).toEqual([
    'artel_job_handled_total{job="chats.remind"} 1',
  ])
})

it('sockets, connections to the database and the process itself are measured', async () => {
  expect(await samples('artel_sockets ')).toEqual(['artel_sockets 0'])
  expect(await samples('artel_db_connections{state="waiting"}')).toEqual(['artel_db_connections{state="waiting"} 0'])
  expect(await samples('process_resident_memory_bytes ')).toHaveLength(1)
})

it('they are read at an address of their own, which has nothing else', async () => {
  const { port, close } = await startMetricsServer({ host: '127.0.0.1', port: 0 }, metrics, logger)
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)

  const answer = await get('/metrics')

  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(await answer.text()).toContain('http_request_duration_seconds_count')
  expect((await get('/')).status).toBe(404)
  expect((await server.app.inject('/metrics')).statusCode).toBe(404)
  await close()
})

it('the rest is told while the jobs cannot be counted', async () => {
  const lonely = createMetrics(logger)
  lonely.watchJobs(() => Promise.reject(new Error('the database is away')))
  lonely.watchSweeps([{ name: 'chats.remind', waiting: () => Promise.reject(new Error('the database is away')) }])

  expect(await lonely.text()).toContain('process_resident_memory_bytes')
})
