import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { temporaryDir } from '../../../test/temporary-dir.ts'
import { migrate, readMigrations } from './migrate.ts'

const { pool, engine, close } = await openTestDatabase()
let dir: string
beforeEach(async () => {
  dir = temporaryDir()
  await pool.query('drop schema public cascade; create schema public')
})
afterEach(() => rmSync(dir, { recursive: true }))
afterAll(close)

function write(files: Record<string, string>): void {
  mkdirSync(dir, { recursive: true })
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(dir, `${name}.sql`), sql)
}
const run = () => migrate(pool, readMigrations(dir))
const columns = async () =>
  (
    await pool.query(`select column_name as name from information_schema.columns where table_name = 'thing' order by 1`)
  ).rows.map(({ name }) => name)

const FIRST = 'create table thing (id int); insert into thing values (1);'
const SECOND = 'alter table thing add column title text;'

test('migrations run in the order of their numbers, and a second run has nothing to do', async () => {
  write({ '0002_title': SECOND, '0001_thing': FIRST })
  expect(await run()).toEqual(['0001_thing', '0002_title'])
  expect(await columns()).toEqual(['id', 'title'])
  expect(await run()).toEqual([])
})

test('a new migration is added to those applied before', async () => {
  write({ '0001_thing': FIRST })
  await run()
  write({ '0002_title': SECOND })
  expect(await run()).toEqual(['0002_title'])
})

test('a failing migration leaves nothing behind, names its line and keeps those before it', async () => {
  write({ '0001_thing': FIRST, '0002_broken': `${SECOND}\n\nselect nonsense;` })
  await expect(run()).rejects.toThrow('Миграция 0002_broken не применилась, строка 3: column "nonsense" does not exist')
  expect(await columns()).toEqual(['id'])
  write({ '0002_broken': SECOND })
  expect(await run()).toEqual(['0002_broken'])
})

test('an applied migration that was edited is refused', async () => {
  write({ '0001_thing': FIRST })
  await run()
  write({ '0001_thing': `${FIRST} -- и ещё` })
  await expect(run()).rejects.toThrow('Миграция 0001_thing изменилась после применения')
})

test('line ends of another system are no change', async () => {
  write({ '0001_thing': 'create table thing (\nid int\n);' })
  await run()
  write({ '0001_thing': 'create table thing (\r\nid int\r\n);' })
  expect(await run()).toEqual([])
})

test('a database that knows more migrations than the program is refused', async () => {
  write({ '0001_thing': FIRST, '0002_title': SECOND })
  await run()
  rmSync(join(dir, '0002_title.sql'))
  await expect(run()).rejects.toThrow('База данных новее программы: в ней есть миграция 0002_title')
})

test('a migration that comes late, below an applied number, is refused', async () => {
  write({ '0002_thing': FIRST })
  await run()
  write({ '0001_early': 'select 1;' })
  await expect(run()).rejects.toThrow('Миграция 0001_early появилась после применённой 0002_thing')
})

test.each([
  ['a name without a number', { thing: FIRST }, 'названа не по образцу'],
  ['one number used twice', { '0001_one': 'select 1;', '0001_two': 'select 2;' }, 'один номер'],
])('%s is refused', (_, files, message) => {
  write(files as Record<string, string>)
  expect(() => readMigrations(dir)).toThrow(message)
})

test('the project’s own migrations make a database from nothing', async () => {
  expect((await migrate(pool)).length).toBe(readMigrations().length)
})

test.runIf(engine === 'postgres')('of two processes that start together one migrates and the other waits', async () => {
  write({ '0001_thing': `${FIRST} select pg_sleep(0.2);` })
  expect((await Promise.all([run(), run()])).flat()).toEqual(['0001_thing'])
})
