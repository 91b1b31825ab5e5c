/** So long requests wait for the embedded database at most, whether it restarts or somebody else holds it. */
export const PATIENCE_MS = 5_000

/** Another client has held the session for longer than one was ready to wait. */
export class SessionBusy extends Error {
  override readonly name = 'SessionBusy'
}

/** Admits one holder at a time, in the order of asking. */
export class SessionGate {
  #busy = false
  readonly #queue: (() => void)[] = []

  /** Resolves to the way out when it is one's turn. @throws SessionBusy when that takes longer than `patienceMs`. */
  enter(patienceMs: number): Promise<() => void> {
    if (!this.#busy) {
      this.#busy = true
      return Promise.resolve(this.#exit())
    }
    return new Promise((resolve, reject) => {
      const admit = () => {
        clearTimeout(timer)
        resolve(this.#exit())
      }
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(admit), 1)
        reject(new SessionBusy('another connection holds the only session of the embedded database'))
      }, patienceMs)
      this.#queue.push(admit)
    })
  }

  #exit(): () => void {
    return () => {
      const next = this.#queue.shift()
      if (next) next()
      else this.#busy = false
    }
  }
}
