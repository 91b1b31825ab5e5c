import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { StartError } from '../config/start-error.ts'
import { PreparingClient } from './preparing-client.ts'

/** The project's migrations; the same place as seen from `src` and from `dist`. */
const MIGRATIONS_DIR = fileURLToPath(new URL('../../../migrations/', import.meta.url))

/** A migration file. */
export interface Migration {
  /** File name without `.sql`: `0001_accounts`. Names sort in the order of application. */
  name: string
  sql: string
  /** SHA-256 of the text with plain line ends. */
  checksum: string
}

/** Any number, the same for all processes of this product that share a database. */
const ADVISORY_LOCK = 4_182_739_105

const HISTORY = `
  create table if not exists schema_migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`

/** Reads the migrations of a folder in order. @throws StartError on a misnamed file or a number used twice. */
export function readMigrations(dir: string = MIGRATIONS_DIR): Migration[] {
  const files = readdirSync(dir)
    .filter((file) => file.endsWith('.sql'))
    .sort()
  files.forEach((file, index) => {
    if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(file)) {
      throw new StartError(`Миграция ${file} названа не по образцу 0001_название.sql. Переименуйте файл.`)
    }
    if (files[index - 1]?.slice(0, 4) === file.slice(0, 4)) {
      throw new StartError(`У миграций ${files[index - 1]} и ${file} один номер. Дайте второй следующий.`)
    }
  })
  return files.map((file) => {
    const sql = readFileSync(join(dir, file), 'utf8').replaceAll('\r\n', '\n')
    return { name: file.slice(0, -'.sql'.length), sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/**
 * Brings the database up to the given migrations, each in a transaction of its own, and returns the names of those
 * applied now. Forward only: applied files must stay as they were. Of several processes one works, the others wait.
 * @throws StartError when the history of the database does not agree with the files, or a migration fails.
 */
export async function migrate(pool: pg.Pool, migrations: readonly Migration[] = readMigrations()): Promise<string[]> {
  const client = await pool.connect()
  try {
    await PreparingClient.unhurried(client)
    await client.query('set idle_in_transaction_session_timeout = 0')
    await client.query(`select pg_advisory_lock(${ADVISORY_LOCK})`)
    await client.query(HISTORY)
    const { rows } = await client.query<Applied>('select name, checksum from schema_migration order by name')
    const pending = pendingMigrations(migrations, rows)
    for (const migration of pending) await apply(client, migration)
    return pending.map(({ name }) => name)
  } finally {
    // Closing the connection gives back the lock and the settings with it.
    client.release(true)
  }
}

type Applied = Pick<Migration, 'name' | 'checksum'>

function pendingMigrations(migrations: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, checksum } of applied) {
    const migration = known.get(name)
    if (!migration) {
      throw new StartError(
        `База данных новее программы: в ней есть миграция ${name}, а в программе нет. Обновите программу или укажите другую базу.`,
      )
    }
    if (migration.checksum !== checksum) {
      throw new StartError(
        `Миграция ${name} изменилась после применения. Верните файл, каким он был, а изменения вынесите в новую миграцию.`,
      )
    }
  }
  const done = new Set(applied.map(({ name }) => name))
  const latest = applied.at(-1)?.name ?? ''
  const pending = migrations.filter(({ name }) => !done.has(name))
  const late = pending.find(({ name }) => name < latest)
  if (late) {
    throw new StartError(`Миграция ${late.name} появилась после применённой ${latest}. Дайте ей следующий номер.`)
  }
  return pending
}

/** Applies migrations to an empty database in the transaction that is open on the connection. */
export async function runMigrations(client: pg.PoolClient, migrations: readonly Migration[]): Promise<void> {
  await client.query(HISTORY)
  for (const migration of migrations) await run(client, migration)
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query('begin')
    await run(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function run(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query(sql)
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])
  } catch (error) {
    const { message, position } = error as pg.DatabaseError
    const line = position ? `, строка ${sql.slice(0, Number(position) - 1).split('\n').length}` : ''
    throw new StartError(
      [
        `Миграция ${name} не применилась${line}: ${message}`,
        'База осталась, какой была до неё. Устраните причину и запустите снова.',
      ],
      { cause: error },
    )
  }
}
