import { aTokens } from '@artel/core/testing'
import { MOCK_PASSWORD } from '../fixtures/people.ts'
import type { MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { MockWorld } from '../world.ts'
import { signedIn } from './signed-in.ts'

const digits = (text: string) => text.replace(/\D/g, '').slice(-10)

/** Signs somebody in: tokens, and the cookie. */
export const issue = (world: MockWorld, userId: string) => {
  const tokens = aTokens({ userId, issuedAt: world.now, serial: world.nextId() })
  world.tokens.set(tokens.accessToken, userId)
  world.session = userId
  return { data: tokens }
}

/** What somebody signs in with. */
export const passwordOf = (world: MockWorld, userId: string): string => world.passwords.get(userId) ?? MOCK_PASSWORD

/** Sign-in with the demo's password; the cookie is `world.session`. */
export const authHandlers = {
  login({ body: { login, password } }, { world }) {
    const account = world.accounts.find(
      ({ email, phoneNumber }) => email === login.toLowerCase() || digits(phoneNumber ?? '') === digits(login),
    )
    if (!account || password !== passwordOf(world, account.id)) throw new MockRefusal('INVALID_CREDENTIALS')
    return issue(world, account.id)
  },
  refresh(_, { world }) {
    if (world.session === null) throw new MockRefusal('SESSION_ENDED')
    return issue(world, world.session)
  },
  getMe: (_, call) => ({ data: signedIn(call) }),
  logout(_, { world }) {
    world.session = null
    world.tokens.clear()
    return undefined
  },
} satisfies Pick<MockHandlers, 'login' | 'refresh' | 'getMe' | 'logout'>
