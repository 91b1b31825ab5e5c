import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, Transaction } from 'kysely'

const current = new AsyncLocalStorage<{ open: boolean }>()
/** Transactions in which work goes on. */
let working = 0

/** Code inside {@link transaction} has asked the pool for another connection. */
export class PoolUsedInTransaction extends Error {
  override readonly name = 'PoolUsedInTransaction'
  constructor() {
    super(
      'The database pool was used inside a transaction. Pass the transaction on and query with it: ' +
        'the embedded database has one connection, so waiting for another here would never end.',
    )
  }
}

/**
 * Runs `work` in one transaction: committed when it resolves, rolled back when it throws. Everything in it must query
 * with the transaction it is given; asking `db` or the pool throws {@link PoolUsedInTransaction}, on either engine, so
 * that the mistake shows before it becomes a deadlock on the one or a half-done change on the other.
 */
export function transaction<Schema, T>(db: Kysely<Schema>, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const scope = { open: true }
    working += 1
    try {
      return await current.run(scope, () => work(trx))
    } finally {
      // What was started inside but outlives it (a timer, a log line) may use the pool again.
      scope.open = false
      working -= 1
      // While it is on, Node follows every promise of the process, which is a tenth of what a request costs.
      if (working === 0) current.disable()
    }
  })
}

/** @throws PoolUsedInTransaction when the caller is inside {@link transaction}. */
export function refuseInsideTransaction(): void {
  if (current.getStore()?.open) throw new PoolUsedInTransaction()
}
