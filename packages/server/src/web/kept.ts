import type { Clock } from '@artel/core/ports'

/** What one has been given and others may be given within some seconds, made once for all who ask meanwhile. */
export interface Kept<T> {
  /**
   * The value of this key: kept, being made for somebody else, or made now. One that is not for everybody goes to whom it was
   * made for; the others make their own.
   */
  get(key: string, make: () => Promise<T>): Promise<T>
  /** The value of this key that may be given to anybody at once. */
  fresh(key: string): T | null
  /** Something that values show is no longer as it was; what is being made now is given to nobody who asks later. */
  invalidate(): void
}

/** What is kept, and how much of it. */
export interface KeptRules<T> {
  /** Milliseconds, counted from when a value was asked for: it shows what was true then. */
  readonly freshMs: number
  /** Bytes of all values together: an address may hold anything, and something is kept for each. */
  readonly bytes: number
  /** Bytes of one. */
  readonly sizeOf: (value: T) => number
  /** Whether another may be given it. */
  readonly isForEverybody: (value: T) => boolean
}

interface Entry<T> {
  readonly value: Promise<T>
  readonly until: number
  size: number
  /** The value, once it is known to be for everybody. */
  made: T | null
}

export function createKept<T>(clock: Pick<Clock, 'now'>, rules: KeptRules<T>): Kept<T> {
  let entries = new Map<string, Entry<T>>()
  let bytes = 0

  const drop = (key: string, entry: Entry<T>) => {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    bytes -= entry.size
  }

  /** The oldest go first: they would be the first to be no longer fresh. */
  const keepWithin = () => {
    for (const [key, entry] of entries) {
      if (bytes <= rules.bytes && clock.now() < entry.until) return
      drop(key, entry)
    }
  }

  const made = (key: string, make: () => Promise<T>): Promise<T> => {
    const entry: Entry<T> = { value: make(), until: clock.now() + rules.freshMs, size: 0, made: null }
    entries.delete(key)
    entries.set(key, entry)
    const settled = entry.value.then(
      (value) => {
        if (!rules.isForEverybody(value)) return drop(key, entry)
        if (entries.get(key) !== entry) return
        entry.made = value
        entry.size = rules.sizeOf(value)
        bytes += entry.size
        keepWithin()
      },
      () => drop(key, entry),
    )
    return settled.then(() => entry.value)
  }

  return {
    async get(key, make) {
      const kept = entries.get(key)
      if (kept && clock.now() < kept.until) {
        const value = await kept.value.then(
          (one) => (rules.isForEverybody(one) ? { one } : null),
          () => null,
        )
        return value ? value.one : make()
      }
      if (kept) drop(key, kept)
      return made(key, make)
    },
    fresh(key) {
      const kept = entries.get(key)
      return kept && clock.now() < kept.until ? kept.made : null
    },
    invalidate() {
      entries = new Map()
      bytes = 0
    },
  }
}
