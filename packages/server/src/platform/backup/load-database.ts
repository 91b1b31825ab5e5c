import type pg from 'pg'
import { StartError } from '../config/start-error.ts'
import { type Migration, runMigrations } from '../db/migrate.ts'
import type { Line, Manifest, Row } from './archive.ts'

/** Rows, and characters, that go to the database at once. */
const BATCH_ROWS = 500
const BATCH_CHARACTERS = 1_000_000

/** The migrations of the program with which the backup was made. @throws StartError when the program knows others. */
export function migrationsOf({ migrations }: Manifest, known: readonly Migration[]): Migration[] {
  return migrations.map(({ name, checksum }) => {
    const migration = known.find((one) => one.name === name)
    if (migration?.checksum === checksum) return migration
    throw new StartError(
      migration
        ? `Миграция ${name} в копии не такая, как в программе: копия сделана другой сборкой.`
        : `Копия новее программы: в ней есть миграция ${name}. Обновите программу.`,
    )
  })
}

/** Whether the database holds anything at all. */
export async function isEmptyDatabase(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class c
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migration'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  )
  for (const { name } of rows) {
    const { rowCount } = await client.query(`select from "${name}" limit 1`)
    if (rowCount) return false
  }
  return true
}

/** Throws everything away and makes the schema anew, as the migrations say. */
export async function recreateSchema(client: pg.PoolClient, migrations: readonly Migration[]): Promise<void> {
  await client.query('drop schema public cascade')
  await client.query('create schema public')
  await runMigrations(client, migrations)
}

/** What stands in the way of rows that come in any order. */
interface Obstacles {
  readonly foreignKeys: readonly { readonly table: string; readonly name: string; readonly definition: string }[]
  readonly tables: readonly string[]
}

const FOREIGN_KEYS = `
  select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`

/** Fills the empty tables; in the same transaction as {@link recreateSchema}. Answers how many rows came. */
export async function loadDatabase(client: pg.PoolClient, lines: AsyncIterable<Line>): Promise<number> {
  const obstacles = await removeObstacles(client)
  let insert: Insert | undefined
  let rows = 0
  for await (const line of lines) {
    if (Array.isArray(line)) {
      rows += 1
      await insert?.add(line as Row)
      continue
    }
    await insert?.flush()
    if (typeof line !== 'object') continue
    if ('table' in line) insert = await insertInto(client, line.table, line.columns)
    if (!('sequences' in line)) continue
    for (const [name, { value, isCalled }] of Object.entries(line.sequences)) {
      await client.query('select setval($1::regclass, $2::bigint, $3)', [`public."${name}"`, value, isCalled])
    }
    // What follows are files.
    break
  }
  await putBack(client, obstacles)
  return rows
}

async function removeObstacles(client: pg.PoolClient): Promise<Obstacles> {
  const { rows: foreignKeys } = await client.query<Obstacles['foreignKeys'][number]>(FOREIGN_KEYS)
  const { rows: tables } = await client.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger where not tgisinternal`,
  )
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  return { foreignKeys, tables: tables.map(({ name }) => name) }
}

/** Looks through all rows again: what does not fit together fails the restoration. */
async function putBack(client: pg.PoolClient, { foreignKeys, tables }: Obstacles): Promise<void> {
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}

interface Insert {
  add(row: Row): Promise<void>
  flush(): Promise<void>
}

async function insertInto(client: pg.PoolClient, table: string, columns: readonly string[]): Promise<Insert> {
  const { rows } = await client.query<{ column: string; type: string }>(
    `select quote_ident(attname) as column, format_type(atttypid, atttypmod) as type
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [`public."${table}"`],
  )
  const types = new Map(rows.map(({ column, type }) => [column, type]))
  const values = columns.map((column, index) => `(row->>${index})::${types.get(column)}`)
  const text = `insert into "${table}" (${columns.join(', ')}) overriding system value
    select ${values.join(', ')} from jsonb_array_elements($1::jsonb) with ordinality as rows (row, place) order by place`
  let batch: Row[] = []
  let characters = 0

  const flush = async () => {
    if (batch.length > 0) await client.query(text, [JSON.stringify(batch)])
    batch = []
    characters = 0
  }
  return {
    flush,
    async add(row) {
      batch.push(row)
      for (const value of row) characters += value?.length ?? 4
      if (batch.length >= BATCH_ROWS || characters >= BATCH_CHARACTERS) await flush()
    },
  }
}
