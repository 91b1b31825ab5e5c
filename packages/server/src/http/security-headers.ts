import type { FastifyInstance, FastifyRequest } from 'fastify'

const YEAR_SECONDS = 365 * 24 * 3600

/** Pictures that other sites may show, as links to ours do. */
export const SHOWN_ANYWHERE = { 'cross-origin-resource-policy': 'cross-origin' }

/** What an answer that is no page may do in a browser: nothing. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'"

/** Headers of every answer, by HTTPS or not, besides its number and its Content-Security-Policy. */
export const securityHeaders = (isSecure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  ...(isSecure && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
})

/** Whether browsers reach the site by HTTPS: PUBLIC_URL says so, whatever a proxy tells; without one the request does. */
export const isSecure = (request: Pick<FastifyRequest, 'protocol' | 'server'>): boolean =>
  request.server.isHttpsSite || request.protocol === 'https'

/** Adds them to every answer; what a route sets itself stays. Pages bring a Content-Security-Policy of their own. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const common = securityHeaders(isSecure(request))
    reply.headers({ ...common, 'x-request-id': request.id, 'content-security-policy': NO_PAGE })
    done()
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The site has an HTTPS address. */
    isHttpsSite: boolean
  }
}
