import {
  type HandlerArgs,
  MODERATION_KINDS,
  type ModerationItem,
  type ModerationKind,
  type StoredFile,
  TOTAL_ITEMS_CAP,
} from '@artel/core/contract'
import { complaintReasonLabels, complaintTitle } from '@artel/core/moderation'
import { reviewTitle } from '@artel/core/reviews'
import { moderationNotes } from '@artel/core/tasks'
import { verificationText, verificationTitle } from '@artel/core/verification'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { AttachedTo } from '../files/files.queries.ts'
import type { FileService } from '../files/files.service.ts'
import { knownUser, type PeopleDeps, type PublicUsers, readPublicUsers } from '../users/public-users.ts'
import { countWaiting, selectWaiting, type WaitingRow } from './moderation.queries.ts'

/** What waits for a moderator. Each object is judged by the call of its own kind. */
export interface ModerationService {
  list(query: HandlerArgs<'listModeration'>['query']): Promise<{ items: ModerationItem[]; totalItems: number }>
  counts(): Promise<{ kind: ModerationKind; count: number }[]>
}

export interface ModerationDeps extends PeopleDeps {
  readonly db: Kysely<Schema>
  readonly files: Pick<FileService, 'attached'>
}

export const createModerationService = ({ db, files, ...people }: ModerationDeps): ModerationService => ({
  async list({ kind, page, limit }) {
    const rows = await selectWaiting(db, kind, { offset: (page - 1) * limit, limit })
    const users = await readPublicUsers(
      db,
      people,
      rows.map(({ author_id }) => author_id),
    )
    const attached = await attachedTo(kind, rows, (column, ids) => files.attached(db, column, ids))
    return {
      items: rows.map((row) => moderationItem(kind, row, users, attached.get(row.id) ?? [])),
      totalItems: await countWaiting(db, kind, TOTAL_ITEMS_CAP),
    }
  },
  async counts() {
    const counted: { kind: ModerationKind; count: number }[] = []
    for (const kind of MODERATION_KINDS) counted.push({ kind, count: await countWaiting(db, kind, TOTAL_ITEMS_CAP) })
    return counted
  },
})

/** Where the files of things with numbers are attached. */
const FILES_OF: Readonly<Partial<Record<ModerationKind, AttachedTo>>> = {
  TASKS: 'task_id',
  TASK_REVIEWS: 'review_id',
  VERIFICATION_REQUESTS: 'verification_id',
}

/** Files of a page of a queue, by the id as text: staff may open them all. */
async function attachedTo(
  kind: ModerationKind,
  rows: readonly WaitingRow[],
  read: <Id extends number | string>(column: AttachedTo, ids: readonly Id[]) => Promise<ReadonlyMap<Id, StoredFile[]>>,
): Promise<ReadonlyMap<string, StoredFile[]>> {
  const ids = rows.map(({ id }) => id)
  if (kind === 'COMPLAINT') return read('complaint_id', ids)
  const column = FILES_OF[kind]
  if (column === undefined) return new Map()
  return new Map([...(await read(column, ids.map(Number)))].map(([id, list]) => [String(id), list]))
}

const moderationItem = (
  kind: ModerationKind,
  row: WaitingRow,
  users: PublicUsers,
  files: StoredFile[],
): ModerationItem => ({
  kind,
  id: row.id,
  title: titleOf(row),
  text: row.company ? verificationText(row.company) : row.text,
  author: knownUser(users, row.author_id),
  files,
  notes: notesOf(kind, row),
  waitingSince: row.waiting_since.toISOString(),
  version: row.version,
})

const titleOf = ({ target, rating, title, company }: WaitingRow): string => {
  if (company) return verificationTitle(company)
  if (target) return complaintTitle(target.kind, target.id)
  return rating === null ? title : reviewTitle(rating, title)
}

/** What the filters noticed, what was changed, or what the complaint is about. */
function notesOf(kind: ModerationKind, { title, text, revision, target }: WaitingRow): string[] {
  if (target) return [complaintReasonLabels[target.reason]]
  return kind === 'TASKS' || kind === 'TASK_REVIEWS' ? moderationNotes({ title, text, revision }) : []
}
