import type { Clock, KeyValueStorage } from '../ports/index.ts'

/** How many icons are kept (product §9). */
export const ICON_CACHE_SIZE = 50

/** Milliseconds that an icon is kept: 168 hours (product §9). */
export const ICON_CACHE_LIFETIME = 168 * 60 * 60 * 1000

const KEY = 'artel_icons'

/** Name, body and the moment it was loaded. */
type Entry = readonly [name: string, body: string, loadedAt: number]

/** Icons by name, out of storage where they can be had from it. */
export interface IconCache {
  /** The body of an icon. Rejects as `load` does; nothing is kept then. */
  get(name: string): Promise<string>
}

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string' && typeof value[2] === 'number'

const read = (storage: KeyValueStorage): Map<string, Entry> => {
  try {
    const entries: unknown = JSON.parse(storage.get(KEY) ?? '[]')
    return new Map(Array.isArray(entries) ? entries.filter(isEntry).map((entry) => [entry[0], entry]) : [])
  } catch {
    return new Map()
  }
}

/**
 * Keeps the last used icons beyond the visit (product §9): the one that was not used for the longest goes first, and each after
 * a week. An icon that several ask for at once is loaded once.
 */
export const createIconCache = ({
  storage,
  clock,
  load,
}: {
  readonly storage: KeyValueStorage
  readonly clock: Pick<Clock, 'now'>
  readonly load: (name: string) => Promise<string>
}): IconCache => {
  const loading = new Map<string, Promise<string>>()
  let icons: Map<string, Entry> | null = null

  /** The entry goes behind all others. */
  const use = (kept: Map<string, Entry>, entry: Entry) => {
    kept.delete(entry[0])
    kept.set(entry[0], entry)
  }

  /** The order of use is written with the next icon: reading one costs no writing. */
  const keep = (kept: Map<string, Entry>, entry: Entry) => {
    use(kept, entry)
    for (const [name] of kept) {
      if (kept.size <= ICON_CACHE_SIZE) break
      kept.delete(name)
    }
    storage.set(KEY, JSON.stringify([...kept.values()]))
  }

  const fetchIcon = async (kept: Map<string, Entry>, name: string) => {
    try {
      const body = await load(name)
      keep(kept, [name, body, clock.now()])
      return body
    } finally {
      loading.delete(name)
    }
  }

  return {
    async get(name) {
      icons ??= read(storage)
      const kept = icons.get(name)
      const age = kept ? clock.now() - kept[2] : Number.POSITIVE_INFINITY
      if (kept && age >= 0 && age < ICON_CACHE_LIFETIME) {
        use(icons, kept)
        return kept[1]
      }
      const pending = loading.get(name) ?? fetchIcon(icons, name)
      loading.set(name, pending)
      return pending
    },
  }
}
