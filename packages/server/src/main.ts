import { isIP } from 'node:net'
import process from 'node:process'
import { createPageServer, createServer, createWorkerServer, type Process } from './composition/app.ts'
import { openStorage } from './features/files/files.ts'
import type { Cluster } from './platform/cluster/cluster.ts'
import { type Config, loadConfig } from './platform/config/config.ts'
import { openDatabase } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { createLogger, type Logger } from './platform/logging/logger.ts'
import { printReady, printStep, type ReadyFacts } from './platform/logging/start-messages.ts'
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts'
import { startMetricsServer } from './platform/metrics/metrics-server.ts'
import { createShutdown } from './platform/process/shutdown.ts'
import { systemClock } from './platform/process/system-clock.ts'
import { listeningFailure, printStartFailure } from './platform/start/start-failure.ts'
import { seed } from './seed/seed.ts'
import { loadBuiltSite } from './web/built-site.ts'

const shutdown = createShutdown()
let isStarted = false

/** What a role needs to start, and the words for its start. */
interface Start {
  readonly config: Config
  readonly logger: Logger
  readonly metrics: Metrics | undefined
}
type Started = Process & { readonly facts: ReadyFacts; begin?(): Promise<void> }

async function start(): Promise<void> {
  const config = loadConfig()
  const logger = createLogger(config)
  stopOnTrouble(logger)
  const metrics = config.metrics ? createMetrics(logger) : undefined
  if (config.metrics && metrics) {
    const { host, port } = config.metrics
    const { close } = await startMetricsServer(config.metrics, metrics, logger).catch((error) => {
      throw listeningFailure(error, { host, port, variable: 'METRICS' })
    })
    shutdown.undo(close)
  }

  const { app, readiness, facts, begin } = await (config.role === 'web' ? startPages : startBackend)({
    config,
    logger,
    metrics,
  })
  shutdown.undo(() => app.close())
  const { host, port } = config
  await app.listen({ host, port }).catch((error) => {
    throw listeningFailure(error, { host, port, variable: 'PORT' })
  })
  await begin?.()
  shutdown.onSignals({ logger, drain: () => readiness.drain(), drainSeconds: config.drainSeconds })
  isStarted = true
  printReady(addressOf(config.host, app.server.address()), facts)
}

/** ROLE=web: pages whose data come from the process with the API. */
async function startPages({ config, logger, metrics }: Start): Promise<Started> {
  const apiUrl = config.apiUrl as string
  const site = await loadBuiltSite()
  const { app, readiness } = await createPageServer({
    config: { ...config, apiUrl },
    logger,
    clock: systemClock,
    metrics,
    site,
  })
  return { app, readiness, facts: { role: 'web', apiUrl } }
}

/** Every other role works on the database. */
async function startBackend({ config, logger, metrics }: Start): Promise<Started> {
  printStep('Готовим базу данных…')
  // The embedded database opens in a thread of its own, and what draws the pages is read in the meantime.
  const opening = openDatabase(config, logger).then(async (database) => {
    shutdown.undo(() => database.close())
    await migrate(database.pool)
    return database
  })
  const loading = config.web ? loadBuiltSite() : null
  // Neither is left behind when the other fails.
  await Promise.allSettled([opening, loading])
  const [site, database] = [await loading, await opening]
  const { accounts, hasDemo } = await seed({
    pool: database.pool,
    storage: openStorage(config.files.storage),
    seed: config.seed,
    isExposed: config.isExposed,
    logger,
    now: systemClock.now(),
  })

  const cluster = config.redisUrl ? await join(config.redisUrl, logger) : undefined
  if (cluster) shutdown.undo(() => cluster.close())

  const deps = { config, database, logger, clock: systemClock, metrics, ...(cluster && { cluster }) }
  const { dataDir, mail, sms, isExposed, payments } = config
  const role = config.role as Exclude<Config['role'], 'web'>
  const facts: ReadyFacts = {
    role,
    hasDemo,
    accounts,
    engine: database.engine,
    dataDir,
    mail,
    sms,
    isExposed,
    payments,
  }
  if (role === 'api') return { ...(await createServer({ ...deps, site })), facts }
  const { app, readiness, worker } = await (role === 'worker'
    ? createWorkerServer(deps)
    : createServer({ ...deps, site }))
  return {
    app,
    readiness,
    facts,
    async begin() {
      await worker.start()
      shutdown.undo(() => worker.stop())
    },
  }
}

/** A process alone has no use for the code that speaks with Redis. */
async function join(redisUrl: string, logger: Logger): Promise<Cluster> {
  const { joinCluster } = await import('./platform/cluster/redis-cluster.ts')
  return joinCluster(redisUrl, { clock: systemClock, logger })
}

/** Where a browser on this computer finds the server. */
function addressOf(host: Config['host'], listening: ReturnType<import('node:net').Server['address']>): string {
  const port = typeof listening === 'object' ? listening?.port : undefined
  const isEverywhere = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' || host === '::1'
  const name = isEverywhere ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host
  return `http://${name}:${port}`
}

/** A rejection nobody handles leaves the state unknown: better a clean start than a half-dead process. */
function stopOnTrouble(logger: Logger): void {
  const die = (error: unknown) => {
    logger.fatal({ err: error }, 'Unexpected error, the server stops')
    if (!isStarted) tellFailure(error)
    process.exit(1)
  }
  process.on('unhandledRejection', die)
  process.on('uncaughtException', die)
}

/** The stack goes where the log goes: beside the line that says what to do there is nothing. */
function tellFailure(error: unknown): void {
  const isTraced = /^(debug|trace)$/.test(process.env.LOG_LEVEL ?? '')
  printStartFailure(error, undefined, isTraced ? (text) => process.stdout.write(text) : undefined)
}

try {
  await start()
} catch (error) {
  tellFailure(error)
  // What has not come up whole may not go down whole either, and the reason has been told.
  await shutdown.run().catch(() => {})
  process.exit(1)
}
