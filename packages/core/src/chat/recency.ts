/** What can stand in a {@link Recency}. */
export interface Ranked {
  readonly id: number
  /** Its number there, the recency's own to give; -1 before it has one. */
  slot: number
}

/** A set ordered by rank, the highest first, equals by the higher id: mostly the order of before. */
export interface Recency<T extends Ranked> {
  readonly size: number
  has(item: T): boolean
  add(item: T): void
  remove(item: T): void
  /** Sets what the place of `item` depends on, whether it is in the set already or not. */
  rank(item: T, rank: number): void
  /** -Infinity for one that was never ranked. */
  rankOf(item: T): number
  /** The items in order; the same object as long as nothing moves, and what it was when something does. */
  order(): Order<T>
}

/** An order as it was at one moment. */
export interface Order<T> extends Iterable<T> {
  readonly length: number
  /** `undefined` beyond the end. */
  at(index: number): T | undefined
  /** -1 for what does not stand there. */
  indexOf(item: T): number
}

/** The bits of a slot's state: it is in the set; its place is not known until somebody looks. */
const [LISTED, SHIFTED] = [1, 2]

/**
 * Everything by slots in arrays of numbers and not by the items: ten thousand chats lie all over the memory, and one look
 * at each of them would cost more than the events of a whole frame. Deriving the order anew costs what has moved, and one
 * pass over numbers.
 */
export const createRecency = <T extends Ranked>(): Recency<T> => {
  const items: T[] = []
  let states = new Uint8Array(64)
  let ranks = new Float64Array(64)
  let shifted: number[] = []
  let size = 0

  const orderOf = (slots: Uint32Array): Order<T> => ({
    length: slots.length,
    at: (index) => items[slots[index] ?? -1],
    indexOf: ({ slot }) => slots.indexOf(slot),
    *[Symbol.iterator]() {
      for (const slot of slots) yield items[slot] as T
    },
  })
  let slots = new Uint32Array(0)
  let order = orderOf(slots)

  const widen = () => {
    const [narrowStates, narrowRanks] = [states, ranks]
    states = new Uint8Array(items.length * 2)
    states.set(narrowStates)
    ranks = new Float64Array(items.length * 2)
    ranks.set(narrowRanks)
  }

  const slotOf = (item: T): number => {
    if (item.slot !== -1) return item.slot
    if (items.length === states.length) widen()
    item.slot = items.push(item) - 1
    ranks[item.slot] = -Infinity
    return item.slot
  }

  const shift = (slot: number, state: number) => {
    if ((state & SHIFTED) === 0) shifted.push(slot)
    states[slot] = state | SHIFTED
  }

  const compare = (a: number, b: number) =>
    (ranks[b] as number) - (ranks[a] as number) || (items[b] as T).id - (items[a] as T).id

  const derive = () => {
    const moved = shifted.filter((slot) => ((states[slot] as number) & LISTED) !== 0).sort(compare)
    const merged = new Uint32Array(size)
    let [length, next] = [0, 0]
    for (const slot of slots) {
      if (((states[slot] as number) & SHIFTED) !== 0) continue
      for (let ahead = moved[next]; ahead !== undefined && compare(ahead, slot) < 0; ahead = moved[next]) {
        merged[length++] = ahead
        next += 1
      }
      merged[length++] = slot
    }
    for (; next < moved.length; next += 1) merged[length++] = moved[next] as number
    for (const slot of shifted) states[slot] = (states[slot] as number) & ~SHIFTED
    shifted = []
    slots = merged
    order = orderOf(slots)
  }

  const has = ({ slot }: T) => slot !== -1 && ((states[slot] as number) & LISTED) !== 0

  return {
    get size() {
      return size
    },
    has,
    add(item) {
      if (has(item)) return
      const slot = slotOf(item)
      size += 1
      shift(slot, (states[slot] as number) | LISTED)
    },
    remove(item) {
      if (!has(item)) return
      size -= 1
      shift(item.slot, (states[item.slot] as number) & ~LISTED)
    },
    rank(item, rank) {
      const slot = slotOf(item)
      if (ranks[slot] === rank) return
      ranks[slot] = rank
      if (has(item)) shift(slot, states[slot] as number)
    },
    rankOf: ({ slot }) => ranks[slot] ?? -Infinity,
    order() {
      if (shifted.length > 0) derive()
      return order
    },
  }
}
