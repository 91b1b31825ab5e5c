import type { Tokens } from '../auth.ts'
import { TEST_NOW } from './sample-values.ts'
import { CLIENT_ID } from './users.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const base64Url = (value: unknown): string => {
  const bits = [...JSON.stringify(value)].map((char) => char.charCodeAt(0).toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,6}/g) ?? []).map((six) => ALPHABET[Number.parseInt(six.padEnd(6, '0'), 2)]).join('')
}

/** A pair of tokens as the server issues them; the access token is a readable JWT with a signature nobody checks. */
export const aTokens = ({
  userId = CLIENT_ID,
  issuedAt = Date.parse(TEST_NOW),
  lifetime = 36_000_000,
  serial = 1,
}: {
  readonly userId?: string
  /** Milliseconds since the epoch. */
  readonly issuedAt?: number
  /** Milliseconds. */
  readonly lifetime?: number
  /** Tells pairs of one moment apart. */
  readonly serial?: number
} = {}): Tokens => {
  const iat = Math.floor(issuedAt / 1000)
  const claims = { sub: userId, jti: serial, iat, exp: iat + Math.floor(lifetime / 1000) }
  return {
    accessToken: `${base64Url({ alg: 'HS256', typ: 'JWT' })}.${base64Url(claims)}.signature${serial}`,
    refreshToken: `refresh-${serial}`,
  }
}
