import { createHash, randomBytes } from 'node:crypto'

/**
 * For so long after its rotation a refresh token still works: two tabs, or a page and its reload, may send the same one
 * before either has the next (product §13).
 */
export const ROTATION_LEEWAY_MS = 10_000

/** A new refresh token, 256 random bits. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a refresh token. It is random, so a fast hash is enough. */
export const hashRefreshToken = (token: string): Buffer => createHash('sha256').update(token).digest()
