import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 365 * 24 * 3600
const DAY_SECONDS = 24 * 3600

/**
 * Serves the files of the client build, compressed ones as they were built. What is in assets/ carries its hash in its
 * name and never changes.
 */
export async function mountStaticFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  const assets = join(clientDir, 'assets', sep)
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
        const isHashed = path.startsWith(assets)
        reply.header(
          'cache-control',
          isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${DAY_SECONDS}`,
        )
      },
    })
  })
}
