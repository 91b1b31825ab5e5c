import type { Clock, Readable, Timer } from '../ports/index.ts'

/** Something a {@link computed} value depends on. */
export interface Source {
  /** Changes (by `Object.is`) whenever what the value is made of does. */
  readonly mark: () => unknown
  readonly subscribe: (listener: () => void) => () => void
}

/** A value computed from sources: on reading, and only when a mark has changed since the last time. */
export const computed = <T>(sources: readonly Source[], compute: () => T): Readable<T> => {
  let marks: readonly unknown[] | null = null
  let value: T
  return {
    get() {
      const current = sources.map((source) => source.mark())
      if (!marks?.every((mark, index) => Object.is(mark, current[index]))) {
        value = compute()
        marks = current
      }
      return value
    },
    subscribe(listener) {
      const stops = sources.map((source) => source.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

/** Milliseconds within which any number of realtime events becomes one notification: a frame at 60 Hz. */
const FRAME = 16

/** Keyed listeners that hear of their key at most once a {@link FRAME}, however often it is published. */
export interface Publisher<Key> {
  publish(key: Key): void
  subscribe(key: Key, listener: () => void): () => void
}

/**
 * A burst of events must cost the screen one commit and not one each, so listeners are not told at once. Reading is
 * always current; only being told waits.
 */
export const createPublisher = <Key>(clock: Clock): Publisher<Key> => {
  const listeners = new Map<Key, Set<() => void>>()
  const touched = new Set<Key>()
  let timer: Timer | null = null

  const tell = () => {
    timer = null
    const due = new Set<() => void>()
    for (const key of touched) for (const listener of listeners.get(key) ?? []) due.add(listener)
    touched.clear()
    for (const listener of due) listener()
  }

  return {
    publish(key) {
      if (!listeners.has(key)) return
      touched.add(key)
      timer ??= clock.setTimeout(tell, FRAME)
    },
    subscribe(key, listener) {
      const own = () => listener()
      const set = listeners.get(key) ?? new Set()
      listeners.set(key, set.add(own))
      return () => {
        set.delete(own)
        if (set.size === 0 && listeners.get(key) === set) listeners.delete(key)
        if (listeners.size > 0 || timer === null) return
        clock.clearTimeout(timer)
        timer = null
        touched.clear()
      }
    },
  }
}

/** Something that happens at once when asked for, and then at most once a {@link FRAME} however often it is asked for. */
export interface Throttled {
  ask(): void
  stop(): void
}

/** See {@link Throttled}. */
export const onceAFrame = (clock: Clock, act: () => void): Throttled => {
  let timer: Timer | null = null
  let isDue = false

  const rest = () => {
    isDue = false
    timer = clock.setTimeout(() => {
      timer = null
      if (!isDue) return
      rest()
      act()
    }, FRAME)
  }

  return {
    ask() {
      isDue = true
      if (timer !== null) return
      rest()
      act()
    },
    stop() {
      if (timer !== null) clock.clearTimeout(timer)
      timer = null
    },
  }
}
