// The first pages of the lists of executors and of goods, as a guest sees them: fields that nobody of the bulk has are constants.
import { contract } from '@artel/core/contract'
import { lookOf } from '@artel/core/covers/looks'
import { ratingSummaryOf } from '@artel/core/reviews'
import { serialiserSchema } from '../dist/http/response-schemas.js'
import { namesOf, personSql } from './bare-people.mjs'

const CAP = 10_000
const LISTED = (/** @type {string} */ u) =>
  `${u}.role = 'EXECUTOR' and ${u}.deleted_at is null and ${u}.blocked_at is null and ${u}.email_confirmed_at is not null`

const person = personSql('who')
const EXECUTORS = `
  select ${person.columns}, home.name as who_city, who_u.rating_count, who_u.rating_sum, who_u.price_from::float8, who_k.id as company,
    who_k.visit_client, left(who_k.about, 240) as intro,
    array(select category_id from company_categories cc where cc.company_id = who_k.id order by cc.position) as categories
  from unnest(array(
    select u.id from users u where ${LISTED('u')}
    order by ((22.5::float8 + u.rating_sum) / (5 + u.rating_count)) desc, u.created_at desc, u.id desc limit 10
  )) with ordinality as listed (id, n) ${person.join('listed.id')} left join cities home on home.id = who_u.city_id order by n`
const ALL_EXECUTORS = `select count(*)::int as total from (select from users u where ${LISTED('u')} limit ${CAP}) as counted`

const PRODUCTS = `
  select p.id::int, p.title, p.status, p.category_id, c.name as category, c.slug, p.price_type, p.price::float8, p.unit,
    p.availability, p.delivery, t.name as city, p.rating_count, p.rating_sum, p.created_at,
    ${person.columns}, home.name as who_city, who_u.rating_count as who_count, who_u.rating_sum as who_sum
  from unnest(array(
    select p.id from products p join users u on u.id = p.seller_id where p.status = 'PUBLISHED' and ${LISTED('u')}
    order by p.created_at desc, p.id desc limit 10
  )) with ordinality as listed (id, n)
  join products p on p.id = listed.id join categories c on c.id = p.category_id join cities t on t.id = p.city_id
  ${person.join('p.seller_id')} left join cities home on home.id = who_u.city_id order by n`
const ALL_PRODUCTS = `
  select count(*)::int as total from (
    select from products p join users u on u.id = p.seller_id where p.status = 'PUBLISHED' and ${LISTED('u')} limit ${CAP}
  ) as counted`

/** @param {import('./bare-people.mjs').Row} row @param {number} count @param {number} sum */
const personOf = (row, count, sum) => ({
  ...namesOf(row, 'who'),
  businessType: row.who_business,
  verificationStatus: row.who_verification,
  verifiedAt: row.who_verified,
  avatar: null,
  finishedTasksCount: row.who_finished,
  rating: ratingSummaryOf({ count, sum }),
  cityName: row.who_city,
  createdAt: row.who_created,
  isOnline: false,
  lastVisitAt: row.who_visit,
})

/** Totals are kept as long as ours are. @param {import('pg').Pool} pool @param {string} text @param {number} freshMs */
const keptTotal = (pool, text, freshMs) => {
  let kept = { total: Promise.resolve(0), until: 0 }
  return () => {
    if (Date.now() >= kept.until) {
      const total = pool.query({ name: text.slice(-60), text }).then(({ rows }) => Number(rows[0].total))
      kept = { total, until: Date.now() + freshMs }
    }
    return kept.total
  }
}

/** @param {import('fastify').FastifyInstance} app @param {import('pg').Pool} pool @param {number} freshMs */
export async function mountSupply(app, pool, freshMs) {
  const { rows: tree } = await pool.query('select id, slug, name from categories')
  const categories = new Map(tree.map(({ id, slug, name }) => [id, { id, name, slug, look: lookOf(slug) }]))
  const executors = keptTotal(pool, ALL_EXECUTORS, freshMs)
  const products = keptTotal(pool, ALL_PRODUCTS, freshMs)
  const written = (/** @type {any} */ { response }) => ({ schema: { response: { 200: serialiserSchema(response) } } })

  app.get('/web/api/v1/executors/list', written(contract.listExecutors), async () => {
    const [{ rows }, totalItems] = await Promise.all([pool.query({ name: 'executors', text: EXECUTORS }), executors()])
    const items = rows.map((row) => ({
      ...personOf(row, row.rating_count, row.rating_sum),
      companyId: row.company,
      badges: [],
      answersWithin: null,
      priceFrom: row.price_from,
      categories: row.categories.map((/** @type {number} */ id) => categories.get(id)),
      visitClient: row.visit_client,
      intro: row.intro,
      works: [],
      isPaid: false,
    }))
    return { data: { items, pagination: { totalItems } } }
  })

  app.get('/web/api/v1/products/list', written(contract.listProducts), async () => {
    const [{ rows }, totalItems] = await Promise.all([pool.query({ name: 'products', text: PRODUCTS }), products()])
    const items = rows.map((row) => ({
      id: row.id,
      title: row.title,
      status: row.status,
      category: { id: row.category_id, name: row.category, slug: row.slug },
      priceType: row.price_type,
      price: row.price,
      unit: row.unit,
      photo: null,
      availability: row.availability,
      delivery: row.delivery,
      cityName: row.city,
      seller: personOf(row, row.who_count, row.who_sum),
      rating: ratingSummaryOf({ count: row.rating_count, sum: row.rating_sum }),
      createdAt: row.created_at,
    }))
    return { data: { items, pagination: { totalItems } } }
  })
}
