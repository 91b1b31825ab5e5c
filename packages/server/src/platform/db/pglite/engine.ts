import { chmodSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { cube } from '@electric-sql/pglite/contrib/cube'
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { ensureCluster } from './cluster.ts'
import { DurableNodeFS } from './durable-fs.ts'
import { copySavedCluster } from './saved-cluster.ts'

/** PostgreSQL inside this thread, spoken to in its wire protocol. */
export interface Engine {
  /** Runs whole frontend messages and returns all that the server answered. Blocks the thread meanwhile. */
  execute(messages: Uint8Array): Promise<Buffer>
  isInTransaction(): boolean
  /** Writes a checkpoint and closes the files; the next start then has nothing to recover. */
  close(): Promise<void>
}

export interface EngineOptions {
  /** Folder of the cluster; made when missing. */
  dir: string
  /** Whether a commit waits for the disk. Off only in tests. */
  durable: boolean
  /** Lines of PostgreSQL's own log: starts, recoveries, panics. Ordinary errors go to the client only. */
  onLog(line: string): void
  /** PostgreSQL has died (panic, trap of the WASM module). Nothing it says from now on may be believed. */
  onDeath(reason: Error): void
}

const EXTENSIONS = { btree_gin, btree_gist, citext, cube, earthdistance, fuzzystrmatch, pg_trgm, unaccent }

/** Thrown by PGlite's module on every ordinary SQL error; anything else that comes out of it is the end. */
const SQL_ERROR_STATUS = 100

const SETTINGS = [
  // All of it is taken at the start, whether used or not; the system keeps the files of the folder in its memory anyway.
  'shared_buffers=32MB',
  'wal_sync_method=fsync',
  // Keeps recovery after kill -9 short and the folder small: checkpoints come after this much log.
  'max_wal_size=128MB',
  'log_min_messages=log',
  'log_min_error_statement=panic',
].flatMap((setting) => ['-c', setting])

/** Opens the cluster in `dir`. One thread of one process may: the caller holds the lock of the data folder. */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  await ensureCluster(options.dir, async (draft) => {
    if (copySavedCluster(draft)) return
    const initial = await start(draft, options)
    await initial.close()
  })
  // PGlite makes its files readable and writable by everyone; the folder keeps others out.
  chmodSync(options.dir, 0o700)
  const pg = await start(options.dir, options)
  let dead: Error | undefined
  watchForDeath(pg, (reason) => {
    if (dead) return
    dead = reason
    options.onDeath(reason)
  })

  const execute = async (messages: Uint8Array): Promise<Buffer> => {
    if (dead) throw dead
    const answer: Buffer[] = []
    await pg.execProtocolRawStream(messages, {
      syncToFs: false,
      // The bytes are a window into WASM memory that the next write reuses.
      onRawData: (bytes) => answer.push(Buffer.from(bytes)),
    })
    if (dead) throw dead
    return answer.length === 1 && answer[0] ? answer[0] : Buffer.concat(answer)
  }

  return {
    execute,
    isInTransaction: () => pg.isInTransaction(),
    async close() {
      if (!dead) await pg.exec('checkpoint')
      await pg.close()
    },
  }
}

async function start(dir: string, { durable, onLog }: EngineOptions): Promise<PGlite> {
  return PGlite.create({
    fs: durable ? new DurableNodeFS(dir) : new NodeFS(dir),
    extensions: EXTENSIONS,
    startParams: [...PGlite.defaultStartParams.filter((parameter) => !(durable && parameter === '-F')), ...SETTINGS],
    onStderr(line) {
      onLog(line)
      return false
    },
  })
}

/**
 * PGlite swallows every exception of the module and goes on with the next message, even after a panic has left shared
 * memory half-changed. So the calls into the module are watched, and all but the ordinary SQL error reported.
 */
function watchForDeath({ Module: module }: PGlite, onDeath: (reason: Error) => void): void {
  for (const name of [
    '_PostgresMainLoopOnce',
    '_PostgresMainLongJmp',
    '_PostgresSendReadyForQueryIfNecessary',
  ] as const) {
    const run = module[name]
    module[name] = () => {
      try {
        run()
      } catch (error) {
        if ((error as { status?: number }).status !== SQL_ERROR_STATUS) {
          onDeath(new Error('PostgreSQL in this process has died', { cause: error }))
        }
        throw error
      }
    }
  }
}
