import { below, pick } from '../dice.ts'
import type { Tone } from '../paint.ts'
import { createSheet, type DrawMaterial, disc, type Sheet, unit } from '../shapes.ts'

const TONES: readonly Tone[] = ['light', 'shade', 'deep']
type Corner = readonly [x: number, y: number]

/** Corners of a square in a row from one of the four on. */
const cornersFrom = (x: number, y: number, size: number, first: number): readonly [Corner, Corner, Corner, Corner] => {
  const corners: readonly Corner[] = [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ]
  const at = (index: number) => corners[(first + index) % 4] as Corner
  return [at(0), at(1), at(2), at(3)]
}

const to = ([x, y]: Corner) => `${unit(x)} ${unit(y)}`
const between = ([ax, ay]: Corner, [bx, by]: Corner): Corner => [(ax + bx) / 2, (ay + by) / 2]
const arc = (radius: number, sweep: 0 | 1, end: Corner) => `A${unit(radius)} ${unit(radius)} 0 0 ${sweep} ${to(end)}`

type Cut = (sheet: Sheet, tones: readonly [Tone, Tone], x: number, y: number, size: number, first: number) => void

/** What is cut out of a square sheet, turned by quarters. */
const cuts: readonly Cut[] = [
  (sheet, [tone], x, y, size, first) => {
    const [a, b, , d] = cornersFrom(x, y, size, first)
    sheet.add(tone, `M${to(a)}L${to(b)}${arc(size, 1, d)}z`)
  },
  (sheet, [tone], x, y, size) => sheet.add(tone, disc(x + size / 2, y + size / 2, size * 0.36)),
  (sheet, [tone], x, y, size, first) => {
    const [a, b, , d] = cornersFrom(x, y, size, first)
    sheet.add(tone, `M${to(a)}L${to(b)}L${to(d)}z`)
  },
  (sheet, [tone, other], x, y, size, first) => {
    const [a, b, c, d] = cornersFrom(x, y, size, first)
    const [right, left] = [between(b, c), between(a, d)]
    sheet.add(tone, `M${to(a)}L${to(b)}L${to(right)}L${to(left)}z`)
    sheet.add(other, `M${to(left)}${arc(size / 2, 0, right)}z`)
  },
  (sheet, [tone], x, y, size) => sheet.add(tone, `M${to([x, y])}h${unit(size)}v${unit(size)}h${-unit(size)}z`),
  (sheet, [tone], x, y, size, first) => {
    const [a, b, c] = cornersFrom(x, y, size, first)
    sheet.add(tone, `M${to(a)}${arc(size, 0, c)}L${to(between(b, c))}${arc(size / 2, 1, between(a, b))}z`)
  },
]

/** Shapes cut out of coloured paper. */
export const drawPaper: DrawMaterial = ({ width, height, scale }, dice, paint) => {
  const size = 66 * scale
  const sheet = createSheet()
  for (let y = 0; y < height; y += size) {
    for (let x = 0; x < width; x += size) {
      const tones = [pick(dice, TONES), pick(dice, TONES)] as const
      pick(dice, cuts)(sheet, tones, x, y, size, below(dice, 4))
    }
  }
  return sheet.markup(paint)
}
