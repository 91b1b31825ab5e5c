import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A page without the nonce of its answer, which is put in on the way out. */
export interface PageBody {
  /** Bytes that it takes in memory. */
  readonly size: number
  plain(nonce: string): Buffer
  /** The same, gzipped: what stands between the nonces is compressed once. */
  gzipped(nonce: string): Buffer
}

/** No extra fields, no time, no name, system unknown. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** An empty block that says it is the last. */
const GZIP_LAST = Buffer.from([1, 0, 0, 0xff, 0xff])
const LEVEL = 6
/** Flags and two lengths before the bytes of a block that is not compressed. */
const STORED_HEAD = 5

/** A block of deflate that holds the bytes as they are (RFC 1951, 3.2.4). */
const stored = (bytes: Buffer): Buffer => {
  const block = Buffer.alloc(STORED_HEAD + bytes.length)
  block.writeUInt16LE(bytes.length, 1)
  block.writeUInt16LE(bytes.length ^ 0xffff, 3)
  bytes.copy(block, STORED_HEAD)
  return block
}

/** Ends at a whole byte and refers to nothing before it, so anything may stand between two of them. */
const deflated = (part: Buffer): Buffer =>
  deflateRawSync(part, { level: LEVEL, flush: constants.Z_FULL_FLUSH, finishFlush: constants.Z_FULL_FLUSH })

const between = (parts: readonly Buffer[], separator: Buffer): Buffer[] =>
  parts.flatMap((part, at) => (at === 0 ? [part] : [separator, part]))

/** `placeholder` stands in `html` where the nonce of an answer belongs. */
export function pageBody(html: string, placeholder: string): PageBody {
  const parts = html.split(placeholder).map((part) => Buffer.from(part))
  let packed: readonly Buffer[] | undefined
  const plain = (nonce: string) => Buffer.concat(between(parts, Buffer.from(nonce)))
  const size = parts.reduce((sum, part) => sum + part.length, 0)
  return {
    size,
    plain,
    gzipped(nonce) {
      packed ??= parts.map(deflated)
      const whole = plain(nonce)
      const end = Buffer.alloc(8)
      end.writeUInt32LE(crc32(whole), 0)
      end.writeUInt32LE(whole.length % 2 ** 32, 4)
      return Buffer.concat([GZIP_HEAD, ...between(packed, stored(Buffer.from(nonce))), GZIP_LAST, end])
    },
  }
}
