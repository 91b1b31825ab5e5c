import type { HandlerArgs, ListPrice } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import { priceTitle, type SetPrices, setablePrices } from '@artel/core/tariffs/billing'
import { type Kysely, sql } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'

interface LastChange {
  readonly key: string
  readonly version: number
  readonly price: number
  readonly changed_by: string
  readonly changed_at: Date
  readonly name: string
}

/** The last change of each price that was ever changed. */
async function selectLast(db: Kysely<Schema>): Promise<ReadonlyMap<string, LastChange>> {
  const { rows } = await sql<LastChange>`
    select distinct on (p.key) p.key, p.version, p.price, p.changed_by, p.changed_at,
      trim(u.first_name || ' ' || u.last_name) as name
    from price_changes p join users u on u.id = p.changed_by
    order by p.key, p.version desc`.execute(db)
  return new Map(rows.map((row) => [row.key, { ...row, price: Number(row.price) }]))
}

/** Today's prices, as administrators have set them: every purchase asks, so that a new price counts at once. */
export const readPrices = async (db: Kysely<Schema>): Promise<SetPrices> =>
  new Map([...(await selectLast(db))].map(([key, { price }]) => [key, price]))

/** Prices as administrators see and set them (product §24). */
export interface PriceDesk {
  list(): Promise<ListPrice[]>
  /** @throws Refusal NOT_FOUND for what is not sold, VERSION_CONFLICT when somebody has changed it meanwhile */
  change(unit: UnitOfWork, admin: UserViewer, change: HandlerArgs<'changePrice'>['body']): Promise<ListPrice>
}

export function createPriceDesk(db: Kysely<Schema>, clock: Pick<Clock, 'now'>): PriceDesk {
  const read = async (on: Kysely<Schema>): Promise<ListPrice[]> => {
    const last = await selectLast(on)
    return setablePrices(new Map([...last].map(([key, { price }]) => [key, price]))).map((row) => {
      const change = last.get(row.key)
      return {
        key: row.key,
        group: row.tariff === null ? 'SERVICE' : 'TARIFF',
        title: priceTitle(row),
        price: row.price,
        version: change?.version ?? 0,
        changedAt: change?.changed_at.toISOString() ?? null,
        changedBy: change ? { id: change.changed_by, name: change.name } : null,
      }
    })
  }
  const one = async (on: Kysely<Schema>, key: string): Promise<ListPrice> => {
    const found = (await read(on)).find((price) => price.key === key)
    if (!found) throw new Refusal('NOT_FOUND')
    return found
  }
  return {
    list: () => read(db),
    async change({ trx }, admin, { key, price, version }) {
      const before = await one(trx, key)
      if (before.version !== version) throw new Refusal('VERSION_CONFLICT')
      if (before.price === price) return before
      const changed = { key, version: version + 1, price_before: before.price, price }
      const written = await trx
        .insertInto('price_changes')
        .values({ ...changed, changed_by: admin.id, changed_at: new Date(clock.now()) })
        .onConflict((conflict) => conflict.constraint('price_changes_version').doNothing())
        .executeTakeFirst()
      // Somebody else was faster by a moment.
      if (written.numInsertedOrUpdatedRows === 0n) throw new Refusal('VERSION_CONFLICT')
      return one(trx, key)
    },
  }
}
