import type { PublicUser } from '@artel/core/contract'
import { initials, publicName } from '@artel/core/format'
import { ratingSummaryOf } from '@artel/core/reviews'
import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Schema } from '../../platform/db/schema.ts'
import type { Pictures } from '../images/picture.ts'
import type { Presence } from '../presence/presence.ts'

/** What is known of people besides their rows. */
export interface PeopleDeps {
  readonly presence: Pick<Presence, 'isOnline'>
  readonly pictures: Pictures
}

/** People by their id. */
export type PublicUsers = ReadonlyMap<string, PublicUser>

/** As much of somebody as a chat shows. */
export interface NamedUser
  extends Pick<PublicUser, 'id' | 'name' | 'initials' | 'role' | 'avatar' | 'isOnline' | 'lastVisitAt'> {
  readonly isVerified: boolean
}
/** The same by their id. */
export type NamedUsers = ReadonlyMap<string, NamedUser>

/** The columns of `users` and `companies`, as JSON of a query has them, that {@link namedUserOf} makes a name of. */
export type NamedUserJson = Pick<
  PublicUserJson,
  | 'id'
  | 'first_name'
  | 'last_name'
  | 'role'
  | 'last_visit_at'
  | 'business_type'
  | 'short_name'
  | 'verification_status'
  | 'face_id'
  | 'face_width'
  | 'face_height'
>

/** The user whose id the expression is. */
export const namedUserInSql = (id: RawBuilder<unknown>): RawBuilder<NamedUserJson> => sql<NamedUserJson>`(
  select json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'role', u.role,
    'last_visit_at', u.last_visit_at, 'business_type', k.business_type, 'short_name', k.short_name,
    'verification_status', k.verification_status, 'face_id', f.id, 'face_width', f.width, 'face_height', f.height)
  from users u left join companies k on k.user_id = u.id
    left join files f on f.id = u.avatar_id and f.dead_at is null
  where u.id = ${id})`

/** What {@link namedUserInSql} has read, as the others see it. */
export const namedUserOf = (json: NamedUserJson, { presence, pictures }: PeopleDeps): NamedUser => ({
  ...namesOf(json),
  avatar: faceOf(json, pictures),
  isVerified: json.verification_status === 'VERIFIED',
  isOnline: presence.isOnline(json.id),
  lastVisitAt: json.last_visit_at === null ? null : new Date(json.last_visit_at).toISOString(),
})

/** What a chat tells of its two sides besides their names. */
export interface Participant extends NamedUser, Pick<PublicUser, 'verifiedAt' | 'finishedTasksCount'> {}

/** A row of `users` as JSON that {@link participantOf} makes a side of a chat of. */
export interface ParticipantJson extends NamedUserJson {
  readonly verified_at: string | null
  readonly finished_tasks: number
}

/** The user whose id the expression is, with why they can be trusted. */
export const participantInSql = (id: RawBuilder<unknown>): RawBuilder<ParticipantJson> => sql<ParticipantJson>`(
  select ${namedUserInSql(id)}::jsonb || jsonb_build_object('verified_at', k.verified_at, 'finished_tasks', ${finishedTasks})
  from users u left join companies k on k.user_id = u.id where u.id = ${id})`

/** What {@link participantInSql} has read, as the other side sees it. */
export const participantOf = (json: ParticipantJson, people: PeopleDeps): Participant => ({
  ...namedUserOf(json, people),
  verifiedAt: momentOf(json.verified_at)?.toISOString() ?? null,
  finishedTasksCount: json.finished_tasks,
})

/** The names of these users; an id that does not exist is left out. */
export async function readNamedUsers(
  db: Kysely<Schema>,
  people: PeopleDeps,
  ids: readonly string[],
): Promise<NamedUsers> {
  const { rows } = await sql<{ user: NamedUserJson }>`
    select ${namedUserInSql(sql`listed.id`)} as user from unnest(${ids}::uuid[]) as listed (id)
    where exists (select from users where users.id = listed.id)`.execute(db)
  return new Map(rows.map(({ user }) => [user.id, namedUserOf(user, people)]))
}

/** What anybody may know of these users (product §3.5); an id that does not exist is left out. */
export async function readPublicUsers(
  db: Kysely<Schema>,
  people: PeopleDeps,
  ids: Iterable<string>,
): Promise<PublicUsers> {
  const rows = await selectPublicUsers(db, [...new Set(ids)])
  return new Map(rows.map((row) => [row.id, publicUserOfRow(row, people)]))
}

