import { type HandlerArgs, type ListPrice, listValueKind, type Tariff } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import {
  listedTariffs,
  plannedStart,
  priceDesk,
  type SetTerms,
  type SignedChange,
  type TermChange,
  termsAt,
} from '@artel/core/tariffs/billing'
import { type Kysely, sql } from 'kysely'
import { Refusal, validationRefusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'

/** All that was ever set or called off: every purchase asks, so that what begins counts at once. */
export const selectTermChanges = (db: Kysely<Schema>): Promise<TermChange[]> =>
  db
    .selectFrom('price_changes')
    .select(['id', 'key', 'version', 'value', 'valid_from as validFrom', 'cancels'])
    .orderBy('id')
    .execute()

/** What holds at `now` (milliseconds), as administrators have set it. */
export const readTerms = async (db: Kysely<Schema>, now: number): Promise<SetTerms> =>
  termsAt(await selectTermChanges(db), now)

/** The price list as anybody may read it. */
export const readTariffs = async (db: Kysely<Schema>, now: number): Promise<Tariff[]> =>
  listedTariffs(await selectTermChanges(db), now)

async function selectSigned(db: Kysely<Schema>): Promise<SignedChange[]> {
  const rows = await db
    .selectFrom('price_changes as p')
    .innerJoin('users as u', 'u.id', 'p.changed_by')
    .select(['p.id', 'p.key', 'p.version', 'p.value', 'p.valid_from as validFrom', 'p.cancels'])
    .select([
      'p.changed_at as changedAt',
      'p.changed_by as by',
      sql<string>`trim(u.first_name || ' ' || u.last_name)`.as('name'),
    ])
    .orderBy('p.id')
    .execute()
  return rows.map(({ by, name, ...change }) => ({ ...change, changedBy: { id: by, name } }))
}

/** Prices and limits as administrators see and set them (product §24). */
export interface PriceDesk {
  list(): Promise<ListPrice[]>
  /**
   * @throws Refusal NOT_FOUND for what is not sold, VERSION_CONFLICT when somebody has changed it meanwhile,
   * VALIDATION_FAILED for a day that is over or too far
   */
  change(unit: UnitOfWork, admin: UserViewer, change: HandlerArgs<'changePrice'>['body']): Promise<ListPrice>
  /** @throws Refusal NOT_FOUND, VERSION_CONFLICT when it was changed meanwhile or has begun */
  cancel(unit: UnitOfWork, admin: UserViewer, id: number, version: number): Promise<ListPrice>
}

export function createPriceDesk(db: Kysely<Schema>, clock: Pick<Clock, 'now'>): PriceDesk {
  const read = async (on: Kysely<Schema>) => priceDesk(await selectSigned(on), clock.now())
  const one = async (on: Kysely<Schema>, key: string): Promise<ListPrice> => {
    const found = (await read(on)).find((price) => price.key === key)
    if (!found) throw new Refusal('NOT_FOUND')
    return found
  }
  /** Writes the next row of a key; the number of its version lets one of two pass who are faster than each other. */
  const write = async (
    { trx }: UnitOfWork,
    admin: UserViewer,
    before: ListPrice,
    row: { value: number | null; valid_from: Date; cancels: number | null },
  ): Promise<ListPrice> => {
    const written = await trx
      .insertInto('price_changes')
      .values({
        ...row,
        key: before.key,
        version: before.version + 1,
        value_before: before.value,
        changed_by: admin.id,
        changed_at: new Date(clock.now()),
      })
      .onConflict((conflict) => conflict.constraint('price_changes_version').doNothing())
      .executeTakeFirst()
    if (written.numInsertedOrUpdatedRows === 0n) throw new Refusal('VERSION_CONFLICT')
    return one(trx, before.key)
  }
  return {
    list: () => read(db),
    async change(unit, admin, { key, value, version, validFrom }) {
      const before = await one(unit.trx, key)
      if (before.version !== version) throw new Refusal('VERSION_CONFLICT')
      const now = clock.now()
      const start = plannedStart(validFrom, now)
      if ('problem' in start) throw validationRefusal({ validFrom: start.problem })
      if (start.from.getTime() <= now && before.value === value) return before
      return write(unit, admin, before, { value, valid_from: start.from, cancels: null })
    },
    async cancel(unit, admin, id, version) {
      const planned = await unit.trx.selectFrom('price_changes').selectAll().where('id', '=', id).executeTakeFirst()
      if (!planned || planned.cancels !== null) throw new Refusal('NOT_FOUND')
      const before = await one(unit.trx, planned.key)
      const isPlanned = before.changes.some((change) => change.id === id && change.state === 'PLANNED')
      if (before.version !== version || !isPlanned) throw new Refusal('VERSION_CONFLICT')
      return write(unit, admin, before, { value: planned.value, valid_from: planned.valid_from, cancels: id })
    },
  }
}

/**
 * The least that any tariff has ever allowed of something that is counted: who has no more of it is never over a limit.
 * @param first what the smallest tariff allowed on the first day
 */
export async function selectLeastLimit(db: Kysely<Schema>, service: string, first: number): Promise<number> {
  const changes = await selectTermChanges(db)
  const set = changes.flatMap(({ key, value }) =>
    listValueKind(key) === 'LIMIT' && key.endsWith(`:${service}`) && value !== null ? [value] : [],
  )
  return Math.min(first, ...set)
}
