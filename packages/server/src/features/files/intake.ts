import type { Kysely } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import { takeOrRefuse } from '../../domain/take-or-refuse.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { FileQuotas } from '../../platform/config/files.config.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { networkKey } from '../../platform/rates/network-key.ts'
import type { Rates } from '../../platform/rates/rates.ts'
import type { Disk } from '../../platform/storage/disk.ts'
import { type FileSpace, selectFileSpace } from './files.queries.ts'

/** Why files or work on them were refused; for the figures. */
export type FileRefusal = 'upload-disk' | 'upload-space' | 'upload-rate' | 'picture-turn'

/** Decides what is received at all, before and while it comes. */
export interface Intake {
  /**
   * Somebody begins to send.
   * @throws Refusal RATE_LIMITED, STORAGE_FULL, FILE_SPACE_USED
   */
  open(owner: UserViewer, from: { readonly ip: string; readonly bytes: number }): Promise<Receipt>
  /** Whether so many more bytes may stay with the owner. @throws Refusal STORAGE_FULL, FILE_SPACE_USED */
  admit(on: Kysely<Schema>, ownerId: string, bytes: number): Promise<void>
}

/** One request whose files are being received. */
export interface Receipt {
  /** So many more bytes have come. @throws Refusal STORAGE_FULL, FILE_SPACE_USED */
  take(bytes: number): Promise<void>
  /** What came is stored, or gone. */
  close(): void
}

export interface IntakeDeps {
  readonly db: Kysely<Schema>
  readonly rates: Rates
  readonly disk: Disk
  readonly quotas: FileQuotas
  readonly onRefused?: ((what: FileRefusal) => void) | undefined
}

/** Requests with files in an hour. */
const OF_AN_ACCOUNT = 600
const OF_AN_ADDRESS = 1_800
const HOUR_MS = 3_600_000
/** An account whose address nobody has confirmed has this share of the space. */
const UNCONFIRMED_SHARE = 1 / 10
/** What of a form is no file. */
const FORM_BYTES = 64 * 1024

export function createIntake({ db, rates, disk, quotas, onRefused }: IntakeDeps): Intake {
  const byAccount = rates.limit('uploads by account', OF_AN_ACCOUNT, HOUR_MS)
  const byAddress = rates.limit('uploads by address', OF_AN_ADDRESS, HOUR_MS)
  /** Bytes on their way by account. */
  const coming = new Map<string, number>()

  const refuse = (what: FileRefusal, refusal: Refusal) => {
    onRefused?.(what)
    return refusal
  }
  const full = () => refuse('upload-disk', new Refusal('STORAGE_FULL', { retryAfter: 600 }))

  const fit = (space: FileSpace, bytes: number) => {
    const share = space.isConfirmed ? 1 : UNCONFIRMED_SHARE
    const [loose, all] = [quotas.loose * share, quotas.all * share]
    const isTooLoose = space.loose + bytes > loose
    if (!isTooLoose && space.all + bytes <= all) return
    const hint = space.isConfirmed ? '' : ' Когда подтвердите почту, места станет больше.'
    const message = isTooLoose
      ? `Загружено много файлов, которые ещё ни к чему не приложены: всего можно ${inWords(loose)}. Отправьте их или подождите: лишнее удалится само за сутки.${hint}`
      : `Ваши файлы заняли всё место: ${inWords(all)}. Удалите ненужные и повторите.${hint}`
    throw refuse('upload-space', new Refusal('FILE_SPACE_USED', { message }))
  }

  return {
    async open(owner, { ip, bytes }) {
      try {
        await takeOrRefuse(byAccount, owner.id)
        await takeOrRefuse(byAddress, networkKey(ip))
      } catch (error) {
        throw error instanceof Refusal ? refuse('upload-rate', error) : error
      }
      if (!(await disk.takesFiles(bytes))) throw full()
      const space = await selectFileSpace(db, owner.id)
      const expected = Math.max(0, bytes - FORM_BYTES)
      fit(space, (coming.get(owner.id) ?? 0) + expected)
      let own = 0
      const add = (more: number) => {
        own += more
        const all = (coming.get(owner.id) ?? 0) + more
        if (all > 0) coming.set(owner.id, all)
        else coming.delete(owner.id)
      }
      return {
        async take(more) {
          add(more)
          fit(space, coming.get(owner.id) ?? 0)
          if (!(await disk.takesFiles())) throw full()
        },
        close: () => add(-own),
      }
    },

    async admit(on, ownerId, bytes) {
      if (!(await disk.takesFiles(bytes))) throw full()
      fit(await selectFileSpace(on, ownerId), bytes)
    },
  }
}

const KB = 1024
const UNITS: readonly (readonly [number, string])[] = [
  [KB ** 3, 'ГБ'],
  [KB ** 2, 'МБ'],
  [KB, 'КБ'],
]

/** 40 МБ, 2 ГБ: what is surely there. */
const inWords = (bytes: number): string => {
  const [size, unit] = UNITS.find(([size]) => bytes >= size) ?? [KB, 'КБ']
  return `${Math.floor(bytes / size)}\u00a0${unit}`
}
