import { readFile } from 'node:fs/promises'
import type { ObjectName } from '@artel/core/covers/address'

const FOLDER = new URL('../../../assets/objects/', import.meta.url)

const read = new Map<ObjectName, Promise<Buffer>>()

/** The picture of an object, webp of 256 × 256; read once, all together they are some 300 KB. */
export function objectPicture(name: ObjectName): Promise<Buffer> {
  const known = read.get(name)
  if (known) return known
  const picture = readFile(new URL(`${name}.webp`, FOLDER))
  read.set(name, picture)
  return picture
}
