import * as z from 'zod'
import { uuid } from './primitives.ts'

/** A picture of somebody or something as it is shown: signed addresses of its sizes (product §9.6). */
export const picture = z.object({
  id: uuid,
  width: z.int(),
  height: z.int(),
  /** Addresses by the width of the variant in pixels, in webp, e.g. `{ "320": "/img/…" }`. */
  variants: z.record(z.string(), z.string()),
})
export type Picture = z.output<typeof picture>

/**
 * A stored file (product §3.10). `path` leads to the content: open to anybody for a public file, to be asked for with the
 * access token for a private one.
 */
export const file = z.object({
  id: uuid,
  path: z.string(),
  isPrivate: z.boolean(),
  name: z.string(),
  /** Media type as found in the content. */
  type: z.string(),
  /** Bytes. */
  size: z.int().min(0),
  /** Pixels of a picture. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Variants of a public picture. */
  picture: picture.nullable(),
})
export type StoredFile = z.output<typeof file>
