import { pick } from '../dice.ts'
import type { Tone } from '../paint.ts'
import { createSheet, type DrawMaterial, disc, isSeenTurned, turned, unit } from '../shapes.ts'

const TONES: readonly Tone[] = ['light', 'shade', 'light', 'deep']
const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/** A petal from a point along an axis. */
const petal = (long: number, [along, across]: (typeof SIDES)[number]): string => {
  const point = (far: number, aside: number) =>
    `${unit(far * along - aside * across)} ${unit(far * across + aside * along)}`
  const [near, far, wide] = [long * 0.23, long * 0.75, long * 0.32]
  return `c${point(near, -wide)} ${point(far, -wide)} ${point(long, 0)}c${point(far - long, wide)} ${point(near - long, wide)} ${point(-long, 0)}z`
}

/** Flowers of four petals, laid askew. */
export const drawPetals: DrawMaterial = (area, dice, paint) => {
  const pitch = 70 * area.scale
  const petals = SIDES.map((side) => petal(pitch * 0.92, side))
  const sheet = createSheet()
  const rows = Math.ceil(Math.hypot(area.width, area.height) / 2 / pitch) + 1
  for (let row = -rows; row <= rows; row++) {
    for (let column = -rows; column <= rows; column++) {
      if ((row + column) % 2) continue
      const [x, y] = [column * pitch, row * pitch]
      const tones = petals.map(() => pick(dice, TONES))
      if (!isSeenTurned(area, 45, x, y, pitch)) continue
      for (const [index, path] of petals.entries()) sheet.add(tones[index] as Tone, `M${unit(x)} ${unit(y)}${path}`)
      sheet.add('shade', disc(x + pitch, y, 6 * area.scale))
    }
  }
  return turned(area, 45, sheet.markup(paint))
}
