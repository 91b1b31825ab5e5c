import { isApiError, isSessionExpired } from '../api/index.ts'

/** The object is not there, or is not the viewer's to see. */
export const isNotFound = (error: unknown): boolean => isApiError(error, 'NOT_FOUND')

/** Too often: waiting helps. */
export const isRateLimited = (error: unknown): boolean => isApiError(error) && error.statusCode === 429

/** The session is over; only signing in again helps. */
export const isSessionOver = (error: unknown): boolean =>
  isSessionExpired(error) || isApiError(error, 'SESSION_ENDED', 'UNAUTHORIZED')

/**
 * Our server will say no however often it is asked: every 4xx but those that pass with time or with a fresh session. What
 * a proxy in between says (no code) is never definite.
 */
export const isDefinite = (error: unknown): boolean =>
  isApiError(error) &&
  error.code !== null &&
  error.statusCode >= 400 &&
  error.statusCode < 500 &&
  ![401, 408, 429].includes(error.statusCode)

const [FIRST_PAUSE, LONGEST_PAUSE] = [1000, 30_000]

/**
 * Milliseconds before the next attempt: exactly 1 s after the first failure (product §7), then doubling up to 30 s, each time
 * somewhere in the upper half, so that a thousand pages do not come back at once.
 * @param failures how many in a row, from 1
 * @param random 0 ≤ random < 1
 */
export const pauseBeforeRetry = (failures: number, random: number): number => {
  if (failures <= 1) return FIRST_PAUSE
  const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1))
  return Math.round(longest / 2 + (longest / 2) * random)
}
