import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { systemClock } from '../platform/process/system-clock.ts'
import { isFromThisComputer } from './dev-mail.ts'
import { mountFeeds } from './feed/feed-routes.ts'
import { answerFirst, createKeptAnswers } from './kept-answers.ts'
import { pagePolicy } from './page-policy.ts'
import type { Site } from './page-renderer.ts'
import { type PageDeps, pageHandler } from './pages.ts'
import { mountQuestionForm } from './question-form.ts'
import { mountRatingForm } from './rating-form.ts'
import { robotsTxt } from './robots.ts'
import { mountShareTarget } from './share-target.ts'
import { mountSitemap, type SitemapDeps } from './sitemap/sitemap-routes.ts'
import { mountStaticFiles } from './static-files.ts'

export interface SiteDeps extends Omit<PageDeps, 'site' | 'publicUrl' | 'answers'> {
  /** Whether headers of proxies are believed, of some of them at least. */
  readonly isProxied: boolean
  readonly metrics: Pick<Metrics, 'requestEnded'> | undefined

  /** What the site's map is made from. */
  readonly sitemap: Omit<SitemapDeps, 'pages'>
}

/** Serves the app: its files, robots.txt, the map, and a page for everything else. Returns the handler of pages. */
export async function mountSite(app: FastifyInstance, site: Site, { sitemap, isProxied, metrics, ...deps }: SiteDeps) {
  await mountStaticFiles(app, site.clientDir)
  await mountQuestionForm(app, { transportFor: deps.transportFor, publicUrl: sitemap.publicUrl })
  await mountRatingForm(app, { transportFor: deps.transportFor, publicUrl: sitemap.publicUrl })
  await mountShareTarget(app)
  mountSitemap(app, { ...sitemap, pages: site.pages })
  mountFeeds(app, { clock: systemClock, transportFor: deps.transportFor, publicUrl: sitemap.publicUrl })
  if (!app.hasRoute({ method: 'GET', url: '/robots.txt' })) {
    const robots = robotsTxt(sitemap.publicUrl)
    app.get('/robots.txt', { config: { isQuiet: true } }, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(robots),
    )
  }
  const { kept, imageSources, areLettersShown } = deps
  const answers = createKeptAnswers({
    kept: kept.pages,
    variantOf: site.variantOf,
    // Which headers are believed depends on who sends them.
    markOf: (request) =>
      `${isProxied ? request.socket.remoteAddress : ''}${areLettersShown && isFromThisComputer(request)}`,
    policyOf: (nonce) => pagePolicy(nonce, imageSources),
    onAnswer: (ms) => metrics?.requestEnded({ method: 'GET', route: 'page', status: '2xx', ms }),
  })
  answerFirst(app.server, answers.answer)
  return pageHandler({ ...deps, answers, publicUrl: sitemap.publicUrl, site })
}
