import { randomUUID } from 'node:crypto'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { API_PREFIX, type ChatMessage, SOCKET_NAMESPACE } from '@artel/core/contract'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasPages } from '../../test/compiled.ts'
import { openTestDatabase, urlOf } from '../../test/database.ts'
import { freePort } from '../../test/free-port.mjs'
import { aSignedInUser, aStoredUser, TEST_PASSWORD, TEST_SECRET } from '../../test/http.ts'
import { findNginx, type NginxServer, startNginx } from '../../test/nginx-server.mjs'
import { findRedis, type RedisServer, startRedis } from '../../test/redis-server.mjs'
import { type ServerProcess, startServer } from '../../test/server-process.ts'
import { temporaryDir } from '../../test/temporary-dir.ts'
import type { Database } from '../platform/db/database.ts'

const canRun = findRedis() !== undefined && findNginx() !== undefined
if (!canRun) console.warn('\n!!! No nginx or no Redis here: a proxy in front of two processes is not tested.\n')
const arePagesBuilt = hasPages()
if (!arePagesBuilt) console.warn('\n!!! The pages are not built: they are not asked for through a proxy.\n')

/** On a busy machine too. */
const soon = { timeout: 30_000, interval: 100 }
/** An address of YooKassa, which anybody may write into a header. */
const FORGED = { 'x-forwarded-for': '185.71.76.1' }

const codeOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code

