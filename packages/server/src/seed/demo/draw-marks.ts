import { join } from 'node:path'
import { drawCover } from '@artel/core/covers'
import { COVER_SIZES } from '@artel/core/covers/address'
import sharp from 'sharp'
import { grounds } from '../../features/covers/grounds.ts'
import { objectPicture } from '../../features/covers/object-pictures.ts'
import { PICTURE_SIZES } from './insert-pictures.ts'
import type { DemoMark } from './marks.ts'

const { width: SIDE } = PICTURE_SIZES.faces
const OBJECT = Math.round(SIDE * 0.58)
const PLACE = { left: (SIDE - OBJECT) / 2, top: (SIDE - OBJECT) / 2 }
const DISC = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><circle cx="50%" cy="50%" r="40%" fill="#fff" fill-opacity=".82"/></svg>`,
)

/** Draws the marks into a folder, each under the name of its asset. @returns bytes by asset */
export async function drawMarks(marks: readonly DemoMark[], folder: string): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>()
  // One after the other: all at once they would take the threads from the storage, which works meanwhile.
  for (const mark of marks) sizes.set(mark.asset, await drawMark(mark, join(folder, mark.asset)))
  return sizes
}

async function drawMark({ look: { material, object }, hasDisc, owner }: DemoMark, path: string): Promise<number> {
  const { width } = COVER_SIZES.mark
  const svg = drawCover({ material, seed: owner.code, ...COVER_SIZES.mark })
  const standing = await sharp(await objectPicture(object))
    .resize(OBJECT, OBJECT)
    .ensureAlpha()
    .raw()
    .toBuffer()
  const { size } = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: grounds[material] } })
    .composite([
      { input: Buffer.from(svg), density: (72 * SIDE) / width },
      ...(hasDisc ? [{ input: DISC }] : []),
      { input: standing, raw: { width: OBJECT, height: OBJECT, channels: 4 }, ...PLACE },
    ])
    // More effort would make a first start slower for some hundred bytes.
    .webp({ quality: 72, effort: 1 })
    .toFile(path)
  return size
}
