import { type Paint, painted, type Tone } from './paint.ts'

/** Where a material is drawn: sides in units, and how much larger than usual its pieces are. */
export interface Area {
  readonly width: number
  readonly height: number
  readonly scale: number
}

/** Draws a material: the markup of its light and shade. */
export type DrawMaterial = (area: Area, dice: () => number, paint: Paint) => string

/** A whole unit: finer is not seen, and numbers are what a drawing weighs. */
export const unit = (value: number): number => Math.round(value) + 0

/** Path of a rectangle. */
export const bar = (x: number, y: number, width: number, height: number): string =>
  `M${unit(x)} ${unit(y)}h${unit(width)}v${unit(height)}h${-unit(width)}z`

/** Path of a rectangle with round corners. */
export const plate = (x: number, y: number, width: number, height: number, round: number): string => {
  const [w, h] = [unit(width) - 2 * round, unit(height) - 2 * round]
  const r = round
  return `M${unit(x) + r} ${unit(y)}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r}-${r} ${r}h${-w}q-${r} 0-${r}-${r}v${-h}q0-${r} ${r}-${r}z`
}

/** Path of a circle. */
export const disc = (x: number, y: number, radius: number): string => {
  const r = unit(radius)
  return `M${unit(x) - r} ${unit(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`
}

/** Paths of a drawing, gathered by tone: one element each, however many pieces there are. */
export interface Sheet {
  add(tone: Tone, path: string): void
  markup(paint: Paint): string
}

export const createSheet = (): Sheet => {
  const paths = new Map<Tone, string[]>()
  return {
    add(tone, path) {
      const known = paths.get(tone)
      if (known) known.push(path)
      else paths.set(tone, [path])
    },
    markup: (paint) =>
      [...paths].map(([tone, list]) => `<path ${painted(tone, paint)} d="${list.join('')}"/>`).join(''),
  }
}

/** Markup turned about the middle of the area, in degrees; what is drawn at 0 0 comes to the middle. */
export const turned = ({ width, height }: Area, degrees: number, markup: string): string =>
  `<g transform="translate(${width / 2} ${height / 2}) rotate(${degrees})">${markup}</g>`

/**
 * Whether something about a point can be seen after {@link turned}.
 * @param reach how far it goes from the point
 */
export const isSeenTurned = (
  { width, height }: Area,
  degrees: number,
  x: number,
  y: number,
  reach: number,
): boolean => {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return Math.abs(x * cos - y * sin) < width / 2 + reach && Math.abs(x * sin + y * cos) < height / 2 + reach
}
