import type {
  AdditionalServiceType,
  Calculation,
  HandlerArgs,
  LedgerLine,
  ResponseOf,
  Tariff,
  TariffPreview,
  UserService,
  UserTariff,
} from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import {
  constraintOn,
  type PurchaseOrder,
  presentServices,
  presentTariff,
  previewTariff,
} from '@artel/core/tariffs/billing'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { selectPeriods, selectSince } from './current-tariff.ts'
import { calculate } from './orders.ts'
import { readTariffs, readTerms, selectTermChanges } from './prices.ts'
import * as queries from './tariffs.queries.ts'
import { readUsage, selectInForce, type UsageCounters } from './usage.ts'

interface Page<T> {
  readonly items: T[]
  readonly totalItems: number
}

/** Tariffs and paid services of executors. Nothing here happens at the end of a period: every answer counts from now. */
export interface TariffService {
  list(): Promise<Tariff[]>
  /** An executor's tariff with what is used of it. */
  info(userId: string): Promise<UserTariff>
  /** What can be bought, and what is left of what was. */
  servicesInfo(userId: string): Promise<ResponseOf<'getUserServicesInfo'>['data']>
  isConstraintMet(userId: string, type: AdditionalServiceType): Promise<ResponseOf<'isConstraintMet'>['data']>
  /** What would follow from buying a tariff, or from buying none any more. */
  preview(userId: string, choice: HandlerArgs<'previewTariff'>['body']): Promise<TariffPreview>
  /** @throws Refusal PURCHASE_REFUSED */
  calculate(order: PurchaseOrder): Promise<Calculation>
  services(userId: string, query: HandlerArgs<'listUserServices'>['query']): Promise<Page<UserService>>
  /** The newest line first. */
  ledger(userId: string, query: HandlerArgs<'listReplyLedger'>['query']): Promise<Page<LedgerLine>>
}

export interface TariffDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly counters: UsageCounters
}

export function createTariffService({ db, clock, counters }: TariffDeps): TariffService {
  const usage = (userId: string) => readUsage(db, counters, userId, clock.now())

  return {
    list: () => readTariffs(db, clock.now()),

    async info(userId) {
      const { tariff, uses } = await usage(userId)
      return presentTariff(tariff, uses, await readTerms(db, clock.now()))
    },

    servicesInfo: async (userId) =>
      presentServices((await usage(userId)).uses, await selectTermChanges(db), clock.now()),

    isConstraintMet: async (userId, type) => constraintOn((await usage(userId)).uses, type),

    async preview(userId, chosen) {
      const now = clock.now()
      const [periods, since] = [await selectPeriods(db, userId), await selectSince(db, userId)]
      const { uses } = await readUsage(db, counters, userId, now)
      const choice = { periods, since, chosen, uses, terms: await readTerms(db, now), now }
      return previewTariff(choice, (at) => selectInForce(db, userId, at))
    },

    async calculate(order) {
      const { lines, total } = await calculate(db, order, clock.now())
      return { lines, total }
    },

    async services(userId, query) {
      const { rows, totalItems } = await queries.selectServices(db, userId, query, new Date(clock.now()))
      return { items: rows.map(serviceView), totalItems }
    },

    async ledger(userId, query) {
      const { rows, totalItems } = await queries.selectLedger(db, userId, query)
      return { items: rows.map(ledgerView), totalItems }
    },
  }
}

const serviceView = (row: queries.ServiceRow): UserService => ({
  id: row.id,
  type: row.type,
  unit: row.unit,
  count: [row.used, row.amount],
  from: row.from_at.toISOString(),
  until: (row.ended_at ?? row.until).toISOString(),
  category:
    row.category_id !== null && row.category_name !== null ? { id: row.category_id, name: row.category_name } : null,
  city: row.city_id !== null && row.city_name !== null ? { id: row.city_id, name: row.city_name } : null,
})

const ledgerView = (row: queries.LedgerRow): LedgerLine => ({
  id: row.id,
  kind: row.kind,
  source: row.source,
  amount: row.amount,
  task: row.task_id !== null && row.title !== null ? { id: row.task_id, title: row.title } : null,
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
})
