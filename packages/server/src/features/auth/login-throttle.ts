import { PASSWORD_GUESSES } from '@artel/core/auth'
import type { Clock } from '@artel/core/ports'
import { Refusal } from '../../domain/refusal.ts'
import { networkKey } from '../../platform/rates/network-key.ts'
import type { Limit, Rates } from '../../platform/rates/rates.ts'
import { createTurns, TURN_EVERY_MS } from './turns.ts'

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

  const limitsOf = (attempt: Attempt): [Limit, string][] => {
    if (attempt.device !== undefined) return [[devices, placeOf(attempt)]]
    const address = networkKey(attempt.ip)
    return [
      [pairs, placeOf(attempt)],
      [accounts, attempt.account],
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

/** Where somebody tries at the account from: their device, else their network. */
const placeOf = ({ device, ip, account }: Attempt): string => `${device ?? networkKey(ip)} ${account}`

/** An attempt whose password may now be looked at. */
export interface Admitted {
  /** Whether there have been too many: then it has had to wait, and is good for staff alone. */
  readonly isLate: boolean
  /** What is thrown when the password does not fit. */
  readonly refusal: Refusal
  /** To be called when it fitted. */
  succeeded(): Promise<void>
}

/**
 * The same at the door, where staff must get in even while somebody guesses beside them. Attempts too many wait for a turn
 * there, whoever's the account is and whether it is anybody's, so that neither answer nor time tells which are staff's.
 */
export interface SignInThrottle {
  /** @throws Refusal RATE_LIMITED */
  admit(attempt: Attempt): Promise<Admitted>
}

export interface SignInThrottleDeps {
  readonly rates: Rates
  readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>
}

export function createSignInThrottle({ rates, clock }: SignInThrottleDeps): SignInThrottle {
  const throttle = createLoginThrottle(rates)
  const turns = createTurns({ limit: rates.limit('sign-in turn', 1, TURN_EVERY_MS), clock })
  return {
    async admit(attempt) {
      try {
        const succeeded = await throttle.attempt(attempt)
        return { isLate: false, refusal: new Refusal('INVALID_CREDENTIALS'), succeeded }
      } catch (refusal) {
        if (!(refusal instanceof Refusal) || !(await turns.wait(placeOf(attempt)))) throw refusal
        return { isLate: true, refusal, succeeded: async () => {} }
      }
    },
  }
}
