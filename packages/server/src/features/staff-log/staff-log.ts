import {
  type HandlerArgs,
  type LogLine,
  type StaffAction,
  type StaffObject,
  TOTAL_ITEMS_CAP,
} from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { countLog, logLineOf, selectLog } from './staff-log.queries.ts'

/** Something that one of the staff has done. */
export interface StaffDeed {
  readonly action: StaffAction
  readonly actorId: string
  readonly object: StaffObject
  readonly objectId: string
  readonly before?: string | null
  readonly after?: string | null
  readonly rule?: string | null
  readonly comment?: string | null
  /** When; now, unless another table is about to forget it. */
  readonly at?: Date
}

/** The journal of what staff do (product §24). What another table remembers anyway is read there and not written here. */
export interface StaffLog {
  /** In the transaction of the deed: nothing is done without its line. */
  write(trx: Transaction<Schema>, deed: StaffDeed): Promise<void>
  list(query: HandlerArgs<'listStaffLog'>['query']): Promise<{ items: LogLine[]; totalItems: number }>
  /** The last lines about one object. */
  about(db: Kysely<Schema>, object: StaffObject, objectId: string, limit: number): Promise<LogLine[]>
}

export const createStaffLog = (db: Kysely<Schema>, clock: Pick<Clock, 'now'>): StaffLog => ({
  async write(trx, { action, actorId, object, objectId, before, after, rule, comment, at }) {
    await trx
      .insertInto('staff_actions')
      .values({
        action,
        actor_id: actorId,
        object,
        object_id: objectId,
        value_before: before ?? null,
        value_after: after ?? null,
        rule: rule ?? null,
        comment: comment ?? null,
        at: at ?? new Date(clock.now()),
      })
      .execute()
  },
  async list({ page, limit, ...filter }) {
    const rows = await selectLog(db, filter, { offset: (page - 1) * limit, limit })
    return { items: rows.map(logLineOf), totalItems: await countLog(db, filter, TOTAL_ITEMS_CAP) }
  },
  about: async (on, object, objectId, limit) =>
    (await selectLog(on, { object, objectId }, { offset: 0, limit })).map(logLineOf),
})
