import { randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, statfsSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MESSAGE_TEXT } from '@artel/core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMarketplace, aPerson, type Marketplace, type Person } from '../../test/marketplace.ts'
import { startPostgres } from '../../test/postgres-server.mjs'
import { mountSmallDisk } from '../../test/strikes.mjs'
import { database } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { DatabasePool } from '../platform/db/pool.ts'

/** With room for the log that PostgreSQL keeps for itself, so that it is the tables that cannot grow. */
const DISK_MB = 320
const WAL = ['min_wal_size=96MB', 'max_wal_size=128MB']

const tried = mountSmallDisk(DISK_MB)
tried?.unmount()
if (!tried) console.warn('\n!!! May not mount a file system here: PostgreSQL on a full disk is not tested.\n')

describe.runIf(tried)('PostgreSQL on a disk that others fill to the last byte', () => {
  let disk: NonNullable<typeof tried>
  let server: ReturnType<typeof startPostgres>
  let market: Marketplace
  let client: Person
  let chatId: number
  beforeAll(async () => {
    disk = mountSmallDisk(DISK_MB) as typeof disk
    chmodSync(disk.folder, 0o755)
    server = startPostgres(WAL, disk.folder)
    const pool = new DatabasePool({ host: server.host, user: server.user, database: 'postgres', max: 4 })
    await migrate(pool)
    market = await aMarketplace(database('postgres', pool, () => pool.end()))
    client = await aPerson(market)
    const executor = await aPerson(market, { role: 'EXECUTOR' })
    const chat = { kind: 'COMMON', client_id: client.id, executor_id: executor.id } as const
    chatId = (await market.database.kysely.insertInto('chats').values(chat).returning('id').executeTakeFirstOrThrow())
      .id
  }, 120_000)
  afterAll(async () => {
    await market?.app.close()
    await market?.database.close()
    server?.stop()
    disk?.unmount()
  }, 60_000)

  const fill = () => {
    const rest = join(disk.folder, 'of-another')
    writeFileSync(rest, '')
    for (;;) {
      const { bavail, bsize } = statfsSync(disk.folder)
      if (bavail === 0) return
      try {
        writeFileSync(rest, Buffer.alloc(Math.min(bavail * bsize, 2 ** 24)), { flag: 'a' })
      } catch {
        return
      }
    }
  }
  const makeRoom = () => truncateSync(join(disk.folder, 'of-another'))

  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await market.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${client.accessToken}` },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.json(), wait: answer.headers['retry-after'] }
  }
  /** A message as long as they get, which no page of a table has room for. */
  const write = async () => {
    // So many a minute are let through.
    await market.clock.advance(30_000)
    const text = randomBytes(MESSAGE_TEXT[1])
      .toString('hex')
      .slice(0, MESSAGE_TEXT[1])
      .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
    return ask('POST', `/web/api/v1/chat-message/${chatId}`, { id: randomUUID(), text })
  }

  it('goes on being read, says of writes that there is no room, tells /readyz, and recovers by itself', async () => {
    expect((await write()).status).toBe(200)
    fill()
    let refusal = await write()
    for (let tries = 0; refusal.status === 200 && tries < 300; tries += 1) refusal = await write()

    expect([refusal.status, refusal.body.code, refusal.body.message, refusal.wait]).toEqual([
      503,
      'UNAVAILABLE',
      expect.stringContaining('кончилось место'),
      '60',
    ])
    expect((await ask('GET', `/web/api/v1/chat-message/list?chatId=${chatId}`)).status).toBe(200)
    expect(await ask('GET', '/readyz')).toMatchObject({ status: 200, body: { without: ['disk'] } })

    makeRoom()
    expect((await write()).status).toBe(200)
    expect((await ask('GET', '/readyz')).body).toEqual({ status: 'ready', without: [] })
  }, 120_000)
})
