import type { Clock } from '@artel/core/ports'
import type { FastifyInstance } from 'fastify'
import { type AuthService, createAuthService } from '../features/auth/auth.service.ts'
import { createCovers } from '../features/covers/covers.ts'
import { createRedirects } from '../features/redirects/redirects.service.ts'
import { mountCovers } from '../http/cover-routes.ts'
import { mountHealth } from '../http/health.ts'
import { measureRequests } from '../http/request-metrics.ts'
import { createHttpServer } from '../http/server.ts'
import { answerUnknownRoutes } from '../http/unknown-routes.ts'
import { type Cluster, soloCluster } from '../platform/cluster/cluster.ts'
import { invalidatedEverywhere } from '../platform/cluster/stale.ts'
import type { Config } from '../platform/config/config.ts'
import { imageSourcesOf } from '../platform/config/image-sources.ts'
import type { Database } from '../platform/db/database.ts'
import { roomInDatabase } from '../platform/db/room.ts'
import { createReadiness, databaseChecks, type Readiness } from '../platform/health/readiness.ts'
import { createJobQueue } from '../platform/jobs/job-queue.ts'
import { createJobWorker, type JobWorker } from '../platform/jobs/job-worker.ts'
import { countJobs } from '../platform/jobs/jobs.queries.ts'
import type { Logger } from '../platform/logging/logger.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import type { PushSender } from '../platform/push/web-push.ts'
import { createDisk, type Disk } from '../platform/storage/disk.ts'
import type { Caller } from '../web/caller.ts'
import { httpTransport } from '../web/http-transport.ts'
import { createKeptForGuests } from '../web/kept-for-guests.ts'
import { createKeptPages } from '../web/kept-pages.ts'
import { mountSite } from '../web/mount-site.ts'
import type { Site } from '../web/page-renderer.ts'
import { remotePageSessions } from '../web/remote-page-sessions.ts'
import { remoteRedirects } from '../web/remote-redirects.ts'
import { remoteSitemapSource } from '../web/remote-sitemap-source.ts'
import { createFeatures } from './features.ts'
import { assembleServer } from './http-server.ts'

/** What of the configuration reaches beyond the start. */
type ServerConfig = Pick<
  Config,
  | 'autoModeration'
  | 'files'
  | 'mail'
  | 'payments'
  | 'publicUrl'
  | 'push'
  | 'sessionSecret'
  | 'sms'
  | 'trustProxy'
  | 'twoGisKey'
> &
  Partial<Pick<Config, 'role' | 'mapTiles'>>

/** What the product runs on. */
export interface ServerDeps {
  readonly config: ServerConfig
  /** Open and migrated. Stays open when the server closes. */
  readonly database: Database
  readonly logger: Logger
  readonly clock: Clock
  /** The built app, or `null` to serve the API and the sockets alone. */
  readonly site: Site | null
  readonly metrics?: Metrics | undefined
  /** The other processes of the installation; alone by default. Stays joined when the server closes. */
  readonly cluster?: Cluster
  /** Who takes messages to devices; the push services of browsers by default. */
  readonly pushSender?: PushSender | undefined
  /** Where files lie; by default what the configuration says. */
  readonly disk?: Disk | undefined
}

/** The whole product on one HTTP server, ready for `inject` and for `listen`. */
export interface Server extends Process {
  readonly auth: AuthService
  /** Not started yet. Stop it before the database closes. */
  readonly worker: JobWorker
}

/** What every role has. */
export interface Process {
  /** `app.close()` takes no more requests, closes the sockets, and writes what is still in memory. */
  readonly app: FastifyInstance
  readonly readiness: Readiness
}

/** The API and the socket, with the pages if there is a site; its worker stands by. ROLE=all and ROLE=api. */
export async function createServer({ site, ...deps }: ServerDeps): Promise<Server> {
  const { auth, features, worker, readiness, redirects, kept, takesWrites } = createBackend(deps)
  const { database, logger, clock, metrics } = deps
  const config = { role: 'all', ...deps.config } as const
  const { handlers, readUser } = features
  const app = await assembleServer({
    config,
    database,
    logger,
    clock,
    auth,
    handlers,
    intake: features.intake,
    takesWrites: takesWrites && countingRefusals(takesWrites, metrics),
    readUser,
    redirects,
    readiness,
    metrics,
    redis: deps.cluster?.redis,
    site,
    kept,
  })
  await features.mount(app)
  // The HTTP server would wait for open sockets for ever.
  app.addHook('preClose', () => features.closeSockets())
  app.addHook('onClose', () => features.close())
  await app.ready()
  features.attachSockets(app.server)
  return { app, auth, worker, readiness }
}

