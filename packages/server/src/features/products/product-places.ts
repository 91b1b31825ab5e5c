import type { PublicationStatus } from '@artel/core/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { readLimit } from '../tariffs/usage.ts'
import { countProducts } from './products.queries.ts'

/** States in which a product takes a place of its seller's tariff (product §15). */
export const PLACED: readonly PublicationStatus[] = ['PENDING', 'PUBLISHED']
/** The same with those that are going to take one. */
const WITH_DRAFTS: readonly PublicationStatus[] = ['DRAFT', ...PLACED]

/** How many places the tariff of a seller still has; `null` without a limit. @param now milliseconds */
export async function placesLeft(db: Kysely<Schema>, sellerId: string, now: number): Promise<number | null> {
  const limit = await readLimit(db, sellerId, 'PRODUCTS', now)
  return limit === null ? null : Math.max(limit - (await countProducts(db, sellerId, PLACED)), 0)
}

/** How many more drafts could ever be sent; `null` without a limit. @param now milliseconds */
export async function draftsLeft(db: Kysely<Schema>, sellerId: string, now: number): Promise<number | null> {
  const limit = await readLimit(db, sellerId, 'PRODUCTS', now)
  return limit === null ? null : Math.max(limit - (await countProducts(db, sellerId, WITH_DRAFTS)), 0)
}

/** Whether one more draft could ever be sent. @param now milliseconds */
export const hasRoom = async (db: Kysely<Schema>, sellerId: string, now: number): Promise<boolean> =>
  (await draftsLeft(db, sellerId, now)) !== 0
