import type { PublicUser } from '@artel/core/contract'
import { initials, publicName } from '@artel/core/format'
import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Schema } from '../../platform/db/schema.ts'
import type { Presence } from '../presence/presence.ts'

/** People by their id. */
export type PublicUsers = ReadonlyMap<string, PublicUser>

/** As much of somebody as a chat shows. */
export type NamedUser = Pick<PublicUser, 'id' | 'name' | 'initials' | 'role' | 'isOnline' | 'lastVisitAt'>
/** The same by their id. */
export type NamedUsers = ReadonlyMap<string, NamedUser>

/** The columns of `users` and `companies`, as JSON of a query has them, that {@link namedUserOf} makes a name of. */
export type NamedUserJson = Pick<
  PublicUserJson,
  'id' | 'first_name' | 'last_name' | 'role' | 'last_visit_at' | 'business_type' | 'short_name'
>

/** The user whose id the expression is. */
export const namedUserInSql = (id: RawBuilder<unknown>): RawBuilder<NamedUserJson> => sql<NamedUserJson>`(
  select json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'role', u.role,
    'last_visit_at', u.last_visit_at, 'business_type', k.business_type, 'short_name', k.short_name)
  from users u left join companies k on k.user_id = u.id where u.id = ${id})`

/** What {@link namedUserInSql} has read, as the others see it. */
export const namedUserOf = (json: NamedUserJson, presence: Pick<Presence, 'isOnline'>): NamedUser => ({
  ...namesOf(json),
  isOnline: presence.isOnline(json.id),
  lastVisitAt: json.last_visit_at === null ? null : new Date(json.last_visit_at).toISOString(),
})

/** What anybody may know of these users (product §3.5); an id that does not exist is left out. */
export async function readPublicUsers(
  db: Kysely<Schema>,
  presence: Pick<Presence, 'isOnline'>,
  ids: Iterable<string>,
): Promise<PublicUsers> {
  const rows = await selectPublicUsers(db, [...new Set(ids)])
  return new Map(rows.map((row) => [row.id, publicUser(row, presence.isOnline(row.id))]))
}

/** The same within another query; {@link publicUserOf} makes a user of it. */
export const publicUserInSql = (db: Kysely<Schema>, id: Expression<string | null>) =>
  jsonObjectFrom(publicUserColumns(db).where('users.id', '=', id))

/** Moments are text inside JSON. */
export type PublicUserJson = {
  readonly [Column in keyof PublicUserRow]: PublicUserRow[Column] extends Date
    ? string
    : PublicUserRow[Column] extends Date | null
      ? string | null
      : PublicUserRow[Column]
}

export const publicUserOf = (json: PublicUserJson, presence: Pick<Presence, 'isOnline'>): PublicUser =>
  publicUser(
    {
      ...json,
      created_at: new Date(json.created_at),
      last_visit_at: json.last_visit_at === null ? null : new Date(json.last_visit_at),
    },
    presence.isOnline(json.id),
  )

/** The user of {@link readPublicUsers}; foreign keys promise that there is one. */
export function knownUser<User>(users: ReadonlyMap<string, User>, id: string): User {
  const user = users.get(id)
  if (!user) throw new Error(`User ${id} is referred to and was not read`)
  return user
}

type PublicUserRow = Awaited<ReturnType<typeof selectPublicUsers>>[number]

const selectPublicUsers = (db: Kysely<Schema>, ids: readonly string[]) =>
  publicUserColumns(db).where('users.id', '=', sql<string>`any(${ids}::uuid[])`).execute()

const publicUserColumns = (db: Kysely<Schema>) =>
  db
    .selectFrom('users')
    .leftJoin('companies', 'companies.user_id', 'users.id')
    .leftJoin('cities', 'cities.id', 'users.city_id')
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.role',
      'users.created_at',
      'users.last_visit_at',
      'companies.business_type',
      'companies.verification_status',
      'companies.short_name',
      'cities.name as city_name',
    ])

function namesOf(row: Omit<NamedUserJson, 'last_visit_at'>) {
  const person = {
    firstName: row.first_name,
    lastName: row.last_name,
    company: row.business_type && { businessType: row.business_type, shortName: row.short_name },
  }
  return { id: row.id, name: publicName(person), initials: initials(person), role: row.role }
}

function publicUser(row: PublicUserRow, isOnline: boolean): PublicUser {
  return {
    ...namesOf(row),
    businessType: row.business_type,
    verificationStatus: row.verification_status,
    cityName: row.city_name,
    createdAt: row.created_at.toISOString(),
    isOnline,
    lastVisitAt: row.last_visit_at?.toISOString() ?? null,
  }
}
