import { join } from 'node:path'
import { openBridge } from '../src/platform/db/pglite/bridge.ts'
import { type Engine, openEngine } from '../src/platform/db/pglite/engine.ts'
import { socketPlace } from '../src/platform/db/pglite/socket-place.ts'
import { DatabasePool } from '../src/platform/db/pool.ts'

/** The embedded database without its thread. */
export interface InThread {
  engine: Engine
  pool: DatabasePool
  /** Where clients connect. */
  host: string
  close(): Promise<void>
}

/**
 * Opens the embedded database of a data folder in the thread of the test: the same engine and bridge as in the product,
 * without waiting for the disk. (Node 20 runs no TypeScript in a worker.)
 */
export async function openInThread(dataDir: string): Promise<InThread> {
  const engine = await openEngine({
    dir: join(dataDir, 'pglite'),
    durable: false,
    onLog: () => {},
    onDeath: (reason) => {
      throw reason
    },
  })
  const { host, path } = socketPlace(dataDir)
  const bridge = await openBridge(engine, path)
  const pool = new DatabasePool({ host, user: 'postgres', database: 'postgres', max: 1, idleTimeoutMillis: 0 })
  return {
    engine,
    pool,
    host,
    async close() {
      await pool.end()
      await bridge.close()
      await engine.close()
    },
  }
}
