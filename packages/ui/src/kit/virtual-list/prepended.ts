/** What a list must know of its rows to see that they are the same. */
export interface Identity<T> {
  readonly keyOf: (row: T) => string
  /** A row that stays itself; one that parts others (the day above the first message) comes and goes as it is needed. */
  readonly isLasting: (row: T) => boolean
}

/** Rows have been put before the ones that were there. */
export const isPrepended = <T>(
  before: readonly T[],
  after: readonly T[],
  { keyOf, isLasting }: Identity<T>,
): boolean => {
  const [first, now] = [before.find(isLasting), after.find(isLasting)]
  if (first === undefined || now === undefined || keyOf(now) === keyOf(first)) return false
  return after.some((row) => keyOf(row) === keyOf(first))
}
