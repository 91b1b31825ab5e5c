import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Config } from '../config/config.ts'
import { StartError } from '../config/start-error.ts'
import type { Logger } from '../logging/logger.ts'
import { startMaintenance } from './pglite/maintenance.ts'
import { startEmbeddedServer } from './pglite/supervisor.ts'
import { DatabasePool } from './pool.ts'
import type { Schema } from './schema.ts'

/** An open database. */
export interface Database {
  readonly engine: 'pglite' | 'postgres'
  readonly kysely: Kysely<Schema>
  /** For what Kysely does not express. Knows about transactions: see `transaction`. */
  readonly pool: pg.Pool
  /** Waits for running queries, then closes; the embedded engine also writes a checkpoint and frees the data folder. */
  close(): Promise<void>
}

/** Oldest PostgreSQL the SQL of this project is tested on. */
const OLDEST_POSTGRES = 15

/** A request that gets no connection in this time is better off with an error. */
const CONNECTION_WITHIN_MS = 15_000

/** A statement that takes longer is ended by the server. */
const STATEMENT_WITHIN_MS = 30_000

/** How long closing waits for running queries. */
const CLOSE_WITHIN_MS = 10_000

/**
 * Opens the database the configuration names: PostgreSQL by its address, else the embedded one in the data folder.
 * @throws StartError when it cannot be opened.
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'pgPool'>,
  logger: Logger,
): Promise<Database> {
  return config.databaseUrl ? openPostgres(config.databaseUrl, config.pgPool) : openEmbedded(config.dataDir, logger)
}

async function openEmbedded(dataDir: string, logger: Logger): Promise<Database> {
  const server = await startEmbeddedServer({ dataDir, logger })
  const { host, port } = server.place
  const pool = new DatabasePool({
    host,
    port,
    user: 'postgres',
    database: 'postgres',
    // The engine has one session; a second connection would only wait for the first.
    max: 1,
    connectionTimeoutMillis: CONNECTION_WITHIN_MS,
    idleTimeoutMillis: 0,
    ready: () => server.ready(),
  })
  const maintenance = startMaintenance(pool, logger)
  return database('pglite', pool, async () => {
    await maintenance.stop()
    await endOf(pool)
    await server.close()
  })
}

async function openPostgres(databaseUrl: string, size: number): Promise<Database> {
  const pool = new DatabasePool({
    connectionString: databaseUrl,
    max: size,
    connectionTimeoutMillis: CONNECTION_WITHIN_MS,
    application_name: 'artel',
    // Compiling a statement is worth it for reports; here it costs more than a page of tasks.
    options: '-c TimeZone=UTC -c jit=off',
    statement_timeout: STATEMENT_WITHIN_MS,
    // A server whose machine is gone ends no statement and closes no connection.
    patienceMs: STATEMENT_WITHIN_MS + 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  try {
    await checkServer(pool)
  } catch (error) {
    await pool.end()
    if (error instanceof StartError) throw error
    throw new StartError(
      [
        `PostgreSQL по адресу ${withoutPassword(databaseUrl)} недоступен: ${messageOf(error)}`,
        'Проверьте DATABASE_URL и запущен ли сервер; без этой переменной работает встроенная база.',
      ],
      { cause: error },
    )
  }
  return database('postgres', pool, () => endOf(pool))
}

/** Puts the parts together; tests use it over engines of their own. */
export function database(engine: Database['engine'], pool: pg.Pool, close: () => Promise<void>): Database {
  return { engine, pool, kysely: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), close }
}

/** A query that never ends must not keep the process from ending. */
async function endOf(pool: pg.Pool): Promise<void> {
  await Promise.race([pool.end(), sleep(CLOSE_WITHIN_MS, undefined, { ref: false })])
}

async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: string; encoding: string }>(
    `select current_setting('server_version') as version, current_setting('server_encoding') as encoding`,
  )
  const { version = '', encoding } = rows[0] ?? {}
  if (Number.parseInt(version, 10) < OLDEST_POSTGRES) {
    throw new StartError(
      `PostgreSQL ${version} слишком старый: нужен ${OLDEST_POSTGRES} или новее. Обновите его или укажите другой в DATABASE_URL.`,
    )
  }
  if (encoding !== 'UTF8') {
    throw new StartError(
      `База в кодировке ${encoding}, а нужна UTF8. Создайте её заново: create database … encoding 'UTF8' template template0.`,
    )
  }
}

function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.password = ''
  return `${url.protocol}//${url.username ? `${url.username}@` : ''}${url.host}${url.pathname}`
}

/** A refused connection to a name with several addresses is an AggregateError without a message. */
function messageOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || String(error)
}
