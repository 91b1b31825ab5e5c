import { EXECUTOR_CARD } from '@artel/core/contract'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { writtenOnce } from '../../platform/db/prepared.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { type Slice, type Stretch, selectListed, selectStretch } from '../../platform/db/stretch.ts'
import { firstPictureInSql } from '../files/first-picture.ts'
import { type PublicUserRow, publicUserRows } from '../users/public-users.ts'
import { type ListedId, similarIds } from './executor-list.queries.ts'
import { inForce } from './filter-in-sql.ts'

/** An executor as far as any page tells of them. */
export interface ExecutorRow extends PublicUserRow {
  company_id: string
  visit_client: boolean
  category_ids: number[]
  is_pro: boolean
  is_top: boolean
  /** Kopecks. */
  price_from: number | null
  /** Minutes. */
  answers_within: number | null
}

/** A work as a list shows it. */
export interface WorkJson {
  id: number
  title: string
  photo: { id: string; width: number | null; height: number | null }
}

/** An executor in a list. */
export interface ExecutorCardRow extends ExecutorRow, Omit<ListedId, 'id'> {
  intro: string
  works: WorkJson[]
}

/** A query for executors `u` with their companies `k`, to be narrowed. */
export const executorRows = (db: Kysely<Schema>, at: Date | RawBuilder<Date>) =>
  publicUserRows(db)
    .where('k.id', 'is not', null)
    .select(['u.price_from', 'u.answers_within', 'k.id as company_id', 'k.visit_client'])
    .select([
      inForce(at).PRO.as('is_pro'),
      inForce(at).TOP_EXECUTOR.as('is_top'),
      sql<number[]>`array(
        select cc.category_id from company_categories cc where cc.company_id = k.id order by cc.position)`.as(
        'category_ids',
      ),
    ])

/** The newest works by their first photo: so few that no tariff hides one of them. */
const newestWorks = sql<WorkJson[]>`case when u.cases_count = 0 then '[]' else (
  select coalesce(json_agg(json_build_object('id', w.id, 'title', w.title, 'photo', w.photo) order by w.id desc), '[]')
  from (
    select c.id, c.title, photo.json as photo
    from cases c cross join lateral (${firstPictureInSql('case_id', sql`c.id`)}) as photo
    where c.executor_id = u.id order by c.id desc limit ${sql.lit(EXECUTOR_CARD.works)}
  ) as w
) end`

/** Executors as lists show them, found and read in one statement. */
export interface ExecutorCards {
  /** A slice of the list. @param list `ids`: a query for the slice, in its order */
  slice(
    on: Kysely<Schema>,
    slice: Slice & { readonly at: Date },
    list: { readonly ids: RawBuilder<ListedId>; readonly total: RawBuilder<number> },
  ): Promise<Stretch<ExecutorCardRow>>
  /** Others who do first what an executor does first, in the same city, the best rated first. */
  similar(id: string, at: Date): Promise<ExecutorCardRow[]>
}

export function executorCards(db: Kysely<Schema>): ExecutorCards {
  const row = writtenOnce(
    db,
    sql`${executorRows(db, sql.ref<Date>('listed.at'))
      .select([
        sql<boolean>`listed.is_paid`.as('is_paid'),
        sql<string>`left(k.about, ${sql.lit(EXECUTOR_CARD.intro)})`.as('intro'),
        newestWorks.as('works'),
      ])
      .where('u.id', '=', sql.ref<string>('listed.id'))}`,
  )
  const listed = (ids: RawBuilder<ListedId>, at: Date) => ({
    ids: sql`select ids.id, ids.is_paid, ${at}::timestamptz as at from (${ids}) as ids`,
    row,
  })
  return {
    slice: (on, { at, ...slice }, { ids, total }) => selectStretch(on, slice, { ...listed(ids, at), total }),
    similar: (id, at) => selectListed(db, listed(similarIds(id), at)),
  }
}
