import type { Clock } from '@artel/core/ports'
import { networkKey } from '../http/rate-limit.ts'
import { Refusal } from '../http/refusal.ts'

const WINDOW_MS = 10 * 60_000
/** Failed attempts in a window: at one account from one address, at one account, from one address. */
const LIMITS = { pair: 10, account: 50, address: 100 } as const
/** So many names are remembered; those forgotten first are the oldest. */
const MEMORY = 100_000

/** Slows down guessing of passwords. Only failures count, so nobody is locked out of an account they know. */
export interface LoginThrottle {
  /**
   * Counts an attempt as failed until it turns out well.
   * @returns to be called when the password fitted
   * @throws Refusal RATE_LIMITED
   */
  attempt(ip: string, account: string): () => void
}

interface Tally {
  failures: number
  readonly endsAt: number
}

export function createLoginThrottle(clock: Clock): LoginThrottle {
  const tallies = new Map<string, Tally>()

  const tallyOf = (key: string): Tally => {
    const known = tallies.get(key)
    if (known && known.endsAt > clock.now()) return known
    const fresh = { failures: 0, endsAt: clock.now() + WINDOW_MS }
    tallies.delete(key)
    tallies.set(key, fresh)
    if (tallies.size > MEMORY) tallies.delete(tallies.keys().next().value as string)
    return fresh
  }

  return {
    attempt(ip, account) {
      const address = networkKey(ip)
      const counted = [
        { tally: tallyOf(`pair ${address} ${account}`), limit: LIMITS.pair },
        { tally: tallyOf(`account ${account}`), limit: LIMITS.account },
        ...(address === null ? [] : [{ tally: tallyOf(`address ${address}`), limit: LIMITS.address }]),
      ]
      for (const { tally, limit } of counted) {
        if (tally.failures >= limit) {
          throw new Refusal('RATE_LIMITED', { retryAfter: Math.ceil((tally.endsAt - clock.now()) / 1000) })
        }
      }
      for (const { tally } of counted) tally.failures++
      return () => {
        for (const { tally } of counted) tally.failures--
      }
    },
  }
}
