import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type pg from 'pg'
import { StartError } from '../config/start-error.ts'
import type { Database } from '../db/database.ts'
import { migrate, readMigrations } from '../db/migrate.ts'
import { PreparingClient } from '../db/preparing-client.ts'
import { FORMAT, type Line, type Manifest, readArchive, type Totals, writeArchive } from './archive.ts'
import { dumpDatabase, readSchema } from './dump-database.ts'
import { isEmptyDatabase, loadDatabase, migrationsOf, recreateSchema } from './load-database.ts'
import { dumpFiles, loadFiles } from './stored-files.ts'

/** What is saved, and what it is put back into. */
export interface BackupPlaces {
  readonly database: Pick<Database, 'engine' | 'pool'>
  /** Folder of the uploaded files; `null` when they lie elsewhere. */
  readonly filesDir: string | null
}

/**
 * Writes the database, as it is at one moment, and the uploaded files into a new file. Either engine's backup can be put
 * back into either.
 */
export async function backUp({ database, filesDir }: BackupPlaces, path: string): Promise<Totals> {
  if (existsSync(path)) throw new StartError(`Файл ${path} уже есть. Укажите другое имя или уберите его.`)
  const draft = `${path}.part`
  const totals = { tables: 0, rows: 0, files: 0 }
  await rm(draft, { force: true })
  await withClient(database.pool, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const manifest: Manifest = {
      artel: 'backup',
      format: FORMAT,
      createdAt: new Date().toISOString(),
      migrations: await readSchema(client),
      hasFiles: filesDir !== null,
    }
    await writeArchive(draft, manifest, counted(client, filesDir, totals))
    await client.query('commit')
  })
  await rename(draft, path)
  return totals
}

async function* counted(
  client: pg.PoolClient,
  filesDir: string | null,
  totals: { -readonly [Key in keyof Totals]: Totals[Key] },
): AsyncGenerator<Line> {
  for await (const line of dumpDatabase(client)) {
    if (Array.isArray(line)) totals.rows += 1
    else if (typeof line === 'object' && 'table' in line) totals.tables += 1
    yield line
  }
  // Files never change and come before the row that names them, so later is early enough.
  if (filesDir !== null) {
    for await (const line of dumpFiles(filesDir)) {
      if (typeof line === 'object') totals.files += 1
      yield line
    }
  }
  yield { end: totals }
}

/**
 * Puts a backup into the database and its files into the folder, then brings the schema up to the program's.
 * @param force throws away what the database holds; without it a database that is not empty is refused
 * @throws StartError when the backup cannot be read or does not fit; then the database is as it was.
 */
export async function restore(
  { database, filesDir }: BackupPlaces,
  path: string,
  { force = false }: { readonly force?: boolean } = {},
): Promise<Totals> {
  if (!existsSync(path)) throw new StartError(`Нет файла ${path}.`)
  const { manifest, lines } = await readArchive(path)
  const migrations = migrationsOf(manifest, readMigrations())
  let found: Omit<Totals, 'tables'> | undefined
  let promised: Totals | undefined

  /** The same lines for one reader after the other. */
  const rest: AsyncIterable<Line> = {
    [Symbol.asyncIterator]: () => ({
      async next() {
        const result = await lines.next()
        if (!result.done && typeof result.value === 'object' && 'end' in result.value) promised = result.value.end
        return result
      },
    }),
  }

  await withClient(database.pool, async (client) => {
    await refuseWhileInUse(client)
    await client.query('begin')
    if (!force && !(await isEmptyDatabase(client))) {
      throw new StartError('В базе уже есть данные. Чтобы заменить их копией без возврата, добавьте --force.')
    }
    await recreateSchema(client, migrations)
    const rows = await loadDatabase(client, rest)
    const files = filesDir === null ? await skip(rest) : await loadFiles(filesDir, rest)
    found = { rows, files }
    if (!promised || promised.rows !== rows || (filesDir !== null && promised.files !== files)) {
      throw new StartError(`Копия ${path} неполна: в ней не столько строк и файлов, сколько обещано.`)
    }
    await client.query('commit')
  })
  await migrate(database.pool)
  await database.pool.query('analyze')
  return { tables: promised?.tables ?? 0, rows: found?.rows ?? 0, files: found?.files ?? 0 }
}

/** Reads on to the end, where it shows whether the file is whole. */
async function skip(lines: AsyncIterable<Line>): Promise<number> {
  for await (const line of lines) if (typeof line === 'object' && 'end' in line) break
  return 0
}

/** A running server would answer from what is being taken away. */
async function refuseWhileInUse(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = 'artel' and pid <> pg_backend_pid()`,
  )
  if (rows[0]?.count) throw new StartError('С базой работает запущенная Артель. Остановите её и повторите.')
}

/** One connection without limits of time, closed afterwards with whatever was set or left open on it. */
async function withClient(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await PreparingClient.unhurried(client)
    await client.query(`set idle_in_transaction_session_timeout = 0`)
    await client.query(`set timezone = 'UTC'`)
    await work(client)
  } finally {
    client.release(true)
  }
}
