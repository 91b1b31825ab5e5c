import { join } from 'node:path'
import { LATEST_BUILD_PATH } from '@artel/core/shell'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const FOREVER = `public, max-age=${365 * 24 * 3600}, immutable`
const FOR_A_DAY = `public, max-age=${24 * 3600}`

/** Names of the files in it carry their hashes. */
const ASSETS = 'assets'
/** Names of the build, none of which begins with a dot or leads elsewhere. */
const NAME_OF_BUILD = /^[\w-]+(\.\w+)+$/
const SERVICE_WORKER = 'service-worker.js'
/** It asks for pages and files of the site; nothing else of what its policy says is about a worker. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/**
 * Serves the files of the client build, compressed ones as they were built. What is in assets/ carries its hash in its
 * name and never changes; which build is the latest is asked for each time (product §7), and so is the worker.
 */
export async function mountStaticFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  const worker = join(clientDir, SERVICE_WORKER)
  const fresh = [join(clientDir, LATEST_BUILD_PATH), worker]
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, isQuiet: true }
    })
    const common = {
      index: false,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
    } as const
    const assets = join(clientDir, ASSETS)
    await scope.register(fastifyStatic, {
      ...common,
      root: assets,
      serve: false,
      setHeaders: (reply) => reply.header('cache-control', FOREVER),
    })
    // One route for all of them: a route for each took half a second of every start. The plugin's own reads the whole folder
    // for each request, to find names that are spelt otherwise.
    scope.get<{ Params: { name: string } }>(`/${ASSETS}/:name`, ({ params }, reply) =>
      NAME_OF_BUILD.test(params.name) ? reply.sendFile(params.name) : reply.callNotFound(),
    )
    await scope.register(fastifyStatic, {
      ...common,
      decorateReply: false,
      root: clientDir,
      // A route for each file, so that everything else is a page.
      wildcard: false,
      globIgnore: [`${ASSETS}/**`],
      serveDotFiles: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', fresh.includes(path) ? 'no-cache' : FOR_A_DAY)
        if (path === worker) reply.header('content-security-policy', WORKER_POLICY)
      },
    })
  })
}
