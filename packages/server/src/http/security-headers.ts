import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 365 * 24 * 3600

/** What an answer that is no page may do in a browser: nothing. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'"

/** Headers of every answer, by HTTPS or not, besides its number and its Content-Security-Policy. */
export const securityHeaders = (isSecure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  ...(isSecure && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
})

/** Adds them to every answer; what a route sets itself stays. Pages bring a Content-Security-Policy of their own. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const common = securityHeaders(request.protocol === 'https')
    reply.headers({ ...common, 'x-request-id': request.id, 'content-security-policy': NO_PAGE })
    done()
  })
}
