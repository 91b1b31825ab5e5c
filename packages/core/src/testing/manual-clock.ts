import { TEST_NOW } from '../contract/samples/sample-values.ts'
import type { Clock, Timer } from '../ports/index.ts'

/** Time that stands still until a test turns it. Give it to ports and, as `clock`, to `createActor`. */
export interface ManualClock extends Clock {
  /** Moves the time and runs what falls due, in order of its moment. */
  advance(milliseconds: number): void
  /** Like {@link advance}, and lets promises continue before and after each timer. */
  elapse(milliseconds: number): Promise<void>
  /** How many timers wait. */
  readonly pending: number
}

/** Lets every promise that can already continue do so. No time passes. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}

/** @param start moment in ISO 8601, {@link TEST_NOW} by default */
export const manualClock = (start: string = TEST_NOW): ManualClock => {
  let now = Date.parse(start)
  let lastId = 0
  const timers = new Map<Timer, { readonly at: number; readonly callback: () => void }>()

  /** Runs the earliest timer that is due by `until`. */
  const runNext = (until: number): boolean => {
    let next: Timer
    for (const [timer, { at }] of timers) {
      if (at <= until && (next === undefined || at < (timers.get(next)?.at ?? 0))) next = timer
    }
    const due = timers.get(next)
    if (!due) return false
    timers.delete(next)
    now = Math.max(now, due.at)
    due.callback()
    return true
  }

  return {
    now: () => now,
    setTimeout(callback, milliseconds) {
      lastId += 1
      timers.set(lastId, { at: now + Math.max(0, milliseconds), callback })
      return lastId
    },
    clearTimeout(timer) {
      timers.delete(timer)
    },
    advance(milliseconds) {
      const until = now + milliseconds
      while (runNext(until));
      now = until
    },
    async elapse(milliseconds) {
      const until = now + milliseconds
      await settle()
      while (runNext(until)) await settle()
      now = until
    },
    get pending() {
      return timers.size
    },
  }
}
