// A task by its number, as a guest sees one that is open: fields that only others are shown are constants.
import { contract } from '@artel/core/contract'
import { lookOf } from '@artel/core/covers/looks'
import { ratingSummaryOf } from '@artel/core/reviews'
import { presentProperties, publicPoint } from '@artel/core/tasks'
import { serialiserSchema } from '../dist/http/response-schemas.js'
import { namesOf, personSql } from './bare-people.mjs'

const author = personSql('author')
const TASK = `
  select t.id::int, t.title, t.status, t.category_id, t.place_mode, t.city_id, c.name as city_name, r.name as region_name, t.lat, t.lon,
    t.date_mode, t.start_period, t.end_period, t.budget_type, t.budget_from::float8, t.budget_to::float8, t.replies_count,
    t.replies_limit, t.verified_only, t.created_at, t.published_at, t.description, t.properties, t.contact_mode, t.views_count,
    t.version, ${author.columns}, home.name as author_city, author_u.rating_count, author_u.rating_sum,
    array(
      select json_build_object('id', f.id, 'path', '/storage/' || f.id, 'isPrivate', false, 'name', f.name, 'type', f.type, 'size', f.size)
      from attachments a join files f on f.id = a.file_id where a.task_id = t.id and not f.is_private order by a.position
    ) as files,
    array(
      select json_build_object('status', to_status, 'at', created_at) from task_events e
      where e.task_id = t.id and from_status is distinct from to_status order by id
    ) as history
  from tasks t ${author.join('t.author_id')} left join cities home on home.id = author_u.city_id
  left join cities c on c.id = t.city_id left join regions r on r.id = c.region_id
  where t.id = $1 and t.status = 'APPROVED' and t.deleted_at is null`

/** @param {import('fastify').FastifyInstance} app @param {import('pg').Pool} pool */
export async function mountTask(app, pool) {
  const { rows: tree } = await pool.query('select id, slug, name, properties from categories')
  const categories = new Map(tree.map((row) => [row.id, { ...row, look: lookOf(row.slug) }]))
  const schema = { response: { 200: serialiserSchema(contract.getTask.response) } }
  app.get('/web/api/v1/tasks/:id', { schema }, async (request) => {
    const { id } = /** @type {{ id: string }} */ (request.params)
    const { rows } = await pool.query({ name: 'task', text: TASK, values: [id] })
    return { data: taskOf(rows[0], categories.get(rows[0].category_id)) }
  })
}

/** @param {import('./bare-people.mjs').Row} t @param {any} category */
const taskOf = (t, { id, name, slug, look, properties }) => ({
  id: t.id,
  title: t.title,
  status: t.status,
  category: { id, name, slug, look },
  placeMode: t.place_mode,
  place:
    t.city_id === null
      ? null
      : {
          cityId: t.city_id,
          cityName: t.city_name,
          regionName: t.region_name,
          point: publicPoint({ lat: t.lat, lon: t.lon }),
        },
  dateMode: t.date_mode,
  startPeriod: t.start_period,
  endPeriod: t.end_period,
  budgetType: t.budget_type,
  budgetFrom: t.budget_from,
  budgetTo: t.budget_to,
  repliesCount: t.replies_count,
  repliesLimit: t.replies_limit,
  verifiedOnly: t.verified_only,
  distanceToUser: null,
  createdAt: t.created_at,
  publishedAt: t.published_at,
  description: t.description,
  files: t.files,
  properties: presentProperties(t.properties, properties),
  addressDetail: null,
  contactMode: t.contact_mode,
  authorPhone: null,
  executorPhone: null,
  agreed: null,
  proposed: null,
  viewsCount: t.views_count,
  author: {
    ...namesOf(t, 'author'),
    businessType: t.author_business,
    verificationStatus: t.author_verification,
    verifiedAt: t.author_verified,
    avatar: null,
    finishedTasksCount: t.author_finished,
    rating: ratingSummaryOf({ count: t.rating_count, sum: t.rating_sum }),
    cityName: t.author_city,
    createdAt: t.author_created,
    isOnline: false,
    lastVisitAt: t.author_visit,
  },
  executor: null,
  executorId: null,
  cancelledBy: null,
  cancelReason: null,
  cancelComment: null,
  rejectReason: null,
  rejectField: null,
  rejectComment: null,
  reviewUntil: null,
  finishRequestedAt: null,
  isRevised: false,
  history: t.history.map((/** @type {any} */ { status, at }) => ({ status, at: new Date(at).toISOString() })),
  version: t.version,
  viewer: 'OTHER',
  allowedEvents: [],
  replyRefusal: 'NOT_EXECUTOR',
  chatId: null,
})
