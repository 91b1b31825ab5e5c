import type { Clock } from '@artel/core/ports'
import type { FastifyInstance } from 'fastify'
import { type AuthService, createAuthService } from './auth/auth.service.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { createFeatures } from './features.ts'
import { assembleServer } from './http-server.ts'
import { createJobQueue } from './jobs/job-queue.ts'
import { createJobWorker, type JobWorker } from './jobs/job-worker.ts'
import type { Logger } from './logging/logger.ts'
import { createRedirects } from './redirects/redirects.service.ts'
import type { Site } from './web/page-renderer.ts'

/** What the product runs on. */
export interface ServerDeps {
  readonly config: Pick<Config, 'autoModeration' | 'mail' | 'publicUrl' | 'sessionSecret' | 'trustProxy'>
  /** Open and migrated. Stays open when the server closes. */
  readonly database: Database
  readonly logger: Logger
  readonly clock: Clock
  /** The built app, or `null` to serve the API and the sockets alone. */
  readonly site: Site | null
}

/** The whole product on one HTTP server, ready for `inject` and for `listen`. */
export interface Server {
  /** `app.close()` takes no more requests, closes the sockets, and writes what is still in memory. */
  readonly app: FastifyInstance
  readonly auth: AuthService
  /** Not started yet. Stop it before the database closes. */
  readonly worker: JobWorker
}

export async function createServer({ config, database, logger, clock, site }: ServerDeps): Promise<Server> {
  const auth = createAuthService({ db: database.kysely, clock, secret: config.sessionSecret })
  const jobs = createJobQueue(clock)
  const redirects = createRedirects(database.kysely, clock)
  const features = createFeatures({ config, database, logger, clock, auth, jobs, redirects })
  const app = await assembleServer({ config, database, logger, auth, handlers: features.handlers, redirects, site })
  // The HTTP server would wait for open sockets for ever.
  app.addHook('preClose', () => features.closeSockets())
  app.addHook('onClose', () => features.close())
  await app.ready()
  features.attachSockets(app.server)
  const worker = createJobWorker({
    db: database.kysely,
    jobs: features.jobs,
    queue: jobs,
    clock,
    logger,
    isAlone: database.engine === 'pglite',
  })
  return { app, auth, worker }
}
