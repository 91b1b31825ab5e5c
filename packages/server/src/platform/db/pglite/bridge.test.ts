import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { dataDirWithCluster } from '../../../../test/pglite-template.ts'
import { type Bridge, openBridge } from './bridge.ts'
import { openEngine } from './engine.ts'
import { simpleQuery } from './messages.ts'

const PATIENCE_MS = 300
const dir = dataDirWithCluster()
const engine = await openEngine({ dir: join(dir, 'pglite'), durable: false, onLog: () => {}, onDeath: () => {} })
const socketPath = join(dir, '.s.PGSQL.5432')
const bridge: Bridge = await openBridge(engine, socketPath, PATIENCE_MS)
const open: pg.Client[] = []

afterEach(() => Promise.all(open.splice(0).map((client) => client.end().catch(() => {}))))
afterAll(async () => {
  await bridge.close()
  await engine.close()
  rmSync(dir, { recursive: true })
})

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ host: dir, user: 'postgres', database: 'postgres' })
  client.on('error', () => {})
  open.push(client)
  await client.connect()
  return client
}

/** A client that vanishes without a word, as one does whose process is killed. */
async function vanish(client: pg.Client): Promise<void> {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  stream.destroy()
  await once(stream, 'close')
}

const startup = (() => {
  const body = Buffer.from('user\0postgres\0database\0postgres\0\0')
  const head = Buffer.alloc(8)
  head.writeInt32BE(8 + body.length)
  head.writeInt32BE(196_608, 4)
  return Buffer.concat([head, body])
})()

test('queries, errors and queries after errors work as on a server', async () => {
  const client = await connected()
  expect((await client.query('select $1::int + 1 as next', [41])).rows).toEqual([{ next: 42 }])
  await expect(client.query('select 1 / $1::int', [0])).rejects.toHaveProperty('code', '22012')
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('parameters and results of megabytes pass', async () => {
  const client = await connected()
  const text = 'ё'.repeat(3_000_000)
  const { rows } = await client.query('select $1::text as text, length($1::text) as length', [text])
  expect(rows[0].length).toBe(text.length)
  expect(rows[0].text === text).toBe(true)
})

test('a client that vanishes within a transaction leaves nothing of it', async () => {
  const first = await connected()
  await first.query('create table half_done (id int)')
  await first.query('begin')
  await first.query('insert into half_done values (1)')
  await vanish(first)
  const second = await connected()
  expect((await second.query('select * from half_done')).rows).toEqual([])
  await second.query('insert into half_done values (2)')
  expect((await second.query('select * from half_done')).rows).toEqual([{ id: 2 }])
})

test('a client that vanishes after an error in a transaction does not leave the next one in it', async () => {
  const first = await connected()
  await first.query('begin')
  await first.query('select nonsense').catch(() => {})
  await vanish(first)
  expect((await (await connected()).query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a client that vanishes between an error and its Sync does not make the next one go unheard', async () => {
  const raw = connect(socketPath)
  raw.write(startup)
  await once(raw, 'data')
  const parse = Buffer.from('\0select nonsense\0\0\0')
  const head = Buffer.alloc(5)
  head.write('P')
  head.writeInt32BE(parse.length + 4, 1)
  raw.write(Buffer.concat([head, parse]))
  await once(raw, 'data')
  raw.destroy()
  expect((await (await connected()).query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a new connection knows neither the statements nor the settings of the former', async () => {
  const first = await connected()
  await first.query({ name: 'greeting', text: 'select $1::text as greeting', values: ['привет'] })
  await first.query(`set statement_timeout = '7s'; create temporary table scratch (id int)`)
  await first.end()
  const second = await connected()
  const { rows } = await second.query({ name: 'greeting', text: 'select $1::int as number', values: [7] })
  expect(rows).toEqual([{ number: 7 }])
  expect((await second.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }])
  await expect(second.query('select * from scratch')).rejects.toHaveProperty('code', '42P01')
})

test('a second client waits until the first has left', async () => {
  const first = await connected()
  const second = connected()
  await first.query('select 1')
  await first.end()
  expect((await (await second).query('select 2 as two')).rows).toEqual([{ two: 2 }])
})

test('a client that cannot be served in time is told so', async () => {
  await connected()
  await expect(connected()).rejects.toMatchObject({ severity: 'FATAL', code: '53300' })
})

test('a client that gives up waiting does not take the place of the next', async () => {
  const first = await connected()
  const impatient = connect(socketPath)
  impatient.write(startup)
  impatient.destroy()
  await once(impatient, 'close')
  await first.end()
  expect((await (await connected()).query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('encryption is declined and the conversation goes on in the clear', async () => {
  const raw = connect(socketPath)
  raw.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]))
  const [answer] = (await once(raw, 'data')) as [Buffer]
  expect(answer.toString()).toBe('N')
  raw.write(Buffer.concat([startup, simpleQuery('select 1')]))
  const [welcome] = (await once(raw, 'data')) as [Buffer]
  expect(welcome[0]).toBe('R'.charCodeAt(0))
  raw.destroy()
})

test('a request to cancel is hung up on at once, even while another client holds the session', async () => {
  await connected()
  const raw = connect(socketPath)
  raw.write(Buffer.from([0, 0, 0, 16, 4, 210, 22, 46, 0, 0, 0, 42, 0, 0, 0, 0]))
  raw.resume()
  await once(raw, 'end')
})

test('one who does not speak the protocol hears why it is hung up on', async () => {
  const raw = connect(socketPath)
  raw.write('GET / HTTP/1.1\r\n\r\n')
  const [answer] = (await once(raw, 'data')) as [Buffer]
  expect(answer.toString()).toContain('08P01')
  await once(raw, 'end')
})

test('a client waits five seconds for one that holds the session, unless told otherwise', async () => {
  const path = join(dir, '.s.PGSQL.5433')
  const patient = await openBridge(engine, path)
  const clientOf = () => new pg.Client({ host: dir, port: 5433, user: 'postgres', database: 'postgres' })
  const [holder, second] = [clientOf(), clientOf()]
  second.on('error', () => {})
  await holder.connect()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    let told: unknown
    const waiting = second.connect().catch((error: Error) => {
      told = error.message
    })
    while (vi.getTimerCount() === 0) await new Promise(setImmediate)

    await vi.advanceTimersByTimeAsync(4_999)
    expect([told, vi.getTimerCount()]).toEqual([undefined, 1])
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(told).toBe('another connection holds the only session of the embedded database')
  } finally {
    vi.useRealTimers()
  }
  await holder.end()
  await patient.close()
})
