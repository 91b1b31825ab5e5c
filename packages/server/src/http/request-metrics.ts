import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '../platform/metrics/metrics.ts'

/** Measures every request of the server; call it before routes are added. */
export function measureRequests(app: FastifyInstance, metrics: Pick<Metrics, 'requestEnded'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    metrics.requestEnded({ method: methodOf(request), route: routeOf(request), status, ms: reply.elapsedTime })
    done()
  })
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const methodOf = ({ method }: FastifyRequest) => (METHODS.has(method) ? method : 'other')

/** The pattern of the route: addresses themselves name people and would never end. */
function routeOf({ routeOptions }: FastifyRequest): string {
  const { url, config } = routeOptions
  if (url === undefined) return 'none'
  if (url === '/*') return 'page'
  return config.isQuiet && !/^\/(healthz|readyz)$/.test(url) ? 'file' : url
}
