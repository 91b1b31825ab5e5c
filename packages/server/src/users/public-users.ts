import type { PublicUser } from '@artel/core/contract'
import { initials, publicName } from '@artel/core/format'
import { type Expression, type Kysely, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Schema } from '../db/schema.ts'
import type { Presence } from '../presence/presence.ts'

/** People by their id. */
export type PublicUsers = ReadonlyMap<string, PublicUser>

/** What anybody may know of these users (spec §3 "User"); an id that does not exist is left out. */
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
export function knownUser(users: PublicUsers, id: string): PublicUser {
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

function publicUser(row: PublicUserRow, isOnline: boolean): PublicUser {
  const person = {
    firstName: row.first_name,
    lastName: row.last_name,
    company: row.business_type && { businessType: row.business_type, shortName: row.short_name },
  }
  return {
    id: row.id,
    name: publicName(person),
    initials: initials(person),
    role: row.role,
    businessType: row.business_type,
    verificationStatus: row.verification_status,
    cityName: row.city_name,
    createdAt: row.created_at.toISOString(),
    isOnline,
    lastVisitAt: row.last_visit_at?.toISOString() ?? null,
  }
}
