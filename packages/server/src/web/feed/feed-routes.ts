import { randomUUID } from 'node:crypto'
import { createApiClient, noTokens, SERVER_TIMEOUT } from '@artel/core/api'
import { ARTICLE_CATEGORIES, type ArticleCategory } from '@artel/core/contract'
import type { Clock, Transport } from '@artel/core/ports'
import { paths } from '@artel/core/routes'
import type { FastifyInstance } from 'fastify'
import { feedXml } from './feed-xml.ts'

export interface FeedDeps {
  readonly clock: Clock
  readonly transportFor: (guest: {
    readonly accessToken: null
    readonly ip: string
    readonly userAgent: string
  }) => Transport
  /** Where the site is, without a slash at the end. */
  readonly publicUrl: string
}

/** Articles that a feed tells of. */
const FEED_LENGTH = 30
/** A new article is told of within so long. */
const FRESH_SECONDS = 300

/** GET /blog/rss.xml and one of each category: what everybody may read, the newest first. */
export function mountFeeds(app: FastifyInstance, { clock, transportFor, publicUrl }: FeedDeps): void {
  const serve = (category: ArticleCategory | null) => {
    const path = `${paths.blog(category ?? undefined)}/rss.xml`
    app.get(path, { config: { isQuiet: true } }, async ({ ip, headers }, reply) => {
      const caller = { accessToken: null, ip, userAgent: headers['user-agent'] ?? '' }
      const api = createApiClient({
        transport: transportFor(caller),
        clock,
        ids: { uuid: randomUUID },
        tokens: noTokens,
        xsrfToken: () => null,
        timeoutMs: SERVER_TIMEOUT,
      })
      const query = { limit: FEED_LENGTH, ...(category !== null && { category }) }
      const { data } = await api.listArticles({ query })
      return reply
        .header('cache-control', `public, max-age=${FRESH_SECONDS}`)
        .type('application/rss+xml; charset=utf-8')
        .send(feedXml(data.items, category, { origin: publicUrl, path }))
    })
  }
  serve(null)
  ARTICLE_CATEGORIES.forEach(serve)
}
