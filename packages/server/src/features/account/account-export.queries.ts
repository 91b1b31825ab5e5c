import { EXPORT_LIST_LENGTH } from '@artel/core/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'

/*
 * What is held of a person, the newest first. Each list is read by one more than it is long, to know whether that is all.
 */

const LIMIT = EXPORT_LIST_LENGTH + 1

export const selectProfile = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('users as u')
    .leftJoin('cities as c', 'c.id', 'u.city_id')
    .select([
      'u.id',
      'u.code',
      'u.role',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.email',
      'u.email_confirmed_at',
      'u.phone_number as phoneNumber',
      'u.phone_confirmed_at',
      'c.name as cityName',
      'u.created_at',
      'u.last_visit_at',
    ])
    .where('u.id', '=', id)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()

export const selectConsents = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('consents')
    .select(['kind', 'version', 'given_at', 'ip'])
    .where('user_id', '=', id)
    .orderBy('id', 'desc')
    .limit(LIMIT)
    .execute()

/** Those that are over, too, as long as they are kept. */
export const selectSessions = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('sessions')
    .select(['user_agent', 'ip', 'created_at', 'last_used_at'])
    .where('user_id', '=', id)
    .orderBy('last_used_at', 'desc')
    .limit(LIMIT)
    .execute()

export const selectTasks = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('tasks as t')
    .leftJoin('cities as c', 'c.id', 't.city_id')
    .select([
      't.id',
      't.title',
      't.description',
      't.status',
      't.place_mode as placeMode',
      'c.name as cityName',
      't.address_detail as addressDetail',
      't.budget_type as budgetType',
      't.budget_from as budgetFrom',
      't.budget_to as budgetTo',
      't.created_at',
      't.ended_at',
    ])
    .where('t.author_id', '=', id)
    .orderBy('t.id', 'desc')
    .limit(LIMIT)
    .execute()

export const selectJobs = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('tasks')
    .select(['id', 'title', 'status', 'ended_at'])
    .where('executor_id', '=', id)
    .orderBy('id', 'desc')
    .limit(LIMIT)
    .execute()

export const selectReplies = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('task_replies')
    .select([
      'id',
      'task_id as taskId',
      'text',
      'price_type as priceType',
      'price',
      'term_days as termDays',
      'status',
      'created_at',
    ])
    .where('executor_id', '=', id)
    .orderBy('id', 'desc')
    .limit(LIMIT)
    .execute()

export const selectOffers = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('task_offers')
    .select(['id', 'task_id as taskId', 'client_id', 'message', 'status', 'created_at'])
    .where(({ or, eb }) => or([eb('client_id', '=', id), eb('executor_id', '=', id)]))
    .orderBy('id', 'desc')
    .limit(LIMIT)
    .execute()

const reviews = (db: Kysely<Schema>) =>
  db
    .selectFrom('reviews')
    .select(['id', 'task_id as taskId', 'rating', 'text', 'reply', 'status', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMIT)

export const selectReviewsWritten = (db: Kysely<Schema>, id: string) =>
  reviews(db).where('author_id', '=', id).execute()

export const selectReviewsAbout = (db: Kysely<Schema>, id: string) =>
  reviews(db).where('subject_id', '=', id).where('status', '=', 'PUBLISHED').execute()

/** Through the person's chats: messages are found by their chat. */
export const selectMessages = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('chat_messages')
    .select(['id', 'chat_id as chatId', 'text', 'created_at'])
    .where('chat_id', 'in', ({ selectFrom }) =>
      selectFrom('chats')
        .select('chats.id')
        .where(({ or, eb }) => or([eb('client_id', '=', id), eb('executor_id', '=', id)])),
    )
    .where('sender_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(LIMIT)
    .execute()

export const selectNotifications = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('notifications')
    .select(['kind', 'title', 'text', 'path', 'read_at', 'created_at'])
    .where('user_id', '=', id)
    .orderBy('id', 'desc')
    .limit(LIMIT)
    .execute()

export const selectNotificationSettings = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('notification_settings')
    .select(['kind', 'by_email as byEmail', 'by_push as byPush'])
    .where('user_id', '=', id)
    .orderBy('kind')
    .execute()

export const selectSavedSearches = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('saved_searches')
    .select(['name', 'query', 'created_at'])
    .where('user_id', '=', id)
    .orderBy('id', 'desc')
    .execute()

export const selectServices = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('services as s')
    .innerJoin('categories as c', 'c.id', 's.category_id')
    .select([
      's.id',
      's.category_id',
      'c.name as category_name',
      's.name',
      's.price_type as priceType',
      's.price',
      's.unit',
    ])
    .where('s.executor_id', '=', id)
    .orderBy('s.position')
    .orderBy('s.id')
    .execute()

export const selectCases = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('cases as w')
    .innerJoin('categories as c', 'c.id', 'w.category_id')
    .select([
      'w.id',
      'w.title',
      'w.text',
      'w.category_id',
      'c.name as category_name',
      'w.price',
      'w.term_days as termDays',
      'w.year',
      'w.created_at',
    ])
    .where('w.executor_id', '=', id)
    .orderBy('w.id', 'desc')
    .limit(LIMIT)
    .execute()

export const selectProducts = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .innerJoin('cities as t', 't.id', 'p.city_id')
    .select([
      'p.id',
      'p.title',
      'p.description',
      'p.status',
      'p.category_id',
      'c.name as category_name',
      'p.price_type as priceType',
      'p.price',
      'p.unit',
      'p.availability',
      'p.order_days as orderDays',
      'p.delivery',
      't.name as cityName',
      'p.attributes',
      'p.sku',
      'p.reject_rule as rejectRule',
      'p.created_at',
    ])
    .where('p.seller_id', '=', id)
    .orderBy('p.id', 'desc')
    .limit(LIMIT)
    .execute()

export const selectProductReviews = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('product_reviews')
    .select(['id', 'product_id as productId', 'rating', 'text', 'status', 'created_at'])
    .where('author_id', '=', id)
    .orderBy('id', 'desc')
    .limit(LIMIT)
    .execute()

export const selectArticles = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('articles')
    .select([
      'id',
      'title',
      'lead',
      'category',
      'body',
      'tags',
      'is_public as isPublic',
      'status',
      'reject_rule as rejectRule',
      'created_at',
      'published_at',
    ])
    .where('author_id', '=', id)
    .orderBy('id', 'desc')
    .limit(LIMIT)
    .execute()

export const selectPayments = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('payments')
    .select(['id', 'status', 'lines', 'total', 'created_at', 'paid_at'])
    .where('user_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(LIMIT)
    .execute()

export const selectComplaints = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('complaints')
    .select(['target', 'reason', 'text', 'status', 'created_at'])
    .where('author_id', '=', id)
    .orderBy('created_at', 'desc')
    .limit(LIMIT)
    .execute()

export const selectFiles = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('files')
    .select(['id', 'name', 'type', 'size', 'created_at'])
    .where('owner_id', '=', id)
    .where('dead_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(LIMIT)
    .execute()
