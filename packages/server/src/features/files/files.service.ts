import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { API_PREFIX, type StoredFile } from '@artel/core/contract'
import { type AttachRules, attachProblem, isFileVisible, NO_FILES } from '@artel/core/files'
import { isStaff } from '@artel/core/lifecycle'
import type { Clock } from '@artel/core/ports'
import type { Kysely, Transaction } from 'kysely'
import type { Upload } from '../../domain/call.ts'
import { Refusal, validationRefusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { FairTurns } from '../../platform/concurrency/fair-turns.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { transaction } from '../../platform/db/transaction.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { FileStorage } from '../../platform/storage/file-storage.ts'
import type { Pictures } from '../images/picture.ts'
import type { StaffLog } from '../staff-log/staff-log.ts'
import * as queries from './files.queries.ts'
import { inspectFile } from './inspect-file.ts'
import type { Intake } from './intake.ts'

const NO_STANDING = { isParty: false, isJudged: false }

/** The content of a file with what a browser must know of it. */
export interface FileContent extends Pick<queries.FileRow, 'name' | 'type' | 'size'> {
  readonly content: Readable
}

/** Uploaded files. A file that one may not see does not exist: NOT_FOUND. */
export interface FileService {
  /**
   * Checks, cleans and stores what has arrived: all of it or nothing.
   * @param signal aborts when the sender has left: what was not begun then is not done
   * @throws Refusal FILE_TYPE_REFUSED, FILE_BROKEN, FILE_TOO_LARGE, STORAGE_FULL, FILE_SPACE_USED, VALIDATION_FAILED without files
   */
  upload(owner: UserViewer, uploads: readonly Upload[], isPrivate: boolean, signal?: AbortSignal): Promise<StoredFile[]>
  /** Makes copies that `keep` then lets live; what is never kept is swept away. @throws Refusal NOT_FOUND, STORAGE_FULL, FILE_SPACE_USED */
  copy(viewer: UserViewer, ids: readonly string[]): Promise<string[]>
  keep(unit: UnitOfWork, ids: readonly string[]): Promise<StoredFile[]>
  /** @throws Refusal NOT_FOUND */
  download(viewer: UserViewer, id: string): Promise<FileContent>
  /** Its content is swept away later. @throws Refusal NOT_FOUND, TRANSITION_REFUSED for one that is attached */
  delete(unit: UnitOfWork, owner: UserViewer, id: string): Promise<void>
  /** Whether there is a public file of the id. */
  isPublic(id: string): Promise<boolean>
  /** A public file; `null` for any other. */
  openPublic(id: string): Promise<FileContent | null>
  /**
   * Makes the files, in this order, those of a task, a reply, a message, a complaint, a review, a verification, a work, a product or an article; what was
   * attached before and is not among them becomes loose again.
   * @param rules `field`: what the request calls them, `fileIds` by default
   * @throws Refusal VALIDATION_FAILED on that field: not one's own, attached elsewhere, too many, too large,
   *   public where only private ones may be, or the other way round
   */
  attach(
    trx: Transaction<Schema>,
    place: queries.AttachmentPlace,
    ids: readonly string[],
    rules: AttachRules & { readonly field?: 'photoIds' | 'documentIds' | 'coverId' | 'body' },
  ): Promise<StoredFile[]>
  /** What was attached to a thing that goes, goes with it: its addresses lead nowhere from now on. */
  release(trx: Transaction<Schema>, place: queries.AttachmentPlace): Promise<void>
  /** Files of several things of one kind, by the thing's id. */
  attached<Id extends number | string>(
    db: Kysely<Schema>,
    column: queries.AttachedTo,
    ids: readonly Id[],
  ): Promise<ReadonlyMap<Id, StoredFile[]>>
}

export interface FileDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  /** Where it says which private files staff have opened. */
  readonly log: Pick<StaffLog, 'write'>
  readonly storage: FileStorage
  readonly pictures: Pictures
  /** Whose pictures are decoded when. */
  readonly decoding: FairTurns
  readonly intake: Pick<Intake, 'admit'>
}

/** Where public files are served. */
export const STORAGE_PATH = '/storage'
/** Where pictures are resized, unless an imgproxy does it. */
export const IMAGES_PATH = '/img'

