// What the benchmarks compare with: Fastify, pg and prepared statements with the answers of six of our calls, field by field
// but for the list, and written by the same serialiser.
// No validation, no sign-in, no log, no headers; the total is kept as long as ours is. PORT 0, prints its port.
import process from 'node:process'
import { fastify } from 'fastify'
import pg from 'pg'
import { mountChats } from './bare-chats.mjs'
import { mountSupply } from './bare-supply.mjs'
import { mountTask } from './bare-task.mjs'

const CAP = 10_000
const TOTAL_FRESH_MS = 5_000
const PAGE = 10

// Every statement has a name and is planned once; none is worth compiling.
const options = '-c jit=off -c plan_cache_mode=force_generic_plan'
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options })

/** With a category $1 is its number; both forms take the offset last. */
const where = (/** @type {boolean} */ hasCategory) =>
  hasCategory ? `status = 'APPROVED' and category_id = $1` : `status = 'APPROVED'`

/** Ids from an index first, then their rows: half the cost of joining and sorting whole tasks. */
const pageSql = (/** @type {boolean} */ hasCategory) => `
  select t.id::int, t.title, t.status, t.category_id as "categoryId", t.place_mode as "placeMode",
    t.city_id as "cityId", c.name as "cityName", r.name as "regionName", t.lat, t.lon, t.date_mode as "dateMode",
    t.start_period as "startPeriod", t.end_period as "endPeriod", t.budget_type as "budgetType",
    t.budget_from::float8 as "budgetFrom", t.budget_to::float8 as "budgetTo", t.replies_count as "repliesCount",
    t.replies_limit as "repliesLimit", t.verified_only as "verifiedOnly", t.created_at as "createdAt",
    t.published_at as "publishedAt"
  from unnest(array(
    select id from tasks where ${where(hasCategory)} order by published_at desc, id desc
    limit ${PAGE} offset ${hasCategory ? '$2' : '$1'}
  )) with ordinality as listed (id, n)
  join tasks t on t.id = listed.id
  left join cities c on c.id = t.city_id left join regions r on r.id = c.region_id
  order by listed.n`

const countSql = (/** @type {boolean} */ hasCategory) =>
  `select count(*)::int as total from (select from tasks where ${where(hasCategory)} limit ${CAP}) as counted`

/** @type {Map<string, { total: number, until: number }>} */
const totals = new Map()

/** @param {string | undefined} category */
async function totalOf(category) {
  const key = category ?? ''
  const kept = totals.get(key)
  if (kept && Date.now() < kept.until) return kept.total
  const { rows } = await pool.query(countSql(category !== undefined), category === undefined ? [] : [category])
  const total = rows[0].total
  totals.set(key, { total, until: Date.now() + TOTAL_FRESH_MS })
  return total
}

const string = { type: 'string' }
const integer = { type: 'integer' }
const number = { type: 'number', nullable: true }
const moment = { type: 'string', format: 'date-time', nullable: true }
const card = {
  type: 'object',
  properties: {
    id: integer,
    title: string,
    status: string,
    categoryId: integer,
    placeMode: string,
    cityId: { ...integer, nullable: true },
    cityName: { ...string, nullable: true },
    regionName: { ...string, nullable: true },
    lat: number,
    lon: number,
    dateMode: string,
    startPeriod: moment,
    endPeriod: moment,
    budgetType: string,
    budgetFrom: number,
    budgetTo: number,
    repliesCount: integer,
    repliesLimit: integer,
    verifiedOnly: { type: 'boolean' },
    createdAt: moment,
    publishedAt: moment,
  },
}
const data = {
  type: 'object',
  properties: {
    items: { type: 'array', items: card },
    pagination: { type: 'object', properties: { totalItems: integer } },
  },
}
const schema = { response: { 200: { type: 'object', properties: { data } } } }

const app = fastify()
app.get('/web/api/v1/tasks/list', { schema }, async (request) => {
  const { categoryIds: category, page = '1' } = /** @type {Record<string, string | undefined>} */ (request.query)
  const offset = (Number(page) - 1) * PAGE
  const hasCategory = category !== undefined
  const [{ rows: items }, totalItems] = await Promise.all([
    pool.query({
      name: hasCategory ? 'of-category' : 'of-all',
      text: pageSql(hasCategory),
      values: hasCategory ? [category, offset] : [offset],
    }),
    totalOf(category),
  ])
  return { data: { items, pagination: { totalItems } } }
})
await mountTask(app, pool)
await mountChats(app, pool)
await mountSupply(app, pool, TOTAL_FRESH_MS)

const address = await app.listen({ host: '127.0.0.1', port: 0 })
console.log(address)
