/** A name that a map may show. */
export interface PlaceName {
  readonly name: string
  readonly lat: number
  readonly lon: number
  /** A region has no dot. */
  readonly kind: 'region' | 'town'
  /** From which zoom on, and up to which. */
  readonly from: number
  readonly to: number
}

/** A rectangle in pixels of the map. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** On which side of its place a name stands. */
export type NameSide = 'right' | 'left' | 'below' | 'above' | 'middle'

/** A name with the place it stands at, in pixels. */
export interface NameAt<N> {
  readonly of: N
  readonly x: number
  readonly y: number
  readonly width: number
  readonly kind: PlaceName['kind']
}

/** A name that found room. */
export interface LaidName<N> extends Box {
  readonly of: N
  readonly side: NameSide
  /** Pixels from the place to the words. */
  readonly off: number
}

/** Pixels: a line of caption, air around words, and from the middle of a place to its name, past its dot or past a pin. */
const LINE = 16
const AIR = 4
const OFF = { town: [7, 16], region: [0] } as const

const SIDES = { town: ['right', 'left', 'below', 'above'], region: ['middle'] } as const

const boxOn = ({ x, y, width }: NameAt<unknown>, side: NameSide, off: number): Box => {
  const size = { width, height: LINE }
  switch (side) {
    case 'right':
      return { ...size, x: x + off, y: y - LINE / 2 }
    case 'left':
      return { ...size, x: x - off - width, y: y - LINE / 2 }
    case 'below':
      return { ...size, x: x - width / 2, y: y + off - 2 }
    case 'above':
      return { ...size, x: x - width / 2, y: y - off - LINE + 2 }
    default:
      return { ...size, x: x - width / 2, y: y - LINE / 2 }
  }
}

const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width + AIR &&
  other.x < one.x + one.width + AIR &&
  one.y < other.y + other.height + AIR &&
  other.y < one.y + one.height + AIR

/**
 * Finds room for names, the first ones first: none lies over another or over what is taken, and none is cut by the edge.
 * @param frame width and height of the map
 */
export function layNames<N>(
  names: readonly NameAt<N>[],
  taken: readonly Box[],
  frame: Pick<Box, 'width' | 'height'>,
): readonly LaidName<N>[] {
  const boxes = [...taken]
  return names.flatMap((name) => {
    const isFree = (box: Box) =>
      box.x >= 0 &&
      box.y >= 0 &&
      box.x + box.width <= frame.width &&
      box.y + box.height <= frame.height &&
      !boxes.some((other) => meet(box, other))
    const ways = OFF[name.kind].flatMap((off) => SIDES[name.kind].map((side) => ({ side, off })))
    for (const { side, off } of ways) {
      const box = boxOn(name, side, off)
      if (!isFree(box)) continue
      // A dot takes room as well.
      boxes.push(box, ...(name.kind === 'town' ? [{ x: name.x - 3, y: name.y - 3, width: 6, height: 6 }] : []))
      return [{ of: name.of, side, off, ...box }]
    }
    return []
  })
}
