/** An order that is mostly the one of before: sorting it anew costs what has moved, not what is there. */
export interface Recency<T> {
  /** The place of `item` is not what it was: it has changed, come or gone. */
  shift(item: T): void
  /** The items in order. */
  of(items: ReadonlySet<T>): readonly T[]
}

/** Remembers an order between two looks at it; everything whose place may have changed must be told by `shift`. */
export const createRecency = <T>(compare: (a: T, b: T) => number): Recency<T> => {
  let order: readonly T[] = []
  const shifted = new Set<T>()

  return {
    shift: (item) => void shifted.add(item),
    of(items) {
      if (shifted.size === 0) return order
      const moved = [...shifted].filter((item) => items.has(item)).sort(compare)
      const merged: T[] = []
      let next = 0
      for (const item of order) {
        if (shifted.has(item)) continue
        for (let ahead = moved[next]; ahead !== undefined && compare(ahead, item) < 0; ahead = moved[next]) {
          merged.push(ahead)
          next += 1
        }
        merged.push(item)
      }
      for (; next < moved.length; next += 1) merged.push(moved[next] as T)
      shifted.clear()
      order = merged
      return order
    },
  }
}
