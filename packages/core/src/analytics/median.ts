/** The middle of some numbers, rounded; the mean of the two in the middle where they are even. `null` of none. */
export const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  const [before, at] = [sorted[half - 1], sorted[half]]
  if (at === undefined) return null
  return Math.round(sorted.length % 2 === 1 || before === undefined ? at : (before + at) / 2)
}
