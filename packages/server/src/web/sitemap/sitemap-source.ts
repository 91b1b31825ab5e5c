import { legalPages } from '@artel/core/legal'
import type { Clock } from '@artel/core/ports'
import type { SitemapLists } from '@artel/core/routes'
import { type Kysely, sql } from 'kysely'
import { LISTED } from '../../features/executors/listed.ts'
import { readLegalSummaries } from '../../features/legal/legal.service.ts'
import type { Schema } from '../../platform/db/schema.ts'

/** Something with a page of its own. */
type Listed = NonNullable<SitemapLists['tasks']>[number]

/** Open tasks whose numbers lie in one range: they fit into one file, and stay in it however many come. */
export interface TaskShelf {
  /** From 1. */
  readonly number: number
  readonly count: number
  /** ISO 8601, of the task that changed last. */
  readonly changedAt: string
}

/** What the site's map is made from. */
export interface SitemapSource {
  /** All but tasks: they fit into one file. */
  lists(): Promise<Omit<SitemapLists, 'tasks'>>
  /** Shelves with open tasks on them. */
  shelves(): Promise<readonly TaskShelf[]>
  /** Open tasks of a shelf; those that wait for a moderator or are over are nothing to find. */
  tasks(shelf: number): Promise<readonly Listed[]>
}

/** Most addresses in one file (sitemaps.org), so most numbers on a shelf. */
export const SHELF_SIZE = 50_000
/** The newest goods that are told of: they stand in one file with all other pages. */
const MOST_PRODUCTS = 20_000
/** Newest executors that are told of: with the other pages they fit into one file. */
const MOST_EXECUTORS = 20_000

interface Slugs {
  readonly slug: string
  readonly urlSlug: string
}

/** Reads the map from the database. */
export function createSitemapSource(
  db: Kysely<Schema>,
  shelfSize = SHELF_SIZE,
  clock: Pick<Clock, 'now'> = { now: () => Date.now() },
): SitemapSource {
  const tree = async (table: 'categories' | 'landing_categories'): Promise<readonly Slugs[]> => {
    const name = sql.table(table)
    const { rows } = await sql<Slugs>`
      with recursive tree as (
        select id, slug, slug as "urlSlug", position from ${name} where parent_id is null
        union all
        select c.id, c.slug, t."urlSlug" || '/' || c.slug, c.position
        from ${name} c join tree t on c.parent_id = t.id
      )
      select slug, "urlSlug" from tree order by "urlSlug"`.execute(db)
    return rows
  }
  const executors = async () => {
    const { rows } = await sql<{ id: string }>`
      select u.id from users u where ${LISTED}
      order by u.created_at desc, u.id desc limit ${sql.lit(MOST_EXECUTORS)}`.execute(db)
    // Nobody keeps when they last changed something on their page.
    return rows.map(({ id }) => ({ id, changedAt: null }))
  }
  /** Texts of the law have changed on the day from which they hold. */
  const changedTexts = async () =>
    (await readLegalSummaries(db, clock.now())).map(({ document, version }) => ({
      path: legalPages[document].path,
      changedAt: `${version}T00:00:00.000Z`,
    }))
  const open = db.selectFrom('tasks').where('status', '=', 'APPROVED').where('deleted_at', 'is', null)

  return {
    async lists() {
      const articles = await db
        .selectFrom('articles')
        .select(['id', 'updated_at'])
        .where('status', '=', 'PUBLISHED')
        .where('is_public', '=', true)
        .orderBy('id')
        .execute()
      const { rows: products } = await sql<{ id: number; updated_at: Date }>`
        select p.id, p.published_at as updated_at from products p join users u on u.id = p.seller_id
        where p.status = 'PUBLISHED' and ${LISTED} order by p.id desc limit ${sql.lit(MOST_PRODUCTS)}`.execute(db)
      return {
        categories: await tree('categories'),
        landings: await tree('landing_categories'),
        faq: await db
          .selectFrom('faq_sections as s')
          .select('s.slug')
          .where('s.is_hidden', '=', false)
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('faq_items as i')
                .select('i.id')
                .whereRef('i.section_slug', '=', 's.slug')
                .where('i.is_hidden', '=', false),
            ),
          )
          .orderBy('s.position')
          .execute(),
        articles: articles.map(listed),
        executors: await executors(),
        products: products.map(listed),
        fixed: await changedTexts(),
      }
    },

    async shelves() {
      const number = sql<number>`(id - 1) / ${sql.lit(shelfSize)} + 1`
      const rows = await open
        .select(({ fn }) => [
          number.as('number'),
          fn.countAll<number>().as('count'),
          fn.max('updated_at').as('changedAt'),
        ])
        .groupBy(number)
        .orderBy(number)
        .execute()
      return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }))
    },

    async tasks(shelf) {
      const rows = await open
        .select(['id', 'updated_at'])
        .where('id', '>', (shelf - 1) * shelfSize)
        .where('id', '<=', shelf * shelfSize)
        .orderBy('id')
        .execute()
      return rows.map(listed)
    },
  }
}

const listed = ({ id, updated_at }: { id: number; updated_at: Date }): Listed => ({
  id,
  changedAt: updated_at.toISOString(),
})
