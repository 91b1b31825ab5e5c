/** How many routes are preloaded at once (product §9). */
export const PRELOADS_AT_ONCE = 5

/** Lets a few tasks run at a time. */
export interface Limiter {
  /** Runs `task` as soon as there is room, in the order of asking; settles as the task does. */
  run<T>(task: () => Promise<T>): Promise<T>
}

/** A queue that lets `atOnce` tasks run at a time. A task that fails makes room like any other. */
export const createPreloadLimiter = (atOnce: number = PRELOADS_AT_ONCE): Limiter => {
  const waiting: (() => void)[] = []
  let running = 0

  const enter = (): Promise<void> | undefined => {
    if (running < atOnce) {
      running += 1
      return
    }
    return new Promise((resolve) => waiting.push(resolve))
  }
  const leave = () => {
    const next = waiting.shift()
    // The room goes over to the next one, so nobody can slip in between.
    if (next) next()
    else running -= 1
  }

  return {
    async run(task) {
      await enter()
      try {
        return await task()
      } finally {
        leave()
      }
    },
  }
}
