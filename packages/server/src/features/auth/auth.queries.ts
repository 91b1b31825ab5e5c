import type { LoginName } from '@artel/core/auth'
import type { Role } from '@artel/core/contract'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'

/** Why a session ended. */
export type EndReason = 'LOGOUT' | 'REUSE' | 'EXPIRED' | 'ENDED' | 'PASSWORD_CHANGED' | 'ACCOUNT_DELETED' | 'BLOCKED'

/** The account of a sign-in name, with what its password is checked against. */
export const findAccount = (db: Kysely<Schema>, name: LoginName) => {
  const accounts = db
    .selectFrom('users')
    .select(['id', 'role', 'password_hash', 'blocked_at', 'block_rule', 'block_comment'])
    .where('deleted_at', 'is', null)
  return 'email' in name
    ? accounts.where('email', '=', name.email).executeTakeFirst()
    : accounts.where('phone_number', '=', name.phone).where('phone_confirmed_at', 'is not', null).executeTakeFirst()
}

/** The current role of a living session's user. */
export const findLiveSession = (
  db: Kysely<Schema>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<{ role: Role } | undefined> =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select('u.role')
    .where('s.id', '=', sessionId)
    .where('s.user_id', '=', userId)
    .where('s.ended_at', 'is', null)
    // A sign-in that the block has overtaken opens nothing.
    .where('u.blocked_at', 'is', null)
    .executeTakeFirst()

/** Which of these sessions are over or have users of another role now. */
export const findChangedSessions = async (
  db: Kysely<Schema>,
  sessions: readonly { readonly id: string; readonly role: Role }[],
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select known.id
    from unnest(${sessions.map(({ id }) => id)}::uuid[], ${sessions.map(({ role }) => role)}::text[]) as known (id, role)
    left join sessions s on s.id = known.id and s.ended_at is null
    left join users u on u.id = s.user_id and u.blocked_at is null
    where u.role is distinct from known.role`.execute(db)
  return rows.map(({ id }) => id)
}

/** Which of these sessions are over. */
export const findEndedSessions = async (db: Kysely<Schema>, sessionIds: readonly string[]): Promise<string[]> => {
  const alive = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sql<string>`any(${sessionIds}::uuid[])`)
    .where('ended_at', 'is', null)
    .execute()
  const living = new Set(alive.map(({ id }) => id))
  return sessionIds.filter((id) => !living.has(id))
}

/** A refresh token with its session. */
export const findRefreshToken = (db: Kysely<Schema>, hash: Buffer) =>
  db
    .selectFrom('refresh_tokens as t')
    .innerJoin('sessions as s', 's.id', 't.session_id')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select([
      't.expires_at as expiresAt',
      't.rotated_at as rotatedAt',
      's.id as sessionId',
      's.user_id as userId',
      's.ended_at as endedAt',
      'u.role',
    ])
    .where('t.token_hash', '=', hash)
    .where('u.blocked_at', 'is', null)

/** What {@link findRefreshToken} finds. */
export interface RefreshTokenRow {
  readonly expiresAt: Date
  readonly rotatedAt: Date | null
  readonly sessionId: string
  readonly userId: string
  readonly endedAt: Date | null
  readonly role: Role
}

/** Same, and nobody else rotates or ends the session until the transaction is over. */
export const lockRefreshToken = (trx: Transaction<Schema>, hash: Buffer): Promise<RefreshTokenRow | undefined> =>
  findRefreshToken(trx, hash).forUpdate(['s', 't']).executeTakeFirst()

export const insertSession = (
  trx: Transaction<Schema>,
  session: { id: string; userId: string; now: Date; ip: string; userAgent: string },
) =>
  trx
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      created_at: session.now,
      last_used_at: session.now,
      ip: session.ip,
      user_agent: session.userAgent,
    })
    .execute()

export const insertRefreshToken = (
  trx: Transaction<Schema>,
  token: { hash: Buffer; sessionId: string; now: Date; expiresAt: Date },
) =>
  trx
    .insertInto('refresh_tokens')
    .values({
      token_hash: token.hash,
      session_id: token.sessionId,
      issued_at: token.now,
      expires_at: token.expiresAt,
    })
    // The successor of a token that comes twice is there already.
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()

/** The first rotation counts: the leeway is not prolonged by using it. */
export const markRotated = (trx: Transaction<Schema>, hash: Buffer, now: Date) =>
  trx
    .updateTable('refresh_tokens')
    .set({ rotated_at: now })
    .where('token_hash', '=', hash)
    .where('rotated_at', 'is', null)
    .execute()

export const touchSession = (trx: Transaction<Schema>, sessionId: string, now: Date) =>
  trx.updateTable('sessions').set({ last_used_at: now }).where('id', '=', sessionId).execute()

/** Whether the session was alive until now. */
export const endSession = async (
  db: Kysely<Schema>,
  sessionId: string,
  reason: EndReason,
  now: Date,
): Promise<boolean> => {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return ended.numUpdatedRows > 0n
}

/** Which sessions of a person: one of them, all but one, or all. */
export interface SessionChoice {
  readonly userId: string
  readonly only?: string
  readonly except?: string
}

/** Ends what is alive of them and answers which those were. */
export const endSessions = (
  trx: Transaction<Schema>,
  { userId, only, except }: SessionChoice,
  reason: EndReason,
  now: Date,
): Promise<{ sessionId: string; userId: string }[]> => {
  let living = trx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
  if (only !== undefined) living = living.where('id', '=', only)
  if (except !== undefined) living = living.where('id', '!=', except)
  return living.returning(['id as sessionId', 'user_id as userId']).execute()
}

/** More than anybody uses; the others are ended with all of them. */
const SESSIONS_SHOWN = 100

export const selectSessions = (db: Kysely<Schema>, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(SESSIONS_SHOWN)
    .execute()

/** Forgets tokens that expired before `before`, then sessions left without any; answers how many sessions. */
export const deleteStaleSessions = async (db: Kysely<Schema>, before: Date): Promise<number> => {
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', before).execute()
  const { numDeletedRows } = await db
    .deleteFrom('sessions as s')
    .where('s.last_used_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('refresh_tokens as t').select('t.session_id').whereRef('t.session_id', '=', 's.id'))),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
