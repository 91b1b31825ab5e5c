import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { API_PREFIX } from '@artel/core/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { TEST_CONFIG } from '../../test/http.ts'
import { listening } from '../../test/listener.ts'
import { aMarketplace, aPerson, type Marketplace, type Person } from '../../test/marketplace.ts'

const { workDir } = TEST_CONFIG.files
const uploads = () => readdirSync(workDir).filter((name) => name.startsWith('upload-'))

/** Folders that lie there when the server starts, with the hours since anybody wrote into them. */
const leftovers = [
  ['upload-killed', 2],
  ['upload-lately', 0],
  ['variants', 2],
] as const

let market: Marketplace
let client: Person
let port: number
beforeAll(async () => {
  for (const [name, hoursAgo] of leftovers) {
    mkdirSync(join(workDir, name), { recursive: true })
    const at = Date.now() / 1000 - hoursAgo * 3600
    utimesSync(join(workDir, name), at, at)
  }
  market = await aMarketplace(await openTestDatabase())
  client = await aPerson(market)
  port = Number(new URL(await listening(market)).port)
}, 90_000)
afterAll(async () => {
  await market.database.close()
  // Other files of tests work in the same folder.
  for (const [name] of leftovers) rmSync(join(workDir, name), { recursive: true, force: true })
})

/** What the server says to these bytes before it hangs up. */
const say = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let said = ''
    socket.on('data', (chunk) => {
      said += chunk
    })
    socket.once('error', reject)
    socket.once('close', () => resolve(said))
    socket.write(bytes)
  })

/** Sends the first part of a file and leaves the rest for later. */
const beginUpload = async () => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    [
      `POST ${API_PREFIX}/files HTTP/1.1`,
      'host: artel.test',
      `authorization: Bearer ${client.accessToken}`,
      'content-type: multipart/form-data; boundary=x',
      'content-length: 1000000',
      '',
      '--x',
      'content-disposition: form-data; name="files"; filename="a.pdf"',
      '',
      `%PDF-1.7${'a'.repeat(100_000)}`,
    ].join('\r\n'),
  )
  await vi.waitFor(() => expect(uploads()).toHaveLength(2), { timeout: 10_000 })
  return socket
}
const allGone = () => vi.waitFor(() => expect(uploads()).toEqual(['upload-lately']), { timeout: 10_000 })

describe('a request that names the whole address', () => {
  it.each(['http://artel.test', 'HTTPS://artel.test:8443'])('is served as its path is: %s', async (origin) => {
    const said = await say(`GET ${origin}/healthz HTTP/1.1\r\nhost: artel.test\r\nconnection: close\r\n\r\n`)
    expect(said).toMatch(/^HTTP\/1.1 200 /)
  })
})

describe('what is no request', () => {
  it.each([
    ['no HTTP', 'HELLO\r\n\r\n', 400, 'VALIDATION_FAILED'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n',
      400,
      'VALIDATION_FAILED',
    ],
    ['an endless address', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 413, 'PAYLOAD_TOO_LARGE'],
    ['endless headers', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`, 413, 'PAYLOAD_TOO_LARGE'],
  ])('%s is refused like everything else', async (_, bytes, statusCode, code) => {
    const [head = '', body = ''] = (await say(bytes)).split('\r\n\r\n')

    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${statusCode} `))
    expect(JSON.parse(body)).toMatchObject({ statusCode, code })
  })
})

describe('a client that sends slowly', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is waited for half a minute when its body does not come', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const socket = connect(port, '127.0.0.1')
    const head = [`POST ${API_PREFIX}/auth/login HTTP/1.1`, 'host: a', 'content-type: application/json']
    socket.write([...head, 'content-length: 1000', 'expect: 100-continue', '', '{"login":"'].join('\r\n'))
    // The server says so when it has read the head.
    await new Promise((resolve) => socket.once('data', resolve))
    const closed = new Promise((resolve) => socket.once('error', () => {}).once('close', () => resolve('closed')))
    vi.advanceTimersByTime(29_000)
    expect(await Promise.race([closed, new Promise((resolve) => setImmediate(resolve))])).toBeUndefined()
    vi.advanceTimersByTime(1_000)

    expect(await closed).toBe('closed')
  })

  it('has a minute for what it wants to ask at all', () => {
    const { headersTimeout, requestTimeout } = market.app.server
    expect([headersTimeout <= 60_000 && headersTimeout > 0, requestTimeout > 0]).toEqual([true, true])
  })
})

it('a body that is small on its way and huge when it is unpacked is not unpacked', async () => {
  const answer = await market.app.inject({
    method: 'POST',
    url: `${API_PREFIX}/auth/login`,
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(Buffer.alloc(64 * 2 ** 20, ' ')),
  })

  expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_FAILED'])
})

describe('an upload', () => {
  it('leaves nothing behind when its sender hangs up in the middle', async () => {
    const socket = await beginUpload()
    socket.destroy()

    await allGone()
    expect(await market.database.kysely.selectFrom('files').selectAll().execute()).toEqual([])
  })

  it('that a killed process has left is removed, and no other folder', () => {
    expect(leftovers.map(([name]) => name).filter((name) => existsSync(join(workDir, name)))).toEqual([
      'upload-lately',
      'variants',
    ])
  })

  it('does not hold a server that closes, and leaves nothing then either', async () => {
    await beginUpload()
    await market.app.close()

    await allGone()
  })
})
