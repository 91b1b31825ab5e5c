import type { Clock } from '@artel/core/ports'
import type { Limit, Rates } from './rates.ts'

/** So many keys of a limit are remembered; those forgotten first are the ones not seen for longest. */
const MOST_KEYS = 100_000

/** Limits of one process, forgotten with it. */
export function createMemoryRates(clock: Pick<Clock, 'now'>): Rates {
  return {
    limit: (_name, times, windowMs): Limit => {
      /** Moments within the window by key; keys are in the order of their last moment. */
      const taken = new Map<string, number[]>()

      const forgetSilent = (since: number) => {
        for (const [key, moments] of taken) {
          if ((moments.at(-1) ?? 0) > since && taken.size <= MOST_KEYS) return
          taken.delete(key)
        }
      }

      return {
        async take(key) {
          const now = clock.now()
          const moments = (taken.get(key) ?? []).filter((moment) => moment > now - windowMs)
          const [oldest] = moments
          if (moments.length >= times && oldest !== undefined) return { ok: false, waitMs: oldest + windowMs - now }
          taken.delete(key)
          taken.set(key, [...moments, now])
          forgetSilent(now - windowMs)
          return {
            ok: true,
            async undo() {
              const kept = taken.get(key) ?? []
              const index = kept.lastIndexOf(now)
              if (index >= 0) taken.set(key, kept.toSpliced(index, 1))
            },
          }
        },
      }
    },
  }
}
