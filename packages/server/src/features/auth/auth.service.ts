import { randomUUID } from 'node:crypto'
import { blockedSentence } from '@artel/core/admin'
import { readLoginName, refreshTokenEnd } from '@artel/core/auth'
import { type Credentials, REFRESH_TOKEN_SECONDS, type Tokens, type UserSession } from '@artel/core/contract'
import { isStaff } from '@artel/core/lifecycle'
import type { Clock } from '@artel/core/ports'
import type { Kysely, Transaction } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { transaction } from '../../platform/db/transaction.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { Rates } from '../../platform/rates/rates.ts'
import { type AccessTokens, createAccessTokens } from './access-token.ts'
import * as queries from './auth.queries.ts'
import { createDeviceMarks, type DeviceMarks } from './device-marks.ts'
import { deviceName } from './device-name.ts'
import { createLiveSessions } from './live-sessions.ts'
import { createSignInThrottle } from './login-throttle.ts'
import { verifyPassword } from './passwords.ts'
import { hashRefreshToken, newRefreshToken, successorOf } from './refresh-token.ts'
import { createXsrfTokens } from './xsrf.ts'

/** A session with its fresh tokens, and what its page must send back beside the cookie. */
export interface IssuedSession {
  readonly userId: string
  readonly tokens: Tokens
  readonly xsrfToken: string
  /** What the browser that takes the session keeps to be known by later, made of what it has kept so far. */
  deviceMark(known: string | undefined): string
}

/** A refresh token as it came; from a cookie it counts only with the XSRF header (`undefined` when that was missing). */
export type RefreshCredential =
  | { readonly from: 'body'; readonly refreshToken: string }
  | { readonly from: 'cookie'; readonly refreshToken: string; readonly xsrfToken: string | undefined }

/** A session that has just ended. */
export interface EndedSession {
  readonly sessionId: string
  readonly userId: string
}

/** Whose session it becomes. */
export type SessionAccount = Pick<UserViewer, 'id' | 'role'>

/** Where a session is started from. */
export interface SessionOrigin {
  readonly ip: string
  readonly userAgent: string
  /** What the browser was given when it was last in. */
  readonly deviceMark?: string | undefined
}

/** Who holds an access token, and until when (milliseconds since the epoch) it is good. */
export interface AuthenticatedToken {
  readonly viewer: UserViewer
  readonly expiresAt: number
}

/** Sessions and tokens (product §22). */
export interface AuthService {
  /**
   * @throws Refusal INVALID_CREDENTIALS, alike for a wrong password and for nobody of that name; ACCOUNT_BLOCKED with the
   * reason, for the right one; RATE_LIMITED, to staff with the right one only where too many others try at the same account
   * from the same place at the same time.
   */
  signIn(credentials: Credentials, from: SessionOrigin): Promise<IssuedSession>
  /** Rotates. @throws Refusal SESSION_ENDED or XSRF_REJECTED. */
  refresh(credential: RefreshCredential): Promise<IssuedSession>
  /** Ends the session of the access token, or of the cookie when there is no valid one. @throws Refusal XSRF_REJECTED */
  signOut(accessToken: string | undefined, cookie: RefreshCredential | undefined): Promise<void>
  /**
   * Who holds the token; a session that another process ended counts for a second more.
   * @throws Refusal UNAUTHORIZED, TOKEN_EXPIRED or SESSION_ENDED.
   */
  authenticateToken(accessToken: string): Promise<AuthenticatedToken>
  /** Starts a session in the transaction that made the account. */
  openSession(trx: Transaction<Schema>, account: SessionAccount, from: SessionOrigin): Promise<IssuedSession>
  /** Ends living sessions of a person in a unit of work; sockets are told after its commit. Answers how many ended. */
  endSessions(unit: UnitOfWork, whose: queries.SessionChoice, reason: queries.EndReason): Promise<number>
  /** Somebody has another role now, in all their sessions. */
  roleChanged(userId: string): void
  /** Living sessions of a person, the last used first. */
  listSessions(viewer: UserViewer): Promise<UserSession[]>
  /** Whose page this is, by the refresh token of the cookie; rotates nothing. `null` is a guest. */
  resolveWebSession(refreshToken: string): Promise<UserViewer | null>
  /** By what a browser is known that has been in an account. */
  readonly devices: DeviceMarks
  /** What the page of the session sends in X-XSRF-TOKEN. */
  xsrfToken(viewer: UserViewer): string
  /** An access token for calls on behalf of the viewer. */
  mintAccessToken(viewer: UserViewer, seconds: number): Promise<string>
  /** Which of these sessions are over, whichever process ended them. */
  endedSessions(sessionIds: readonly string[]): Promise<string[]>
  /** Calls back after each end of a session in this process; returns the way to stop. */
  onSessionEnded(listener: (session: EndedSession) => void): () => void
  /** Forgets tokens and sessions that can no longer be used; answers how many sessions. */
  purge(): Promise<number>
}

