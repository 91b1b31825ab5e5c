import { refreshTokenEnd } from '@artel/core/auth'
import { ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_SECONDS, type Tokens } from '@artel/core/contract'
import { aTokens } from '@artel/core/testing'
import { BROWSER } from './fixtures/accounts.ts'
import { MockRefusal } from './mock-refusal.ts'
import { mockUuid } from './mock-uuid.ts'
import type { StoredSession } from './stored.ts'
import type { MockWorld } from './world.ts'

/** A session that begins now, without tokens. */
export const openSession = (world: MockWorld, userId: string): StoredSession => {
  const at = new Date(world.now).toISOString()
  const session: StoredSession = {
    ...BROWSER,
    id: mockUuid(world),
    userId,
    createdAt: at,
    lastUsedAt: at,
    refreshTokens: [],
  }
  world.sessions = [session, ...world.sessions]
  return session
}

/** New tokens of a session, and the cookie. */
export const issue = (world: MockWorld, { id, userId, refreshTokens }: StoredSession): { data: Tokens } => {
  const tokens = aTokens({ userId, issuedAt: world.now, serial: world.nextId() })
  const expiresAt = world.now + REFRESH_TOKEN_SECONDS * 1000
  refreshTokens.push({ token: tokens.refreshToken, expiresAt, rotatedAt: null })
  world.tokens.set(tokens.accessToken, { sessionId: id, expiresAt: world.now + ACCESS_TOKEN_SECONDS * 1000 })
  world.session = id
  return { data: tokens }
}

/** Whose page or program calls with this access token; throws what the server answers to one that does not work. */
export const sessionOf = (world: MockWorld, accessToken: string): StoredSession => {
  const known = world.tokens.get(accessToken)
  if (!known) throw new MockRefusal('UNAUTHORIZED')
  if (known.expiresAt <= world.now) throw new MockRefusal('TOKEN_EXPIRED')
  const session = world.sessions.find(({ id }) => id === known.sessionId)
  if (!session) throw new MockRefusal('SESSION_ENDED')
  return session
}

export const endSessions = (world: MockWorld, isOver: (session: StoredSession) => boolean): void => {
  world.sessions = world.sessions.filter((session) => !isOver(session))
}

/** The session that a refresh token renews: the cookie's without any. One that does not work ends its session. */
export const renewable = (world: MockWorld, refreshToken: string | undefined): StoredSession => {
  const tokenIn = ({ refreshTokens }: StoredSession) => refreshTokens.find(({ token }) => token === refreshToken)
  const session = world.sessions.find((one) => (refreshToken === undefined ? one.id === world.session : tokenIn(one)))
  if (!session) throw new MockRefusal('SESSION_ENDED')
  const token = tokenIn(session)
  if (token && refreshTokenEnd(token, world.now)) {
    endSessions(world, ({ id }) => id === session.id)
    throw new MockRefusal('SESSION_ENDED')
  }
  if (token) token.rotatedAt ??= world.now
  return session
}
