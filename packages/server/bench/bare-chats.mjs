// The chats of a person and a new message. Who asks stands in a header: there is no sign-in here.
import { SYSTEM_NAME } from '@artel/core/chat'
import { contract } from '@artel/core/contract'
import { lookOf } from '@artel/core/covers/looks'
import { serialiserSchema } from '../dist/http/response-schemas.js'
import { namesOf, personSql } from './bare-people.mjs'

const [client, executor] = [personSql('client'), personSql('executor')]
const ofSide = (/** @type {string} */ side) =>
  `select id, last_message_at from chats where ${side}_id = $1 and last_seq > ${side}_hidden_seq
    order by last_message_at desc, id desc limit 8`

const CHATS = `
  select c.id::int, c.kind, c.status, c.last_seq, c.client_id, c.client_read_seq, c.executor_read_seq, c.created_at,
    t.id::int as task_id, t.title, t.status as task_status, g.slug, p.id as reply_id, p.price_type, p.price::float8, p.term_days,
    ${client.columns}, ${executor.columns}, m.id as m_id, m.seq as m_seq, m.kind as m_kind, m.sender_id as m_sender, m.text as m_text,
    m.visible_for as m_visible, m.created_at as m_created,
    (select count(*)::int from chat_messages n where n.chat_id = c.id and n.visible_for in ('ALL', own.audience)
      and n.seq > case when c.client_id = $1 then c.client_read_seq else c.executor_read_seq end) as unread
  from (
    select id, last_message_at from ((${ofSide('client')}) union all (${ofSide('executor')})) as both_sides
    order by last_message_at desc, id desc limit 8
  ) as listed join chats c on c.id = listed.id ${client.join('c.client_id')} ${executor.join('c.executor_id')}
  cross join lateral (select case when c.client_id = $1 then 'CLIENT' else 'EXECUTOR' end as audience) as own
  left join tasks t on t.id = c.task_id left join categories g on g.id = t.category_id left join task_replies p on p.id = c.reply_id
  left join lateral (select * from chat_messages n where n.chat_id = c.id and n.visible_for in ('ALL', own.audience)
    order by n.seq desc limit 1) as m on true
  order by listed.last_message_at desc, listed.id desc`
const COUNT = `select count(*)::int as total from chats
  where (client_id = $1 and last_seq > client_hidden_seq) or (executor_id = $1 and last_seq > executor_hidden_seq)`
const STORE = `with stored as (
    insert into chat_messages (id, chat_id, seq, sender_id, text) values ($1, $2, $3, $4, $5) returning *
  ) select stored.id, stored.seq, stored.kind, stored.text, stored.visible_for, stored.created_at, ${client.columns}
  from stored ${client.join('stored.sender_id')}`

const userOf = (/** @type {import('fastify').FastifyRequest} */ request) => String(request.headers['x-user'])

/** @param {import('fastify').FastifyInstance} app @param {import('pg').Pool} pool */
export async function mountChats(app, pool) {
  const lists = { response: { 200: serialiserSchema(contract.listChats.response) } }
  app.get('/web/api/v1/chat/list', { schema: lists }, async (request) => {
    const values = [userOf(request)]
    const { rows } = await pool.query({ name: 'chats', text: CHATS, values })
    const { rows: counted } = await pool.query({ name: 'count-chats', text: COUNT, values })
    return { items: rows.map((row) => chatOf(row, values[0])), pagination: { totalItems: counted[0].total } }
  })

  const messages = { response: { 200: serialiserSchema(contract.sendChatMessage.response) } }
  app.post('/web/api/v1/chat-message/:id', { schema: messages }, async (request) => {
    const { id } = /** @type {{ id: string }} */ (request.params)
    const { id: messageId, text } = /** @type {{ id: string, text: string }} */ (request.body)
    const user = userOf(request)
    const db = await pool.connect()
    try {
      await db.query('begin')
      const { rows } = await db.query({
        name: 'next-seq',
        text: `update chats set last_seq = last_seq + 1, last_message_at = now(),
          client_read_seq = case when client_id = $2 then last_seq + 1 else client_read_seq end,
          executor_read_seq = case when executor_id = $2 then last_seq + 1 else executor_read_seq end
          where id = $1 returning last_seq`,
        values: [id, user],
      })
      const values = [messageId, id, rows[0].last_seq, user, text]
      const stored = await db.query({ name: 'store', text: STORE, values })
      await db.query('commit')
      return { data: sentOf(stored.rows[0], Number(id)) }
    } catch (error) {
      await db.query('rollback')
      throw error
    } finally {
      db.release()
    }
  })
}

/** @typedef {import('./bare-people.mjs').Row} Row */

/** @param {Row} row @param {'client' | 'executor'} side */
const sideOf = (row, side) => ({
  ...namesOf(row, side),
  avatar: null,
  isVerified: row[`${side}_verification`] === 'VERIFIED',
  verifiedAt: row[`${side}_verified`],
  finishedTasksCount: row[`${side}_finished`],
  isOnline: false,
  lastVisitAt: row[`${side}_visit`],
  lastReadSeq: row[`${side}_read_seq`],
})

/** @param {Row} row @param {string} viewer */
const chatOf = (row, viewer) => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  unreadMessages: row.unread,
  client: sideOf(row, 'client'),
  executor: sideOf(row, 'executor'),
  task: row.task_id && { id: row.task_id, title: row.title, status: row.task_status, look: lookOf(row.slug) },
  product: null,
  terms: row.reply_id && { priceType: row.price_type, price: row.price, termDays: row.term_days },
  lastMessage: row.m_id && lastOf(row, viewer),
  lastSeq: row.last_seq,
  createdAt: row.created_at,
})

/** @param {Row} row @param {string} viewer */
function lastOf(row, viewer) {
  const sender = row.m_sender && namesOf(row, row.m_sender === row.client_id ? 'client' : 'executor')
  const partnerRead = row.client_id === viewer ? row.executor_read_seq : row.client_read_seq
  const ownRead = row.client_id === viewer ? row.client_read_seq : row.executor_read_seq
  return {
    id: row.m_id,
    chatId: row.id,
    seq: row.m_seq,
    type: 'DIALOG',
    kind: row.m_kind,
    isRead: row.m_seq <= (row.m_sender === viewer ? partnerRead : ownRead),
    senderId: row.m_sender,
    sender,
    name: sender ? sender.name : SYSTEM_NAME,
    text: row.m_text,
    files: [],
    visibleFor: row.m_visible,
    createdAt: row.m_created,
  }
}

/** @param {Row} row @param {number} chatId */
function sentOf(row, chatId) {
  const sender = namesOf(row, 'client')
  return {
    id: row.id,
    chatId,
    seq: row.seq,
    type: 'DIALOG',
    kind: row.kind,
    isRead: false,
    senderId: sender.id,
    sender,
    name: sender.name,
    text: row.text,
    files: [],
    visibleFor: row.visible_for,
    createdAt: row.created_at,
  }
}
