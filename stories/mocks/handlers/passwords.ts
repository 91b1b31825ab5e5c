import { PASSWORD_GUESSES } from '@artel/core/auth'
import type { User } from '@artel/core/contract'
import { MOCK_PASSWORD } from '../fixtures/people.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { MockWorld } from '../world.ts'

/**
 * Refuses a password that is not the account's, and every one after many wrong ones.
 * @param guessed what wrong guesses are counted by
 */
export const tryPassword = (
  world: MockWorld,
  guessed: string,
  account: User | undefined,
  password: string,
  refusal: MockRefusal,
): void => {
  const { times, windowMs } = PASSWORD_GUESSES
  const wrong = (world.wrongGuesses.get(guessed) ?? []).filter((at) => at > world.now - windowMs)
  if (wrong.length >= times) throw new MockRefusal('RATE_LIMITED')
  if (account && password === (world.passwords.get(account.id) ?? MOCK_PASSWORD)) return
  world.wrongGuesses.set(guessed, [...wrong, world.now])
  throw refusal
}
