import { pick } from '../dice.ts'
import type { Tone } from '../paint.ts'
import { bar, createSheet, type DrawMaterial, isSeenTurned, turned } from '../shapes.ts'

/** Staves of a stave's length to its width. */
const LENGTH = 5
const TONES: readonly (Tone | null)[] = ['light', 'shade', 'deep', null, 'light', null, 'shade', null]

/** Herringbone parquet, laid askew. */
export const drawParquet: DrawMaterial = (area, dice, paint) => {
  const wide = 26 * area.scale
  const long = LENGTH * wide
  const sheet = createSheet()
  const rows = Math.ceil((Math.hypot(area.width, area.height) / 2 + long) / wide)
  const stave = (x: number, y: number, width: number, height: number) => {
    const tone = pick(dice, TONES)
    const middle = [x + width / 2, y + height / 2] as const
    if (tone && isSeenTurned(area, 45, ...middle, long / 2)) sheet.add(tone, bar(x, y, width - 2, height - 2))
  }
  for (let row = -rows; row < rows; row++) {
    for (let step = -Math.ceil(rows / LENGTH); step < Math.ceil(rows / LENGTH); step++) {
      const across = row + 2 * LENGTH * step
      if (Math.abs(across) < rows + LENGTH) stave(across * wide, row * wide, long, wide)
      const along = row - (2 * LENGTH - 1) - 2 * LENGTH * step
      if (Math.abs(along) < rows + LENGTH) stave(row * wide, along * wide, wide, long)
    }
  }
  return turned(area, 45, sheet.markup(paint))
}
