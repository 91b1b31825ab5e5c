import { randomFillSync } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { brotliAround } from './brotli-around.ts'

/** Bytes of randomness in a nonce. */
const NONCE_BYTES = 16
/** Randomness for the next nonces: to ask for all of it at once costs what asking for one does. */
const POOL = Buffer.alloc(NONCE_BYTES * 256)
let used = POOL.length

/** What scripts and styles of one answer are known by; as long as any other, with the same two signs at its end. */
export const pageNonce = (): string => {
  if (used === POOL.length) {
    randomFillSync(POOL)
    used = 0
  }
  used += NONCE_BYTES
  return POOL.toString('base64', used - NONCE_BYTES, used)
}

/** A word that by chance has four signs in common with the page is of no use; another one hardly has. */
const ATTEMPTS = 4

/** A page without the nonce of its answer, which is put in on the way out. */
export interface PageBody {
  /** Bytes that it takes in memory. */
  readonly size: number
  /** The page with this nonce, as long as every other one. */
  plain(nonce: string): Buffer
  /** The same, compressed by Brotli once for all nonces; `null` when that cannot be done with this page. */
  brotli(nonce: string): Promise<Buffer | null>
  /** The same, if it has been compressed before. */
  packed(nonce: string): Buffer | null
}

/** Where the word stands in the text, in bytes from its beginning. */
function placesOf(word: string, text: Buffer): readonly number[] {
  const places: number[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) places.push(at)
  return places
}

/** `placeholder`, a nonce itself, stands in `html` where the nonce of an answer belongs. */
export function pageBody(html: string, placeholder: string): PageBody {
  const template = Buffer.from(html)
  const places = placesOf(placeholder, template)

  const plain = (nonce: string) => {
    const page = Buffer.from(template)
    for (const at of places) page.write(nonce, at, 'latin1')
    return page
  }

  const compressBy = async (word: string, first: number) => {
    const page = plain(word)
    const end = first + word.length
    const withNonce = await brotliAround(page.subarray(0, first), page.subarray(first, end), page.subarray(end))
    const sample = pageNonce()
    const isTrue = brotliDecompressSync(withNonce(Buffer.from(sample))).equals(plain(sample))
    return isTrue ? withNonce : null
  }
  const compress = async () => {
    const [first = 0] = places
    if (first === 0) return null
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const withNonce = await compressBy(pageNonce(), first)
      if (withNonce) return withNonce
    }
    return null
  }
  let compressed: ReturnType<typeof compress> | undefined
  let pack: Awaited<ReturnType<typeof compress>> = null

  return {
    size: template.length,
    plain,
    async brotli(nonce) {
      compressed ??= compress()
      pack = await compressed
      return this.packed(nonce)
    },
    packed: (nonce) => pack?.(Buffer.from(nonce)) ?? null,
  }
}
