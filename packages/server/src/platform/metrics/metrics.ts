import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { JobOutcome } from '../jobs/job-run.ts'
import type { Logger } from '../logging/logger.ts'

/** Figures about this process for Prometheus. Labels are routes, jobs and states: never people or what they write. */
export interface Metrics {
  /** A request was answered, `ms` after it came. */
  requestEnded(request: EndedRequest): void
  watchPool(pool: pg.Pool): void
  /** `count` answers the sockets that are open now. */
  watchSockets(count: () => number): void
  /** `count` answers how many jobs there are by name and state. */
  watchJobs(count: () => Promise<readonly JobCount[]>): void
  /** Each sweep of `sweeps` that can tell answers how many things wait for it. */
  watchSweeps(sweeps: readonly WaitedFor[]): void
  /** A job has done so many more things. */
  jobHandled(name: string, count: number): void
  /** A run of a job ended. */
  jobEnded(run: { readonly name: string; readonly outcome: JobOutcome; readonly ms: number }): void
  /** Something was refused to keep the site up: `what` says which limit it was. */
  refused(what: string): void
  /** All of it in the text format of Prometheus. */
  text(): Promise<string>
  readonly contentType: string
}

/** What is told of a request: `route` is a pattern, `status` a class such as `2xx`. */
interface EndedRequest {
  readonly method: string
  readonly route: string
  readonly status: string
  readonly ms: number
}

interface WaitedFor {
  readonly name: string
  readonly waiting?: (() => Promise<number>) | undefined
}

interface JobCount {
  readonly name: string
  readonly state: string
  readonly count: number
}

/** Bounds in seconds around what is measured: pages and calls take milliseconds, jobs up to minutes. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const JOB_BUCKETS = [0.01, 0.05, 0.25, 1, 5, 30, 120, 600]

export function createMetrics(logger: Logger): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const runs = new Counter({
    name: 'artel_job_runs_total',
    help: 'Runs of background jobs by how they ended.',
    labelNames: ['job', 'outcome'],
    registers,
  })
  const handled = new Counter({
    name: 'artel_job_handled_total',
    help: 'Things that runs of background jobs have done: reminders sent, tasks expired.',
    labelNames: ['job'],
    registers,
  })
  const durations = new Histogram({
    name: 'artel_job_duration_seconds',
    help: 'Time that a run of a background job took.',
    labelNames: ['job'],
    buckets: JOB_BUCKETS,
    registers,
  })
  const refusals = new Counter({
    name: 'artel_refused_total',
    help: 'Requests that were refused to keep the site up, by the limit.',
    labelNames: ['what'],
    registers,
  })

  return {
    refused: (what) => refusals.inc({ what }),
    requestEnded({ ms, ...labels }) {
      requests.observe(labels, ms / 1000)
    },
    watchPool(pool) {
      new Gauge({
        name: 'artel_db_connections',
        help: 'Connections to the database, and requests that wait for one.',
        labelNames: ['state'],
        registers,
        collect() {
          this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
          this.set({ state: 'idle' }, pool.idleCount)
          this.set({ state: 'waiting' }, pool.waitingCount)
        },
      })
    },
    watchSockets(count) {
      new Gauge({
        name: 'artel_sockets',
        help: 'Open sockets of this process.',
        registers,
        collect() {
          this.set(count())
        },
      })
    },
    watchJobs(count) {
      new Gauge({
        name: 'artel_jobs',
        help: 'Background jobs in the database: scheduled, waiting, running or given up (failed).',
        labelNames: ['job', 'state'],
        registers,
        async collect() {
          this.reset()
          try {
            for (const { name, state, count: jobs } of await count()) this.set({ job: name, state }, jobs)
          } catch (error) {
            // The other figures are worth more than none, most of all while the database is away.
            logger.warn({ err: error }, 'Could not count the jobs')
          }
        },
      })
    },
    watchSweeps(sweeps) {
      new Gauge({
        name: 'artel_sweep_waiting',
        help: 'Things that wait for a sweep; it may stop counting at 1000.',
        labelNames: ['job'],
        registers,
        async collect() {
          for (const { name, waiting } of sweeps) {
            try {
              if (waiting) this.set({ job: name }, await waiting())
            } catch (error) {
              this.remove({ job: name })
              logger.warn({ err: error, job: name }, 'Could not count what waits for a sweep')
            }
          }
        },
      })
    },
    jobHandled: (name, count) => handled.inc({ job: name }, count),
    jobEnded({ name, outcome, ms }) {
      runs.inc({ job: name, outcome })
      durations.observe({ job: name }, ms / 1000)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
