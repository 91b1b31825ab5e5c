import { cropSquare, type PictureSize, type SquareCrop } from '@artel/core/images'

/** A picture that has been opened and not sent yet. */
export interface OpenedPicture extends PictureSize {
  readonly src: string
  readonly image: HTMLImageElement
}

/** Opens a chosen file. @throws where the browser cannot draw it */
export async function readPicture(file: File): Promise<OpenedPicture> {
  const src = URL.createObjectURL(file)
  const image = new Image()
  image.src = src
  try {
    await image.decode()
  } catch (error) {
    URL.revokeObjectURL(src)
    throw error
  }
  return { src, image, width: image.naturalWidth, height: image.naturalHeight }
}

/** Pixels of a face: sharp at 96 px on every screen, and small to send. */
const SIDE = 512

/** The chosen square as a file of its own: what is cut off never leaves the computer. */
export async function croppedFile({ image, ...size }: OpenedPicture, crop: SquareCrop): Promise<File> {
  const { left, top, side } = cropSquare(size, crop)
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws nothing')
  // A picture may be see-through; what is saved is not.
  context.fillStyle = 'white'
  context.fillRect(0, 0, SIDE, SIDE)
  context.drawImage(image, left, top, side, side, 0, 0, SIDE, SIDE)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new Error('The browser has made no picture')
  return new File([blob], 'avatar.jpg', { type: 'image/jpeg' })
}
