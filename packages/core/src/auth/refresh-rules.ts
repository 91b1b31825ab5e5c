/**
 * For so long after its rotation a refresh token still works: two tabs, or a page and its reload, may send the same one
 * before either has the next (product §13).
 */
const ROTATION_LEEWAY = 10_000

/** A refresh token of a living session; milliseconds since the epoch. */
export interface RefreshTokenFacts {
  readonly expiresAt: number
  /** When it was first used; `null` before. */
  readonly rotatedAt: number | null
}

/** Why a refresh token no longer works, and its whole session ends with it; `null` when it does. */
export const refreshTokenEnd = (
  { expiresAt, rotatedAt }: RefreshTokenFacts,
  now: number,
): 'EXPIRED' | 'REUSE' | null => {
  if (rotatedAt !== null && now - rotatedAt > ROTATION_LEEWAY) return 'REUSE'
  return expiresAt <= now ? 'EXPIRED' : null
}
