import { pick } from '../dice.ts'
import type { Tone } from '../paint.ts'
import { type Area, bar, createSheet, type DrawMaterial, isSeenTurned, plate, turned } from '../shapes.ts'

const SLANT = -14
const TONES: readonly Tone[] = ['light', 'shade', 'outline', 'light']
const HOLES = 5

/** Half of what has to be covered before it is turned. */
const reachOf = ({ width, height }: Area): readonly [number, number] => {
  const angle = (Math.abs(SLANT) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2]
}

/** Strips of film, laid slanting. */
export const drawFilm: DrawMaterial = (area, dice, paint) => {
  const { scale } = area
  const sheet = createSheet()
  const [strip, gap, frame] = [128 * scale, 26 * scale, 132 * scale]
  const [across, down] = reachOf(area)
  const hole = frame / HOLES
  const isSeen = (x: number, y: number) => isSeenTurned(area, SLANT, x, y, frame)
  for (let y = -down - dice() * strip; y < down; y += strip + gap) {
    sheet.add('deep', bar(-across, y, 2 * across, strip))
    for (let x = -across - dice() * frame; x < across; x += frame) {
      const tone = pick(dice, TONES)
      if (!isSeen(x + frame / 2, y + strip / 2)) continue
      sheet.add(tone, plate(x, y + 24 * scale, 120 * scale, strip - 48 * scale, 5))
      for (let index = 0; index < HOLES; index++) {
        sheet.add('light', bar(x + index * hole, y + 7 * scale, 13 * scale, 10 * scale))
        sheet.add('light', bar(x + index * hole, y + strip - 17 * scale, 13 * scale, 10 * scale))
      }
    }
  }
  return turned(area, SLANT, sheet.markup(paint))
}
