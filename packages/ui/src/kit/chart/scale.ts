/** How many lines there are about. */
const LINES = 4

/** Round numbers for the lines of a chart, from 0 to the first that is not below `most`. Never parts of one. */
export function ticksUpTo(most: number): readonly number[] {
  const rough = Math.max(1, most) / LINES
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power)
  const count = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: count + 1 }, (_, n) => n * step)
}
