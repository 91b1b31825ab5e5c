import { join, sep } from 'node:path'
import { LATEST_BUILD_PATH } from '@artel/core/shell'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const FOREVER = `public, max-age=${365 * 24 * 3600}, immutable`
const FOR_A_DAY = `public, max-age=${24 * 3600}`

const SERVICE_WORKER = 'service-worker.js'
/** It asks for pages and files of the site; nothing else of what its policy says is about a worker. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/**
 * Serves the files of the client build, compressed ones as they were built. What is in assets/ carries its hash in its
 * name and never changes; which build is the latest is asked for each time (product §7), and so is the worker.
 */
export async function mountStaticFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  const assets = join(clientDir, 'assets', sep)
  const worker = join(clientDir, SERVICE_WORKER)
  const fresh = [join(clientDir, LATEST_BUILD_PATH), worker]
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, isQuiet: true }
    })
    await scope.register(fastifyStatic, {
      root: clientDir,
      // A route for each file, so that everything else is a page.
      wildcard: false,
      index: false,
      preCompressed: true,
      serveDotFiles: false,
      cacheControl: false,
      decorateReply: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', fresh.includes(path) ? 'no-cache' : path.startsWith(assets) ? FOREVER : FOR_A_DAY)
        if (path === worker) reply.header('content-security-policy', WORKER_POLICY)
      },
    })
  })
}
