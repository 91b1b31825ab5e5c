import type { Actor } from '@artel/core/lifecycle'
import { decidePublication, type PublicationCommand, type PublicationFacts } from '@artel/core/publication'
import type { Transaction, Updateable } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { type ProductRow, selectProduct, updateProduct } from './products.queries.ts'
import type { ProductsTable } from './products.tables.ts'

/** A stored product as the lifecycle of core sees it. */
export const productFacts = (product: Pick<ProductRow, 'status' | 'seller_id'>): PublicationFacts => ({
  status: product.status,
  ownerId: product.seller_id,
})

/** One event to happen to a product that is locked. */
export interface ProductAttempt {
  readonly event: PublicationCommand
  readonly actor: Actor
  /** Milliseconds since the epoch. */
  readonly now: number
}

/**
 * Lets core's machine decide an event, and writes what it decides.
 * @param values of the product that the event changes beside its status
 * @throws Refusal TRANSITION_REFUSED with the machine's reason
 */
export async function transitionProduct(
  trx: Transaction<Schema>,
  product: ProductRow,
  { event, actor, now }: ProductAttempt,
  values: Updateable<ProductsTable> = {},
): Promise<ProductRow> {
  const decision = decidePublication({ publication: productFacts(product), event, actor })
  if (!decision.ok) throw new Refusal('TRANSITION_REFUSED', { refusal: decision.refusal })
  const { status } = decision
  const isSent = status === 'PENDING' && product.status !== 'PENDING'
  const isHidden = status === 'HIDDEN' && product.status !== 'HIDDEN'
  const isShown = status === 'PUBLISHED' && product.published_at === null
  await updateProduct(trx, product.id, {
    reject_rule: null,
    ...values,
    status,
    ...(isHidden && { tariff_hidden: actor === 'system' }),
    ...(status !== 'HIDDEN' && { tariff_hidden: false }),
    ...(isSent && { waiting_since: new Date(now) }),
    ...(isShown && { published_at: new Date(now) }),
  })
  const moved = await selectProduct(trx, product.id)
  if (!moved) throw new Error(`Product ${product.id} was written and is not there`)
  return moved
}
