import type { EventEmitter } from 'node:events'
import type { Duplex } from 'node:stream'
import pg from 'pg'
import { StatementNames } from './statement-names.ts'
import { isSilence } from './unavailable.ts'

/** `patienceMs`: so long an answer is waited for; 0, which is the default, waits for ever. */
type PreparingClientConfig = pg.ClientConfig & {
  readonly names?: StatementNames | undefined
  readonly patienceMs?: number | undefined
}

/** Shared by all connections: a statement keeps its name wherever it runs. */
const shared = new StatementNames()

/**
 * A connection that prepares what it runs often. Statements with parameters that come back get a name, so the server
 * parses and plans them once per connection: on the embedded engine that more than halves the cost of a small query.
 * A prepared statement breaks when a migration changes the columns it returns, so name the columns, never `select *`.
 */
export class PreparingClient extends pg.Client {
  readonly #names: StatementNames
  /** Milliseconds; 0 waits for ever. */
  #patienceMs: number

  /** `names`: those of a pool that shares none with the rest of the process. */
  constructor({ names = shared, patienceMs = 0, ...config }: PreparingClientConfig = {}) {
    super(config)
    this.#names = names
    this.#patienceMs = patienceMs
  }

  /** For work that takes as long as it takes: neither the server nor this side ends a statement of the connection. */
  static async unhurried(client: pg.PoolClient): Promise<void> {
    if (client instanceof PreparingClient) client.#patienceMs = 0
    await client.query('set statement_timeout = 0')
  }

  /** Leaves a connection that leads nowhere any more: whoever waits on it is told, and its pool does not take it back. */
  giveUp(): void {
    const { connection } = this as unknown as { readonly connection: EventEmitter & { readonly stream: Duplex } }
    connection.emit('error', new Error('Connection terminated unexpectedly'))
    connection.stream.destroy()
  }

  // One signature stands for the many of pg: what comes in is passed on as it came.
  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads cannot be restated
  override query(...args: any[]): any {
    const [text, values, callback] = args
    if (typeof text === 'string' && Array.isArray(values) && values.length > 0) {
      const name = this.#names.of(text)
      const statement = { ...(name && { name }), text, values }
      if (!callback) return this.#ask(statement)
      if (name) return super.query(statement, callback)
    }
    return Reflect.apply(super.query, this, args)
  }

  /** The promises that pg makes itself keep every answer until a full garbage collection; these go with the next small one. */
  #ask(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    const patient = this.#patienceMs === 0 ? statement : { ...statement, query_timeout: this.#patienceMs }
    const answer = new Promise<pg.QueryResult>((resolve, reject) => {
      super.query(patient, (error, result) => (error ? reject(error) : resolve(result)))
    })
    return answer.catch((error: Error) => {
      // Whoever was next on this connection would wait as long.
      if (isSilence(error)) this.giveUp()
      // Where the answer came in says nothing, who asked does.
      Error.captureStackTrace(error)
      throw error
    })
  }
}
