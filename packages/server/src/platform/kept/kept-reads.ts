import { askedTogether } from './asked-together.ts'

/** A value with what it was made of, both from one snapshot of the database. */
export interface Stamped<Value> {
  /** Another one for every other state of the rows that the value was made of. */
  readonly stamp: string
  readonly value: Value
}

/** Values that are dear to read, kept for as long as the database says that they are still right. */
export interface KeptReads<Key, Value> {
  /**
   * The value as it is now: never older than the moment it is asked for. It belongs to everybody who asks, so nobody may
   * change it. `undefined` for what is not there.
   */
  read(key: Key): Promise<Value | undefined>
}

export interface KeptReadsDeps<Key, Value> {
  /** The stamps of these keys as they are now, in one question; a key whose value is not there is left out. */
  readonly stampsOf: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, string>>
  readonly make: (key: Key) => Promise<Stamped<Value> | undefined>
  /** So many values are kept; the one that was not asked for longest goes first. */
  readonly most: number
}

interface Entry<Value> {
  /** Which making it was, counted from the first. */
  readonly turn: number
  readonly made: Promise<Stamped<Value> | undefined>
}

/**
 * Nothing has to be told of a change, in whichever process it happens: before a kept value is given away, its stamp is compared
 * with that of the database. That is one small question for all who ask meanwhile.
 */
export function createKeptReads<Key, Value>({
  stampsOf,
  make,
  most,
}: KeptReadsDeps<Key, Value>): KeptReads<Key, Value> {
  const entries = new Map<Key, Entry<Value>>()
  const stampNow = askedTogether(stampsOf)
  let turns = 0

  const drop = (key: Key, entry: Entry<Value>) => {
    if (entries.get(key) === entry) entries.delete(key)
  }

  const use = (key: Key, entry: Entry<Value>) => {
    entries.delete(key)
    entries.set(key, entry)
    for (const oldest of entries.keys()) {
      if (entries.size <= most) return
      entries.delete(oldest)
    }
  }

  const begin = async (key: Key): Promise<Value | undefined> => {
    turns += 1
    const entry: Entry<Value> = { turn: turns, made: make(key) }
    use(key, entry)
    try {
      const made = await entry.made
      if (!made) drop(key, entry)
      return made?.value
    } catch (error) {
      drop(key, entry)
      throw error
    }
  }

  return {
    async read(key) {
      // What is begun from now on reads what is true now; of what was begun before, only the stamp can tell.
      const asked = turns
      if (!entries.has(key)) return begin(key)
      const stamp = await stampNow(key)
      if (stamp === undefined) {
        entries.delete(key)
        return undefined
      }
      let entry = entries.get(key)
      if (entry && entry.turn <= asked) {
        const made = await entry.made.catch(() => undefined)
        if (made?.stamp === stamp) {
          if (entries.get(key) === entry) use(key, entry)
          return made.value
        }
        // Another one may have been the first to see that.
        if (entries.get(key) === entry) return begin(key)
        entry = entries.get(key)
      }
      return entry ? (await entry.made)?.value : begin(key)
    },
  }
}
