import type { Material } from './materials.ts'
import type { ObjectName } from './objects.ts'
import type { CoverLook } from './root-looks.ts'

/** Part of every address of a cover: another drawing needs another number, for answers are kept for a year. */
export const COVERS_VERSION = 1
/** The same for the pictures of objects. */
export const OBJECTS_VERSION = 1

/** Below them the server answers. */
export const COVERS_PATH = '/covers'
export const OBJECTS_PATH = '/objects'

/** Sides of a drawing in its own units: at 640 a tile some 400 px wide has pieces of the right size. */
export interface CoverSize {
  readonly width: number
  readonly height: number
}

/** Sizes that pages use: a tile of 16:9, a band, and a square mark of 40 to 64 px. */
export const COVER_SIZES = {
  tile: { width: 640, height: 360 },
  band: { width: 1600, height: 240 },
  mark: { width: 176, height: 176 },
} as const satisfies Record<string, CoverSize>

/** What networks show beside a link; they show no SVG. */
export const COVER_PICTURE_SIZE: CoverSize = { width: 1200, height: 630 }

/** Shortest and longest side that is drawn. */
export const COVER_SIDES = { min: 16, max: 2000 } as const

/** One of the drawings of a material. */
export interface DrawingSubject {
  readonly material: Material
  /** Id of the task, the article…: the same seed is the same drawing. Only Latin letters, digits, `_` and `-` count. */
  readonly seed: string | number
}

const place = ({ material, seed }: DrawingSubject) => `${COVERS_PATH}/${COVERS_VERSION}/${material}/${safe(seed)}`
const safe = (seed: string | number) =>
  String(seed)
    .replace(/[^\w-]/g, '-')
    .slice(0, 64) || '0'
const side = (length: number) => Math.min(COVER_SIDES.max, Math.max(COVER_SIDES.min, Math.round(length)))

/**
 * Address of a drawing that is light and shade alone, for a background over the colour `--mat-<material>`. Give the ratio of the
 * place, or a seam shows: `COVER_SIZES` has the usual ones.
 */
export const drawingUrl = ({ width, height, ...subject }: DrawingSubject & CoverSize): string =>
  `${place(subject)}/${side(width)}x${side(height)}.svg`

/** Address of a whole cover for `og:image`, 1200 × 630: material, colour and object in a JPEG. */
export const coverPictureUrl = ({ object, ...subject }: DrawingSubject & CoverLook): string =>
  `${place(subject)}/${object}.jpg`

/** Address of the picture of an object: webp, 256 × 256, transparent around it. */
export const objectUrl = (name: ObjectName): string => `${OBJECTS_PATH}/${OBJECTS_VERSION}/${name}.webp`
