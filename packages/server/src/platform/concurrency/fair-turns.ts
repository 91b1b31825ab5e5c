/** Lets a few works through at a time, and those who ask for them take turns: whoever asks for many holds up only themselves. */
export interface FairTurns {
  /**
   * Runs `work` when it is the turn of `of`.
   * @throws QueueFull when too many wait already; the reason of `signal` when that aborts before the turn has come
   */
  run<T>(turn: Turn, work: () => Promise<T>): Promise<T>
}

/** Who asks. */
export interface Turn {
  /** An account or an address. */
  readonly of: string
  /** Aborts when nobody waits for the work any more. */
  readonly signal?: AbortSignal | undefined
}

export interface FairTurnsOptions {
  /** Works at a time. */
  readonly places: number
  /** Of them, those of one asker. */
  readonly placesOfOne: number
  /** Works of one asker that may wait, and those of all. */
  readonly waitingOfOne: number
  readonly waitingOfAll: number
  /** Told of each that was one too many. */
  readonly onFull?: () => void
}

/** There are more works than can be done in good time. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

export function createFairTurns({
  places,
  placesOfOne,
  waitingOfOne,
  waitingOfAll,
  onFull,
}: FairTurnsOptions): FairTurns {
  /** Askers with works that wait, the one whose turn is next first. */
  const queues = new Map<string, (() => void)[]>()
  const running = new Map<string, number>()
  let free = places
  let waiting = 0

  const mayRun = (of: string) => free > 0 && (running.get(of) ?? 0) < placesOfOne

  const enter = (of: string) => {
    free -= 1
    running.set(of, (running.get(of) ?? 0) + 1)
  }

  const leave = (of: string) => {
    free += 1
    const left = (running.get(of) ?? 1) - 1
    if (left > 0) running.set(of, left)
    else running.delete(of)
    admit()
  }

  const admit = () => {
    for (const [of, queue] of [...queues]) {
      if (free === 0) return
      if (!mayRun(of)) continue
      const next = queue.shift()
      queues.delete(of)
      if (queue.length > 0) queues.set(of, queue)
      next?.()
    }
  }

  const turnOf = ({ of, signal }: Turn) =>
    new Promise<void>((resolve, reject) => {
      const queue = queues.get(of) ?? []
      if (queue.length >= waitingOfOne || waiting >= waitingOfAll) {
        onFull?.()
        return reject(new QueueFull('Too many works wait'))
      }
      waiting += 1
      const begin = () => {
        waiting -= 1
        signal?.removeEventListener('abort', giveUp)
        enter(of)
        resolve()
      }
      const giveUp = () => {
        const place = queue.indexOf(begin)
        if (place < 0) return
        waiting -= 1
        queue.splice(place, 1)
        if (queue.length === 0) queues.delete(of)
        reject(signal?.reason)
      }
      queue.push(begin)
      queues.set(of, queue)
      signal?.addEventListener('abort', giveUp, { once: true })
    })

  return {
    async run(turn, work) {
      turn.signal?.throwIfAborted()
      if (mayRun(turn.of) && !queues.has(turn.of)) enter(turn.of)
      else await turnOf(turn)
      try {
        return await work()
      } finally {
        leave(turn.of)
      }
    },
  }
}
