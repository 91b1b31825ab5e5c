import { PASSWORD_GUESSES } from '@artel/core/auth'
import { Refusal } from '../../domain/refusal.ts'
import { networkKey } from '../../platform/rates/network-key.ts'
import type { Limit, Rates } from '../../platform/rates/rates.ts'

const { windowMs: WINDOW_MS } = PASSWORD_GUESSES
/** Failed attempts in a window: at one account from one address, at one account, from one address, on one known device. */
const LIMITS = { pair: PASSWORD_GUESSES.times, account: 50, address: 100, device: PASSWORD_GUESSES.times } as const

/** Who tries a password, and at what. */
export interface Attempt {
  readonly ip: string
  /** The account itself, whatever it was called by; a name that is nobody's by itself. */
  readonly account: string
  /** A browser or a session that has been in this account before. */
  readonly device?: string | undefined
  /** Staff are needed when somebody attacks: what strangers do elsewhere never shuts them out. */
  readonly isStaff?: boolean | undefined
}

/**
 * Slows down guessing of passwords. Only failures count, so nobody is locked out of an account they know; and where the
 * owner has been in before, only failures there count, so strangers lock nobody out either.
 */
export interface LoginThrottle {
  /**
   * Counts an attempt as failed until it turns out well.
   * @returns to be called when the password fitted
   * @throws Refusal RATE_LIMITED
   */
  attempt(attempt: Attempt): Promise<() => Promise<void>>
}

export function createLoginThrottle(rates: Rates): LoginThrottle {
  const pairs = rates.limit('sign-in pair', LIMITS.pair, WINDOW_MS)
  const accounts = rates.limit('sign-in account', LIMITS.account, WINDOW_MS)
  const addresses = rates.limit('sign-in address', LIMITS.address, WINDOW_MS)
  const devices = rates.limit('sign-in device', LIMITS.device, WINDOW_MS)

  const limitsOf = ({ ip, account, device, isStaff }: Attempt): [Limit, string][] => {
    if (device !== undefined) return [[devices, `${device} ${account}`]]
    const address = networkKey(ip)
    return [
      [pairs, `${address} ${account}`],
      ...(isStaff ? [] : [[accounts, account] satisfies [Limit, string]]),
      ...(address === null ? [] : [[addresses, address] satisfies [Limit, string]]),
    ]
  }

  return {
    async attempt(attempt) {
      const undos: (() => Promise<void>)[] = []
      const undo = async () => {
        for (const step of undos) await step()
      }
      for (const [limit, key] of limitsOf(attempt)) {
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
