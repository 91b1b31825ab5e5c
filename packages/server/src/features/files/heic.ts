import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

/** A decoded picture: rows of red, green, blue and alpha. `data` is `null` when it has too many pixels. */
export interface DecodedPicture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | null
}

/** The decoder is WebAssembly and holds its thread for seconds, so it gets one of its own. */
const PROGRAM = `
const { readFileSync } = require('node:fs')
const { parentPort, workerData } = require('node:worker_threads')
const { all } = require(workerData.decoder)
all({ buffer: readFileSync(workerData.path) }).then(async ([image]) => {
  const { width, height } = image
  if (width * height > workerData.mostPixels) return parentPort.postMessage({ width, height, data: null })
  const { data } = await image.decode()
  parentPort.postMessage({ width, height, data: new Uint8Array(data.buffer) }, [data.buffer])
})
`
const WITHIN_MS = 30_000
const decoder = createRequire(import.meta.url).resolve('heic-decode')

/** Decodes what phones take pictures in; sharp cannot. Rejects when the file is broken, and when nobody waits any more. */
export function decodeHeic(path: string, mostPixels: number, signal: AbortSignal | undefined): Promise<DecodedPicture> {
  const worker = new Worker(PROGRAM, { eval: true, workerData: { decoder, path, mostPixels } })
  return new Promise<DecodedPicture>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The picture takes too long to decode')), WITHIN_MS)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('The decoder ended without a picture'))
    })
  }).finally(() => worker.terminate())
}
