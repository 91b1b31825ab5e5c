import { pick } from '../dice.ts'
import type { Tone } from '../paint.ts'
import { createSheet, type DrawMaterial, plate } from '../shapes.ts'

const TONES: readonly Tone[] = ['light', 'shade', 'outline', 'light', 'shade', 'deep']

/** A wall of bricks. */
export const drawBrick: DrawMaterial = ({ width, height, scale }, dice, paint) => {
  const [long, high] = [84 * scale, 34 * scale]
  const sheet = createSheet()
  for (let row = 0; row * high < height; row++) {
    for (let column = -1; column * long < width; column++) {
      const x = column * long + (row % 2 ? long / 2 : 0)
      sheet.add(pick(dice, TONES), plate(x, row * high, long - 3, high - 3, 2))
    }
  }
  return sheet.markup(paint)
}