export function createFileService({ db, clock, log, storage, pictures, decoding, intake }: FileDeps): FileService {
  const view = (row: queries.FileRow): StoredFile => ({
    id: row.id,
    path: row.is_private ? `${API_PREFIX}/files/${row.id}` : `${STORAGE_PATH}/${row.id}`,
    isPrivate: row.is_private,
    name: row.name,
    type: row.type,
    size: row.size,
    width: row.width,
    height: row.height,
    // The addresses of variants are open to whoever has them.
    picture: row.is_private ? null : pictures.of(row),
  })

  const mayRead = async (viewer: UserViewer, row: queries.FileRow): Promise<boolean> => {
    const file = { isPrivate: row.is_private, ownerId: row.owner_id }
    return (
      isFileVisible(file, viewer, NO_STANDING) ||
      isFileVisible(file, viewer, { isParty: await queries.isPartyOfFile(db, row.id, viewer.id), isJudged: false })
    )
  }

  /** Staff open what they judge, and the journal says that they have. */
  const mayJudge = async (viewer: UserViewer, row: queries.FileRow): Promise<boolean> => {
    if (!isStaff(viewer) || !(await queries.isJudgedFile(db, row.id, viewer.id))) return false
    const deed = { action: 'FILE_OPENED', actorId: viewer.id, object: 'FILE', objectId: row.id } as const
    await transaction(db, (trx) => log.write(trx, deed))
    return true
  }

  /** Rows are dead until their content is stored, so that a crash leaves nothing that nobody sweeps. */
  const insertDead = (
    ownerId: string,
    files: readonly Omit<queries.FileRow, 'created_at' | 'attached_at' | 'dead_at' | 'owner_id'>[],
  ) =>
    transaction(db, async (trx) => {
      await queries.lockFileSpace(trx, ownerId)
      const bytes = files.reduce((sum, { size }) => sum + size, 0)
      await intake.admit(trx, ownerId, bytes)
      const at = new Date(clock.now())
      const rows = files.map((file) => ({ ...file, owner_id: ownerId, created_at: at, dead_at: at }))
      await trx.insertInto('files').values(rows).execute()
    })

  const revive = async (on: Kysely<Schema>, ids: readonly string[]): Promise<StoredFile[]> => {
    const rows = await on.updateTable('files').set({ dead_at: null }).where('id', 'in', ids).returningAll().execute()
    return inOrder(ids, rows).map(view)
  }

  const contentOf = async (row: queries.FileRow): Promise<FileContent> => {
    const content = await storage.read(row.id)
    if (!content) throw new Error(`The storage has lost file ${row.id}`)
    const { name, type, size } = row
    return { name, type, size, content }
  }

  return {
    async upload(owner, uploads, isPrivate, signal) {
      if (uploads.length === 0) throw validationRefusal({ files: NO_FILES })
      const turn = { of: owner.id, signal }
      const inspected = await allOrFirstFault(uploads.map((upload) => inspectFile(upload, decoding, turn)))
      const files = inspected.map((file) => ({ ...file, id: randomUUID() }))
      await insertDead(
        owner.id,
        files.map(({ path, ...row }) => ({ ...row, is_private: isPrivate })),
      )
      for (const { id, path, type, size } of files) await storage.put(id, path, { type, size })
      return revive(
        db,
        files.map(({ id }) => id),
      )
    },

    async copy(viewer, ids) {
      const rows = inOrder(ids, await queries.selectFiles(db, ids))
      const seen = await Promise.all(rows.map((row) => mayRead(viewer, row)))
      if (rows.length < ids.length || seen.includes(false)) throw new Refusal('NOT_FOUND')
      const copies = rows.map(({ created_at, attached_at, dead_at, owner_id, ...row }) => ({
        ...row,
        from: row.id,
        id: randomUUID(),
      }))
      await insertDead(
        viewer.id,
        copies.map(({ from, ...row }) => row),
      )
      for (const { from, id, type, size } of copies) await storage.copy(from, id, { type, size })
      return copies.map(({ id }) => id)
    },

    keep: ({ trx }, ids) => revive(trx, ids),

    async download(viewer, id) {
      const row = await queries.selectFile(db, id)
      if (!row || !((await mayRead(viewer, row)) || (await mayJudge(viewer, row)))) throw new Refusal('NOT_FOUND')
      return contentOf(row)
    },

    async delete({ trx }, owner, id) {
      const [row] = await queries.lockFiles(trx, [id])
      if (row?.owner_id !== owner.id) throw new Refusal('NOT_FOUND')
      if (row.attached_at) throw new Refusal('TRANSITION_REFUSED')
      await trx
        .updateTable('files')
        .set({ dead_at: new Date(clock.now()) })
        .where('id', '=', id)
        .execute()
    },

    async isPublic(id) {
      return (await queries.selectFile(db, id))?.is_private === false
    },

    async openPublic(id) {
      const row = await queries.selectFile(db, id)
      return row && !row.is_private ? contentOf(row) : null
    },

    async attach(trx, place, ids, rules) {
      const wanted = [...new Set(ids)]
      const rows = inOrder(wanted, await queries.lockFiles(trx, wanted))
      const own = await queries.selectAttachedHere(trx, place)
      const files = rows.map((row) => ({
        ownerId: row.owner_id,
        isPrivate: row.is_private,
        name: row.name,
        size: row.size,
        isHere: own.includes(row.id),
        isElsewhere: row.attached_at !== null,
      }))
      const problem = attachProblem(wanted.length, files, rules)
      if (problem) throw validationRefusal({ [rules.field ?? 'fileIds']: problem })
      await queries.replaceAttached(trx, place, wanted, new Date(clock.now()))
      return rows.map(view)
    },

    release: (trx, place) => queries.killAttached(trx, place, new Date(clock.now())),

    async attached(on, column, ids) {
      const rows = await queries.selectAttached(on, column, ids)
      return new Map([...rows].map(([id, list]) => [id, list.map(view)]))
    },
  }
}

/** Waits for all of them even when one fails: whoever removes their files next must not find them at work. */
async function allOrFirstFault<T>(works: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(works)
  return Promise.all(works)
}

/** Rows in the order of the ids; what is not there is left out. */
function inOrder(ids: readonly string[], rows: readonly queries.FileRow[]): queries.FileRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id.toLowerCase()) ?? [])
}
