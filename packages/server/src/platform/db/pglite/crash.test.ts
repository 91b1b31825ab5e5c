import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { compileServer } from '../../../../test/compiled.ts'
import { dataDirWithCluster } from '../../../../test/pglite-template.ts'

const compiled = compileServer()
const { openDatabase } = (await import(compiled.url('platform/db/database.js'))) as typeof import('../database.ts')
const dir = dataDirWithCluster()
const config = { dataDir: dir, databaseUrl: undefined, pgPool: 1 }
afterAll(() => {
  rmSync(dir, { recursive: true })
})

/** Adds rows and moves a sum, each pair in one transaction, and says the number of each once it is committed. */
const writer = `
  const { openDatabase } = await import(${JSON.stringify(compiled.url('platform/db/database.js'))})
  const { transaction } = await import(${JSON.stringify(compiled.url('platform/db/transaction.js'))})
  const { kysely, pool } = await openDatabase(${JSON.stringify(config)}, { error() {}, info() {}, debug() {}, fatal() {} })
  await pool.query('create table if not exists entry (id int primary key, text text)')
  await pool.query('create table if not exists total (sum int)')
  await pool.query('insert into total select 0 where not exists (select from total)')
  const { rows } = await pool.query('select coalesce(max(id), 0) as last from entry')
  for (let id = rows[0].last + 1; ; id++) {
    await transaction(kysely, async (trx) => {
      await trx.insertInto('entry').values({ id, text: 'x'.repeat(500) }).execute()
      await trx.updateTable('total').set((set) => ({ sum: set('sum', '+', id) })).execute()
    })
    process.stdout.write(id + '\\n')
  }`

const script = join(dir, 'writer.mjs')
writeFileSync(script, writer)

/** Lets the writer go on until it has confirmed so many more, then kills it; answers the last confirmed number. */
async function killAfter(confirmations: number): Promise<number> {
  const child: ChildProcess = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  let last = 0
  let seen = 0
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    last = Number(line)
    if (++seen === confirmations) child.kill('SIGKILL')
  }
  await exited
  return last
}

test('kill -9 at any moment loses nothing that was confirmed and leaves nothing half-done', async () => {
  for (const confirmations of [1, 37, 150]) {
    const confirmed = await killAfter(confirmations)
    const { pool, close } = await openDatabase(config, pino({ level: 'silent' }))
    const { rows } = await pool.query(
      'select count(*) as count, max(id) as last, sum(id) as added, (select sum from total) as total from entry',
    )
    await close()
    const { count, last, added, total } = rows[0]
    expect(last).toBeGreaterThanOrEqual(confirmed)
    expect({ count, added }).toEqual({ count: last, added: total })
  }
}, 60_000)
