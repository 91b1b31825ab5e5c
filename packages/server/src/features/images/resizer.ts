import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { FairTurns, Turn } from '../../platform/concurrency/fair-turns.ts'
import type { Disk } from '../../platform/storage/disk.ts'
import type { ImageRequest } from './image-url.ts'

/** Makes variants of pictures and keeps them on disk. */
export interface Resizer {
  /**
   * What is kept asks neither the database nor the storage.
   * @returns the variant, or `null` when there is no original
   */
  variant(request: ImageRequest, turn: Turn, original: () => Promise<Readable | null>): Promise<Buffer | null>
  /** Removes the variants nobody asked for the longest, until the rest fits; answers how many. */
  trim(): Promise<number>
}

export interface ResizerDeps {
  /** Folder for variants. */
  readonly folder: string
  readonly decoding: FairTurns
  /** Where variants are kept while it takes files. */
  readonly disk: Pick<Disk, 'takesFiles'>
  /** Most bytes that variants may take. */
  readonly mostBytes?: number
}

const MOST_BYTES = 512 * 1024 * 1024
const MOST_PIXELS = 64_000_000

export function createResizer({ folder, decoding, disk, mostBytes = MOST_BYTES }: ResizerDeps): Resizer {
  /** Variants being made: whoever asks for one at the same time waits for the same. */
  const underway = new Map<string, Underway>()

  const keep = async (place: string, variant: Buffer) => {
    if (!(await disk.takesFiles(variant.length))) return
    const draft = `${place}.${randomUUID()}`
    try {
      await mkdir(folder, { recursive: true })
      await writeFile(draft, variant)
      await rename(draft, place)
    } catch {
      // It is made again next time; whoever asked shall see it now.
      await rm(draft, { force: true }).catch(() => {})
    }
  }

  const make = async (
    place: string,
    request: ImageRequest,
    turn: Turn,
    original: () => Promise<Readable | null>,
  ): Promise<Buffer | null> => {
    const kept = await readFile(place).catch(() => null)
    if (kept) {
      const now = new Date()
      await utimes(place, now, now).catch(() => {})
      return kept
    }
    return decoding.run(turn, async () => {
      const content = await original()
      if (!content) return null
      const variant = await render(await buffer(content), request)
      await keep(place, variant)
      return variant
    })
  }

  return {
    variant(request, { of, signal }, original) {
      const key = createHash('sha256').update(JSON.stringify(request)).digest('hex')
      let one = underway.get(key)
      if (!one) {
        const unwanted = new AbortController()
        const made = make(join(folder, key), request, { of, signal: unwanted.signal }, original)
        one = { made, unwanted, wantedBy: 0 }
        underway.set(key, one)
        const mine = one
        made.finally(() => underway.get(key) === mine && underway.delete(key)).catch(() => {})
      }
      const wanted = one
      wanted.wantedBy += 1
      signal?.addEventListener(
        'abort',
        () => {
          wanted.wantedBy -= 1
          if (wanted.wantedBy > 0) return
          // Whoever asks from now on begins anew.
          if (underway.get(key) === wanted) underway.delete(key)
          wanted.unwanted.abort(signal.reason)
        },
        { once: true },
      )
      return wanted.made
    },

    async trim() {
      const names = await readdir(folder).catch(() => [])
      const files = await Promise.all(
        names.map(async (name) => {
          const place = join(folder, name)
          const found = await stat(place).catch(() => null)
          return { place, size: found?.size ?? 0, usedAt: found?.mtimeMs ?? 0 }
        }),
      )
      let total = files.reduce((sum, { size }) => sum + size, 0)
      let removed = 0
      for (const { place, size } of files.sort((a, b) => a.usedAt - b.usedAt)) {
        if (total <= mostBytes) break
        await rm(place, { force: true })
        total -= size
        removed += 1
      }
      return removed
    },
  }
}

/** A variant that is being made. */
interface Underway {
  readonly made: Promise<Buffer | null>
  /** Aborts when all who asked have left. */
  readonly unwanted: AbortController
  wantedBy: number
}

function render(original: Buffer, { mode, width, height, format }: ImageRequest): Promise<Buffer> {
  const box = { width: width || undefined, height: height || undefined, withoutEnlargement: mode === 'fit' }
  const resized = sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ ...box, fit: mode === 'fill' ? 'cover' : 'inside', position: mode === 'fill' ? 'attention' : 'centre' })
  if (format === 'webp') return resized.webp({ quality: 80, effort: 2 }).toBuffer()
  return format === 'jpg' ? resized.jpeg({ quality: 82 }).toBuffer() : resized.png().toBuffer()
}
