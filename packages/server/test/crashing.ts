import type { Kysely, KyselyPlugin } from 'kysely'
import type { Schema } from '../src/platform/db/schema.ts'

/** The process has died: what was not committed is gone. */
class Crash extends Error {
  override readonly name = 'Crash'
}

/** Steps that a process may die between: statements of its database and calls of its provider. */
export interface Crashing {
  readonly db: Kysely<Schema>
  /** One more step. @throws Crash when it was the last */
  step(): void
  /** Runs a work that dies before its `steps`-th step, or not at all; answers whether it got through. */
  attempt(steps: number | null, work: () => Promise<unknown>): Promise<boolean>
}

/** A process over a database that dies where it is told to. */
export function crashing(db: Kysely<Schema>): Crashing {
  let left = Number.POSITIVE_INFINITY
  const step = () => {
    left -= 1
    if (left < 0) throw new Crash('The process has died')
  }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      step()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    db: db.withPlugin(plugin),
    step,
    async attempt(steps, work) {
      left = steps ?? Number.POSITIVE_INFINITY
      try {
        await work()
        return true
      } catch (error) {
        if (error instanceof Crash) return false
        throw error
      } finally {
        left = Number.POSITIVE_INFINITY
      }
    },
  }
}
