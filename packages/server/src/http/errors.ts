import type { FastifyError } from 'fastify'
import { Refusal, validationRefusal } from '../domain/refusal.ts'
import { QueueFull } from '../platform/concurrency/fair-turns.ts'
import { DISK_FULL } from '../platform/db/pool.ts'
import { DATABASE_BACK_WITHIN_S, isDatabaseUnavailable } from '../platform/db/unavailable.ts'
import { IdempotencyKeyReused } from '../platform/idempotency/idempotent.ts'
import { isDiskFull } from '../platform/storage/disk.ts'
import { StorageAway } from '../platform/storage/file-storage.ts'

/** SQL states that only a value out of the request brings about: out of range, not of the type, not text. */
const UNSTORABLE_STATES = new Set(['22003', '22P02', '22P05', '22021'])

const BY_FASTIFY_CODE: Readonly<Record<string, () => Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Refusal('PAYLOAD_TOO_LARGE'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Refusal('UNSUPPORTED_MEDIA_TYPE'),
  FST_ERR_BAD_URL: () => new Refusal('NOT_FOUND'),
  FST_ERR_MAX_PARAM_LENGTH: () => new Refusal('NOT_FOUND'),
}

/** What is there can be read; nothing can be added. */
export const diskIsFull = (): Refusal =>
  new Refusal('UNAVAILABLE', {
    message:
      'На сервере кончилось место, поэтому сохранить не получилось. Читать можно всё, а это повторите чуть позже.',
    retryAfter: 60,
  })

const storageIsAway = () =>
  new Refusal('UNAVAILABLE', {
    message: 'Хранилище файлов сейчас не отвечает. Всё остальное работает, а это повторите через минуту.',
    retryAfter: 10,
  })

/** What an error says to the client: a refusal of ours, a request that cannot be read, or a fault of the server. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof QueueFull) return new Refusal('RATE_LIMITED', { retryAfter: 5 })
  if (error instanceof StorageAway) return storageIsAway()
  if (error instanceof IdempotencyKeyReused) return new Refusal('IDEMPOTENCY_KEY_REUSED')
  const { code, statusCode } = error as Partial<FastifyError>
  const known = code === undefined ? undefined : BY_FASTIFY_CODE[code]
  if (known) return known()
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return validationRefusal({ '': 'Не удалось прочитать запрос: нужен правильный JSON.' })
  }
  if (code === DISK_FULL) return diskIsFull()
  if (isDiskFull(error)) return new Refusal('STORAGE_FULL', { retryAfter: 600 })
  if (isDatabaseUnavailable(error)) return new Refusal('UNAVAILABLE', { retryAfter: DATABASE_BACK_WITHIN_S })
  if (code !== undefined && UNSTORABLE_STATES.has(code)) return validationRefusal({ '': 'Недопустимое значение.' })
  return new Refusal('INTERNAL')
}
