import { testUuid } from '../contract/samples/sample-values.ts'
import type {
  Connectivity,
  GeolocationPort,
  KeyValueStorage,
  PositionFailure,
  RandomIds,
  TabLock,
} from '../ports/index.ts'

/** Storage that forgets with the test; `entries` is what it holds. */
export const memoryStorage = (
  initial: Readonly<Record<string, string>> = {},
): KeyValueStorage & { readonly entries: ReadonlyMap<string, string> } => {
  const entries = new Map(Object.entries(initial))
  return {
    entries,
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  }
}

/** One browser's lock: tabs that share it run their tasks of one name one after another. `runs` counts them. */
export const fakeTabLock = (): TabLock & { readonly runs: number } => {
  const queues = new Map<string, Promise<unknown>>()
  let runs = 0
  return {
    get runs() {
      return runs
    },
    run(name, task) {
      const turn = (queues.get(name) ?? Promise.resolve()).then(() => {
        runs += 1
        return task()
      })
      queues.set(
        name,
        turn.catch(() => {}),
      )
      return turn
    },
  }
}

/** A network that a test plugs in and out. */
export const fakeConnectivity = (isOnline = true): Connectivity & { set(isOnline: boolean): void } => {
  const listeners = new Set<(isOnline: boolean) => void>()
  let current = isOnline
  return {
    isOnline: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set(next) {
      if (next === current) return
      current = next
      for (const listener of listeners) listener(next)
    },
  }
}

/** A device that a test moves about. `watchers` counts who follows it. */
export const fakeGeolocation = (): GeolocationPort & {
  readonly watchers: number
  moveTo(position: { readonly lat: number; readonly lon: number }): void
  fail(reason: PositionFailure): void
} => {
  const watching = new Set<Parameters<GeolocationPort['watch']>[0]>()
  return {
    get watchers() {
      return watching.size
    },
    watch(listeners) {
      watching.add(listeners)
      return () => void watching.delete(listeners)
    },
    moveTo(position) {
      for (const { onPosition } of watching) onPosition(position)
    },
    fail(reason) {
      for (const { onFailure } of watching) onFailure(reason)
    },
  }
}

/** UUIDs in order: …0001, …0002. */
export const fakeIds = (): RandomIds => {
  let last = 0
  return {
    uuid() {
      last += 1
      return testUuid(last)
    },
  }
}
