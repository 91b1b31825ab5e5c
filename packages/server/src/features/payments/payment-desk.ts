import {
  type AdminPayment,
  type AdminPaymentDetails,
  type HandlerArgs,
  type MoneyDifference,
  type PaymentSums,
  TOTAL_ITEMS_CAP,
} from '@artel/core/contract'
import type { CountedService } from '@artel/core/tariffs/billing'
import type { Kysely, Selectable } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { MoneyDifferencesTable } from './money.tables.ts'
import * as queries from './payment-desk.queries.ts'

interface Page<T> {
  readonly items: T[]
  readonly totalItems: number
}

/** Payments as administrators see them (product §24). */
export interface PaymentDesk {
  list(query: HandlerArgs<'listAdminPayments'>['query']): Promise<Page<AdminPayment> & { readonly sums: PaymentSums }>
  /** @param on the transaction of a change that has just been made. @throws Refusal NOT_FOUND */
  details(id: string, on?: Kysely<Schema>): Promise<AdminPaymentDetails>
  differences(query: HandlerArgs<'listMoneyDifferences'>['query']): Promise<Page<MoneyDifference>>
}

export const createPaymentDesk = (db: Kysely<Schema>): PaymentDesk => ({
  async list({ page, limit, ...filter }) {
    const rows = await queries.selectAllPayments(db, filter, { offset: (page - 1) * limit, limit })
    return {
      items: rows.map(paymentView),
      totalItems: await queries.countAllPayments(db, filter, TOTAL_ITEMS_CAP),
      sums: await queries.sumAllPayments(db, filter),
    }
  },
  async details(id, on = db) {
    const row = await queries.selectBoughtPayment(on, id)
    if (!row) throw new Refusal('NOT_FOUND')
    const entries = await queries.selectEntries(on, id)
    return {
      ...paymentView(row),
      providerId: row.provider_id,
      entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
      differences: (await queries.selectDifferencesOf(on, id)).map(differenceView),
      canRefund: row.status === 'SUCCEEDED',
      receiptEmail: row.receipt_email,
      limits: Object.entries(row.terms?.limits ?? {}).map(([type, limit]) => ({ type: type as CountedService, limit })),
    }
  },
  async differences({ page, limit, isOpen }) {
    const rows = await queries.selectDifferences(db, isOpen, { offset: (page - 1) * limit, limit })
    return {
      items: rows.map(differenceView),
      totalItems: await queries.countAllDifferences(db, isOpen, TOTAL_ITEMS_CAP),
    }
  },
})

const paymentView = (row: queries.BoughtPaymentRow): AdminPayment => ({
  id: row.id,
  status: row.status,
  lines: row.lines,
  total: row.total,
  createdAt: row.created_at.toISOString(),
  paidAt: row.paid_at?.toISOString() ?? null,
  provider: row.provider,
  buyer: { id: row.user_id, name: row.name, email: row.email },
  endedAt: row.ended_at?.toISOString() ?? null,
  returnedAt: row.returned_at?.toISOString() ?? null,
  refund: row.refund_rule && { rule: row.refund_rule, comment: row.refund_comment },
})

const differenceView = (row: Selectable<MoneyDifferencesTable>): MoneyDifference => ({
  paymentId: row.payment_id,
  kind: row.kind,
  expected: row.expected,
  found: row.found,
  foundAt: row.found_at.toISOString(),
  goneAt: row.gone_at?.toISOString() ?? null,
})
