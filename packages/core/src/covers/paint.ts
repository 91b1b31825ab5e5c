/** Light and shade over the colour of a material: white, and a dark tone of the same hue. */
export interface Paint {
  /** `#rrggbb` */
  readonly shade: string
  /** The material is dark itself: its light is fainter, its shade stronger. */
  readonly isDeep: boolean
}

/** Filled: light, shade, deep. Lines: outline in light, crease in shade, trace in light and bold. */
export type Tone = 'light' | 'shade' | 'deep' | 'outline' | 'crease' | 'trace'

interface Strength {
  readonly isLight: boolean
  readonly pale: number
  readonly deep: number
  /** Width of a line; a tone without one is filled. */
  readonly line?: number
}

const strengths: Readonly<Record<Tone, Strength>> = {
  light: { isLight: true, pale: 0.34, deep: 0.1 },
  shade: { isLight: false, pale: 0.1, deep: 0.2 },
  deep: { isLight: false, pale: 0.18, deep: 0.34 },
  outline: { isLight: true, pale: 0.4, deep: 0.12, line: 2 },
  crease: { isLight: false, pale: 0.16, deep: 0.3, line: 2 },
  trace: { isLight: true, pale: 0.7, deep: 0.22, line: 4 },
}

/** Attributes that paint a shape in a tone; attributes and no styles, so that no policy of a page forbids them. */
export const painted = (tone: Tone, { shade, isDeep }: Paint, width?: number): string => {
  const { isLight, pale, deep, line } = strengths[tone]
  const colour = isLight ? '#fff' : shade
  const opacity = String(isDeep ? deep : pale).slice(1)
  if (line === undefined) return `fill="${colour}" fill-opacity="${opacity}"`
  return `fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width ?? line}" stroke-linejoin="round"`
}
