import type { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { PreparingClient } from './preparing-client.ts'
import type { StatementNames } from './statement-names.ts'
import { refuseInsideTransaction } from './transaction.ts'
import { typeParsers } from './type-parsers.ts'
import { READ_ONLY } from './unavailable.ts'

/** How {@link DatabasePool} differs from one engine to the other. */
export interface DatabasePoolOptions extends pg.PoolConfig {
  /**
   * Awaited before a connection is handed out: lets requests wait a while for the restart of the embedded database.
   * Rejects with `DatabaseAway` when they have waited enough.
   */
  ready?: () => Promise<void>
  /** A connection that answers nothing for so long after a statement is given up, ms; by default none is. */
  patienceMs?: number
  /** Names of prepared statements; by default those that all connections of the process share. */
  names?: StatementNames
}

/** What PostgreSQL says when it cannot write for want of space. */
export const DISK_FULL = '53100'

const ATTEMPTS = 20
const RETRY_AFTER_MS = 25

/** Connections to either engine. Refuses to give one to code that is inside a transaction of its own. */
export class DatabasePool extends pg.Pool {
  readonly #ready: (() => Promise<void>) | undefined
  /** The database has failed for want of space, and has not been seen to grow since. */
  hasRunOut = false

  constructor({ ready, ...config }: DatabasePoolOptions) {
    super({ ...config, Client: PreparingClient, types: typeParsers } as pg.PoolConfig)
    this.#ready = ready
    // An idle connection that breaks is replaced on the next use; without a listener it would end the process.
    this.on('error', () => {})
    // So does one that breaks while somebody holds it: their query fails, and the pool drops it when it comes back.
    this.on('connect', (client) => {
      client.on('error', () => {})
      const { connection } = client as unknown as { readonly connection: EventEmitter }
      connection.on('errorMessage', ({ code }: { readonly code?: string }) => {
        if (code === DISK_FULL) this.hasRunOut = true
        // Kept, it would lead to the copy for ever.
        if (code === READ_ONLY && client instanceof PreparingClient) client.giveUp()
      })
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const connected = this.#connect()
    if (!callback) return connected
    connected.then(
      (client) => callback(undefined, client, (destroy) => client.release(destroy)),
      (error: Error) => callback(error, undefined, () => {}),
    )
    return undefined
  }

  async #connect(): Promise<pg.PoolClient> {
    refuseInsideTransaction()
    if (!this.#ready) return super.connect()
    for (let attempt = 1; ; attempt++) {
      await this.#ready()
      try {
        return await super.connect()
      } catch (error) {
        // The embedded database has just died and the news of it is still on the way.
        if (attempt === ATTEMPTS || !isNotListening(error)) throw error
        await sleep(RETRY_AFTER_MS)
      }
    }
  }
}

/** Whether the database of these connections has failed for want of space. */
export const hasRunOut = (pool: pg.Pool): boolean => pool instanceof DatabasePool && pool.hasRunOut

function isNotListening(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === 'ENOENT' || code === 'ECONNREFUSED'
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void
