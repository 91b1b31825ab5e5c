import type { Picture } from '@artel/core/contract'
import { type ImageKeys, imagePath } from './image-url.ts'

/** A stored picture as far as its variants need it. */
export interface PictureSource {
  readonly id: string
  readonly width: number | null
  readonly height: number | null
}

/** `natural` keeps the proportions; `square` is for faces and logos. */
export type PictureShape = 'natural' | 'square'

/** Makes the addresses that pages show pictures by (product §9.6). */
export interface Pictures {
  /** Variants of a public picture; `null` for a file that is none. */
  of(file: PictureSource, shape?: PictureShape): Picture | null
}

export interface PictureDeps {
  readonly keys: ImageKeys
  /** Where variants are asked for: the path of our own resizing or the address of an imgproxy. */
  readonly imagesUrl: string
  /** Address below which originals lie by their id; imgproxy fetches them there. */
  readonly storageUrl: string
}

/** Widths in pixels; 104 and 208 are 80 enlarged by 1.3 (product §9) at 1x and 2x. */
const WIDTHS = {
  natural: [160, 320, 640, 960, 1280, 1920],
  square: [52, 104, 208, 320, 640],
} as const satisfies Record<PictureShape, readonly number[]>

export function createPictures({ keys, imagesUrl, storageUrl }: PictureDeps): Pictures {
  return {
    of({ id, width, height }, shape = 'natural') {
      if (width === null || height === null) return null
      const [smallest, ...larger] = WIDTHS[shape]
      // A picture is not enlarged, and the one that is smaller than all still has a variant.
      const widths = [smallest, ...larger.filter((pixels) => pixels <= width)]
      const variant = (pixels: number) => {
        const box =
          shape === 'square' ? ({ mode: 'fill', height: pixels } as const) : ({ mode: 'fit', height: 0 } as const)
        return imagesUrl + imagePath({ ...box, width: pixels, format: 'webp', source: `${storageUrl}/${id}` }, keys)
      }
      return { id, width, height, variants: Object.fromEntries(widths.map((pixels) => [pixels, variant(pixels)])) }
    },
  }
}
