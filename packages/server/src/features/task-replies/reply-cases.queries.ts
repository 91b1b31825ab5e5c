import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { CASE_PLACE } from '../cases/cases.queries.ts'
import { LISTED } from '../executors/listed.ts'

/** A work beside a reply with its cover and its place in the portfolio, from 0. */
export interface ReplyCaseRow {
  reply_id: number
  executor_id: string
  id: number
  title: string
  place: number
  photos_count: number
  photo_id: string | null
  photo_width: number | null
  photo_height: number | null
}

/** Works beside these replies, of executors whom everybody is shown. */
export async function selectReplyCases(db: Kysely<Schema>, replyIds: readonly number[]): Promise<ReplyCaseRow[]> {
  const { rows } = await sql<ReplyCaseRow>`
    select beside.reply_id, w.executor_id, w.id, w.title, ${CASE_PLACE} as place, coalesce(photos.count, 0) as photos_count,
      cover.id as photo_id, cover.width as photo_width, cover.height as photo_height
    from reply_cases beside
      join cases w on w.id = beside.case_id
      join users u on u.id = w.executor_id
      left join lateral (
        select count(*)::int as count, (array_agg(a.file_id order by a.position))[1] as first_id
        from attachments a join files f on f.id = a.file_id
        where a.case_id = w.id and f.dead_at is null and f.width is not null
      ) photos on true
      left join files cover on cover.id = photos.first_id
    where beside.reply_id = any(${replyIds}::bigint[]) and ${LISTED}
    order by beside.reply_id, beside.position`.execute(db)
  return rows
}

/** Places in the portfolio of somebody's own works by their ids, held so that none is deleted meanwhile. */
export async function lockOwnCases(
  trx: Transaction<Schema>,
  executorId: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; place: number }>`
    select w.id, ${CASE_PLACE} as place from cases w
    where w.executor_id = ${executorId} and w.id = any(${ids}::bigint[])
    order by w.id for key share of w`.execute(trx)
  return new Map(rows.map(({ id, place }) => [id, place]))
}

export const insertReplyCases = (
  trx: Transaction<Schema>,
  replyId: number,
  caseIds: readonly number[],
): Promise<unknown> =>
  trx
    .insertInto('reply_cases')
    .values(caseIds.map((id, position) => ({ reply_id: replyId, case_id: id, position })))
    .execute()
