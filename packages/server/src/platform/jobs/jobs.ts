import type { Transaction } from 'kysely'
import type * as z from 'zod'
import type { Schema } from '../db/schema.ts'
import type { UnitOfWork } from '../db/unit-of-work.ts'
import type { Logger } from '../logging/logger.ts'

/**
 * # Background jobs: how to add one
 *
 * A **sweep** looks at regular intervals for what is due, whatever happened in the meantime:
 * ```ts
 * export const taskJobs = (deps: TaskJobDeps): Job[] => [
 *   sweep({
 *     name: 'tasks.expire',
 *     everyMs: 60_000,
 *     async run(ctx) {
 *       for (const id of await selectExpiredTasks(deps.db, deps.clock.now())) {
 *         await ctx.unit((unit) => deps.expire(unit, id))
 *       }
 *     },
 *   }),
 * ]
 * ```
 * A **queued job** follows from one change and carries a payload. Its kind is known to those who ask for it:
 * ```ts
 * export const letterJob = jobKind('mail.send', z.object({ letterId: z.number() }))
 * // in a service, in the transaction of the change it follows from:
 * await jobs.enqueue(unit.trx, letterJob, { letterId })
 * // where jobs are wired:
 * queuedJob(letterJob, { retry: { tries: 8 }, run: async ({ letterId }, ctx) => { … } })
 * ```
 * Both go into the list `jobs` of `composition/features.ts`. Of all processes exactly one runs a job at a time; a process that dies in
 * the middle leaves it to the next one after {@link LEASE_MS}. So a job may be begun more than once, and what it changes
 * in the database belongs into `ctx.unit` or `ctx.finish`, which roll back when somebody else has taken over.
 */
export interface Job {
  readonly name: string
  /** Pause between two runs of a sweep in milliseconds; a queued job has none. */
  readonly everyMs: number | undefined
  readonly retry: Required<Retry>
  /** How many things wait for a sweep that can tell. */
  readonly waiting?: (() => Promise<number>) | undefined
  /** It makes room on the disk, so it runs on a full one too. */
  readonly makesRoom?: boolean | undefined
  /** @throws ZodError when the payload is not what the kind promises. */
  run(payload: unknown, ctx: JobContext): Promise<void>
}

/** When a job that failed is tried again. */
export interface Retry {
  /** How often a queued job is begun before it is given up; 5 by default. A sweep never gives up. */
  readonly tries?: number
  /** Pause after the first failure, doubled after each further one up to an hour; 10 s by default. */
  readonly firstDelayMs?: number
}

/** What a job gets to work with, beside the dependencies it was made with. */
export interface JobContext {
  /** 1 at first, more after failures and crashes. */
  readonly attempt: number
  /** Aborts when the server stops, or the job has run for too long. A job that stops for it is not blamed. */
  readonly signal: AbortSignal
  readonly logger: Logger
  /** So many more things are done; for the figures. */
  handled(count: number): void
  /** One transaction with its effects, if the job is still ours. @throws LeaseLost */
  unit<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T>
  /** The same, and the job is done with it: both or neither, so its change happens exactly once. @throws LeaseLost */
  finish<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T>
}

/** Another process has taken the job over, because this one did not show itself alive in time. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/** A running job is taken for dead when its process has not shown itself for so long. */
export const LEASE_MS = 30_000

/** Name and payload of a queued job: what those who ask for it need to know. */
export interface JobKind<P> {
  /** `feature.verb`, unique. */
  readonly name: string
  readonly payload: z.ZodType<P>
}

export const jobKind = <P>(name: string, payload: z.ZodType<P>): JobKind<P> => ({ name, payload })

/** Asks for work in the transaction of the change that it follows from. */
export interface JobQueue {
  enqueue<P>(trx: Transaction<Schema>, kind: JobKind<P>, payload: P, options?: EnqueueOptions): Promise<void>
}

export interface EnqueueOptions {
  /** Not before this moment; at once by default. */
  readonly runAt?: Date
  /** While a job of this key waits or runs, asking for it again does nothing. Unique across kinds. */
  readonly key?: string
}

const HOUR_MS = 3_600_000
const DEFAULT_RETRY: Required<Retry> = { tries: 5, firstDelayMs: 10_000 }

/** Makes the job that does what was asked for under the kind. */
export const queuedJob = <P>(
  { name, payload: schema }: JobKind<P>,
  { retry, run }: { readonly retry?: Retry; run(payload: P, ctx: JobContext): Promise<void> },
): Job => ({
  name,
  everyMs: undefined,
  retry: { ...DEFAULT_RETRY, ...retry },
  run: async (payload, ctx) => run(schema.parse(payload), ctx),
})

/** Makes the job that runs again and again, `everyMs` after it ended the last time. */
export const sweep = ({ name, everyMs, waiting, makesRoom, run }: SweepOptions): Job => ({
  name,
  everyMs,
  waiting,
  makesRoom,
  retry: DEFAULT_RETRY,
  run: (_payload, ctx) => run(ctx),
})

/** Makes the sweep that removes every hour what is over and says how much that was. */
export const purge = (name: string, remove: () => Promise<number>): Job =>
  sweep({ name, everyMs: HOUR_MS, run: async (ctx) => ctx.handled(await remove()) })

/** A sweep counts what waits for it up to so many: beyond that only one thing is of interest, that it does not keep up. */
export const COUNTED = 1000

export interface SweepOptions {
  /** `feature.verb`, unique. */
  readonly name: string
  readonly everyMs: number
  /** How many things wait for it, cheap enough to be asked every few seconds; it may stop at {@link COUNTED}. */
  readonly waiting?: () => Promise<number>
  readonly makesRoom?: boolean
  run(ctx: JobContext): Promise<void>
}
