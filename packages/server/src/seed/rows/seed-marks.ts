import type pg from 'pg'

/** What may be put into a database. */
export type SeedName = 'reference' | 'demo'

/** Any number, the same for all processes of this product that share a database. */
const ADVISORY_LOCK = 4_182_739_106

/**
 * Does `work` in one transaction, all of it or nothing. Of several processes one works, the others wait for it.
 * @param pool one connection of it is used
 */
export async function inSeedTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1::bigint)', [ADVISORY_LOCK])
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // The connection may be what broke, so it is not used again.
    await client.query('rollback').catch(() => {})
    client.release(true)
    throw error
  }
}

/** Which edition of a seed the database holds; `undefined` when none. */
export async function readSeedMark(client: pg.Pool | pg.PoolClient, name: SeedName): Promise<string | undefined> {
  const { rows } = await client.query<{ content_hash: string }>('select content_hash from seeds where name = $1', [
    name,
  ])
  return rows[0]?.content_hash
}

/** Notes that an edition is in. */
export async function writeSeedMark(client: pg.PoolClient, name: SeedName, contentHash: string): Promise<void> {
  await client.query(
    `insert into seeds (name, content_hash) values ($1, $2)
     on conflict (name) do update set content_hash = excluded.content_hash, applied_at = now()`,
    [name, contentHash],
  )
}
