/** Lets so many through at a time; the others wait their turn. */
export interface Semaphore {
  run<T>(work: () => Promise<T>): Promise<T>
}

export function createSemaphore(places: number): Semaphore {
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
