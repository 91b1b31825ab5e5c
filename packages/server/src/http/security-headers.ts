import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 365 * 24 * 3600

/** What an answer that is no page may do in a browser: nothing. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'"

/** Headers of every answer to the request of this number, by HTTPS or not; a page replaces the Content-Security-Policy. */
export const securityHeaders = (requestId: string, isSecure: boolean): Record<string, string> => ({
  'x-request-id': requestId,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  'content-security-policy': NO_PAGE,
  ...(isSecure && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
})

/** Adds them to every answer; what a route sets itself stays. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders(request.id, request.protocol === 'https'))
    done()
  })
}
