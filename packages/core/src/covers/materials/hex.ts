import { pick } from '../dice.ts'
import type { Tone } from '../paint.ts'
import { createSheet, type DrawMaterial, unit } from '../shapes.ts'

const TONES: readonly Tone[] = ['light', 'light', 'shade', 'outline', 'shade', 'deep', 'outline', 'outline']
/** Half of what lies between two tiles. */
const JOINT = 1.8

/** Six-sided tiles. */
export const drawHex: DrawMaterial = ({ width, height, scale }, dice, paint) => {
  const radius = 36 * scale
  const [pitch, rise] = [radius * Math.sqrt(3), radius * 1.5]
  const half = unit((radius - JOINT) / 2)
  const side = unit(((radius - JOINT) * Math.sqrt(3)) / 2)
  const tile = `l${side} ${half}v${2 * half}l${-side} ${half}l${-side} ${-half}v${-2 * half}z`
  const sheet = createSheet()
  for (let row = -1; row * rise < height + radius; row++) {
    for (let column = -1; column * pitch < width + pitch; column++) {
      const x = column * pitch + (row % 2 ? pitch / 2 : 0)
      sheet.add(pick(dice, TONES), `M${unit(x)} ${unit(row * rise) - 2 * half}${tile}`)
    }
  }
  return sheet.markup(paint)
}
