import pg from 'pg'
import { StatementNames } from './statement-names.ts'

/** Shared by all connections: a statement keeps its name wherever it runs. */
const shared = new StatementNames()

/**
 * A connection that prepares what it runs often. Statements with parameters that come back get a name, so the server
 * parses and plans them once per connection: on the embedded engine that more than halves the cost of a small query.
 * A prepared statement breaks when a migration changes the columns it returns, so name the columns, never `select *`.
 */
export class PreparingClient extends pg.Client {
  readonly #names: StatementNames

  /** `names`: those of a pool that shares none with the rest of the process. */
  constructor({ names = shared, ...config }: pg.ClientConfig & { readonly names?: StatementNames | undefined } = {}) {
    super(config)
    this.#names = names
  }

  // One signature stands for the many of pg: what comes in is passed on as it came.
  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads cannot be restated
  override query(...args: any[]): any {
    const [text, values, callback] = args
    if (typeof text === 'string' && Array.isArray(values) && values.length > 0) {
      const name = this.#names.of(text)
      if (name) return callback ? super.query({ name, text, values }, callback) : this.#ask({ name, text, values })
    }
    return Reflect.apply(super.query, this, args)
  }

  /** The promises that pg makes itself keep every answer until a full garbage collection; these go with the next small one. */
  #ask(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    const answer = new Promise<pg.QueryResult>((resolve, reject) => {
      super.query(statement, (error, result) => (error ? reject(error) : resolve(result)))
    })
    return answer.catch((error: Error) => {
      // Where the answer came in says nothing, who asked does.
      Error.captureStackTrace(error)
      throw error
    })
  }
}
