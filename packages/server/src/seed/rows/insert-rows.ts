import type pg from 'pg'

/** Columns of a table with their SQL types, in the order of the values. */
export type Columns = Readonly<Record<string, string>>

/** One row: a value for each column. Moments as ISO text, JSON as text. */
export type Row = readonly (string | number | boolean | null)[]

/**
 * Inserts any number of rows by one statement with one parameter a column.
 * @param onConflict what follows the rows, e.g. `on conflict (id) do nothing`
 */
export async function insertRows(
  client: pg.PoolClient,
  table: string,
  columns: Columns,
  rows: readonly Row[],
  onConflict = '',
): Promise<void> {
  const names = Object.keys(columns)
  const arrays = Object.values(columns).map((type, index) => `$${index + 1}::${type}[]`)
  await client.query(
    `insert into ${table} (${names.join(', ')}) select * from unnest(${arrays.join(', ')}) ${onConflict}`,
    names.map((_, index) => rows.map((row) => row[index])),
  )
}

/** `on conflict` that brings an existing row up to the new one. */
export function updateOnConflict(columns: Columns, key = 'id'): string {
  const changed = Object.keys(columns).filter((name) => name !== key)
  return `on conflict (${key}) do update set ${changed.map((name) => `${name} = excluded.${name}`).join(', ')}`
}
