/** How one filter of a list stands in the query of an address. */
export interface Codec<T> {
  /** The word of the address. */
  readonly word: string
  /** The value while the address says nothing of it. */
  readonly initial: T
  /** Whether it arranges the list, as order and page do, instead of narrowing it. */
  readonly arranges: boolean
  /** The value out of all texts that the address gives to the word; `initial` when they make no sense. Never throws. */
  read(texts: readonly string[]): T
  /** Texts for the address, which `read` takes back. Not called for the initial value. */
  write(value: T): readonly string[]
}

/** A codec of one value. A word that is repeated could mean either of its values, so it means neither. */
export const single = <T>(
  word: string,
  initial: T,
  read: (text: string) => T | null,
  write: (value: T) => string = String,
): Codec<T> => ({
  word,
  initial,
  arranges: false,
  read: ([text, ...more]) => (text === undefined || more.length > 0 ? initial : (read(text) ?? initial)),
  write: (value) => [write(value)],
})

/** A codec of several values: the word is repeated, as a form of the browser sends it. */
export const several = <T extends string>(
  word: string,
  read: (texts: readonly string[]) => readonly T[],
): Codec<readonly T[]> => ({ word, initial: [], arranges: false, read, write: (values) => values })
