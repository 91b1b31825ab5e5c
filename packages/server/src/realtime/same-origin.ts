import type { IncomingMessage } from 'node:http'

/**
 * Whether a handshake comes from a page of ours or from no page at all. Browsers always name the origin of a socket, and
 * the same-origin policy does not hold for sockets, so the server has to look.
 */
export function isSameOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
