import { type BrotliCompress, constants, createBrotliCompress } from 'node:zlib'

/** A tenth smaller than what is compressed for one answer alone, for the same work; higher ones cost several times as much. */
const QUALITY = 5

/** A meta-block that holds the bytes as they are (RFC 7932, 9.2): not the last, length less one, not compressed. */
const asTheyAre = (bytes: Buffer): Buffer => {
  const head = Buffer.alloc(3)
  head.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3)
  return Buffer.concat([head, bytes])
}

/** Compresses the bytes and answers all that came of them, up to a whole byte. */
const flushed = (stream: BrotliCompress, bytes: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const collect = (chunk: Buffer) => chunks.push(chunk)
    const done = () => {
      stream.off('data', collect)
      stream.off('error', reject)
      resolve(Buffer.concat(chunks))
    }
    stream.on('data', collect)
    stream.on('error', reject)
    stream.write(bytes)
    stream.flush(constants.BROTLI_OPERATION_FLUSH, done)
  })

const finished = (stream: BrotliCompress, bytes: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('error', reject)
    stream.on('end', () => resolve(Buffer.concat(chunks)))
    stream.end(bytes)
  })

/**
 * Compresses bytes once of which one word changes from answer to answer, and answers what puts another word of the same length
 * there. The word may come again in the `rest`: what comes again is compressed as a copy of what came before. Whatever else of
 * the rest was taken for a copy of the word would come out wrong, so try the answer with another word before you trust it.
 * The last two bytes of the word stay the same: what follows them is compressed by them.
 */
export async function brotliAround(before: Buffer, word: Buffer, rest: Buffer): Promise<(word: Buffer) => Buffer> {
  const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_QUALITY } = constants
  const stream = createBrotliCompress({
    params: { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_QUALITY]: QUALITY },
  })
  const head = await flushed(stream, before)
  // Its own form is thrown away: the word stands there as it is.
  await flushed(stream, word)
  const tail = await finished(stream, rest)
  return (other) => Buffer.concat([head, asTheyAre(other), tail])
}
