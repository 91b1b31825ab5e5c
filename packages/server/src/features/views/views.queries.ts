import type { ViewKind } from '@artel/core/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'

/** A view that waits to be counted. */
export interface SeenView {
  readonly day: string
  readonly kind: ViewKind
  /** `null` for a product, whose seller the database knows. */
  readonly executorId: string | null
  /** 0 for what is not a product. */
  readonly productId: number
  readonly mark: string
  /** `null` for a guest. */
  readonly viewerId: string | null
}

/**
 * Counts what has not been counted today, in whatever process it was seen. What is not there, or not shown, and what its own
 * executor looks at counts as nothing.
 */
export const writeViews = (db: Kysely<Schema>, views: readonly SeenView[]): Promise<unknown> =>
  sql`
    with seen as (
      select s.day, s.kind, s.product_id, s.mark, u.id as executor_id
      from unnest(
        ${views.map(({ day }) => day)}::date[], ${views.map(({ kind }) => kind)}::text[],
        ${views.map(({ executorId }) => executorId)}::uuid[], ${views.map(({ productId }) => productId)}::bigint[],
        ${views.map(({ mark }) => mark)}::text[], ${views.map(({ viewerId }) => viewerId)}::uuid[]
      ) as s (day, kind, executor_id, product_id, mark, viewer_id)
      left join products p on p.id = s.product_id and s.kind = 'PRODUCT' and p.status = 'PUBLISHED'
      join users u on u.id = coalesce(s.executor_id, p.seller_id) and u.role = 'EXECUTOR' and u.deleted_at is null
      where u.id is distinct from s.viewer_id
    ), fresh as (
      insert into view_marks (day, executor_id, kind, product_id, mark)
      select day, executor_id, kind, product_id, mark from seen
      on conflict do nothing
      returning day, executor_id, kind, product_id
    )
    insert into view_counts (executor_id, day, kind, product_id, count)
    select executor_id, day, kind, product_id, count(*)::int from fresh
    group by executor_id, day, kind, product_id
    order by executor_id, day, kind, product_id
    on conflict (executor_id, day, kind, product_id) do update set count = view_counts.count + excluded.count`.execute(
    db,
  )

/** Forgets who was counted before a day; answers how many marks there were. */
export async function deleteMarksBefore(db: Kysely<Schema>, day: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('view_marks').where('day', '<', day).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Forgets how often pages were looked at before a day; answers how many counts there were. */
export async function deleteCountsBefore(db: Kysely<Schema>, day: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('view_counts').where('day', '<', day).executeTakeFirst()
  return Number(numDeletedRows)
}
