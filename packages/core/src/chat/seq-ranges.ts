/**
 * A set of message numbers as ranges `[from, to, from, to, …]`, ascending and apart: numbers come one after another, so
 * a thousand unread messages are mostly one range, and the next one only moves its end.
 */
export type SeqRanges = number[]

/** Index of the first range that ends at `seq` or later; `ranges.length` when all end before. */
const rangeAt = (ranges: SeqRanges, seq: number): number => {
  const last = ranges.length - 2
  if ((ranges[last + 1] as number) < seq) return ranges.length
  let [low, high] = [0, last >> 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[2 * middle + 1] as number) < seq) low = middle + 1
    else high = middle
  }
  return 2 * low
}

/** `false` when it was there. */
export const addSeq = (ranges: SeqRanges, seq: number): boolean => {
  const at = rangeAt(ranges, seq)
  if ((ranges[at] ?? Infinity) <= seq) return false
  const isAfter = ranges[at - 1] === seq - 1
  const isBefore = ranges[at] === seq + 1
  if (isAfter && isBefore) ranges.splice(at - 1, 2)
  else if (isAfter) ranges[at - 1] = seq
  else if (isBefore) ranges[at] = seq
  else ranges.splice(at, 0, seq, seq)
  return true
}

/** Takes out the numbers up to `seq`. */
export const dropUpTo = (ranges: SeqRanges, seq: number): void => {
  ranges.splice(0, rangeAt(ranges, seq + 1))
  if ((ranges[0] ?? Infinity) <= seq) ranges[0] = seq + 1
}

/** How many numbers follow `seq`. */
export const countAfter = (ranges: SeqRanges, seq: number): number => {
  let count = 0
  for (let at = rangeAt(ranges, seq + 1); at < ranges.length; at += 2) {
    count += (ranges[at + 1] as number) - Math.max(ranges[at] as number, seq + 1) + 1
  }
  return count
}
