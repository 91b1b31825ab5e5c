import { rmSync } from 'node:fs'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { compileServer } from '../../../test/compiled.ts'
import { dataDirWithCluster } from '../../../test/pglite-template.ts'

const compiled = compileServer()
const { openDatabase } = (await import(compiled.url('platform/db/database.js'))) as typeof import('./database.ts')
const dataDir = dataDirWithCluster()
const logger = pino({ level: 'silent' })
const config = { dataDir, databaseUrl: undefined, pgPool: 2 }
afterAll(() => {
  rmSync(dataDir, { recursive: true })
})

test('the embedded database opens, refuses a second opener and lets the next one in after it has closed', async () => {
  const first = await openDatabase(config, logger)
  expect(first.engine).toBe('pglite')
  await expect(openDatabase(config, logger)).rejects.toThrow(`уже работает процесс ${process.pid}`)
  await first.close()
  const second = await openDatabase(config, logger)
  expect(await second.kysely.selectFrom('users').select('id').execute()).toEqual([])
  await second.close()
})

test('closing waits for the query that is running', async () => {
  const { pool, close } = await openDatabase(config, logger)
  const answer = pool.query('select count(*) as count from generate_series(1, 300000)')
  await close()
  expect((await answer).rows).toEqual([{ count: 300_000 }])
})

test('a PostgreSQL that does not answer is named without its password', async () => {
  const opening = openDatabase({ ...config, databaseUrl: 'postgres://artel:hunter2@127.0.0.1:1/artel' }, logger)
  await expect(opening).rejects.toThrow('PostgreSQL по адресу postgres://artel@127.0.0.1:1/artel недоступен')
  await expect(opening).rejects.not.toThrow('hunter2')
})
