import type { Readable } from 'node:stream'
import { paths } from '@artel/core/routes'
import { SHARE_TARGET_PATH } from '@artel/core/shell'
import type { FastifyInstance } from 'fastify'

/**
 * The address that a device posts to what is shared with the installed site. The service worker takes it before it comes here;
 * where there is none yet, the wizard opens without the photos, of which nothing is read.
 */
export async function mountShareTarget(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', async (_request: unknown, payload: Readable) => {
      payload.resume()
      return null
    })
    scope.post(SHARE_TARGET_PATH, async (_request, reply) =>
      reply.header('cache-control', 'no-store').redirect(paths.taskCreate(), 303),
    )
  })
}
