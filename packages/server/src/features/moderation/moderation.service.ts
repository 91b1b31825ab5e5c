import { articleWords } from '@artel/core/articles'
import { categoryRequestText } from '@artel/core/categories'
import {
  type ChatMessage,
  type HandlerArgs,
  LOOK_KINDS,
  MODERATION_KINDS,
  type ModerationCount,
  type ModerationDetails,
  type ModerationHold,
  type ModerationItem,
  type ModerationKind,
  type ModerationRef,
  type StoredFile,
  TOTAL_ITEMS_CAP,
} from '@artel/core/contract'
import { questionTitle } from '@artel/core/faq'
import {
  answeredWords,
  COMPLAINT_CHAT_LENGTH,
  complaintReasonLabels,
  complaintTitle,
  HOLD_MS,
  lookTitle,
  NEW_FACE,
  personWordsText,
} from '@artel/core/moderation'
import type { Clock } from '@artel/core/ports'
import { reviewTitle } from '@artel/core/reviews'
import { moderationNotes } from '@artel/core/tasks'
import { verificationText, verificationTitle } from '@artel/core/verification'
import type { Kysely } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { messageView } from '../chat/chat-view.ts'
import type { AttachedTo } from '../files/files.queries.ts'
import type { FileService } from '../files/files.service.ts'
import { knownUser, type PeopleDeps, type PublicUsers, readNamedUsers, readPublicUsers } from '../users/public-users.ts'
import { type HoldRow, releaseHold, selectHolds, takeHold } from './holds.queries.ts'
import { countWaiting, selectOneWaiting, selectWaiting, type WaitingRow } from './moderation.queries.ts'
import { selectComplaintChat, selectOpenComplaint, selectWholeChat } from './moderation-details.queries.ts'
import { readArticleChanges, readAskedCategory, readChanges, readComplaint, readHistory } from './moderation-details.ts'

/** What waits for a moderator. Each object is judged by the call of its own kind. */
export interface ModerationService {
  list(query: HandlerArgs<'listModeration'>['query']): Promise<{ items: ModerationItem[]; totalItems: number }>
  counts(): Promise<ModerationCount[]>
  /** @throws Refusal NOT_FOUND for what does not wait */
  details(ref: ModerationRef): Promise<ModerationDetails>
  /** Takes the object for a moderator, or says which colleague has it. @throws Refusal NOT_FOUND for what does not wait */
  hold(unit: UnitOfWork, moderator: UserViewer, ref: ModerationRef): Promise<ModerationHold>
  release(unit: UnitOfWork, moderator: UserViewer, ref: ModerationRef): Promise<void>
  /** Every reading is written down. @throws Refusal NOT_FOUND for a decided complaint, and where nobody has written */
  readComplaintChat(unit: UnitOfWork, moderator: UserViewer, complaintId: string): Promise<ChatMessage[]>
}

export interface ModerationDeps extends PeopleDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly files: Pick<FileService, 'attached'>
}

export function createModerationService({ db, clock, files, ...people }: ModerationDeps): ModerationService {
  const now = () => new Date(clock.now())
  const shown = async (kind: ModerationKind, rows: readonly WaitingRow[]): Promise<ModerationItem[]> => {
    const ids = rows.map(({ id }) => id)
    const holds = await selectHolds(db, kind, ids, now())
    const users = await readPublicUsers(db, people, [
      ...rows.flatMap(({ author_id }) => author_id ?? []),
      ...holds.map(({ moderator_id }) => moderator_id),
    ])
    const attached = await attachedTo(kind, rows, (column, list) => files.attached(db, column, list))
    return rows.map((row) => {
      const hold = holds.find(({ object_id }) => object_id === row.id)
      return moderationItem(kind, row, users, {
        files: attached.get(row.id) ?? [],
        heldBy: hold ? holdView(hold, users) : null,
      })
    })
  }
  return {
    async list({ kind, page, limit }) {
      const rows = await selectWaiting(db, kind, { offset: (page - 1) * limit, limit })
      const { count } = await countWaiting(db, kind, TOTAL_ITEMS_CAP)
      return { items: await shown(kind, rows), totalItems: count }
    },
    async counts() {
      const counted: ModerationCount[] = []
      for (const kind of MODERATION_KINDS) {
        const { count, since } = await countWaiting(db, kind, TOTAL_ITEMS_CAP)
        counted.push({ kind, count, waitingSince: since?.toISOString() ?? null })
      }
      return counted
    },
    async details(ref) {
      const row = await waiting(db, ref)
      const [item] = await shown(ref.kind, [row])
      const complaint = ref.kind === 'COMPLAINT' ? await readComplaint(db, people, ref.id) : null
      const about = complaint ? complaint.accused?.id : (row.author_id ?? undefined)
      return {
        item: item as ModerationItem,
        changes: (await CHANGES[ref.kind]?.(db, Number(ref.id))) ?? [],
        history: about === undefined ? null : await readHistory(db, about),
        complaint,
        category: ref.kind === 'CATEGORY_REQUESTS' ? await readAskedCategory(db, Number(ref.id)) : null,
      }
    },
    async hold(unit, moderator, ref) {
      await waiting(unit.trx, ref)
      const [at, until] = [now(), new Date(clock.now() + HOLD_MS)]
      const hold = await takeHold(unit.trx, ref, { moderatorId: moderator.id, at, until })
      return holdView(hold, await readPublicUsers(unit.trx, people, [hold.moderator_id]))
    },
    async release(unit, moderator, ref) {
      await releaseHold(unit.trx, ref, moderator.id)
    },
    async readComplaintChat(unit, moderator, complaintId) {
      const complaint = await selectOpenComplaint(unit.trx, complaintId)
      const chat = complaint && (await selectComplaintChat(unit.trx, complaint))
      if (!chat) throw new Refusal('NOT_FOUND')
      const reading = { complaint_id: complaint.id, chat_id: chat.id, moderator_id: moderator.id, read_at: now() }
      await unit.trx.insertInto('complaint_chat_readings').values(reading).execute()
      const rows = await selectWholeChat(unit.trx, chat.id, COMPLAINT_CHAT_LENGTH)
      const users = await readNamedUsers(unit.trx, people, [chat.client_id, chat.executor_id])
      const ids = rows.map(({ id }) => id)
      const attached = await files.attached(unit.trx, 'message_id', ids)
      return rows.map((row) => messageView(row, chat, chat.client_id, users, attached))
    },
  }
}

