import { type Kysely, sql } from 'kysely'
import { readMigrations } from '../db/migrate.ts'
import type { Schema } from '../db/schema.ts'

/** Whether this process works, and whether it should be given work. */
export interface Readiness {
  /** @throws Error that says what does not answer. */
  alive(): Promise<void>
  /** Answers what it has to do without for now. @throws Error that says what is missing. */
  ready(): Promise<{ readonly without: readonly string[] }>
  /** From now on it is not ready: load balancers send nobody here any more while running requests end. */
  drain(): void
}

/** Resolves when something is there. */
export type Check = () => Promise<unknown>

/**
 * Checks by the name of what they look at. Readiness needs those of life, too; what is only `wanted` is told of and stops
 * nobody: when all processes lose it at once, a load balancer would have nobody left.
 */
export interface Checks {
  readonly alive?: Readonly<Record<string, Check>>
  readonly ready?: Readonly<Record<string, Check>>
  readonly wanted?: Readonly<Record<string, Check>>
}

/** What takes longer is as good as none for those who wait. */
const WITHIN_MS = 3_000

export function createReadiness({ alive = {}, ready = {}, wanted = {} }: Checks): Readiness {
  let isDraining = false
  return {
    alive: () => all(alive),
    async ready() {
      if (isDraining) throw new Error('The server is stopping')
      await all({ ...alive, ...ready })
      return { without: await failing(wanted) }
    },
    drain: () => {
      isDraining = true
    },
  }
}

async function failing(checks: Readonly<Record<string, Check>>): Promise<string[]> {
  const results = await Promise.all(
    Object.entries(checks).map(([name, check]) =>
      inTime(name, check).then(
        () => [],
        () => [name],
      ),
    ),
  )
  return results.flat()
}

/**
 * Ready while the database answers and has every migration this program knows. It lives without: whoever restarted all
 * processes because their database is away would take down what needs none, and help nothing.
 */
export function databaseChecks(db: Kysely<Schema>): Required<Pick<Checks, 'ready'>> {
  const latest = readMigrations().at(-1)?.name ?? ''
  return {
    ready: {
      database: () => sql`select 1`.execute(db),
      async migrations() {
        const { rows } = await sql`select from schema_migration where name = ${latest}`.execute(db)
        if (rows.length === 0) throw new Error(`Migration ${latest} was not applied`)
      },
    },
  }
}

async function all(checks: Readonly<Record<string, Check>>): Promise<void> {
  await Promise.all(Object.entries(checks).map(([name, check]) => inTime(name, check)))
}

async function inTime(name: string, check: Check): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name}: no answer in ${WITHIN_MS} ms`)), WITHIN_MS)
  })
  try {
    await Promise.race([check(), late])
  } finally {
    clearTimeout(timer)
  }
}
