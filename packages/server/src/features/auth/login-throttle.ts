import { PASSWORD_GUESSES } from '@artel/core/auth'
import { Refusal } from '../../domain/refusal.ts'
import { networkKey } from '../../platform/rates/network-key.ts'
import type { Limit, Rates } from '../../platform/rates/rates.ts'

const { windowMs: WINDOW_MS } = PASSWORD_GUESSES
/** Failed attempts in a window: at one account from one address, at one account, from one address. */
const LIMITS = { pair: PASSWORD_GUESSES.times, account: 50, address: 100 } as const

/** Slows down guessing of passwords. Only failures count, so nobody is locked out of an account they know. */
export interface LoginThrottle {
  /**
   * Counts an attempt as failed until it turns out well.
   * @returns to be called when the password fitted
   * @throws Refusal RATE_LIMITED
   */
  attempt(ip: string, account: string): Promise<() => Promise<void>>
}

export function createLoginThrottle(rates: Rates): LoginThrottle {
  const pairs = rates.limit('sign-in pair', LIMITS.pair, WINDOW_MS)
  const accounts = rates.limit('sign-in account', LIMITS.account, WINDOW_MS)
  const addresses = rates.limit('sign-in address', LIMITS.address, WINDOW_MS)

  return {
    async attempt(ip, account) {
      const address = networkKey(ip)
      const counted: [Limit, string][] = [
        [pairs, `${address} ${account}`],
        [accounts, account],
        ...(address === null ? [] : [[addresses, address] satisfies [Limit, string]]),
      ]
      const undos: (() => Promise<void>)[] = []
      const undo = async () => {
        for (const step of undos) await step()
      }
      for (const [limit, key] of counted) {
        const taken = await limit.take(key)
        if (!taken.ok) {
          await undo()
          throw new Refusal('RATE_LIMITED', { retryAfter: Math.ceil(taken.waitMs / 1000) })
        }
        undos.push(() => taken.undo())
      }
      return undo
    },
  }
}