/** The same within another query; {@link publicUserOf} makes a user of it. */
export const publicUserInSql = (db: Kysely<Schema>, id: Expression<string | null>) =>
  jsonObjectFrom(publicUserRows(db).where('u.id', '=', id))

/** Another value for every other state of the rows that {@link publicUserInSql} and {@link participantInSql} read of somebody. */
export const publicUserStampInSql = (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select row(u.xmin, company.xmin, face.xmin, ${finishedTasks})
  from users u
    left join companies company on company.user_id = u.id
    left join files face on face.id = u.avatar_id
  where u.id = ${id})`

/** Moments are text inside JSON. */
export type PublicUserJson = {
  readonly [Column in keyof PublicUserRow]: PublicUserRow[Column] extends Date
    ? string
    : PublicUserRow[Column] extends Date | null
      ? string | null
      : PublicUserRow[Column]
}

export const publicUserOf = (json: PublicUserJson, people: PeopleDeps): PublicUser =>
  publicUserOfRow(
    {
      ...json,
      created_at: new Date(json.created_at),
      last_visit_at: momentOf(json.last_visit_at),
      verified_at: momentOf(json.verified_at),
    },
    people,
  )

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** The user of {@link readPublicUsers}; foreign keys promise that there is one. */
export function knownUser<User>(users: ReadonlyMap<string, User>, id: string): User {
  const user = users.get(id)
  if (!user) throw new Error(`User ${id} is referred to and was not read`)
  return user
}

/** What {@link publicUserRows} reads of somebody. */
export type PublicUserRow = Awaited<ReturnType<typeof selectPublicUsers>>[number]

const selectPublicUsers = (db: Kysely<Schema>, ids: readonly string[]) =>
  publicUserRows(db).where('u.id', '=', sql<string>`any(${ids}::uuid[])`).execute()

/** Tasks brought to an end: those an executor has done, those anybody else has ordered. */
const finishedTasks = sql<number>`case when u.role = 'EXECUTOR'
  then (select count(*)::int from tasks done where done.executor_id = u.id and done.status = 'FINISHED')
  else (select count(*)::int from tasks own where own.author_id = u.id and own.status = 'FINISHED') end`

/** A query for users `u` with their companies `k`, to be narrowed; {@link publicUserOfRow} makes a user of a row. */
export const publicUserRows = (db: Kysely<Schema>) =>
  db
    .selectFrom('users as u')
    .leftJoin('companies as k', 'k.user_id', 'u.id')
    .leftJoin('cities as home', 'home.id', 'u.city_id')
    .leftJoin('files as face', (join) => join.onRef('face.id', '=', 'u.avatar_id').on('face.dead_at', 'is', null))
    .select(finishedTasks.as('finished_tasks'))
    .select([
      'u.id',
      'u.first_name',
      'u.last_name',
      'u.role',
      'u.created_at',
      'u.last_visit_at',
      'u.rating_count',
      'u.rating_sum',
      'k.business_type',
      'k.verification_status',
      'k.verified_at',
      'k.short_name',
      'home.name as city_name',
      'face.id as face_id',
      'face.width as face_width',
      'face.height as face_height',
    ])

type Face = Pick<PublicUserRow, 'face_id' | 'face_width' | 'face_height'>

/** A face as it is shown: square. */
export const faceOf = ({ face_id: id, face_width: width, face_height: height }: Face, pictures: Pictures) =>
  id === null ? null : pictures.of({ id, width, height }, 'square')

function namesOf(
  row: Pick<NamedUserJson, 'id' | 'first_name' | 'last_name' | 'role' | 'business_type' | 'short_name'>,
) {
  const person = {
    firstName: row.first_name,
    lastName: row.last_name,
    company: row.business_type && { businessType: row.business_type, shortName: row.short_name },
  }
  return { id: row.id, name: publicName(person), initials: initials(person), role: row.role }
}

export function publicUserOfRow(row: PublicUserRow, { presence, pictures }: PeopleDeps): PublicUser {
  return {
    ...namesOf(row),
    businessType: row.business_type,
    verificationStatus: row.verification_status,
    verifiedAt: row.verified_at?.toISOString() ?? null,
    avatar: faceOf(row, pictures),
    finishedTasksCount: row.finished_tasks,
    rating: ratingSummaryOf({ count: row.rating_count, sum: row.rating_sum }),
    cityName: row.city_name,
    createdAt: row.created_at.toISOString(),
    isOnline: presence.isOnline(row.id),
    lastVisitAt: row.last_visit_at?.toISOString() ?? null,
  }
}
