import type pg from 'pg'
import type { Logger } from '../../logging/logger.ts'

/** What PostgreSQL's background processes would do, done in quiet moments. */
export interface Maintenance {
  /** Looks once whether the moment is quiet, and if so does what is due. */
  look(): Promise<void>
  /** Resolves when nothing of it runs any more. */
  stop(): Promise<void>
}

const LOOK_EVERY_MS = 60_000
/** Nobody has asked the database for anything this long. */
const QUIET_MS = 2_000

/** Autovacuum's own defaults: a fifth (for statistics a tenth) of the table and 50 rows. */
const DUE_TABLES = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
     or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
  order by s.n_dead_tup desc`

/** Vacuums the tables that have changed much, one after the other while `goOn` allows, and returns their names. */
export async function vacuumDueTables(pool: pg.Pool, goOn: () => boolean = () => true): Promise<string[]> {
  // What the last second changed is not in the statistics yet.
  await pool.query('select pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ name: string }>(DUE_TABLES)
  const done: string[] = []
  for (const { name } of rows) {
    if (!goOn()) break
    await pool.query(`vacuum (analyze) ${name}`)
    done.push(name)
  }
  return done
}

/**
 * PGlite runs a single process, so nothing vacuums, gathers statistics or writes checkpoints by itself. Once a minute,
 * when the database has been left alone for a while, this does: vacuum where it is due, and a checkpoint when anything
 * was written, which keeps recovery after a crash short.
 */
export function startMaintenance(pool: pg.Pool, logger: Logger): Maintenance {
  let lastUse = Date.now()
  let stopped = false
  let checkpointAt: string | undefined
  let work: Promise<void> | undefined
  pool.on('acquire', () => {
    if (!work) lastUse = Date.now()
  })

  const nobodyWaits = () => !stopped && pool.waitingCount === 0
  const isQuiet = () => nobodyWaits() && pool.idleCount === pool.totalCount && Date.now() - lastUse >= QUIET_MS

  async function maintain(): Promise<void> {
    try {
      const vacuumed = await vacuumDueTables(pool, nobodyWaits)
      if (vacuumed.length > 0) logger.info({ tables: vacuumed }, 'embedded database vacuumed')
      const position = await walPosition(pool)
      if (position !== checkpointAt && nobodyWaits()) {
        await pool.query('checkpoint')
        checkpointAt = await walPosition(pool)
      }
    } catch (error) {
      logger.warn({ err: error }, 'maintenance of the embedded database failed')
    } finally {
      work = undefined
    }
  }

  function look(): Promise<void> {
    if (!work && isQuiet()) work = maintain()
    return work ?? Promise.resolve()
  }

  const timer = setInterval(look, LOOK_EVERY_MS)
  timer.unref()
  return {
    look,
    async stop() {
      stopped = true
      clearInterval(timer)
      await work
    },
  }
}

async function walPosition(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ position: string }>('select pg_current_wal_insert_lsn() as position')
  return rows[0]?.position
}
