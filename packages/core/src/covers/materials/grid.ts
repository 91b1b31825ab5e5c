import { below, pick } from '../dice.ts'
import type { Tone } from '../paint.ts'
import { bar, createSheet, type DrawMaterial, disc, unit } from '../shapes.ts'

/** So many square units of paper go with one figure. */
const PAPER = 25_000

/** What is drawn in an exercise book, at a crossing of its lines: a size in units, and the square it counts in. */
const figures: readonly ((x: number, y: number, size: number, square: number) => readonly [Tone, string])[] = [
  (x, y, size) => ['shade', `M${unit(x)} ${unit(y)}h${unit(size)}v${-unit(size)}z`],
  (x, y, size) => ['light', disc(x, y, size / 2)],
  (x, y, size) => ['light', bar(x, y, size, size)],
  (x, y, size) => ['trace', `M${unit(x)} ${unit(y)}q${unit(size / 2)} ${-unit(size)} ${unit(size)} 0t${unit(size)} 0`],
  (x, y, _, square) => ['deep', bar(x, y, square * 3, square)],
]

/** Squared paper with a margin and figures. */
export const drawGrid: DrawMaterial = ({ width, height, scale }, dice, paint) => {
  const square = 26 * scale
  const sheet = createSheet()
  for (let x = square / 2; x < width; x += square) sheet.add('crease', `M${unit(x)} 0v${height}`)
  for (let y = square / 2; y < height; y += square) sheet.add('crease', `M0 ${unit(y)}h${width}`)
  const crossing = (length: number) => square * (0.5 + below(dice, length / square))
  const count = Math.max(3, Math.round((width * height) / PAPER / scale ** 2))
  for (let drawn = 0; drawn < count; drawn++) {
    const [x, y] = [crossing(width), crossing(height)]
    sheet.add(...pick(dice, figures)(x, y, square * (2 + below(dice, 4)), square))
  }
  sheet.add('trace', `M${unit(square * 2.5)} 0v${height}`)
  return sheet.markup(paint)
}
