/** Bounds on what may be prepared. */
interface Limits {
  /** Statements that get a name, at most; more would grow the memory of every connection. */
  names: number
  /** Statements under observation, at most; the one not seen for longest leaves. */
  candidates: number
  /** On which use a statement gets its name. */
  uses: number
  /** Characters; longer ones are bulk inserts, rarely the same twice. */
  length: number
}

const DEFAULTS: Limits = { names: 500, candidates: 1_000, uses: 3, length: 8_192 }

/** Gives names to the texts of statements that recur, and none to those that do not. */
export class StatementNames {
  readonly #limits: Limits
  readonly #names = new Map<string, string>()
  readonly #uses = new Map<string, number>()

  constructor(limits: Limits = DEFAULTS) {
    this.#limits = limits
  }

  /** The name of the statement, when it has come often enough. */
  of(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#names.size >= this.#limits.names || text.length > this.#limits.length) return known
    const uses = (this.#uses.get(text) ?? 0) + 1
    this.#uses.delete(text)
    if (uses < this.#limits.uses) {
      this.#uses.set(text, uses)
      if (this.#uses.size > this.#limits.candidates) this.#uses.delete(this.#uses.keys().next().value as string)
      return undefined
    }
    const name = `artel_${this.#names.size + 1}`
    this.#names.set(text, name)
    return name
  }
}
