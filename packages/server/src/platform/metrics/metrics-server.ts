import { createServer } from 'node:http'
import type { MetricsAddress } from '../config/roles.config.ts'
import type { Logger } from '../logging/logger.ts'
import type { Metrics } from './metrics.ts'

/** Answers GET /metrics on the address. Returns the port and the way to stop. */
export async function startMetricsServer(
  { host, port }: MetricsAddress,
  metrics: Metrics,
  logger: Logger,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      (error) => {
        logger.error({ err: error }, 'Could not gather the metrics')
        response.writeHead(500).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
