import type { FastifyInstance } from 'fastify'
import type { Site } from './page-renderer.ts'
import { type PageDeps, pageHandler } from './pages.ts'
import { robotsTxt } from './robots.ts'
import { mountSitemap, type SitemapDeps } from './sitemap/sitemap-routes.ts'
import { mountStaticFiles } from './static-files.ts'

export interface SiteDeps extends Omit<PageDeps, 'site' | 'publicUrl'> {
  /** What the site's map is made from. */
  readonly sitemap: Omit<SitemapDeps, 'pages'>
}

/** Serves the app: its files, robots.txt, the map, and a page for everything else. Returns the handler of pages. */
export async function mountSite(app: FastifyInstance, site: Site, { sitemap, ...deps }: SiteDeps) {
  await mountStaticFiles(app, site.clientDir)
  mountSitemap(app, { ...sitemap, pages: site.pages })
  if (!app.hasRoute({ method: 'GET', url: '/robots.txt' })) {
    const robots = robotsTxt(sitemap.publicUrl)
    app.get('/robots.txt', { config: { isQuiet: true } }, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(robots),
    )
  }
  return pageHandler({ ...deps, publicUrl: sitemap.publicUrl, site })
}
