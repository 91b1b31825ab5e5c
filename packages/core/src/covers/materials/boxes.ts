import { pick } from '../dice.ts'
import type { Tone } from '../paint.ts'
import { bar, createSheet, type DrawMaterial, plate } from '../shapes.ts'

const TONES: readonly Tone[] = ['light', 'shade', 'deep', 'light', 'outline']

/** Cardboard boxes in rows, with tape and labels. */
export const drawBoxes: DrawMaterial = ({ width, height, scale }, dice, paint) => {
  const sheet = createSheet()
  for (let y = height + 8; y > -90 * scale; ) {
    const high = (62 + dice() * 44) * scale
    y -= high
    for (let x = -dice() * 80 * scale; x < width; ) {
      const wide = (78 + dice() * 90) * scale
      sheet.add(pick(dice, TONES), plate(x, y, wide - 3, high - 3, 3))
      sheet.add('light', bar(x + wide / 2 - 7 * scale, y, 14 * scale, high * 0.42))
      if (dice() > 0.45) sheet.add('shade', bar(x + 9 * scale, y + high - 24 * scale, 22 * scale, 13 * scale))
      x += wide
    }
  }
  return sheet.markup(paint)
}
