import type { FastifyInstance } from 'fastify'
import type { Site } from './page-renderer.ts'
import { type PageDeps, pageHandler } from './pages.ts'
import { robotsTxt } from './robots.ts'
import { mountStaticFiles } from './static-files.ts'

/** Serves the app: its files, robots.txt, and a page for everything else. Returns the handler of pages. */
export async function mountSite(app: FastifyInstance, site: Site, deps: Omit<PageDeps, 'handle'>) {
  await mountStaticFiles(app, site.clientDir)
  if (!app.hasRoute({ method: 'GET', url: '/robots.txt' })) {
    const robots = robotsTxt()
    app.get('/robots.txt', { config: { isQuiet: true } }, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(robots),
    )
  }
  return pageHandler({ ...deps, handle: site.handle })
}
