import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { StartError } from '../config/start-error.ts'

/*
 * A backup is gzipped JSON, one value a line, readable with `zcat`: a manifest; for each table its name with the columns and
 * then a line for each row, every value as PostgreSQL writes it in text; the sequences; for each uploaded file its
 * path and then its content in base64, several lines of it; and a last line without which the backup is torn.
 */

/** The format of this file; others are refused. */
export const FORMAT = 1

/** What a backup was made of. */
export interface Manifest {
  readonly artel: 'backup'
  readonly format: number
  /** ISO 8601. */
  readonly createdAt: string
  /** The schema: names and checksums of the migrations in their order. */
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[]
  /** Whether the uploaded files are in it; not when they lie in an S3 storage, which has backups of its own. */
  readonly hasFiles: boolean
}

/** How much there is; the last line. */
export interface Totals {
  readonly tables: number
  readonly rows: number
  readonly files: number
}

/** Values of a row in the order of the columns. */
export type Row = readonly (string | null)[]

/** A line of a backup. Content of a file is base64. */
export type Line =
  | { readonly table: string; readonly columns: readonly string[] }
  | Row
  | { readonly sequences: Readonly<Record<string, { readonly value: string; readonly isCalled: boolean }>> }
  | { readonly file: string }
  | string
  | { readonly end: Totals }

/** Writes the lines to a file. */
export async function writeArchive(path: string, manifest: Manifest, lines: AsyncIterable<Line>): Promise<void> {
  async function* text() {
    yield `${JSON.stringify(manifest)}\n`
    for await (const line of lines) yield `${JSON.stringify(line)}\n`
  }
  await pipeline(Readable.from(text()), createGzip({ level: 6 }), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
}

/** A backup that is being read. */
export interface Archive {
  readonly manifest: Manifest
  /** The rest; ends with `{ end }`. @throws StartError when the file is torn. */
  readonly lines: AsyncIterableIterator<Line>
}

/** Opens a backup. @throws StartError when it is none, or of another format. */
export async function readArchive(path: string): Promise<Archive> {
  const torn = (cause: unknown) =>
    new StartError(`Копия ${path} повреждена или не дописана: ${(cause as Error).message}`, { cause })
  const unpacked = createGunzip()
  // Whoever reads the lines hears of it; without a listener it would end the process.
  const source = pipeline(createReadStream(path), unpacked).catch((error) => error as Error)
  const texts = createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]()

  const next = async (): Promise<unknown> => {
    const { value, done } = await texts.next()
    if (!done) return JSON.parse(value)
    throw (await source) ?? new Error('нет последней строки.')
  }
  async function* lines(): AsyncIterableIterator<Line> {
    try {
      for (;;) {
        const line = (await next()) as Line
        yield line
        if (typeof line === 'object' && 'end' in line) return
      }
    } catch (error) {
      throw torn(error)
    }
  }

  let manifest: Manifest
  try {
    manifest = (await next()) as Manifest
  } catch (error) {
    throw torn(error)
  }
  if (manifest.artel !== 'backup') throw new StartError(`${path} — не резервная копия Артели.`)
  if (manifest.format !== FORMAT) {
    throw new StartError(`Копия ${path} в формате ${manifest.format}, а эта программа читает формат ${FORMAT}.`)
  }
  return { manifest, lines: lines() }
}
