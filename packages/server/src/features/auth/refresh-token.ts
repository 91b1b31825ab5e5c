import { createHash, randomBytes } from 'node:crypto'

/** A new refresh token, 256 random bits. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a refresh token. It is random, so a fast hash is enough. */
export const hashRefreshToken = (token: string): Buffer => createHash('sha256').update(token).digest()
