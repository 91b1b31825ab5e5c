/** Lets so many through at a time; the others wait their turn. */
export interface Gate {
  run<T>(work: () => Promise<T>): Promise<T>
}

export function createGate(places: number): Gate {
  let free = places
  const waiting: (() => void)[] = []
  return {
    async run(work) {
      if (free > 0) free--
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else free++
      }
    },
  }
}
