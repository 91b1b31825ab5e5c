import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CuttableDatabase, openCuttableDatabase } from '../../../test/cut-connections.ts'
import { transaction } from './transaction.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

let cuttable: CuttableDatabase
beforeAll(async () => {
  cuttable = await openCuttableDatabase()
  const { pool } = cuttable.database
  await pool.query('create table entry (id int primary key)')
  await pool.query('create table total (sum int); insert into total values (0)')
}, 120_000)
afterAll(() => cuttable.close())

/** The number of the newest entry: a test that is played again goes on from it. */
let last = 1_000

/** A promise that is kept from outside. */
function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { give, given }
}

/** Two rows that belong together; says when the first is written. */
const addEntry = (id: number, onFirst = async () => {}) =>
  transaction(cuttable.database.kysely, async (trx) => {
    await sql`insert into entry values (${id})`.execute(trx)
    await onFirst()
    await sql`update total set sum = sum + ${id}`.execute(trx)
  })

const sums = async () => {
  const { rows } = await cuttable.database.pool.query(
    'select (select coalesce(sum(id), 0) from entry) as entries, (select sum from total) as total',
  )
  return rows[0]
}

/** What is asked right after a cut: each connection whose end has not been heard of yet costs one request, and no more. */
const afterTheLastCut = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (let dead = cuttable.database.pool.totalCount; ; dead -= 1) {
    try {
      return await ask()
    } catch (error) {
      if (dead === 0 || !isDatabaseUnavailable(error)) throw error
    }
  }
}

test('a connection that is cut between two statements of a transaction costs this request alone, and nothing of it stays', async () => {
  for (let round = 1; round <= 10; round++) {
    const [begun, cut] = [signal(), signal()]
    const lost = addEntry(round, () => {
      begun.give()
      return cut.given
    }).catch((error: unknown) => error)
    await begun.given
    await cuttable.cut()
    cut.give()

    expect(isDatabaseUnavailable(await lost)).toBe(true)
    expect(await sums()).toEqual({ entries: 0, total: 0 })
  }
}, 120_000)

test('connections that are cut under load leave nothing half done, and the next request finds the pool healed', async () => {
  const done = new Set<number>()
  const strange: unknown[] = []
  let isOver = false
  const writer = async () => {
    while (!isOver) {
      last += 1
      const id = last
      try {
        await addEntry(id)
        done.add(id)
        await sql`select count(*) from entry`.execute(cuttable.database.kysely)
      } catch (error) {
        if (!isDatabaseUnavailable(error)) strange.push(error)
        // As a client would: others get their turn meanwhile.
        await nextTurn()
      }
    }
  }
  const writers = Array.from({ length: 6 }, writer)
  for (let round = 0; round < 10; round++) {
    const enough = done.size + 5
    await expect.poll(() => done.size, { interval: 1, timeout: 30_000 }).toBeGreaterThanOrEqual(enough)
    await cuttable.cut()
  }
  isOver = true
  await Promise.all(writers)

  expect(strange).toEqual([])
  const { entries, total } = await afterTheLastCut(sums)
  expect(entries).toBe(total)
  const { rows } = await cuttable.database.pool.query<{ id: number }>('select id from entry where id > 1000')
  const kept = new Set(rows.map(({ id }) => id))
  expect([...done].filter((id) => !kept.has(id))).toEqual([])
}, 120_000)
