import { blockedSentence } from '@artel/core/admin'
import { readLoginName } from '@artel/core/auth'
import type { MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import { endSessions, issue, openSession, renewable } from '../sessions.ts'
import { found } from './allow.ts'
import { tryPassword } from './passwords.ts'
import { ownSession, signedIn } from './signed-in.ts'

/** Sign-in, and where somebody is signed in; the cookie is `world.session`. */
export const authHandlers = {
  login({ body: { login, password } }, { world }) {
    const name = readLoginName(login)
    const account = world.accounts.find(({ email, phoneNumber, phoneConfirmed }) =>
      'email' in name ? email === name.email : phoneConfirmed && phoneNumber === name.phone,
    )
    tryPassword(
      world,
      `sign-in ${account?.id ?? ('email' in name ? name.email : name.phone)}`,
      account,
      password,
      new MockRefusal('INVALID_CREDENTIALS'),
    )
    const { id } = found(account)
    const block = world.standings.get(id)?.block
    if (block) throw new MockRefusal('ACCOUNT_BLOCKED', { message: blockedSentence(block) })
    return issue(world, openSession(world, id))
  },
  refresh({ body }, { world }) {
    const session = renewable(world, body.refreshToken)
    session.lastUsedAt = new Date(world.now).toISOString()
    return issue(world, session)
  },
  getMe: (_, call) => ({ data: signedIn(call) }),
  logout(_, { world, session }) {
    const ended = session?.id ?? world.session
    endSessions(world, ({ id }) => id === ended)
    world.session = null
    return undefined
  },
  listSessions(_, call) {
    const current = ownSession(call)
    const sessions = call.world.sessions
      .filter(({ userId }) => userId === current.userId)
      .sort((one, other) => Date.parse(other.lastUsedAt) - Date.parse(one.lastUsedAt))
      .map(({ userId, refreshTokens, ...session }) => ({ ...session, isCurrent: session.id === current.id }))
    return { data: sessions }
  },
  endSession({ params }, call) {
    const { userId } = ownSession(call)
    const { id } = found(call.world.sessions.find((one) => one.id === params.id && one.userId === userId))
    endSessions(call.world, (session) => session.id === id)
    return undefined
  },
  endOtherSessions(_, call) {
    const current = ownSession(call)
    endSessions(call.world, ({ id, userId }) => userId === current.userId && id !== current.id)
    return undefined
  },
} satisfies Pick<
  MockHandlers,
  'login' | 'refresh' | 'getMe' | 'logout' | 'listSessions' | 'endSession' | 'endOtherSessions'
>
