import { pick } from '../dice.ts'
import type { Tone } from '../paint.ts'
import { createSheet, type DrawMaterial, unit } from '../shapes.ts'

const TONES: readonly Tone[] = ['light', 'shade', 'shade', 'deep']
/** How far a leaf leans, in degrees, and its length in pitches of the pattern: a few kinds, so that drawings stay small. */
const KINDS = [
  [25, 0.68],
  [33, 0.58],
  [38, 0.64],
  [43, 0.7],
  [51, 0.6],
] as const

interface Leaf {
  readonly blade: string
  readonly vein: string
}

/** A leaf about its middle, leaning to the right by so many degrees. */
const leafOf = (long: number, degrees: number): Leaf => {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const at = (x: number, y: number) => `${unit(long * (x * cos - y * sin))} ${unit(long * (x * sin + y * cos))}`
  return {
    blade: `m${at(0, -1)}c${at(0.62, 0.55)} ${at(0.5, 1.5)} ${at(0, 1.8)}c${at(-0.5, -0.3)} ${at(-0.62, -1.25)} ${at(0, -1.8)}z`,
    vein: `m${at(0, -0.7)}l${at(0, 1.7)}`,
  }
}

/** Leaves, row over row, leaning to and fro. */
export const drawLeaves: DrawMaterial = ({ width, height, scale }, dice, paint) => {
  const pitch = 62 * scale
  const rise = pitch * 0.62
  const lean = (side: 1 | -1) => KINDS.map(([degrees, long]) => leafOf(pitch * long, side * degrees))
  const [right, left] = [lean(1), lean(-1)]
  const sheet = createSheet()
  for (let row = -1; row * rise < height + pitch; row++) {
    for (let column = -1; column * pitch < width + pitch; column++) {
      const start = `M${unit(column * pitch + (row % 2 ? pitch / 2 : 0))} ${unit(row * rise)}`
      const { blade, vein } = pick(dice, row % 2 ? left : right)
      sheet.add(pick(dice, TONES), start + blade)
      sheet.add('outline', start + vein)
    }
  }
  return sheet.markup(paint)
}
