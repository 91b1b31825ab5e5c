import { existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { aStoredUser } from '../../test/http.ts'
import { openInThread } from '../../test/pglite-in-thread.ts'
import { temporaryDir } from '../../test/temporary-dir.ts'
import { type BackupPlaces, backUp, restore } from '../platform/backup/backup.ts'
import type { Database } from '../platform/db/database.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { createFolderStorage } from '../platform/storage/folder-storage.ts'
import { seed } from '../seed/seed.ts'

let dir: string
let database: Database
const logger = createLogger({ logLevel: 'silent' })
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  dir = temporaryDir()
  return () => rmSync(dir, { recursive: true })
})

const at = (name: string) => join(dir, name)
const places = (of: BackupPlaces['database'], filesDir: string | null = null): BackupPlaces => ({
  database: of,
  filesDir,
})
/** Everything that a backup says but when it was made. */
const content = (path: string) => gunzipSync(readFileSync(path)).toString().split('\n').slice(1)
const people = async () =>
  (await database.kysely.selectFrom('users').select('email').orderBy('email').execute()).map(({ email }) => email)

it('the whole demo goes from PostgreSQL to the embedded database and back, and is the same to the last byte', async () => {
  const source = await openTestDatabase()
  const storage = createFolderStorage(at('demo-files'))
  await seed({ pool: source.pool, storage, seed: 'demo', logger, now: Date.parse('2026-03-02T09:00:00Z') })
  mkdirSync(at('files/ab/cd'), { recursive: true })
  const photo = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * index) % 251))
  writeFileSync(at('files/ab/cd/abcd-1'), photo)
  writeFileSync(at('files/ab/cd/abcd-2'), '')
  writeFileSync(at('files/ab/cd/abcd-3.part'), 'half of')
  const embedded = await openInThread(dir)
  const target = await openTestDatabase()

  const saved = await backUp(places(source, at('files')), at('one.gz'))
  const restored = await restore(places({ engine: 'pglite', pool: embedded.pool }, at('files-2')), at('one.gz'))
  await backUp(places({ engine: 'pglite', pool: embedded.pool }, at('files-2')), at('two.gz'))
  await restore(places(target, at('files-3')), at('two.gz'))
  await backUp(places(target, at('files-3')), at('three.gz'))

  expect(saved.rows).toBeGreaterThan(1_000)
  expect([restored, saved.files]).toEqual([saved, 2])
  expect(content(at('two.gz')).toSorted()).toEqual(content(at('one.gz')).toSorted())
  expect(content(at('three.gz'))).toEqual(content(at('two.gz')))
  expect(readFileSync(at('files-3/ab/cd/abcd-1')).equals(photo)).toBe(true)
  // New rows get numbers of their own, and what belongs together still has to.
  const next = await target.kysely
    .selectFrom('tasks')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  const { rows } = await target.pool.query(`select nextval(pg_get_serial_sequence('tasks', 'id')) as id`)
  expect(rows[0].id).toBeGreaterThan(next.id)
  await expect(target.pool.query('delete from users')).rejects.toThrow('foreign key')

  await embedded.close()
  await source.close()
  await target.close()
}, 60_000)

it('a database that holds something is replaced only by force', async () => {
  const { email } = await aStoredUser(database)
  await backUp(places(database), at('copy.gz'))
  const later = await aStoredUser(database)

  await expect(restore(places(database), at('copy.gz'))).rejects.toThrow('добавьте --force')
  expect(await people()).toEqual([email, later.email].toSorted())
  await restore(places(database), at('copy.gz'), { force: true })
  expect(await people()).toEqual([email])
})

it('a torn backup changes nothing', async () => {
  const before = await people()
  await backUp(places(database), at('copy.gz'))
  truncateSync(at('copy.gz'), readFileSync(at('copy.gz')).length - 20)

  await expect(restore(places(database), at('copy.gz'), { force: true })).rejects.toThrow('повреждена или не дописана')
  expect(await people()).toEqual(before)
})

it('a backup with fewer rows than it promises changes nothing', async () => {
  const before = await people()
  await backUp(places(database), at('copy.gz'))
  const lines = gunzipSync(readFileSync(at('copy.gz')))
    .toString()
    .trim()
    .split('\n')
  const short = lines.filter((line, index) => index === 0 || !line.startsWith('["'))
  writeFileSync(at('short.gz'), gzipSync(short.join('\n')))

  await expect(restore(places(database), at('short.gz'), { force: true })).rejects.toThrow('неполна')
  expect(await people()).toEqual(before)
})

it.each([
  ['of a newer program', (manifest: string) => manifest.replace('0001_', '9999_'), 'Копия новее программы'],
  ['of another build', (manifest: string) => manifest.replace(/"checksum":"./, '"checksum":"x'), 'другой сборкой'],
  ['of another format', (manifest: string) => manifest.replace('"format":1', '"format":2'), 'читает формат 1'],
  ['of something else', (manifest: string) => manifest.replace('"artel"', '"other"'), 'не резервная копия'],
])('a backup %s is refused before anything is touched', async (_, change, reason) => {
  await backUp(places(database), at('copy.gz'))
  const [manifest = '', ...rest] = gunzipSync(readFileSync(at('copy.gz')))
    .toString()
    .split('\n')
  writeFileSync(at('changed.gz'), gzipSync([change(manifest), ...rest].join('\n')))

  await expect(restore(places(database), at('changed.gz'), { force: true })).rejects.toThrow(reason)
})

it('a file cannot be made to land outside of the folder', async () => {
  mkdirSync(at('files'))
  writeFileSync(at('files/inside'), 'x')
  await backUp(places(database, at('files')), at('copy.gz'))
  const text = gunzipSync(readFileSync(at('copy.gz')))
    .toString()
    .replace('"inside"', '"../outside"')
  writeFileSync(at('evil.gz'), gzipSync(text))

  await expect(restore(places(database, at('files')), at('evil.gz'), { force: true })).rejects.toThrow(
    'недопустимым именем',
  )
  expect(existsSync(at('outside'))).toBe(false)
})

it('an older backup is brought up to the schema of the program', async () => {
  await backUp(places(database), at('copy.gz'))
  const lines = gunzipSync(readFileSync(at('copy.gz')))
    .toString()
    .trim()
    .split('\n')
  const { migrations, ...manifest } = JSON.parse(lines[0] ?? '')
  const old = [JSON.stringify({ ...manifest, migrations: migrations.slice(0, 2) })]
  old.push('{"table":"regions","columns":["id","name","lat","lon"]}', '["16","Татарстан","55.5","50.5"]')
  old.push('{"sequences":{}}', '{"end":{"tables":1,"rows":1,"files":0}}')
  writeFileSync(at('old.gz'), gzipSync(old.join('\n')))

  await restore(places(database), at('old.gz'), { force: true })

  expect(await database.kysely.selectFrom('regions').select('name').execute()).toEqual([{ name: 'Татарстан' }])
  const { rows } = await database.pool.query('select count(*) as count from schema_migration')
  expect(rows[0].count).toBe(migrations.length)
})

it('an existing file is not written over', async () => {
  writeFileSync(at('copy.gz'), 'precious')

  await expect(backUp(places(database), at('copy.gz'))).rejects.toThrow('уже есть')
  expect(readFileSync(at('copy.gz'), 'utf8')).toBe('precious')
})