async function waiting(db: Kysely<Schema>, ref: ModerationRef): Promise<WaitingRow> {
  const row = await selectOneWaiting(db, ref)
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

const holdView = ({ moderator_id, since }: HoldRow, users: PublicUsers): ModerationHold => {
  const { id, name, initials } = knownUser(users, moderator_id)
  return { id, name, initials, since: since.toISOString() }
}

/** What a published thing would become. */
const CHANGES: Readonly<Partial<Record<ModerationKind, typeof readChanges>>> = {
  TASKS: readChanges,
  ARTICLE_PUBLISH_REQUESTS: readArticleChanges,
}

/** Where the files of things with numbers are attached. */
const FILES_OF: Readonly<Partial<Record<ModerationKind, AttachedTo>>> = {
  TASKS: 'task_id',
  TASK_REPLIES: 'reply_id',
  ARTICLE_PUBLISH_REQUESTS: 'article_id',
  PRODUCT_REVIEWS: 'product_id',
  PRODUCT_CONSUMER_REVIEWS: 'product_review_id',
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
  const numbers = ids.map(Number)
  const own = await read(column, numbers)
  // Readers see the cover first.
  const covers =
    kind === 'ARTICLE_PUBLISH_REQUESTS' ? await read('article_cover_id', numbers) : new Map<number, StoredFile[]>()
  return new Map(numbers.map((id) => [String(id), [...(covers.get(id) ?? []), ...(own.get(id) ?? [])]]))
}

const moderationItem = (
  kind: ModerationKind,
  row: WaitingRow,
  users: PublicUsers,
  { files, heldBy }: Pick<ModerationItem, 'files' | 'heldBy'>,
): ModerationItem => ({
  kind,
  id: row.id,
  title: titleOf(kind, row, users),
  text: textOf(row),
  author: row.author_id === null ? null : knownUser(users, row.author_id),
  files,
  notes: notesOf(kind, row),
  waitingSince: row.waiting_since.toISOString(),
  version: row.version,
  heldBy,
})

const nameOf = ({ author_id }: WaitingRow, users: PublicUsers): string | null =>
  author_id === null ? null : knownUser(users, author_id).name

const titleOf = (kind: ModerationKind, row: WaitingRow, users: PublicUsers): string => {
  const { target, rating, title, company } = row
  if (company) return verificationTitle(company)
  if (target) return complaintTitle(target.kind, target.id)
  if (kind === 'USERS') return nameOf(row, users) ?? ''
  if (kind === 'QUESTION') return questionTitle((nameOf(row, users) ?? title) || null)
  if (kind === 'TASK_REPLIES' || kind === 'TASK_OFFERS' || kind === 'REVIEWS_REPLIES') return lookTitle(kind, title)
  return rating === null ? title : reviewTitle(rating, title)
}

const textOf = ({ company, person, article, asked, context, text }: WaitingRow): string => {
  if (article) return articleWords(article)
  if (company) return verificationText(company)
  if (asked) return categoryRequestText(text, asked.section)
  if (person) return personWordsText(person)
  return context ? `${text}\n\n${answeredWords(context)}` : text
}

const WITH_CONTACTS: ReadonlySet<ModerationKind> = new Set([
  'TASKS',
  'ARTICLE_PUBLISH_REQUESTS',
  'PRODUCT_REVIEWS',
  'PRODUCT_CONSUMER_REVIEWS',
  'TASK_REVIEWS',
  ...LOOK_KINDS,
])

/** Kinds whose titles are words of the one who waits. */
const OF_AUTHOR: ReadonlySet<ModerationKind> = new Set(['TASKS', 'ARTICLE_PUBLISH_REQUESTS', 'PRODUCT_REVIEWS'])

/** What the filters noticed, what was changed, or what the complaint is about. */
function notesOf(kind: ModerationKind, row: WaitingRow): string[] {
  const { title, revision, target, person, article, has_face: hasFace } = row
  if (target) return [complaintReasonLabels[target.reason]]
  if (!WITH_CONTACTS.has(kind)) return []
  const words = person ? personWordsText(person) : article ? articleWords(article) : row.text
  // The title of what was sent is that of a task or a product that was published.
  const found = moderationNotes({ title: OF_AUTHOR.has(kind) ? title : '', text: words, revision })
  return [...(hasFace ? [NEW_FACE] : []), ...found]
}
