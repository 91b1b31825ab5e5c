import { manualClock } from '@artel/core/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { aStoredUser, ask, signIn, TEST_CONFIG, TEST_PASSWORD, TEST_SECRET } from '../../test/http.ts'
import { aSocket } from '../../test/listener.ts'
import type { Database } from '../platform/db/database.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { createServer, type Server } from './app.ts'

let database: Database
let server: Server
const lines: string[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  server = await createServer({
    config: TEST_CONFIG,
    database,
    logger: createLogger({ logLevel: 'trace' }, { write: (line) => lines.push(line) }),
    clock: manualClock(),
    site: null,
  })
})
afterAll(async () => {
  await server.app.close()
  await database.close()
})

it('whatever is asked and however it fails, no secret gets into the log, at any level', async () => {
  const user = await aStoredUser(database)
  const { accessToken, refreshToken, page } = await signIn(server, user.email)
  const body = { login: user.email, password: 'Ne-tot-parol-1' }
  await ask(server, 'POST /auth/login', { body })
  await ask(server, 'POST /auth/login', { body: { ...body, password: 4711_0815 } })
  await ask(server, 'GET /auth/me', { bearer: accessToken })
  await ask(server, 'GET /auth/me', { bearer: 'сломанный-токен' })
  await ask(server, 'POST /auth/refresh', { body: { refreshToken: 'chuzhoj-token', grantType: 'refresh_token' } })
  await ask(server, 'POST /auth/refresh', { body: { grantType: 'refresh_token' }, ...page })
  await server.app.inject(`/?actionType=reset-password&hash=tajnyj-hash&token=${accessToken}`)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  for (const token of [accessToken, 'soket-token']) {
    const socket = aSocket(address, token)
    await new Promise((resolve) => socket.once('connect', resolve as () => void).once('connect_error', resolve))
    socket.disconnect()
  }

  const secrets = [TEST_PASSWORD, 'Ne-tot-parol-1', '47110815', accessToken, refreshToken, 'chuzhoj-token']
  const more = [...Object.values(page.cookies), 'сломанный-токен', 'tajnyj-hash', 'soket-token', TEST_SECRET]
  const log = lines.join('')
  expect([...secrets, ...more].filter((secret) => log.includes(secret))).toEqual([])
})

it('every request leaves one line with its id, its route and its status', async () => {
  lines.length = 0
  await ask(server, 'GET /tasks/1')

  const [line, ...rest] = lines.map((text) => JSON.parse(text)).filter(({ msg }) => msg === 'request')
  expect(rest).toEqual([])
  expect(line).toMatchObject({
    reqId: expect.stringMatching(/^[\da-f-]{36}$/),
    req: { method: 'GET', url: '/web/api/v1/tasks/1' },
    res: { status: 404 },
  })
})

it('an answer that blames the server names the request to look for', async () => {
  const gone = await openTestDatabase()
  const broken = await createServer({
    config: TEST_CONFIG,
    database: gone,
    logger: createLogger({ logLevel: 'trace' }, { write: (line) => lines.push(line) }),
    clock: manualClock(),
    site: null,
  })
  await gone.close()
  lines.length = 0

  const { headers } = await ask(broken, 'GET /tasks/1')

  const ids = lines.map((text) => JSON.parse(text).reqId).filter(Boolean)
  expect(new Set(ids)).toEqual(new Set([headers['x-request-id']]))
  await broken.app.close()
})

it('a proxy that TRUST_PROXY does not know is told of once', async () => {
  const from = (address: string) =>
    server.app.inject({ url: '/healthz', headers: { 'x-forwarded-for': address }, remoteAddress: '10.0.0.5' })
  await from('203.0.113.1')
  await from('203.0.113.2')

  expect(lines.filter((line) => line.includes('set TRUST_PROXY'))).toHaveLength(1)
})
