import type { NotificationKind } from '@artel/core/contract'
import type { ChosenChannels, NotificationChannel } from '@artel/core/notifications'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { NotificationsTable } from './notifications.tables.ts'

export type NotificationRow = Selectable<NotificationsTable>

/** Who is told, and what they chose for letters of the kind. */
export const findRecipient = async (trx: Transaction<Schema>, userId: string, kind: NotificationKind) => {
  const row = await trx
    .selectFrom('users as u')
    .leftJoin('notification_settings as s', (join) => join.onRef('s.user_id', '=', 'u.id').on('s.kind', '=', kind))
    .select(['u.email', 'u.first_name as firstName', 'u.email_confirmed_at as confirmedAt', 's.by_email as byEmail'])
    .where('u.id', '=', userId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()
  return row && { ...row, isConfirmed: row.confirmedAt !== null }
}

/** Answers the number of the notification. */
export const insertNotification = async (
  trx: Transaction<Schema>,
  { userId, now, ...told }: Pick<NotificationRow, 'kind' | 'title' | 'text' | 'path'> & { userId: string; now: Date },
): Promise<number> => {
  const { id } = await trx
    .insertInto('notifications')
    .values({ ...told, user_id: userId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Puts another text into the notifications of a person that say exactly this. */
export const changeText = (
  trx: Transaction<Schema>,
  { userId, ...told }: Pick<NotificationRow, 'kind' | 'title' | 'text' | 'path'> & { userId: string },
  text: string,
) =>
  trx
    .updateTable('notifications')
    .set({ text })
    .where('user_id', '=', userId)
    .where('kind', '=', told.kind)
    .where('title', '=', told.title)
    .where('text', '=', told.text)
    .where('path', 'is not distinct from', told.path)
    .execute()

const ofUser = (db: Kysely<Schema>, userId: string, isRead: boolean | undefined) => {
  const all = db.selectFrom('notifications').where('user_id', '=', userId)
  return isRead === undefined ? all : all.where('read_at', isRead ? 'is not' : 'is', null)
}

/** A page, newest first. */
export const selectNotifications = (
  db: Kysely<Schema>,
  { userId, isRead, limit, offset }: { userId: string; isRead?: boolean | undefined; limit: number; offset: number },
): Promise<NotificationRow[]> =>
  ofUser(db, userId, isRead).selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute()

/** How many there are, counted up to `cap`. */
export const countNotifications = async (
  db: Kysely<Schema>,
  { userId, isRead, cap }: { userId: string; isRead?: boolean | undefined; cap: number },
): Promise<number> => {
  const { count } = await db
    .selectFrom(ofUser(db, userId, isRead).select('id').limit(cap).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Marks the given ones, or all, as read; those of other people stay as they are. */
export const markRead = (db: Kysely<Schema>, userId: string, ids: readonly number[] | undefined, now: Date) => {
  const unread = db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
  return (ids ? unread.where('id', '=', sql<number>`any(${ids}::bigint[])`) : unread).execute()
}

/** What of the channels a person has chosen. */
export const selectSettings = async (db: Kysely<Schema>, userId: string): Promise<ChosenChannels> => {
  const rows = await db
    .selectFrom('notification_settings')
    .select(['kind', 'by_email as emails', 'by_push as pushes'])
    .where('user_id', '=', userId)
    .execute()
  const chosen = (channel: NotificationChannel) =>
    new Map(rows.flatMap((row) => (row[channel] === null ? [] : [[row.kind, row[channel]] as const])))
  return { emails: chosen('emails'), pushes: chosen('pushes') }
}

const COLUMNS = { emails: 'by_email', pushes: 'by_push' } as const satisfies Record<NotificationChannel, string>

/** Stores what was chosen for some kinds of one channel, and leaves the other channel of theirs alone. */
export const saveSettings = (
  db: Kysely<Schema>,
  userId: string,
  channel: NotificationChannel,
  settings: ReadonlyMap<NotificationKind, boolean>,
) => {
  const column = COLUMNS[channel]
  return db
    .insertInto('notification_settings')
    .values([...settings].map(([kind, isOn]) => ({ user_id: userId, kind, [column]: isOn })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet(({ ref }) => ({ [column]: ref(`excluded.${column}`) })),
    )
    .execute()
}

export const userExists = async (db: Kysely<Schema>, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** What is to be delivered: a notification, unless it is gone, and whether its reader wants the kind on devices. */
export const findTold = (db: Kysely<Schema>, id: number) =>
  db
    .selectFrom('notifications as n')
    .leftJoin('notification_settings as s', (join) =>
      join.onRef('s.user_id', '=', 'n.user_id').onRef('s.kind', '=', 'n.kind'),
    )
    .selectAll('n')
    .select('s.by_push as byPush')
    .where('n.id', '=', id)
    .executeTakeFirst()