/** Background jobs, and an HTTP server that tells of nothing but its health. ROLE=worker. */
export async function createWorkerServer(deps: Omit<ServerDeps, 'site'>): Promise<Omit<Server, 'auth'>> {
  const { features, worker, readiness } = createBackend(deps)
  const app = await createHttpServer(deps.config, deps.logger)
  mountHealth(app, readiness)
  answerUnknownRoutes(app, null)
  app.addHook('onClose', () => features.close())
  await app.ready()
  return { app, worker, readiness }
}

/** Pages without a database: what they show comes from the API at `apiUrl`. ROLE=web. */
export async function createPageServer({
  config,
  logger,
  clock,
  site,
  metrics,
}: {
  readonly config: Pick<Config, 'publicUrl' | 'sessionSecret' | 'trustProxy'> &
    Partial<Pick<Config, 'files' | 'mapTiles'>> & { readonly apiUrl: string }
  readonly logger: Logger
  readonly clock: Pick<Clock, 'now'>
  readonly site: Site
  readonly metrics?: Metrics | undefined
}): Promise<Process> {
  const { apiUrl, sessionSecret, publicUrl } = config
  const readiness = createReadiness({ ready: { api: () => fetchOk(new URL('/readyz', apiUrl)) } })
  const app = await createHttpServer(config, logger)
  if (metrics) measureRequests(app, metrics)
  mountHealth(app, readiness)
  mountCovers(app, createCovers())
  const sessions = remotePageSessions(apiUrl, sessionSecret)
  const transportFor = (caller: Caller) => httpTransport(apiUrl, caller)
  answerUnknownRoutes(
    app,
    await mountSite(app, site, {
      // Nothing tells this process of a change: what pages are rendered from is asked for each time.
      kept: { pages: createKeptPages(clock), calls: null },
      sessions,
      transportFor,
      redirects: remoteRedirects(apiUrl),
      imageSources: imageSourcesOf(config),
      mapTiles: config.mapTiles,
      sitemap: { source: remoteSitemapSource(apiUrl, sessionSecret), clock, publicUrl },
      isProxied: config.trustProxy !== false,
      metrics,
    }),
  )
  await app.ready()
  return { app, readiness }
}

/** Everything behind HTTP. */
function createBackend({
  config,
  database,
  logger,
  clock,
  metrics,
  cluster = soloCluster(clock),
  pushSender,
  disk = createDisk(config.files.disk),
}: Omit<ServerDeps, 'site'>) {
  const { rates, bus, checks } = cluster
  const auth = createAuthService({ db: database.kysely, clock, rates, secret: config.sessionSecret })
  const jobs = createJobQueue(clock)
  const redirects = invalidatedEverywhere(bus, 'redirects', createRedirects(database.kysely, clock))
  const kept = invalidatedEverywhere(bus, 'pages', createKeptForGuests(clock))
  // The disk of another database is its own trouble: it says so when it is full.
  const takesWrites = database.engine === 'pglite' ? () => disk.takesWrites() : undefined
  const features = createFeatures({
    disk,
    onRefused: (what) => metrics?.refused(what),
    config,
    database,
    logger,
    clock,
    auth,
    jobs,
    redirects,
    kept,
    cluster,
    pushSender,
  })
  const readiness = createReadiness({
    ...databaseChecks(database.kysely),
    wanted: { ...checks, disk: () => roomOn(disk, database) },
  })
  const worker = createJobWorker({
    db: database.kysely,
    jobs: features.jobs,
    queue: jobs,
    clock,
    logger,
    isAlone: database.engine === 'pglite',
    takesWrites,
    onRun: (run) => metrics?.jobEnded(run),
    onHandled: (name, count) => metrics?.jobHandled(name, count),
  })
  metrics?.watchPool(database.pool)
  metrics?.watchSockets(() => features.countSockets())
  metrics?.watchJobs(() => countJobs(database.kysely, new Date(clock.now())))
  metrics?.watchSweeps(features.jobs)
  return { auth, features, readiness, redirects, kept, worker, takesWrites }
}

/** @throws Error while there is none for files, or for the database on a disk of its own. */
async function roomOn(disk: Disk, { pool }: Database): Promise<void> {
  if (!(await disk.takesFiles())) throw new Error('The disk is nearly full')
  await roomInDatabase(pool)
}

const countingRefusals = (takesWrites: () => Promise<boolean>, metrics: Metrics | undefined) => async () => {
  const may = await takesWrites()
  if (!may) metrics?.refused('write-disk')
  return may
}

async function fetchOk(url: URL): Promise<void> {
  const { ok, status } = await fetch(url)
  if (!ok) throw new Error(`${url} answers ${status}`)
}
