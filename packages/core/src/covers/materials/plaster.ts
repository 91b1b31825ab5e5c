import { pick } from '../dice.ts'
import { painted, type Tone } from '../paint.ts'
import { type DrawMaterial, unit } from '../shapes.ts'

/** So many square units of wall go with one stroke. */
const WALL = 9000
const MOST = 60
const TONES: readonly Tone[] = ['outline', 'crease']
const WIDTHS = [7, 11, 15, 20]

/** Plaster: the strokes of a trowel. */
export const drawPlaster: DrawMaterial = ({ width, height, scale }, dice, paint) => {
  const count = Math.min(MOST, Math.max(8, Math.round((width * height) / WALL / scale)))
  const strokes = Array.from({ length: count }, () => {
    const [x, y] = [dice() * width, dice() * height]
    const long = (80 + dice() * 200) * scale
    const bend = unit((dice() - 0.5) * 60)
    const look = painted(pick(dice, TONES), paint, pick(dice, WIDTHS))
    return `<path ${look} d="M${unit(x - long / 2)} ${unit(y)}q${unit(long / 2)} ${bend} ${unit(long)} 0"/>`
  })
  return `<g stroke-linecap="round">${strokes.join('')}</g>`
}
