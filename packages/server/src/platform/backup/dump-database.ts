import type pg from 'pg'
import { StartError } from '../config/start-error.ts'
import type { Line, Manifest, Row } from './archive.ts'

/** Rows fetched at once. */
const BATCH = 500

/** Tables of the product with the columns that are stored, not computed. Extensions have tables of their own. */
const TABLES = `
  select c.relname as "table", array_agg(quote_ident(a.attname) order by a.attnum)::text[] as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migration'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by c.relname order by c.relname`

const SEQUENCES = `
  select c.relname as name from pg_class c
  where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace order by c.relname`

/** The schema of the database, by its migrations. @throws StartError when there is none. */
export async function readSchema(client: pg.PoolClient): Promise<Manifest['migrations']> {
  const { rows: found } = await client.query<{ is: boolean }>(
    `select to_regclass('public.schema_migration') is not null as is`,
  )
  if (!found[0]?.is) throw new StartError('В базе ещё ничего нет: Артель с ней ни разу не запускалась.')
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by name',
  )
  return rows
}

/** Every row of every table and every sequence. Call it in one transaction that sees one moment. */
export async function* dumpDatabase(client: pg.PoolClient): AsyncGenerator<Line> {
  const { rows: tables } = await client.query<{ table: string; columns: string[] }>(TABLES)
  for (const { table, columns } of tables) {
    yield { table, columns }
    yield* dumpRows(client, table, columns)
  }
  const { rows: names } = await client.query<{ name: string }>(SEQUENCES)
  const sequences: Record<string, { value: string; isCalled: boolean }> = {}
  for (const { name } of names) {
    const { rows } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from "${name}"`,
    )
    const [state] = rows
    if (state) sequences[name] = { value: state.value, isCalled: state.called }
  }
  yield { sequences }
}

async function* dumpRows(client: pg.PoolClient, table: string, columns: readonly string[]): AsyncGenerator<Row> {
  const texts = columns.map((column) => `${column}::text`).join(', ')
  await client.query(`declare rows no scroll cursor for select ${texts} from "${table}"`)
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({ text: `fetch ${BATCH} from rows`, rowMode: 'array' })
    yield* rows
    if (rows.length < BATCH) break
  }
  await client.query('close rows')
}
