import { pick } from '../dice.ts'
import { type Paint, painted, type Tone } from '../paint.ts'
import { type DrawMaterial, unit } from '../shapes.ts'

const TONES = ['shade', 'shade', 'deep', 'light'] as const
/** Radii of the rings within a wave, of its own. */
const RINGS: readonly (readonly [share: number, tone: Tone])[] = [
  [0.76, 'light'],
  [0.5, 'shade'],
  [0.24, 'light'],
]

/** What of a circle is not hidden by the waves of the next rows. */
const waveOf = (radius: number): string => {
  const arc = (sweep: 0 | 1, x: number, y: number) =>
    `A${unit(radius)} ${unit(radius)} 0 0 ${sweep} ${(x * radius).toFixed(1)} ${(y * radius).toFixed(1)}`
  const [x, y, tip] = [0.871, -0.491, 0.129]
  return `M${(-x * radius).toFixed(1)} ${(y * radius).toFixed(1)}${arc(1, x, y)}${arc(0, tip, 0.009)}${arc(0, -tip, 0.009)}${arc(0, -x, y)}z`
}

const waves = (radius: number, paint: Paint): string =>
  (['shade', 'deep', 'light'] as const)
    .map((own) => {
      const rings = [[1, own] as const, ...RINGS].map(
        ([share, tone]) => `<circle r="${unit(radius * share) - (share === 1 ? 2 : 0)}" ${painted(tone, paint)}/>`,
      )
      return `<g id="${own}" clip-path="url(#wave)">${rings.join('')}</g>`
    })
    .join('')

/** Waves of foam, each row over the one above it. */
export const drawSuds: DrawMaterial = ({ width, height, scale }, dice, paint) => {
  const radius = 46 * scale
  const drawn: string[] = []
  for (let row = 0; (row * radius) / 2 < height + radius; row++) {
    for (let column = -1; column * radius * 2 < width + radius; column++) {
      const x = column * radius * 2 + (row % 2 ? radius : 0)
      drawn.push(`<use href="#${pick(dice, TONES)}" x="${unit(x)}" y="${unit((row * radius) / 2)}"/>`)
    }
  }
  const clip = `<clipPath id="wave"><path d="${waveOf(radius)}"/></clipPath>`
  return `<defs>${clip}${waves(radius, paint)}</defs>${drawn.join('')}`
}
