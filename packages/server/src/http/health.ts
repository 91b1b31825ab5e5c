import type { FastifyInstance } from 'fastify'
import { Refusal } from '../domain/refusal.ts'
import type { Readiness } from '../platform/health/readiness.ts'

/**
 * For supervisors and load balancers: GET /healthz is 200 while the process works, also while it stops or its
 * database is away; GET /readyz is 200 while new requests should come here, and names what it has to do without. Else 503.
 */
export function mountHealth(app: FastifyInstance, readiness: Readiness): void {
  const mount = (url: string, status: string, check: () => Promise<object>) =>
    app.get(url, { config: { isQuiet: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      try {
        return { status, ...(await check()) }
      } catch (error) {
        request.log.warn({ err: error }, `${url} fails`)
        throw new Refusal('UNAVAILABLE', { retryAfter: 5 })
      }
    })
  mount('/healthz', 'ok', () => readiness.alive().then(() => ({})))
  mount('/readyz', 'ready', () => readiness.ready())
}
