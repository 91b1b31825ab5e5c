import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { FaqItemRow, FaqSectionRow } from './faq.tables.ts'

/** All sections in their order, hidden ones among them. */
export const selectAllSections = (db: Kysely<Schema>): Promise<FaqSectionRow[]> =>
  db.selectFrom('faq_sections').selectAll().orderBy('position').orderBy('slug').execute()

/** All questions in order, without their answers. */
export const selectOutlines = (db: Kysely<Schema>) =>
  db
    .selectFrom('faq_items')
    .select(['id', 'slug', 'section_slug', 'question', 'is_hidden'])
    .orderBy('position')
    .orderBy('id')
    .execute()

/** A section that nobody else changes meanwhile, nor puts a question into. */
export const lockSection = (trx: Transaction<Schema>, id: number): Promise<FaqSectionRow | undefined> =>
  trx.selectFrom('faq_sections').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** A question with its section. */
export const selectItem = (db: Kysely<Schema>, id: number) =>
  db
    .selectFrom('faq_items as i')
    .innerJoin('faq_sections as s', 's.slug', 'i.section_slug')
    .selectAll('i')
    .select('s.id as section_id')
    .where('i.id', '=', id)
    .executeTakeFirst()

/** A question that nobody else changes meanwhile. */
export const lockItem = (trx: Transaction<Schema>, id: number): Promise<FaqItemRow | undefined> =>
  trx.selectFrom('faq_items').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Numbers and addresses of these questions, in the order in which they were asked for. */
export async function selectSlugs(
  db: Kysely<Schema>,
  by: { readonly ids: readonly number[] } | { readonly slugs: readonly string[] },
): Promise<{ id: number; slug: string }[]> {
  const { rows } =
    'ids' in by
      ? await sql<{ id: number; slug: string }>`
          select i.id, i.slug from unnest(${by.ids}::bigint[]) with ordinality as asked (id, place)
          join faq_items i on i.id = asked.id order by asked.place`.execute(db)
      : await sql<{ id: number; slug: string }>`
          select i.id, i.slug from unnest(${by.slugs}::text[]) with ordinality as asked (slug, place)
          join faq_items i on i.slug = asked.slug order by asked.place`.execute(db)
  return rows
}

/** Whether a slug is taken, or was once: an address never means another question. */
export async function selectTakenSlugs(db: Kysely<Schema>, beginning: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from faq_items where starts_with(slug, ${beginning})
    union select slug from faq_shipped where starts_with(slug, ${beginning})`.execute(db)
  return new Set(rows.map(({ slug }) => slug))
}

/** The place behind the last one. */
export async function nextPlace(db: Kysely<Schema>, section?: string): Promise<number> {
  const { rows } = await (section === undefined
    ? sql<{ place: number }>`select coalesce(max(position), 0)::int + 1 as place from faq_sections`
    : sql<{ place: number }>`
        select coalesce(max(position), 0)::int + 1 as place from faq_items where section_slug = ${section}`
  ).execute(db)
  return rows[0]?.place ?? 1
}

/** Puts rows into this order. */
export const writeOrder = (trx: Transaction<Schema>, table: 'faq_sections' | 'faq_items', ids: readonly number[]) =>
  sql`
    update ${sql.table(table)} as t set position = wanted.place
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place) where t.id = wanted.id`.execute(trx)
