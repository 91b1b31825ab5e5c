import type { Picture } from '../contract/files.ts'

/** Densities of the screen that a picture is shown for (product §9.6). */
export const IMAGE_DENSITIES = [1, 2] as const
export type ImageDensity = (typeof IMAGE_DENSITIES)[number]

/** Widths in CSS pixels that are small enough to be enlarged, and how many times (product §9). */
export const SMALL_IMAGE_WIDTH = 80
export const SMALL_IMAGE_FACTOR = 1.3

/**
 * Pixels to ask the image proxy for so that a picture looks sharp in `width` CSS pixels (product §9). One of 80 px or narrower is
 * asked for 1.3 times larger.
 */
export const imagePixels = (width: number, density: ImageDensity): number =>
  Math.max(1, Math.round(width * (width <= SMALL_IMAGE_WIDTH ? SMALL_IMAGE_FACTOR : 1) * density))

/** Addresses for an image element; both are signed by the server. */
export interface ImageSources {
  readonly src: string
  /** 1x and 2x. */
  readonly srcset: string
}

/** The narrowest variant that is wide enough, else the widest there is. */
const fitting = (variants: readonly (readonly [number, string])[], pixels: number) =>
  (variants.find(([width]) => width >= pixels) ?? variants.at(-1))?.[1]

/**
 * Addresses of a picture for a place of `width` CSS pixels, out of the webp variants that the server has signed. `null` when
 * it has signed none.
 */
export const imageSources = ({ variants }: Pick<Picture, 'variants'>, width: number): ImageSources | null => {
  // Keys that are whole numbers come in their order.
  const byWidth = Object.entries(variants).map(([pixels, url]) => [Number(pixels), url] as const)
  const urls = IMAGE_DENSITIES.map((density) => fitting(byWidth, imagePixels(width, density)))
  const [src] = urls
  return src === undefined
    ? null
    : { src, srcset: urls.map((url, index) => `${url} ${IMAGE_DENSITIES[index]}x`).join(', ') }
}
