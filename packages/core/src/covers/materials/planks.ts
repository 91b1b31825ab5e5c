import { type Dice, pick } from '../dice.ts'
import type { Tone } from '../paint.ts'
import { bar, createSheet, type DrawMaterial, disc, type Sheet, unit } from '../shapes.ts'

const TONES: readonly (Tone | null)[] = ['light', 'shade', null, 'shade', 'deep']
const GRAINS = 4

interface Plank {
  readonly x: number
  readonly y: number
  readonly long: number
  readonly wide: number
  readonly scale: number
}

const addGrain = (sheet: Sheet, dice: Dice, { x, y, long, wide, scale }: Plank) => {
  for (let grain = 1; grain <= GRAINS; grain++) {
    const at = y + (wide * grain) / (GRAINS + 1) + dice() * 4
    const bend = unit((dice() - 0.5) * 14 * scale)
    const [first, second, end] = [unit(long * 0.3), unit(long * 0.6), unit(long - 10)]
    const curve = `c${first} ${bend} ${second} ${-bend} ${end} ${unit(bend / 3)}`
    sheet.add(dice() > 0.5 ? 'crease' : 'outline', `M${unit(x + 4)} ${unit(at)}${curve}`)
  }
}

const addKnot = (sheet: Sheet, dice: Dice, { x, y, long, wide, scale }: Plank) => {
  const at = x + long * (0.2 + dice() * 0.6)
  sheet.add('crease', disc(at, y + wide / 2, 7 * scale))
  sheet.add('deep', disc(at, y + wide / 2, 3 * scale))
}

/** Boards with grain and knots. */
export const drawPlanks: DrawMaterial = ({ width, height, scale }, dice, paint) => {
  const sheet = createSheet()
  const wide = 58 * scale
  for (let y = -dice() * 30; y < height; y += wide) {
    for (let x = -dice() * 320 * scale; x < width; ) {
      const plank = { x, y, wide, scale, long: (280 + dice() * 240) * scale }
      const tone = pick(dice, TONES)
      if (tone) sheet.add(tone, bar(x, y, plank.long - 2, wide - 2))
      addGrain(sheet, dice, plank)
      if (dice() > 0.55) addKnot(sheet, dice, plank)
      x += plank.long
    }
  }
  return sheet.markup(paint)
}
