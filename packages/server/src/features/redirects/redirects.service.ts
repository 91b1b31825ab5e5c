import type { Redirect } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import { decodedPath, keptMove, moveRefusal } from '@artel/core/routes'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { RedirectsTable } from './redirects.tables.ts'

/** Moved addresses of the site (product §2.6). */
export interface Redirects {
  /** Where a path has moved; `null` when it has not. Other processes' changes are seen within ten seconds. */
  find(path: string): Promise<string | null>
  list(page: { readonly page: number; readonly limit: number }): Promise<{ items: Redirect[]; totalItems: number }>
  /** @throws Refusal REDIRECT_EXISTS, or REDIRECT_LOOP when following it would come back. */
  create(trx: Transaction<Schema>, move: { readonly from: string; readonly to: string }): Promise<Redirect>
  /** A page has another address from now on, whatever the table said of either. */
  follow(trx: Transaction<Schema>, move: { readonly from: string; readonly to: string }): Promise<void>
  /** Answers what it was. @throws Refusal NOT_FOUND */
  remove(trx: Transaction<Schema>, id: number): Promise<Redirect>
  /** The table has changed. */
  invalidate(): void
}

const FRESH_MS = 10_000

const view = (row: Selectable<RedirectsTable>): Redirect => ({
  id: row.id,
  from: row.from_path,
  to: row.to_path,
  createdAt: row.created_at.toISOString(),
})

export function createRedirects(db: Kysely<Schema>, clock: Pick<Clock, 'now'>): Redirects {
  let kept: { readonly moves: Promise<ReadonlyMap<string, string>>; readonly until: number } | undefined

  const load = async (on: Kysely<Schema>): Promise<ReadonlyMap<string, string>> => {
    const rows = await on.selectFrom('redirects').select(['from_path', 'to_path']).execute()
    return new Map(rows.map(({ from_path, to_path }) => [from_path, to_path]))
  }
  const moves = (): Promise<ReadonlyMap<string, string>> => {
    if (kept && clock.now() < kept.until) return kept.moves
    const entry = { moves: load(db), until: clock.now() + FRESH_MS }
    kept = entry
    entry.moves.catch(() => {
      if (kept === entry) kept = undefined
    })
    return entry.moves
  }

  return {
    find: async (path) => (await moves()).get(decodedPath(path)) ?? null,

    async list({ page, limit }) {
      const rows = await db
        .selectFrom('redirects')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      const { count } = await db
        .selectFrom('redirects')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return { items: rows.map(view), totalItems: count }
    },

    async create(trx, move) {
      const { from, to } = keptMove(move)
      // Two that would close a circle together must not pass each other.
      await sql`lock table redirects in share row exclusive mode`.execute(trx)
      const refusal = moveRefusal({ from, to }, await load(trx))
      if (refusal) throw new Refusal(refusal)
      const row = await trx
        .insertInto('redirects')
        .values({ from_path: from, to_path: to })
        .returningAll()
        .executeTakeFirstOrThrow()
      return view(row)
    },

    async follow(trx, { from, to }) {
      await sql`lock table redirects in share row exclusive mode`.execute(trx)
      // The page that lives there now is not to be led away, and what led to the old address needs no second step.
      await trx.deleteFrom('redirects').where('from_path', 'in', [from, to]).execute()
      await trx.updateTable('redirects').set({ to_path: to }).where('to_path', '=', from).execute()
      await trx.insertInto('redirects').values({ from_path: from, to_path: to }).execute()
    },

    async remove(trx, id) {
      const row = await trx.deleteFrom('redirects').where('id', '=', id).returningAll().executeTakeFirst()
      if (!row) throw new Refusal('NOT_FOUND')
      return view(row)
    },

    invalidate: () => {
      kept = undefined
    },
  }
}
