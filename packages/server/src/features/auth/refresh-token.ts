import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A new refresh token, 256 random bits. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url')

/**
 * The token that follows one: always the same, so that it need not be stored to be answered twice, and known to nobody
 * without the server's secret.
 */
export const successorOf = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url')

/** What is stored of a refresh token. It is random, so a fast hash is enough. */
export const hashRefreshToken = (token: string): Buffer => createHash('sha256').update(token).digest()
