import type { Clock } from '@artel/core/ports'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { unitOfWork } from '../db/unit-of-work.ts'
import type { Logger } from '../logging/logger.ts'
import { type ClaimedJob, deleteJob, failJob, lockJob, rescheduleSweep, retryJob, returnJob } from './jobs.queries.ts'
import { type Job, type JobContext, LeaseLost } from './jobs.ts'

/** How a run of a job ended: done; to be tried again; given up; interrupted, or taken over by another process. */
export type JobOutcome = 'done' | 'retry' | 'failed' | 'interrupted'

/** A job that is being run. */
export interface JobRun {
  readonly leaseId: string
  /** Milliseconds since the epoch. */
  readonly startedAt: number
  /** It was told to stop for taking too long; its lease is not renewed any more. */
  readonly isLate: boolean
  /** Never rejects. */
  readonly ended: Promise<JobOutcome>
  /** Tells the job that the server stops. */
  abort(): void
}

interface RunDeps {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly logger: Logger
  /** Told of what a run has done so far. */
  readonly onHandled?: ((name: string, count: number) => void) | undefined
}

/** A job that takes longer hangs. */
const WITHIN_MS = 600_000
const LONGEST_DELAY_MS = 3_600_000
/** What is kept of an error message, in characters. */
const ERROR_LENGTH = 500

/** Runs a claimed job and writes down how it ended. */
export function startRun(job: Job, claimed: ClaimedJob, { db, clock, logger: parent, onHandled }: RunDeps): JobRun {
  const logger = parent.child({ job: job.name, jobId: claimed.id, attempt: claimed.attempts })
  const controller = new AbortController()
  const startedAt = clock.now()
  let isLate = false
  let isFinished = false
  const limit = clock.setTimeout(() => {
    isLate = true
    controller.abort(new Error('The job has run for too long'))
  }, WITHIN_MS)

  const conclude = (on: Kysely<Schema> | Transaction<Schema>) =>
    job.everyMs === undefined
      ? deleteJob(on, claimed)
      : rescheduleSweep(on, claimed, new Date(clock.now() + job.everyMs))

  const ctx: JobContext = {
    attempt: claimed.attempts,
    signal: controller.signal,
    logger,
    handled: (count) => onHandled?.(job.name, count),
    unit: (work) =>
      unitOfWork(db, logger, async (unit) => {
        if (!(await lockJob(unit.trx, claimed))) throw new LeaseLost()
        return work(unit)
      }),
    async finish(work) {
      const result = await unitOfWork(db, logger, async (unit) => {
        if (!(await conclude(unit.trx))) throw new LeaseLost()
        return work(unit)
      })
      isFinished = true
      return result
    },
  }

  async function run(): Promise<JobOutcome> {
    const isExhausted = job.everyMs === undefined && claimed.attempts > job.retry.tries
    // Begun so often without an end, good or bad: it takes its process down with it.
    if (isExhausted) return giveUp(new Error('The process died each time while the job ran'))
    try {
      await job.run(claimed.payload, ctx)
      if (!isFinished && !(await conclude(db))) throw new LeaseLost()
      logger.debug('A job is done')
      return 'done'
    } catch (error) {
      return await failed(error)
    }
  }

  async function failed(error: unknown): Promise<JobOutcome> {
    if (isFinished) {
      logger.error({ err: error }, 'A job failed after it was done')
      return 'done'
    }
    if (error instanceof LeaseLost) {
      logger.warn('Another process has taken the job over')
      return 'interrupted'
    }
    if (controller.signal.aborted && !isLate) {
      await returnJob(db, claimed)
      return 'interrupted'
    }
    if (job.everyMs === undefined && claimed.attempts >= job.retry.tries) return giveUp(error)
    const delayMs = Math.min(
      job.retry.firstDelayMs * 2 ** (claimed.attempts - 1),
      LONGEST_DELAY_MS,
      job.everyMs ?? LONGEST_DELAY_MS,
    )
    logger.warn({ err: error, delayMs }, 'A job failed and will be tried again')
    await retryJob(db, claimed, new Date(clock.now() + delayMs), messageOf(error))
    return 'retry'
  }

  async function giveUp(error: unknown): Promise<JobOutcome> {
    logger.error({ err: error }, 'A job was given up')
    await failJob(db, claimed, new Date(clock.now()), messageOf(error))
    return 'failed'
  }

  const ended = run()
    .catch((error): JobOutcome => {
      // Its lease runs out, and somebody else begins it anew.
      logger.error({ err: error }, 'Could not write down how a job ended')
      return 'interrupted'
    })
    .finally(() => clock.clearTimeout(limit))
  return {
    leaseId: claimed.leaseId,
    startedAt,
    ended,
    get isLate() {
      return isLate
    },
    abort: () => controller.abort(new Error('The server stops')),
  }
}

const messageOf = (error: unknown) => String(error instanceof Error ? error.message : error).slice(0, ERROR_LENGTH)
