import type { Clock } from '@artel/core/ports'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { OwnUserReader } from '../features/account/own-user.ts'
import type { AuthService } from '../features/auth/auth.service.ts'
import { createCovers } from '../features/covers/covers.ts'
import type { Intake } from '../features/files/intake.ts'
import type { Redirects } from '../features/redirects/redirects.service.ts'
import { mountApi } from '../http/api.ts'
import { mountApiDocs } from '../http/api-docs.ts'
import { mountCovers } from '../http/cover-routes.ts'
import { mountHealth } from '../http/health.ts'
import { limitRate } from '../http/rate-limit.ts'
import { measureRequests } from '../http/request-metrics.ts'
import type { HttpHandlers } from '../http/served.ts'
import { createHttpServer } from '../http/server.ts'
import { sessionHandlers } from '../http/session-handlers.ts'
import { answerUnknownRoutes } from '../http/unknown-routes.ts'
import type { Config } from '../platform/config/config.ts'
import { imageSourcesOf } from '../platform/config/image-sources.ts'
import type { Database } from '../platform/db/database.ts'
import type { Readiness } from '../platform/health/readiness.ts'
import type { Logger } from '../platform/logging/logger.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import type { Caller } from '../web/caller.ts'
import { mountDevMail } from '../web/dev-mail.ts'
import { inProcessTransport } from '../web/in-process-transport.ts'
import type { KeptForGuests } from '../web/kept-for-guests.ts'
import { mountSite } from '../web/mount-site.ts'
import type { Site } from '../web/page-renderer.ts'
import { createPageSessions } from '../web/page-sessions.ts'
import { mountPageSessions } from '../web/remote-page-sessions.ts'
import { mountSitemapSource } from '../web/remote-sitemap-source.ts'
import { createSitemapSource } from '../web/sitemap/sitemap-source.ts'

/** Handlers of everything but sessions. */
export type FeatureHandlers = Omit<HttpHandlers, keyof ReturnType<typeof sessionHandlers>>

/** What an HTTP server is put together from. */
export interface ServerParts {
  readonly config: Pick<Config, 'files' | 'mail' | 'sms' | 'publicUrl' | 'trustProxy' | 'role' | 'sessionSecret'> &
    Partial<Pick<Config, 'mapTiles'>>
  readonly database: Pick<Database, 'kysely'>
  readonly logger: Logger
  readonly clock: Pick<Clock, 'now'>
  readonly auth: AuthService
  readonly handlers: FeatureHandlers
  readonly intake?: Pick<Intake, 'open'> | undefined
  /** Whether the database may grow. */
  readonly takesWrites?: (() => Promise<boolean>) | undefined
  readonly readUser: OwnUserReader
  readonly redirects: Pick<Redirects, 'find'>
  readonly readiness: Readiness
  readonly metrics: Metrics | undefined
  /** Counts requests together with other processes. */
  readonly redis?: Redis | undefined
  /** The built app, or `null` to serve the API alone. */
  readonly site: Site | null
  /** What is kept for guests; whoever changes what pages show drops it. */
  readonly kept: KeptForGuests
}

/** Puts the API, its documentation, the health check and the pages on one HTTP server. */
export async function assembleServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, database, logger, clock, auth, handlers, redirects, readiness, metrics, redis, site, kept } = parts
  const db = database.kysely
  const readUser = (id: string) => parts.readUser(db, id)
  const app = await createHttpServer(config, logger)
  if (metrics) measureRequests(app, metrics)
  mountHealth(app, readiness)
  mountCovers(app, createCovers())
  const areLettersShown = config.mail.kind === 'outbox' && config.mail.isShown
  const areTextsShown = config.sms.kind === 'outbox' && config.sms.isShown
  if (areLettersShown || areTextsShown) mountDevMail(app, db, { areLettersShown, areTextsShown })
  await mountApiDocs(app)
  await app.register(async (api) => {
    await limitRate(api, redis)
    mountApi(api, {
      db,
      handlers: { ...handlers, ...sessionHandlers(auth, readUser) },
      authenticate: async (token) => (await auth.authenticateToken(token)).viewer,
      workDir: config.files.workDir,
      intake: parts.intake,
      takesWrites: parts.takesWrites,
    })
  })
  const sessions = createPageSessions({ auth, readUser })
  const source = createSitemapSource(db, undefined, clock)
  if (config.role === 'api') {
    mountPageSessions(app, sessions, config.sessionSecret)
    mountSitemapSource(app, source, config.sessionSecret)
  }
  const transportFor = (caller: Caller) => inProcessTransport(app, caller)
  const sitemap = { source, clock, publicUrl: config.publicUrl }
  answerUnknownRoutes(
    app,
    site &&
      (await mountSite(app, site, {
        kept,
        sessions,
        redirects,
        transportFor,
        imageSources: imageSourcesOf(config),
        mapTiles: config.mapTiles,
        areLettersShown,
        sitemap,
        isProxied: config.trustProxy !== false,
        metrics,
      })),
  )
  return app
}
