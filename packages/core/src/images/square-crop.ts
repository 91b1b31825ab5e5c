/** Pixels of a picture. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Which square of a picture is taken. */
export interface SquareCrop {
  /** 1: the largest square there is. */
  readonly zoom: number
  /** Middle of the square, as a share of the picture's width and height. */
  readonly x: number
  readonly y: number
}

/** How far one may go in. */
export const CROP_ZOOM = [1, 4] as const

/** The largest square, in the middle. */
export const WHOLE_CROP: SquareCrop = { zoom: 1, x: 0.5, y: 0.5 }

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

const sideOf = ({ width, height }: PictureSize, zoom: number) => Math.min(width, height) / zoom

/** The same square, moved so that it lies within the picture. */
export const withinPicture = (size: PictureSize, { zoom: asked, x, y }: SquareCrop): SquareCrop => {
  const zoom = between(asked, ...CROP_ZOOM)
  const side = sideOf(size, zoom)
  const [halfX, halfY] = [side / size.width / 2, side / size.height / 2]
  return { zoom, x: between(x, halfX, 1 - halfX), y: between(y, halfY, 1 - halfY) }
}

/** The square moved by shares of its own side: what is dragged to the right shows what is on the left. */
export const movedCrop = (size: PictureSize, crop: SquareCrop, dx: number, dy: number): SquareCrop => {
  const side = sideOf(size, crop.zoom)
  return withinPicture(size, {
    ...crop,
    x: crop.x - (dx * side) / size.width,
    y: crop.y - (dy * side) / size.height,
  })
}

/** The square in pixels of the picture. */
export const cropSquare = (size: PictureSize, crop: SquareCrop): { left: number; top: number; side: number } => {
  const { zoom, x, y } = withinPicture(size, crop)
  const side = sideOf(size, zoom)
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side }
}
