import type { ReplyCase } from '@artel/core/contract'
import { UNSHOWN_CASE } from '@artel/core/validators'
import type { Kysely, Transaction } from 'kysely'
import { validationRefusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { Pictures } from '../images/picture.ts'
import { readLimit } from '../tariffs/usage.ts'
import * as queries from './reply-cases.queries.ts'

/** Works beside replies, by the reply's id. */
export type ReplyCases = ReadonlyMap<number, readonly ReplyCase[]>

/** Works that everybody is shown: what a smaller tariff hides is hidden beside replies as well. */
export async function readReplyCases(
  db: Kysely<Schema>,
  pictures: Pictures,
  replyIds: readonly number[],
  now: number,
): Promise<ReplyCases> {
  if (replyIds.length === 0) return new Map()
  const rows = await queries.selectReplyCases(db, replyIds)
  const rooms = new Map<string, number | null>()
  for (const { executor_id: id } of rows) if (!rooms.has(id)) rooms.set(id, await readLimit(db, id, 'CASES', now))
  const shown = rows.filter(({ executor_id, place }) => place < (rooms.get(executor_id) ?? Number.POSITIVE_INFINITY))
  const byReply = new Map<number, ReplyCase[]>()
  for (const row of shown) {
    const photo = row.photo_id && pictures.of({ id: row.photo_id, width: row.photo_width, height: row.photo_height })
    const work = { id: row.id, title: row.title, photo: photo || null, photosCount: row.photos_count }
    byReply.set(row.reply_id, [...(byReply.get(row.reply_id) ?? []), work])
  }
  return byReply
}

/**
 * Puts works of one's own beside a reply.
 * @throws Refusal VALIDATION_FAILED on `caseIds` for a work of somebody else, or one that nobody else is shown
 */
export async function attachCases(
  trx: Transaction<Schema>,
  { replyId, ownerId }: { readonly replyId: number; readonly ownerId: string },
  caseIds: readonly number[],
  now: number,
): Promise<void> {
  const wanted = [...new Set(caseIds)]
  if (wanted.length === 0) return
  const places = await queries.lockOwnCases(trx, ownerId, wanted)
  const room = (await readLimit(trx, ownerId, 'CASES', now)) ?? Number.POSITIVE_INFINITY
  const isShown = (id: number) => (places.get(id) ?? room) < room
  if (!wanted.every(isShown)) throw validationRefusal({ caseIds: UNSHOWN_CASE })
  await queries.insertReplyCases(trx, replyId, wanted)
}
