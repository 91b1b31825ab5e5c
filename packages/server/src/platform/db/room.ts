import type pg from 'pg'
import { type DatabasePool, hasRunOut } from './pool.ts'

/** Longer than what a page of the database has free: the answer cannot come without more of the disk. */
const MORE =
  'create temporary table artel_room on commit drop as select repeat(md5(i::text), 200) from generate_series(1, 40) i'

/**
 * Resolves when the database can grow as far as anybody knows. After it has failed for want of space it is tried, with a table
 * that nobody sees, until there is some.
 * @throws Error while there is none
 */
export async function roomInDatabase(pool: pg.Pool): Promise<void> {
  if (!hasRunOut(pool)) return
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(MORE)
    ;(pool as DatabasePool).hasRunOut = false
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
}
