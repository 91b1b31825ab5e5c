import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../logging/logger.ts'

/** The way out of the process, built up while it starts. */
export interface Shutdown {
  /** What must be undone at the end, in reverse order of its doing. */
  undo(step: () => unknown): void
  /** Undoes everything, once. */
  run(): Promise<void>
  /** From now on SIGTERM and SIGINT end the process: the first lets running requests and jobs end, the second does not wait. */
  onSignals(options: SignalOptions): void
}

export interface SignalOptions {
  readonly logger: Logger
  /** Called first: tells load balancers to send nobody here any more. */
  readonly drain: () => void
  /** How long they get to notice. */
  readonly drainSeconds: number
}

/** Requests and jobs that are still running get this long to end, ms; supervisors usually kill after 10 s. */
const STOP_WITHIN_MS = 8_000

export function createShutdown(): Shutdown {
  const steps: (() => unknown)[] = []

  const run = async () => {
    for (let step = steps.pop(); step; step = steps.pop()) await step()
  }

  const end = async (signal: NodeJS.Signals, { logger, drain, drainSeconds }: SignalOptions) => {
    logger.info({ signal, drainSeconds }, 'Stopping')
    drain()
    await sleep(drainSeconds * 1000)
    setTimeout(() => {
      logger.error('Not everything ended in time')
      process.exit(1)
    }, STOP_WITHIN_MS).unref()
    try {
      await run()
      process.exit(0)
    } catch (error) {
      logger.error({ err: error }, 'Could not stop cleanly')
      process.exit(1)
    }
  }

  return {
    undo: (step) => {
      steps.push(step)
    },
    run,
    onSignals(options) {
      let isStopping = false
      const stop = (signal: NodeJS.Signals) => {
        if (isStopping) process.exit(1)
        isStopping = true
        void end(signal, options)
      }
      process.on('SIGINT', stop)
      process.on('SIGTERM', stop)
    },
  }
}
