import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { UPLOAD_COUNT, UPLOAD_SINGLE } from '@artel/core/contract'
import { validateFileSizes } from '@artel/core/validators'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Upload } from '../domain/call.ts'
import { Refusal } from '../domain/refusal.ts'
import type { Receipt } from '../features/files/intake.ts'

/** What came in a multipart request. */
export interface Uploads {
  readonly files: readonly Upload[]
  readonly fields: Readonly<Record<string, string>>
  /** Removes what is still there. */
  remove(): Promise<void>
}

/** The field that carries files (product §7.6). */
const FIELD = 'files'
/** Beginning of the names of the folders in which files arrive. */
const FOLDER = 'upload-'
const HOUR_MS = 3_600_000

/** Lets the routes of this scope take multipart bodies, and keeps the folder free of what killed processes left there. */
export async function acceptUploads(app: FastifyInstance, workDir: string): Promise<void> {
  const sweep = () =>
    removeLeftovers(workDir).catch((error) => app.log.warn({ err: error }, 'Could not remove broken uploads'))
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    timer = setInterval(sweep, HOUR_MS).unref()
    await sweep()
  })
  app.addHook('onClose', async () => clearInterval(timer))
  await app.register(multipart, {
    // A name with a path in it is cleaned later; a field called `__proto__` is refused by the plugin.
    limits: { files: UPLOAD_COUNT, fileSize: UPLOAD_SINGLE, fields: 5, fieldSize: 100, parts: UPLOAD_COUNT + 5 },
    throwFileSizeLimit: false,
  })
}

/**
 * Writes the files of a request to disk as they arrive.
 * @throws Refusal STORAGE_FULL, FILE_SPACE_USED, UNSUPPORTED_MEDIA_TYPE, FILE_TOO_LARGE, PAYLOAD_TOO_LARGE for too many, VALIDATION_FAILED
 */
export async function receiveUploads(
  request: FastifyRequest,
  workDir: string,
  receipt?: Receipt | undefined,
): Promise<Uploads> {
  let folder: string | undefined
  const remove = async () => {
    receipt?.close()
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  }
  const files: Upload[] = []
  const fields: Record<string, string> = Object.create(null)
  try {
    if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA_TYPE')
    await mkdir(workDir, { recursive: true })
    folder = await mkdtemp(join(workDir, FOLDER))
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value)
        continue
      }
      const path = join(folder, String(files.length))
      await pipeline(part.file, counted(receipt), createWriteStream(path))
      if (part.fieldname !== FIELD) continue
      if (part.file.truncated) throw tooLarge()
      files.push({ path, name: part.filename ?? '', size: part.file.bytesRead })
    }
    return { files, fields, remove }
  } catch (error) {
    await remove()
    throw refusalOfMultipart(error)
  }
}

/** Passes on what comes while it may come. */
const counted = (receipt: Receipt | undefined) =>
  async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      await receipt?.take(chunk.length)
      yield chunk
    }
  }

/** No request takes that long: whoever received this is gone. */
async function removeLeftovers(workDir: string): Promise<void> {
  const before = Date.now() - HOUR_MS
  const names = await readdir(workDir).catch(() => [])
  for (const folder of names.filter((name) => name.startsWith(FOLDER)).map((name) => join(workDir, name))) {
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs < before) await rm(folder, { recursive: true, force: true })
  }
}

/** The words of product §5. */
const TOO_LARGE = validateFileSizes([UPLOAD_SINGLE + 1], { single: UPLOAD_SINGLE }) ?? ''

const tooLarge = () => new Refusal('FILE_TOO_LARGE', { message: TOO_LARGE })

const LIMITS = new Set(['FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT'])

/** The sender has gone in the middle. */
const CUT_OFF = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET'])

/** Errors of the parser: too much of something, a body that ends early, or one that is no multipart at all. */
function refusalOfMultipart(error: unknown): unknown {
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (error instanceof Refusal) return error
  if (code !== undefined && LIMITS.has(code)) {
    return new Refusal('PAYLOAD_TOO_LARGE', { message: `За один раз — не больше файлов, чем ${UPLOAD_COUNT}.` })
  }
  const isSystem = code?.startsWith('E') === true && !CUT_OFF.has(code)
  if (isSystem || (statusCode !== undefined && statusCode >= 500)) return error
  return new Refusal('VALIDATION_FAILED', { message: 'Не удалось прочитать файлы: запрос неполный.' })
}
