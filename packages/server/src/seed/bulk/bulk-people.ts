import type pg from 'pg'
import { gazetteer } from '../../features/geocoder/gazetteer.ts'
import { firstNames, surnames } from '../demo/names.ts'
import { insertRows } from '../rows/insert-rows.ts'

/** How many people go with so many tasks. */
export interface BulkPeople {
  readonly clients: number
  readonly executors: number
}

/** A client for fifty tasks, an executor for five hundred. */
export const bulkPeopleFor = (tasks: number): BulkPeople => ({
  clients: Math.min(20_000, Math.max(100, Math.ceil(tasks / 50))),
  executors: Math.min(2000, Math.max(50, Math.ceil(tasks / 500))),
})

const LARGEST_CITIES = 300
const SHARES = 2000

/**
 * Stores people and leaves them in the temporary tables `bulk_clients` and `bulk_executors`, numbered from 0. Nobody can sign
 * in as them.
 */
export async function insertBulkPeople(client: pg.PoolClient, { clients, executors }: BulkPeople): Promise<void> {
  await client.query('create temporary table bulk_cities (n int primary key, city_id int, lat float8, lon float8)')
  const shares = cityShares()
  const columns = { n: 'int', city_id: 'int', lat: 'float8', lon: 'float8' }
  await insertRows(
    client,
    'bulk_cities',
    columns,
    shares.map(({ id, lat, lon }, n) => [n, id, lat, lon]),
  )
  await insertKind(client, 'bulk_clients', 'CLIENT', clients)
  await insertKind(client, 'bulk_executors', 'EXECUTOR', executors)
  await client.query(
    `insert into companies (id, user_id, business_type, verification_status)
     select gen_random_uuid(), id, case n % 2 when 0 then 'SP' else 'SE' end,
       case n % 3 when 0 then 'UNVERIFIED' else 'VERIFIED' end
     from bulk_executors`,
  )
}

async function insertKind(client: pg.PoolClient, table: string, role: string, count: number): Promise<void> {
  await client.query(
    `create temporary table ${table} (n int primary key, id uuid not null, city_id int, lat float8, lon float8)`,
  )
  await client.query(
    `insert into ${table} select g.n, gen_random_uuid(), c.city_id, c.lat, c.lon
     from generate_series(0, $1::int - 1) as g (n) join bulk_cities c on c.n = (g.n::bigint * 613) % $2::int`,
    [count, SHARES],
  )
  await client.query(
    `insert into users (id, code, email, email_confirmed_at, password_hash, role, first_name, last_name, city_id, created_at)
     select id, id, id || '@bulk.artel.test', now(), '', $1, ($2::text[])[1 + n % cardinality($2::text[])],
       ($3::text[])[1 + n % cardinality($3::text[])], city_id, now() - interval '200 days'
     from ${table}`,
    [role, firstNames.she, surnames.map(({ she }) => she)],
  )
}

/** The largest cities, each as often as its share of the people in them. */
function cityShares() {
  const largest = [...gazetteer().cities].sort((a, b) => b.population - a.population).slice(0, LARGEST_CITIES)
  const total = largest.reduce((sum, { population }) => sum + population, 0)
  let reached = 0
  let index = 0
  return Array.from({ length: SHARES }, (_, n) => {
    while (index < largest.length - 1 && (reached + (largest[index]?.population ?? 0)) / total <= n / SHARES) {
      reached += largest[index]?.population ?? 0
      index += 1
    }
    return largest[index] as (typeof largest)[number]
  })
}
