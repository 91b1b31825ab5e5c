import { isIP } from 'node:net'
import process from 'node:process'
import { createServer } from './app.ts'
import { type Config, loadConfig } from './config.ts'
import { openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { createLogger, type Logger } from './logging/logger.ts'
import { printReady, printStartFailure, printStep } from './logging/start-messages.ts'
import { seed } from './seed/seed.ts'
import { systemClock } from './system-clock.ts'
import { loadBuiltSite } from './web/built-site.ts'

/** Requests that are still running get this long to end, ms; supervisors usually kill after 10 s. */
const STOP_WITHIN_MS = 8_000

/** What must be undone at the end, in reverse order of its doing. */
const undo: (() => Promise<unknown>)[] = []

async function undoAll(): Promise<void> {
  for (let step = undo.pop(); step; step = undo.pop()) await step()
}

async function start(): Promise<void> {
  const config = loadConfig()
  const logger = createLogger(config)
  stopOnTrouble(logger)

  const site = config.web ? await loadBuiltSite() : null
  printStep('Готовим базу данных…')
  const database = await openDatabase(config, logger)
  undo.push(() => database.close())
  await migrate(database.pool)
  const { accounts } = await seed({ pool: database.pool, seed: config.seed, logger, now: systemClock.now() })

  const { app, worker } = await createServer({ config, database, logger, clock: systemClock, site })
  undo.push(() => app.close())
  await app.listen({ host: config.host, port: config.port })
  await worker.start()
  undo.push(() => worker.stop())
  stopOnSignals(logger)

  const { engine } = database
  const url = addressOf(config.host, app.server.address())
  printReady({ url, seed: config.seed, accounts, engine, dataDir: config.dataDir })
}

/** Where a browser on this computer finds the server. */
function addressOf(host: Config['host'], listening: ReturnType<import('node:net').Server['address']>): string {
  const port = typeof listening === 'object' ? listening?.port : undefined
  const isEverywhere = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' || host === '::1'
  const name = isEverywhere ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host
  return `http://${name}:${port}`
}

/** The first signal lets running requests end, the second does not wait. */
function stopOnSignals(logger: Logger): void {
  let isStopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1)
    isStopping = true
    logger.info({ signal }, 'Stopping')
    setTimeout(() => {
      logger.error('Not everything ended in time')
      process.exit(1)
    }, STOP_WITHIN_MS).unref()
    try {
      await undoAll()
      process.exit(0)
    } catch (error) {
      logger.error({ err: error }, 'Could not stop cleanly')
      process.exit(1)
    }
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

/** A rejection nobody handles leaves the state unknown: better a clean start than a half-dead process. */
function stopOnTrouble(logger: Logger): void {
  const die = (error: unknown) => {
    logger.fatal({ err: error }, 'Unexpected error, the server stops')
    process.exit(1)
  }
  process.on('unhandledRejection', die)
  process.on('uncaughtException', die)
}

try {
  await start()
} catch (error) {
  printStartFailure(error)
  await undoAll()
  process.exit(1)
}
