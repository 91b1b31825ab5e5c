import type { Clock } from '@artel/core/ports'
import { insertJob } from './jobs.queries.ts'
import type { JobQueue } from './jobs.ts'

/** A queue that lets the worker of the same process know. */
export interface ObservedJobQueue extends JobQueue {
  /** Calls back after each job that was asked for, which may not be committed yet; returns the way to stop. */
  onEnqueued(listener: () => void): () => void
}

export function createJobQueue(clock: Pick<Clock, 'now'>): ObservedJobQueue {
  const listeners = new Set<() => void>()
  return {
    async enqueue(trx, { name, payload: schema }, payload, { runAt, key } = {}) {
      schema.parse(payload)
      await insertJob(trx, { name, payload, runAt: runAt ?? new Date(clock.now()), key: key ?? null })
      for (const listener of listeners) listener()
    },
    onEnqueued(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
