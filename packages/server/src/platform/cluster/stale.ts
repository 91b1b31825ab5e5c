import type { Bus } from './bus.ts'

/** A cache that can be told to forget. */
interface Cache {
  invalidate(): void
}

/** The cache, whose `invalidate` reaches the same cache (by its name) of the other processes as well. */
export function invalidatedEverywhere<T extends Cache>(bus: Bus, name: string, cache: T): T {
  bus.subscribe('stale', (message) => {
    if (message === name) cache.invalidate()
  })
  return {
    ...cache,
    invalidate() {
      cache.invalidate()
      bus.publish('stale', name)
    },
  }
}
