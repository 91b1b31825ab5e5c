import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { readTariff } from '../tariffs/current-tariff.ts'
import { countArticles, readLimit } from '../tariffs/usage.ts'
import { hasPlace } from './articles.queries.ts'

/**
 * How many places an article's author still has for it; `null` without a limit, and for one that has its place already, of
 * whatever month.
 * @param now milliseconds
 */
export async function placesLeft(
  db: Kysely<Schema>,
  article: { readonly id: number; readonly author_id: string },
  now: number,
): Promise<number | null> {
  if (await hasPlace(db, article.id)) return null
  const limit = await readLimit(db, article.author_id, 'ARTICLES', now)
  if (limit === null) return null
  const { monthFrom } = await readTariff(db, article.author_id, now)
  return Math.max(limit - (await countArticles(db, article.author_id, monthFrom)), 0)
}
