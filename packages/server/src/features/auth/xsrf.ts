import { createHmac, timingSafeEqual } from 'node:crypto'

/** Cookie that the page's script reads (product §7.1). */
export const XSRF_COOKIE = 'XSRF-TOKEN'
/** Header in which the page sends it back. */
export const XSRF_HEADER = 'x-xsrf-token'

/** Double submit, bound to the session so that a cookie planted by a neighbouring subdomain does not pass. */
export interface XsrfTokens {
  of(sessionId: string): string
  /** Compares in constant time. */
  fits(sessionId: string, token: string): boolean
}

/** `secret` is the key of access tokens; the prefix keeps the two uses apart. */
export function createXsrfTokens(secret: string): XsrfTokens {
  const of = (sessionId: string) => createHmac('sha256', secret).update(`xsrf:${sessionId}`).digest('base64url')
  return {
    of,
    fits: (sessionId, token) => {
      const expected = Buffer.from(of(sessionId))
      const given = Buffer.from(token)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
