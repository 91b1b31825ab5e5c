import { drawCover } from '@artel/core/covers'
import { COVER_PICTURE_SIZE, type Material, type ObjectName } from '@artel/core/covers/address'
import sharp from 'sharp'
import { grounds } from './grounds.ts'
import { objectPicture } from './object-pictures.ts'

/** A whole cover: the material in its colour, an object on it. */
export interface CoverPicture {
  readonly material: Material
  readonly seed: string
  readonly object: ObjectName
}

const { width, height } = COVER_PICTURE_SIZE
/** Pixels for a unit of the drawing, so that its pieces stay recognisable in a small preview. */
const ZOOM = 1.5
/** Of the height. */
const OBJECT = Math.round(height * 0.78)
const PLACE = { left: Math.round(width * 0.93) - OBJECT, top: Math.round(height * 0.94) - OBJECT }
/** The shadow falls by so many pixels, and fades over so many. */
const SHADOW = { drop: 16, blur: 14, opacity: 0.3 }

/** Draws a cover as a JPEG. Takes a tenth of a second of a core. */
export async function renderCoverPicture({ material, seed, object }: CoverPicture): Promise<Buffer> {
  const svg = drawCover({ material, seed, width: width / ZOOM, height: height / ZOOM })
  const standing = await sharp(await objectPicture(object))
    .resize(OBJECT, OBJECT)
    .ensureAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: grounds[material] } })
    .composite([
      {
        input: await sharp(Buffer.from(svg), { density: 72 * ZOOM })
          .resize(width, height)
          .toBuffer(),
      },
      { input: await shadowOf(standing), left: PLACE.left, top: PLACE.top + SHADOW.drop },
      { input: standing, ...PLACE },
    ])
    .jpeg({ quality: 84 })
    .toBuffer()
}

/** The outline of a picture in a soft brown. */
async function shadowOf(picture: Buffer): Promise<Buffer> {
  const alpha = await sharp(picture).extractChannel('alpha').blur(SHADOW.blur).linear(SHADOW.opacity, 0).toBuffer()
  return sharp({ create: { width: OBJECT, height: OBJECT, channels: 3, background: '#1e1000' } })
    .joinChannel(alpha)
    .png({ compressionLevel: 1 })
    .toBuffer()
}
