import {
  type AdditionalServiceType,
  type Calculation,
  type HandlerArgs,
  type LedgerLine,
  PURCHASABLE_SERVICES,
  type PurchasableService,
  type ResponseOf,
  type ServiceUsage,
  type Tariff,
  type UserService,
  type UserTariff,
} from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import { isUsable } from '@artel/core/tariffs'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { SERVICE_PRICES, TARIFFS, type TariffOffer, tariffOffer } from './price-list.ts'
import { calculate, checkPlaces, type PurchaseOrder } from './purchase.ts'
import * as queries from './tariffs.queries.ts'
import { readUsage, total, type Usage, type UsageCounters } from './usage.ts'

interface Page<T> {
  readonly items: T[]
  readonly totalItems: number
}

type ServicesInfo = ResponseOf<'getUserServicesInfo'>['data']

/** Tariffs and paid services of executors. Nothing here happens at the end of a period: every answer counts from now. */
export interface TariffService {
  list(): Tariff[]
  /** An executor's tariff with what is used of it. */
  info(userId: string): Promise<UserTariff>
  /** What can be bought, and what is left of what was. */
  servicesInfo(userId: string): Promise<ServicesInfo>
  isConstraintMet(userId: string, type: AdditionalServiceType): Promise<{ isMet: boolean; count: Usage }>
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

const PACE_NOTES = { daily: 'раз в день', hourly: 'раз в час', instant: 'сразу' } as const

export function createTariffService({ db, clock, counters }: TariffDeps): TariffService {
  const usage = (userId: string) => readUsage(db, counters, userId, clock.now())

  return {
    list: () => TARIFFS.map(tariffView),

    async info(userId) {
      const { tariff, uses } = await usage(userId)
      const { id, type, name, price } = tariffOffer(tariff.type)
      return {
        tariff: { id, type, name, price },
        until: tariff.until?.toISOString() ?? null,
        nextType: tariff.nextType,
        // Bought replies are counted apart (product §3): they are spent after the tariff's.
        additionalServicesInfo: uses.flatMap((use): ServiceUsage[] => {
          if (use.type !== 'REPLIES') return [{ type: use.type, count: total(use) }]
          return use.ofTariff ? [{ type: 'REPLIES', count: use.ofTariff }] : []
        }),
      }
    },

    async servicesInfo(userId) {
      const { uses } = await usage(userId)
      return PURCHASABLE_SERVICES.map((type) => ({
        type,
        count: uses.find((use) => use.type === type)?.ofBought ?? [0, 0],
        prices: pricesOf(type),
      }))
    },

    async isConstraintMet(userId, type) {
      const { uses } = await usage(userId)
      const count = total(uses.find((use) => use.type === type) ?? { type, ofTariff: undefined, ofBought: undefined })
      return { isMet: isUsable(count), count }
    },

    async calculate(order) {
      await checkPlaces(db, order)
      return calculate(order)
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

const pricesOf = (type: PurchasableService) => SERVICE_PRICES.filter((row) => row.type === type)

const tariffView = ({ id, type, name, price, limits, newTasks }: TariffOffer): Tariff => ({
  id,
  type,
  name,
  price,
  services: (Object.entries(limits) as [AdditionalServiceType, number | null][]).map(([service, limit]) => ({
    type: service,
    limit,
    note: service === 'NEW_TASKS_NOTIFICATION' ? PACE_NOTES[newTasks] : null,
  })),
})

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