export interface AuthDeps {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly rates: Rates
  /** Signs access and XSRF tokens. */
  readonly secret: string
}

export function createAuthService({ db, clock, rates, secret }: AuthDeps): AuthService {
  const accessTokens = createAccessTokens(secret, clock)
  const xsrfTokens = createXsrfTokens(secret)
  const devices = createDeviceMarks(secret)
  const throttle = createSignInThrottle({ rates, clock })
  const live = createLiveSessions(db, clock)
  const listeners = new Set<(session: EndedSession) => void>()

  const tellEnded = (session: EndedSession) => {
    live.ended(session.sessionId)
    for (const listener of listeners) listener(session)
  }

  const end = async (session: EndedSession, reason: queries.EndReason) => {
    if (await queries.endSession(db, session.sessionId, reason, new Date(clock.now()))) tellEnded(session)
  }

  const checkXsrf = (credential: RefreshCredential, sessionId: string) => {
    if (credential.from === 'body') return
    const { xsrfToken } = credential
    if (xsrfToken === undefined || !xsrfTokens.fits(sessionId, xsrfToken)) throw new Refusal('XSRF_REJECTED')
  }

  const issue = async (
    trx: Transaction<Schema>,
    session: UserViewer,
    refreshToken: string = newRefreshToken(),
  ): Promise<IssuedSession> => {
    const now = clock.now()
    await queries.insertRefreshToken(trx, {
      hash: hashRefreshToken(refreshToken),
      sessionId: session.sessionId,
      now: new Date(now),
      expiresAt: new Date(now + REFRESH_TOKEN_SECONDS * 1000),
    })
    return {
      userId: session.id,
      deviceMark: (known) => devices.add(known, session.id),
      tokens: { accessToken: await mint(accessTokens, session), refreshToken },
      xsrfToken: xsrfTokens.of(session.sessionId),
    }
  }

  const openSession: AuthService['openSession'] = async (trx, { id, role }, { ip, userAgent }) => {
    const session: UserViewer = { kind: 'user', id, role, sessionId: randomUUID() }
    await queries.insertSession(trx, {
      id: session.sessionId,
      userId: id,
      now: new Date(clock.now()),
      ip,
      userAgent: userAgent.slice(0, 500),
    })
    return issue(trx, session)
  }

  return {
    async signIn({ login, password }, from) {
      const name = readLoginName(login)
      const account = await queries.findAccount(db, name)
      const { isLate, refusal, succeeded } = await throttle.admit({
        ip: from.ip,
        account: account?.id ?? ('email' in name ? name.email : name.phone),
        device: account && devices.deviceOf(from.deviceMark, account.id),
      })
      // Of others nothing fits any more, at the same cost: the time of the answer does not tell who is staff.
      const isLookedAt = !isLate || (account !== undefined && isStaff(account))
      const fits = await verifyPassword(isLookedAt ? account?.password_hash : undefined, password)
      if (!fits || !account) throw refusal
      await succeeded()
      if (account.block_rule !== null) {
        const block = { rule: account.block_rule, comment: account.block_comment }
        throw new Refusal('ACCOUNT_BLOCKED', { message: blockedSentence(block) })
      }
      return transaction(db, (trx) => openSession(trx, account, from))
    },

    openSession,

    devices,

    async endSessions({ trx, afterCommit }, whose, reason) {
      const ended = await queries.endSessions(trx, whose, reason, new Date(clock.now()))
      for (const session of ended) afterCommit(() => tellEnded(session))
      return ended.length
    },

    roleChanged: (userId) => live.roleChanged(userId),

    async listSessions({ id, sessionId }) {
      const rows = await queries.selectSessions(db, id)
      return rows.map((row) => ({
        id: row.id,
        device: deviceName(row.user_agent),
        ip: row.ip,
        createdAt: row.created_at.toISOString(),
        lastUsedAt: row.last_used_at.toISOString(),
        isCurrent: row.id === sessionId,
      }))
    },

    async refresh(credential) {
      if (credential.from === 'cookie' && credential.xsrfToken === undefined) throw new Refusal('XSRF_REJECTED')
      const hash = hashRefreshToken(credential.refreshToken)
      const outcome = await transaction(db, async (trx) => {
        const token = await queries.lockRefreshToken(trx, hash)
        if (!token || token.endedAt) return undefined
        checkXsrf(credential, token.sessionId)
        const now = new Date(clock.now())
        const reason = endOf(token, now)
        if (reason) {
          await queries.endSession(trx, token.sessionId, reason, now)
          return { ended: { sessionId: token.sessionId, userId: token.userId } }
        }
        await queries.markRotated(trx, hash, now)
        await queries.touchSession(trx, token.sessionId, now)
        // Whoever sends the same token again, as two tabs do, gets the same next one.
        const next = successorOf(credential.refreshToken, secret)
        return { issued: await issue(trx, viewerOf(token), next) }
      })
      if (outcome?.issued) return outcome.issued
      if (outcome?.ended) tellEnded(outcome.ended)
      throw new Refusal('SESSION_ENDED')
    },

    async signOut(accessToken, cookie) {
      const claims = accessToken === undefined ? undefined : await accessTokens.verify(accessToken).catch(ignoreRefusal)
      if (claims) return end(claims, 'LOGOUT')
      if (!cookie) return
      const token = await queries.findRefreshToken(db, hashRefreshToken(cookie.refreshToken)).executeTakeFirst()
      if (!token) return
      checkXsrf(cookie, token.sessionId)
      await end(token, 'LOGOUT')
    },

    async authenticateToken(accessToken) {
      const { userId, sessionId, expiresAt } = await accessTokens.verify(accessToken)
      const role = await live.roleOf({ userId, sessionId })
      if (!role) throw new Refusal('SESSION_ENDED')
      return { viewer: { kind: 'user', id: userId, role, sessionId }, expiresAt }
    },

    async resolveWebSession(refreshToken) {
      const token = await queries.findRefreshToken(db, hashRefreshToken(refreshToken)).executeTakeFirst()
      if (!token || token.endedAt || endOf(token, new Date(clock.now()))) return null
      return viewerOf(token)
    },

    xsrfToken: ({ sessionId }) => xsrfTokens.of(sessionId),

    mintAccessToken: (viewer, seconds) => mint(accessTokens, viewer, seconds),

    endedSessions: (sessionIds) => queries.findEndedSessions(db, sessionIds),

    onSessionEnded(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    purge: () => queries.deleteStaleSessions(db, new Date(clock.now() - REFRESH_TOKEN_SECONDS * 1000)),
  }
}

const endOf = ({ expiresAt, rotatedAt }: queries.RefreshTokenRow, now: Date) =>
  refreshTokenEnd({ expiresAt: expiresAt.getTime(), rotatedAt: rotatedAt?.getTime() ?? null }, now.getTime())

const viewerOf = ({ userId, role, sessionId }: queries.RefreshTokenRow): UserViewer => ({
  kind: 'user',
  id: userId,
  role,
  sessionId,
})

const mint = (tokens: AccessTokens, { id, sessionId, role }: UserViewer, seconds?: number) =>
  tokens.mint({ userId: id, sessionId, role }, seconds)

function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
}