describe.runIf(canRun)('nginx of docs/deploy in front of two processes', () => {
  let database: Database
  let redis: RedisServer
  let nginx: NginxServer
  let imgproxy: Server
  let ports: readonly [number, number]
  const processes: [ServerProcess?, ServerProcess?] = []

  const dataDir = temporaryDir()
  const start = async (index: 0 | 1) => {
    processes[index] = await startServer({
      PORT: String(ports[index]),
      DATABASE_URL: urlOf(database),
      REDIS_URL: redis.url,
      SESSION_SECRET: TEST_SECRET,
      ARTEL_DATA: dataDir,
      PG_POOL: '4',
      TRUST_PROXY: '1',
      DISK_FLOOR_MB: '0',
      WEB: arePagesBuilt ? 'on' : 'off',
    })
  }
  const kill = async (index: 0 | 1) => {
    await processes[index]?.stop('SIGKILL')
    processes[index] = undefined
  }
  const startMissing = () => Promise.all(([0, 1] as const).filter((index) => !processes[index]).map(start))
  beforeAll(async () => {
    database = await openTestDatabase()
    redis = await startRedis()
    // Takes a request and says nothing.
    imgproxy = createServer(() => {}).listen(0, '127.0.0.1')
    ports = [await freePort(), await freePort()]
    await startMissing()
    nginx = await startNginx({
      'app-1:3000': `127.0.0.1:${ports[0]}`,
      'app-2:3000': `127.0.0.1:${ports[1]}`,
      'imgproxy:8080': `127.0.0.1:${(imgproxy.address() as AddressInfo).port}`,
      'proxy_read_timeout 10s;': 'proxy_read_timeout 1s;',
    })
  }, 120_000)
  // Also after a test that ended in the middle.
  beforeEach(async () => {
    await startMissing()
  }, 120_000)
  afterAll(async () => {
    await nginx?.stop()
    imgproxy?.closeAllConnections()
    imgproxy?.close()
    await Promise.all([kill(0), kill(1)])
    await redis?.stop()
    await database?.close()
  }, 60_000)

  type Person = Awaited<ReturnType<typeof aSignedInUser>>
  async function aTalk() {
    const [client, executor] = [await aSignedInUser(database, 'CLIENT'), await aSignedInUser(database, 'EXECUTOR')]
    const chat = { kind: 'COMMON', client_id: client.id, executor_id: executor.id } as const
    const { id } = await database.kysely.insertInto('chats').values(chat).returning('id').executeTakeFirstOrThrow()
    return { client, executor, chatId: id }
  }

  const ask = (path: string, { token }: Person, init: RequestInit = {}) =>
    fetch(nginx.url + API_PREFIX + path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } })
  const post = (path: string, person: Person, body: object, key: string = randomUUID()) =>
    ask(path, person, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    })
  /** Says it until it is taken: as a client does that was told to come again. */
  async function say(person: Person, chatId: number, text: string, id: string = randomUUID()) {
    await vi.waitFor(async () => {
      const { status } = await post(`/chat-message/${chatId}`, person, { id, text }, id)
      expect(status).toBe(200)
    }, soon)
  }
  const missed = async (person: Person, chatId: number, afterSeq: number): Promise<ChatMessage[]> => {
    const answer = await ask(`/chat-message/list?chatId=${chatId}&afterSeq=${afterSeq}&limit=50`, person)
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { items: ChatMessage[] }).items
  }

  it('calls and files go through, and what is too much is refused in words that people read', async () => {
    const { client, chatId } = await aTalk()
    expect((await fetch(`${nginx.url + API_PREFIX}/categories/tree`)).status).toBe(200)

    for (const length of [200_000, 2_000_000]) {
      const answer = await post(`/chat-message/${chatId}`, client, { id: randomUUID(), text: 'а'.repeat(length) })
      expect([answer.status, await codeOf(answer)]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
    }
    const send = async (bytes: number) => {
      const form = new FormData()
      const content = Buffer.alloc(bytes, ' ')
      content.write('%PDF-1.7\n')
      form.append('files', new Blob([content]), 'план.pdf')
      const answer = await ask('/files', client, { method: 'POST', body: form })
      return [answer.status, await codeOf(answer)]
    }
    expect(await send(3_000_000)).toEqual([200, undefined])
    expect(await send(21 * 2 ** 20)).toEqual([413, 'FILE_TOO_LARGE'])
  })

  it.runIf(arePagesBuilt)('pages go through, compressed, and those of a person are theirs alone', async () => {
    const answer = await fetch(nginx.url, { headers: { accept: 'text/html', 'accept-encoding': 'br' } })

    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br'])
    expect(await answer.text()).toContain('</html>')
  })

  it('what a client says of its own address and protocol is not believed', async () => {
    const knock = (origin: string) =>
      fetch(`${origin + API_PREFIX}/payments/notifications/yookassa`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...FORGED },
        body: JSON.stringify({ event: 'payment.succeeded', object: { id: 'of nobody' } }),
      }).then(({ status }) => status)
    expect([await knock(nginx.url), await knock(`http://127.0.0.1:${ports[0]}`)]).toEqual([403, 200])

    const { id, email } = await aStoredUser(database)
    const cookies = await signInFrom('127.0.0.9', email)
    const { ip } = await database.kysely
      .selectFrom('sessions')
      .select('ip')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(ip).toBe('127.0.0.9')
    expect(cookies.filter((cookie) => /secure/i.test(cookie))).toEqual([])
    expect((await fetch(`${nginx.url}/internal/page-session`, { method: 'POST' })).status).toBe(404)
  })

  /** Signs in from an address of this computer and claims to have come by HTTPS from elsewhere; answers the cookies. */
  const signInFrom = (localAddress: string, login: string) =>
    new Promise<readonly string[]>((resolve, reject) => {
      const headers = { ...FORGED, 'content-type': 'application/json', 'x-forwarded-proto': 'https' }
      const sent = request(`${nginx.url + API_PREFIX}/auth/login`, { method: 'POST', localAddress, headers })
      sent.once('response', (answer) => {
        answer.resume()
        resolve(answer.headers['set-cookie'] ?? [])
      })
      sent.once('error', reject)
      sent.end(JSON.stringify({ login, password: TEST_PASSWORD }))
    })

  it('a socket whose process dies lands on the other by itself, and no message is lost or doubled', async () => {
    const { client, executor, chatId } = await aTalk()
    const seen = new Map<number, string>()
    const take = ({ seq, text }: ChatMessage) => {
      expect(seen.get(seq) ?? text).toBe(text)
      seen.set(seq, text ?? '')
    }
    await kill(1)
    const socket = io(nginx.url + SOCKET_NAMESPACE, {
      transports: ['websocket'],
      auth: { token: executor.token },
      reconnectionDelay: 50,
      reconnectionDelayMax: 200,
      forceNew: true,
    })
    socket.on('NEW_MESSAGE', take)
    let connected = 0
    // As the chat of the app does: whoever was away asks for what has come since, and again where nobody answered.
    socket.on('connect', async () => {
      const last = Math.max(0, ...seen.keys())
      for (const message of await vi.waitFor(() => missed(executor, chatId, last), soon)) take(message)
      connected += 1
    })
    await vi.waitFor(() => expect(connected).toBe(1), soon)
    await start(1)

    for (let index = 1; index <= 12; index += 1) {
      if (index === 5) await kill(0)
      await say(client, chatId, `№ ${index}`)
    }
    await vi.waitFor(() => expect(connected).toBeGreaterThan(1), soon)
    await say(client, chatId, '№ 13')
    const all = Array.from({ length: 13 }, (_, index) => [index + 1, `№ ${index + 1}`])
    await vi.waitFor(() => expect([...seen].sort(([a], [b]) => a - b)).toEqual(all), soon)
    socket.disconnect()
  }, 120_000)

  it('one process is killed while requests run: reads are answered all the same, writes at worst when repeated', async () => {
    const talks = await Promise.all([aTalk(), aTalk(), aTalk(), aTalk()])
    let isOver = false
    const reads = new Map<number, number>()
    const refusals: string[] = []
    const works = talks.map(async ({ client, executor, chatId }) => {
      let sent = 0
      for (; !isOver && sent < 40; sent += 1) {
        const { status } = await ask(`/chat/${chatId}`, executor)
        reads.set(status, (reads.get(status) ?? 0) + 1)
        const id = randomUUID()
        await vi.waitFor(async () => {
          const answer = await post(`/chat-message/${chatId}`, client, { id, text: `№ ${sent + 1}` }, id)
          const code = await codeOf(answer)
          if (answer.status !== 200) refusals.push(`${answer.status} ${code} ${answer.headers.get('retry-after')}`)
          expect(answer.status).toBe(200)
        }, soon)
      }
      return { chatId, executor, sent }
    })
    await vi.waitFor(() => expect(reads.get(200)).toBeGreaterThan(12), soon)
    await kill(0)
    const then = reads.get(200) ?? 0
    await vi.waitFor(() => expect(reads.get(200)).toBeGreaterThan(then + 12), soon)
    isOver = true

    for (const { chatId, executor, sent } of await Promise.all(works)) {
      const messages = (await missed(executor, chatId, 0)).toSorted((a, b) => a.seq - b.seq)
      expect(messages.map(({ seq, text }) => [seq, text])).toEqual(
        Array.from({ length: sent }, (_, index) => [index + 1, `№ ${index + 1}`]),
      )
    }
    expect([...reads.keys()]).toEqual([200])
    expect(refusals.filter((one) => one !== '503 UNAVAILABLE 5')).toEqual([])
  }, 120_000)

  it('pictures that do not come hold nobody up and end as something to ask for again', async () => {
    const pictures = Array.from({ length: 40 }, () => fetch(`${nginx.url}/imgproxy/signature/rs:fit:320:0/x.webp`))
    expect((await fetch(`${nginx.url + API_PREFIX}/categories/tree`)).status).toBe(200)
    expect(new Set((await Promise.all(pictures)).map(({ status }) => status))).toEqual(new Set([503]))

    imgproxy.closeAllConnections()
    imgproxy.close()
    const refused = await fetch(`${nginx.url}/imgproxy/signature/rs:fit:320:0/x.webp`)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  })

  it('when no process is left the proxy says so itself, in words and with a time to come back', async () => {
    await Promise.all([kill(0), kill(1)])
    const call = await fetch(`${nginx.url + API_PREFIX}/categories/tree`)
    expect([call.status, call.headers.get('retry-after'), await codeOf(call)]).toEqual([503, '5', 'UNAVAILABLE'])
    const page = await fetch(nginx.url)
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain('Сервис временно недоступен')
  })
})
