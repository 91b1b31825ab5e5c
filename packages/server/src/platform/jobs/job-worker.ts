import { randomUUID } from 'node:crypto'
import type { Clock, Timer } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Logger } from '../logging/logger.ts'
import type { ObservedJobQueue } from './job-queue.ts'
import { type JobOutcome, type JobRun, startRun } from './job-run.ts'
import { claimJobs, releaseAllLeases, renewLeases, upsertSweep } from './jobs.queries.ts'
import type { Job } from './jobs.ts'
import { LEASE_MS } from './jobs.ts'

/** Runs the jobs of the database, beside other workers or alone. */
export interface JobWorker {
  /** Begins to look for jobs, and to run sweeps at their intervals. */
  start(): Promise<void>
  /** Runs whatever is due, and what becomes due by that, to the end. What `start` does by and by; for tests. */
  runDue(): Promise<void>
  /** Takes no more jobs, tells the running ones to stop and waits for them. */
  stop(): Promise<void>
}

export interface JobWorkerDeps {
  readonly db: Kysely<Schema>
  readonly jobs: readonly Job[]
  readonly queue: Pick<ObservedJobQueue, 'onEnqueued'>
  readonly clock: Clock
  readonly logger: Logger
  /** The embedded database: no other process can hold a job, and queries take turns. */
  readonly isAlone: boolean
  /** Whether the database may grow; while it may not, only what makes room is run. Always by default. */
  readonly takesWrites?: (() => Promise<boolean>) | undefined
  /** Told of what jobs have done, while they run. */
  readonly onHandled?: (name: string, count: number) => void
  /** Told of the end of each run. */
  readonly onRun?: (run: { readonly name: string; readonly outcome: JobOutcome; readonly ms: number }) => void
}

/** So many jobs run at once in a process; on the embedded database, which has one connection, fewer. */
const AT_ONCE = { shared: 4, alone: 2 }
/** Other processes add jobs without telling; this one's own are looked for at once. */
const LOOK_EVERY_MS = { shared: 1_000, alone: 5_000 }
/** By then the transaction that asked for a job has usually been committed. */
const SOON_MS = 30

export function createJobWorker(deps: JobWorkerDeps): JobWorker {
  const { db, clock, logger, isAlone } = deps
  const jobs = new Map(deps.jobs.map((job) => [job.name, job]))
  if (jobs.size < deps.jobs.length) throw new Error('Two jobs have one name')
  const allNames = [...jobs.keys()]
  const namesThatMakeRoom = deps.jobs.filter(({ makesRoom }) => makesRoom).map(({ name }) => name)
  const kind = isAlone ? 'alone' : 'shared'
  const running = new Set<JobRun>()
  let stopped = true
  let looking: Promise<number> | undefined
  let timer: Timer
  let timerAt = Number.POSITIVE_INFINITY
  let heartbeat: Timer
  let stopListening = () => {}

  async function take(): Promise<number> {
    const limit = AT_ONCE[kind] - running.size
    if (limit <= 0) return 0
    const leaseId = randomUUID()
    const names = !deps.takesWrites || (await deps.takesWrites()) ? allNames : namesThatMakeRoom
    const claim = { names, limit, leaseId, now: new Date(clock.now()), leasedUntil: leaseEnd() }
    const claimed = await claimJobs(db, claim)
    for (const row of claimed) {
      const job = jobs.get(row.name) as Job
      const run = startRun(job, row, deps)
      running.add(run)
      void run.ended.then((outcome) => {
        running.delete(run)
        deps.onRun?.({ name: job.name, outcome, ms: clock.now() - run.startedAt })
        wake(0)
      })
    }
    if (running.size > 0) beat()
    return claimed.length
  }

  const leaseEnd = () => new Date(clock.now() + LEASE_MS)

  /** Looks for due jobs; two looks at once would take more than there is room for. */
  async function look(): Promise<number> {
    timerAt = Number.POSITIVE_INFINITY
    if (looking) return looking
    looking = take().catch((error) => {
      logger.warn({ err: error }, 'Could not look for jobs')
      return 0
    })
    const found = await looking
    looking = undefined
    wake(LOOK_EVERY_MS[kind])
    return found
  }

  function wake(afterMs: number): void {
    const at = clock.now() + afterMs
    if (stopped || at >= timerAt) return
    clock.clearTimeout(timer)
    timerAt = at
    timer = clock.setTimeout(() => void look(), afterMs)
  }

  /** Shows while anything runs that its process is alive. */
  function beat(): void {
    clock.clearTimeout(heartbeat)
    heartbeat = clock.setTimeout(async () => {
      const alive = [...running].filter((run) => !run.isLate)
      try {
        if (alive.length > 0) await renewLeases(db, [...new Set(alive.map(({ leaseId }) => leaseId))], leaseEnd())
      } catch (error) {
        logger.warn({ err: error }, 'Could not renew the leases of jobs')
      }
      if (running.size > 0) beat()
    }, LEASE_MS / 3)
  }

  async function storeSweeps(): Promise<void> {
    const now = clock.now()
    for (const { name, everyMs } of jobs.values()) {
      if (everyMs !== undefined) await upsertSweep(db, name, new Date(now), new Date(now + everyMs))
    }
  }

  return {
    async start() {
      if (isAlone) await releaseAllLeases(db)
      await storeSweeps()
      stopped = false
      stopListening = deps.queue.onEnqueued(() => wake(SOON_MS))
      wake(0)
    },
    async runDue() {
      await storeSweeps()
      for (;;) {
        const found = await look()
        if (found === 0 && running.size === 0) return
        await Promise.all([...running].map(({ ended }) => ended))
      }
    },
    async stop() {
      stopped = true
      stopListening()
      clock.clearTimeout(timer)
      await looking
      for (const run of running) run.abort()
      await Promise.all([...running].map(({ ended }) => ended))
      clock.clearTimeout(heartbeat)
    },
  }
}
