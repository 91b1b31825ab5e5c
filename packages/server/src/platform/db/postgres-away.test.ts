import { kill } from 'node:process'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type PostgresServer, startPostgres } from '../../../test/postgres-server.mjs'
import { type Database, database } from './database.ts'
import { DatabasePool } from './pool.ts'
import { transaction } from './transaction.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

describe.runIf(inject('testEngine').engine === 'postgres')('PostgreSQL', () => {
  let server: PostgresServer
  let db: Database
  beforeAll(async () => {
    // Only the power may take away what was acknowledged, and it stays on.
    server = startPostgres(['synchronous_commit=on'])
    const pool = new DatabasePool({
      host: server.host,
      user: server.user,
      database: 'postgres',
      max: 4,
      patienceMs: 500,
    })
    db = database('postgres', pool, () => pool.end())
    await pool.query('create table entry (id int primary key); create table total (sum int)')
    await pool.query('insert into total values (0)')
  }, 60_000)
  afterAll(async () => {
    await db?.close()
    server?.stop()
  })

  const addEntry = (id: number) =>
    transaction(db.kysely, async (trx) => {
      await sql`insert into entry values (${id})`.execute(trx)
      await sql`update total set sum = sum + ${id}`.execute(trx)
    })

  it('that is restarted under load costs what was under way, keeps what was acknowledged, and is found again', async () => {
    const done = new Set<number>()
    const strange: unknown[] = []
    let [last, isOver] = [0, false]
    const writer = async () => {
      while (!isOver) {
        last += 1
        const id = last
        await addEntry(id).then(
          () => done.add(id),
          (error) => isDatabaseUnavailable(error) || strange.push(error),
        )
        await nextTurn()
      }
    }
    const writers = Array.from({ length: 4 }, writer)
    for (let round = 0; round < 3; round += 1) {
      const enough = done.size + 5
      await expect.poll(() => done.size, { interval: 1, timeout: 20_000 }).toBeGreaterThanOrEqual(enough)
      server.restart()
    }
    const enough = done.size + 5
    await expect.poll(() => done.size, { interval: 1, timeout: 20_000 }).toBeGreaterThanOrEqual(enough)
    isOver = true
    await Promise.all(writers)

    expect(strange).toEqual([])
    const { rows } = await db.pool.query<{ id: number }>('select id from entry')
    const kept = new Set(rows.map(({ id }) => id))
    expect([...done].filter((id) => !kept.has(id))).toEqual([])
    const sums = await db.pool.query('select (select sum(id)::int from entry) = (select sum from total) as agree')
    expect(sums.rows).toEqual([{ agree: true }])
  }, 120_000)

  it('that has become a copy of another is left, so that whoever connects anew finds the one to write to', async () => {
    await db.pool.query('alter system set default_transaction_read_only = on')
    await db.pool.query('select pg_reload_conf()')
    const connections = db.pool.totalCount
    let id = 1_000_000
    const failed = async () =>
      addEntry(++id).then(
        () => null,
        (error: unknown) => error,
      )
    await expect.poll(async () => isDatabaseUnavailable(await failed()), { timeout: 10_000 }).toBe(true)
    expect(db.pool.totalCount).toBeLessThan(connections)

    const admin = new DatabasePool({ host: server.host, user: server.user, database: 'postgres', max: 1 })
    await admin.query('alter system reset default_transaction_read_only')
    await admin.query('select pg_reload_conf()')
    await admin.end()
    await expect.poll(failed, { timeout: 10_000 }).toBeNull()
  }, 60_000)

  it('that says nothing any more is given up, and the connection with it', async () => {
    const { rows } = await db.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    const pid = rows[0]?.pid as number
    kill(pid, 'SIGSTOP')
    try {
      const asked = await Promise.all(
        Array.from({ length: 4 }, () =>
          sql`select ${1}::int as one`.execute(db.kysely).then(
            () => null,
            (error: unknown) => error,
          ),
        ),
      )
      const lost = asked.filter((error) => error !== null)
      expect(lost.map(isDatabaseUnavailable)).toEqual([true])
      expect((await sql<{ one: number }>`select ${1}::int as one`.execute(db.kysely)).rows).toEqual([{ one: 1 }])
    } finally {
      kill(pid, 'SIGCONT')
    }
  }, 60_000)
})
