import { stat } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import type { Upload } from '../../domain/call.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { FairTurns, Turn } from '../../platform/concurrency/fair-turns.ts'
import { isDiskFull } from '../../platform/storage/disk.ts'
import { findKind, isPicture, mediaTypeOf, type PictureKind } from './file-kinds.ts'
import { cleanFileName } from './file-name.ts'
import { decodeHeic } from './heic.ts'

/** A file as it is stored: what it is, and where its content waits. */
export interface InspectedFile {
  readonly path: string
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
  readonly width: number | null
  readonly height: number | null
}

/** More pixels than any camera of a phone takes without joining; a bomb has more. */
const MOST_PIXELS = 64_000_000
/** A photo has about three, a screenshot up to a hundred; what has more was made to take memory and time. */
const PIXELS_PER_BYTE = 100
/** So many may be as small as they like: the screenshot of an empty page. */
const FREE_PIXELS = 16_000_000
/** No picture of those takes so long; sharp gives up on what does. */
const WITHIN_SECONDS = 30
/** Longest side of a stored picture, pixels: enough for any screen. */
const LONGEST_SIDE = 4096

/**
 * Looks at the content of an upload. A picture is decoded and written anew: turned as it was held, without the place and
 * the camera it was taken with, and without anything that hid in it.
 * @throws Refusal FILE_TYPE_REFUSED, FILE_BROKEN, FILE_TOO_LARGE
 */
export async function inspectFile(upload: Upload, decoding: FairTurns, turn: Turn): Promise<InspectedFile> {
  if (upload.size === 0) throw about(upload, 'FILE_BROKEN', 'файл пустой.')
  const kind = await findKind(upload.path)
  if (!kind) throw about(upload, 'FILE_TYPE_REFUSED')
  if (isPicture(kind)) return decoding.run(turn, () => rewritePicture(upload, kind, turn.signal))
  const { path, size } = upload
  return { path, size, name: cleanFileName(upload.name, kind), type: mediaTypeOf(kind), width: null, height: null }
}

async function rewritePicture(
  upload: Upload,
  kind: PictureKind,
  signal: AbortSignal | undefined,
): Promise<InspectedFile> {
  const path = `${upload.path}.clean`
  // What phones call HEIC is shown by no browser but one.
  const as = kind === 'heic' ? 'jpg' : kind
  try {
    const picture = await openPicture(upload, kind, signal)
    signal?.throwIfAborted()
    const { width, height } = await picture
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toFormat(as === 'jpg' ? 'jpeg' : as, as === 'png' ? { compressionLevel: 8 } : { quality: 88 })
      .timeout({ seconds: WITHIN_SECONDS })
      .toFile(path)
    const { size } = await stat(path)
    return { path, size, width, height, name: cleanFileName(upload.name, as), type: mediaTypeOf(as) }
  } catch (error) {
    if (error instanceof Refusal || isDiskFull(error)) throw error
    signal?.throwIfAborted()
    throw about(upload, 'FILE_BROKEN')
  }
}

async function openPicture(upload: Upload, kind: PictureKind, signal: AbortSignal | undefined): Promise<Sharp> {
  const mostPixels = Math.min(MOST_PIXELS, Math.max(FREE_PIXELS, upload.size * PIXELS_PER_BYTE))
  const tooManyPixels = () =>
    mostPixels === MOST_PIXELS
      ? about(upload, 'FILE_TOO_LARGE', 'в картинке слишком много точек, нужно до 64 мегапикселей.')
      : about(upload, 'FILE_TOO_LARGE', 'в картинке слишком много точек для такого маленького файла.')
  if (kind === 'heic') {
    const { data, width, height } = await decodeHeic(upload.path, mostPixels, signal)
    if (!data) throw tooManyPixels()
    return sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#fff' })
  }
  const { width, height } = await sharp(upload.path, { limitInputPixels: false }).metadata()
  if (width * height > mostPixels) throw tooManyPixels()
  return sharp(upload.path, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
}

/** Names the file, for there may be several. */
function about({ name }: Upload, code: 'FILE_TYPE_REFUSED' | 'FILE_BROKEN' | 'FILE_TOO_LARGE', why?: string): Refusal {
  const words = { FILE_TYPE_REFUSED: 'такие файлы не принимаем.', FILE_BROKEN: 'файл повреждён.', FILE_TOO_LARGE: '' }
  return new Refusal(code, { message: `«${name.slice(0, 80)}»: ${why ?? words[code]}` })
}
