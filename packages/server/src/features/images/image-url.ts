import { createHmac, timingSafeEqual } from 'node:crypto'

/** Key and salt of the signatures, as imgproxy takes them: binary, given as hex. */
export interface ImageKeys {
  readonly key: Buffer
  readonly salt: Buffer
}

/** One variant of a picture. */
export interface ImageRequest {
  /** `fit` keeps the proportions within the box, `fill` covers it and cuts what sticks out. */
  readonly mode: 'fit' | 'fill'
  /** Pixels; a height of 0 follows from the width. */
  readonly width: number
  readonly height: number
  readonly format: 'webp' | 'jpg' | 'png'
  /** Address of the original. */
  readonly source: string
}

/** The signature of imgproxy: base64url of HMAC-SHA-256 over salt and path. */
export const signImagePath = (path: string, { key, salt }: ImageKeys): string =>
  createHmac('sha256', key).update(salt).update(path).digest('base64url')

/** `/signature/options/source.format`, in the scheme of imgproxy. */
export function imagePath({ mode, width, height, format, source }: ImageRequest, keys: ImageKeys): string {
  const path = `/rs:${mode}:${width}:${height}/g:sm/${Buffer.from(source).toString('base64url')}.${format}`
  return `/${signImagePath(path, keys)}${path}`
}

/** Whether the path was signed with the keys; takes as long for any wrong signature. */
export function isSigned(signature: string, path: string, keys: ImageKeys): boolean {
  const right = Buffer.from(signImagePath(path, keys))
  const given = Buffer.from(signature)
  return given.length === right.length && timingSafeEqual(given, right)
}

const FORMATS = { webp: 'webp', jpg: 'jpg', jpeg: 'jpg', png: 'png' } as const

/** Reads the part of the path behind the signature; `null` for what is not understood. */
export function parseImagePath(path: string): ImageRequest | null {
  const [, options = '', encoded = '', extension = ''] =
    /^((?:\/[a-z_]+:[^/]*)*)\/([\w/-]+=*)\.([a-z]+)$/.exec(path) ?? []
  const format = FORMATS[extension as keyof typeof FORMATS]
  const [, mode, width, height] = /\/(?:rs|resize):(fit|fill):(\d{1,4}):(\d{1,4})(?=[:/]|$)/.exec(options) ?? []
  if (!format || !mode) return null
  // imgproxy lets long sources be broken by slashes.
  const source = Buffer.from(encoded.replaceAll('/', ''), 'base64url').toString()
  return { mode: mode as ImageRequest['mode'], width: Number(width), height: Number(height), format, source }
}
