import { FORGOTTEN } from '@artel/core/account'
import type { Kysely, Transaction, Updateable } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UsersTable } from '../users/users.tables.ts'

export const lockUser = (trx: Transaction<Schema>, id: string) =>
  trx
    .selectFrom('users')
    .select(['email', 'first_name as firstName', 'email_confirmed_at as confirmedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

export const findPasswordHash = async (db: Kysely<Schema>, id: string): Promise<string | undefined> =>
  (await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst())?.password_hash

export const findPhone = async (trx: Transaction<Schema>, id: string): Promise<string | null> =>
  (await trx.selectFrom('users').select('phone_number').where('id', '=', id).executeTakeFirstOrThrow()).phone_number

export const cityExists = async (trx: Transaction<Schema>, id: number): Promise<boolean> =>
  (await trx.selectFrom('cities').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Changes what is given; without anything it does nothing. */
export async function updateUser(
  trx: Transaction<Schema>,
  id: string,
  changes: Omit<Updateable<UsersTable>, 'version'>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await trx
    .updateTable('users')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The picture that a person had goes, unless it stays or is part of something else. */
export async function dropAvatar(
  trx: Transaction<Schema>,
  userId: string,
  { except, at }: { readonly except: string | null; readonly at: Date },
): Promise<void> {
  const { avatar_id } = await trx
    .selectFrom('users')
    .select('avatar_id')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (avatar_id === null || avatar_id === except) return
  await trx
    .updateTable('files')
    .set({ attached_at: null, dead_at: at })
    .where('id', '=', avatar_id)
    .where('owner_id', '=', userId)
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('attachments').select('file_id').where('file_id', '=', avatar_id),
    )
    .execute()
}

/** Makes a public picture of the person's own part of the account. @throws Refusal NOT_FOUND */
export async function attachAvatar(trx: Transaction<Schema>, userId: string, fileId: string, now: Date): Promise<void> {
  const attached = await trx
    .updateTable('files')
    .set({ attached_at: now })
    .where('id', '=', fileId)
    .where('owner_id', '=', userId)
    .where('is_private', '=', false)
    .where('width', 'is not', null)
    .where('dead_at', 'is', null)
    .executeTakeFirst()
  if (attached.numUpdatedRows === 0n) throw new Refusal('NOT_FOUND')
}

export const hasTasksInProgress = async (trx: Transaction<Schema>, userId: string): Promise<boolean> => {
  const task = await trx
    .selectFrom('tasks')
    .select('id')
    .where('status', '=', 'IN_PROGRESS')
    .where(({ or, eb }) => or([eb('author_id', '=', userId), eb('executor_id', '=', userId)]))
    .limit(1)
    .executeTakeFirst()
  return task !== undefined
}

/** Tasks of a person that nobody works on yet. */
export const selectOpenTasks = (trx: Transaction<Schema>, userId: string) =>
  trx
    .selectFrom('tasks')
    .select(['id', 'version'])
    .where('author_id', '=', userId)
    .where('status', 'in', ['PENDING', 'APPROVED'])
    .orderBy('id')
    .execute()

/** Replies of a person that may still be withdrawn. */
export const selectOpenReplies = (trx: Transaction<Schema>, userId: string) =>
  trx
    .selectFrom('task_replies')
    .select(['id', 'version'])
    .where('executor_id', '=', userId)
    .where('status', 'in', ['SENT', 'VIEWED', 'SHORTLISTED'])
    .orderBy('id')
    .execute()

/** Offers to a person that nobody has answered. */
export const selectOpenOffersTo = (trx: Transaction<Schema>, userId: string) =>
  trx
    .selectFrom('task_offers')
    .select(['id', 'version'])
    .where('executor_id', '=', userId)
    .where('status', 'in', ['SENT', 'VIEWED'])
    .orderBy('id')
    .execute()

/** Wipes everything that tells who somebody was; deals and messages keep their other side. */
export async function forgetUser(trx: Transaction<Schema>, id: string, email: string, now: Date): Promise<void> {
  await forgetTexts(trx, id)
  await trx
    .updateTable('users')
    .set({
      email: `${id}@deleted.invalid`,
      email_confirmed_at: null,
      phone_number: null,
      phone_confirmed_at: null,
      password_hash: '',
      first_name: FORGOTTEN.firstName,
      last_name: FORGOTTEN.lastName,
      city_id: null,
      avatar_id: null,
      deleted_at: now,
    })
    .where('id', '=', id)
    .execute()
  await trx
    .updateTable('companies')
    .set({
      short_name: FORGOTTEN.shortName,
      company_phone_number: null,
      about: '',
      inn: null,
      ogrn: null,
      address: null,
      foundation_date: null,
      experience: '[]',
      education: '[]',
      districts: [],
      verification_status: 'UNVERIFIED',
      verified_at: null,
    })
    .where('user_id', '=', id)
    .execute()
  await trx
    .deleteFrom('company_categories')
    .where('company_id', 'in', (eb) => eb.selectFrom('companies').select('id').where('user_id', '=', id))
    .execute()
  const own = [
    'mail_links',
    'phone_codes',
    'notifications',
    'notification_settings',
    'idempotency_keys',
    'new_task_matches',
    'new_task_digests',
    'saved_searches',
  ] as const
  for (const table of own) {
    await trx.deleteFrom(table).where('user_id', '=', id).execute()
  }
  await forgetPublicFiles(trx, id, now)
  await forgetShowcase(trx, id)
  await trx.deleteFrom('letters').where('recipient', '=', email).execute()
}

/** SMS to a number that this account has asked for; the line stays, for the count of a day. */
const forgetTexts = (trx: Transaction<Schema>, id: string) =>
  trx
    .updateTable('texts')
    .set({ text: '' })
    .where('recipient', '=', ({ selectFrom }) => selectFrom('users').select('phone_number').where('id', '=', id))
    .execute()

/** Whatever everybody could open goes at once; files of deals stay with their other side. */
async function forgetPublicFiles(trx: Transaction<Schema>, id: string, now: Date): Promise<void> {
  const open = trx.selectFrom('files').select('id').where('owner_id', '=', id).where('is_private', '=', false)
  await trx.deleteFrom('attachments').where('file_id', 'in', open).execute()
  await trx
    .updateTable('files')
    .set({ attached_at: null, dead_at: now })
    .where('owner_id', '=', id)
    .where('is_private', '=', false)
    .execute()
}

/** What an executor has shown goes. */
async function forgetShowcase(trx: Transaction<Schema>, id: string): Promise<void> {
  await trx.deleteFrom('cases').where('executor_id', '=', id).execute()
  await trx.deleteFrom('services').where('executor_id', '=', id).execute()
  await trx.deleteFrom('view_counts').where('executor_id', '=', id).execute()
}
