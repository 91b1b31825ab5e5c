import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { FaqItemRow, FaqSectionRow } from './faq.tables.ts'

/** Sections in their order, with how much is in each. What is hidden is not there, nor is a section without questions. */
export async function selectSections(db: Kysely<Schema>): Promise<(FaqSectionRow & { items: number })[]> {
  const { rows } = await sql<FaqSectionRow & { items: number }>`
    select s.*, shown.items from faq_sections s
    join (select section_slug, count(*)::int as items from faq_items where not is_hidden group by section_slug) shown
      on shown.section_slug = s.slug
    where not s.is_hidden order by s.position, s.slug`.execute(db)
  return rows
}

/** Questions with their answers in order: of one section, or of all that are shown. */
export const selectItems = (db: Kysely<Schema>, section?: string): Promise<FaqItemRow[]> =>
  db
    .selectFrom('faq_items as i')
    .innerJoin('faq_sections as s', 's.slug', 'i.section_slug')
    .selectAll('i')
    .where('i.is_hidden', '=', false)
    .where('s.is_hidden', '=', false)
    .$if(section !== undefined, (query) => query.where('i.section_slug', '=', section as string))
    .orderBy('s.position')
    .orderBy('i.position')
    .orderBy('i.id')
    .execute()

/** What answers refer to, by their slugs, as far as it is shown. */
export const selectNamed = (db: Kysely<Schema>, slugs: readonly string[]) =>
  db
    .selectFrom('faq_items as i')
    .innerJoin('faq_sections as s', 's.slug', 'i.section_slug')
    .select(['i.id', 'i.slug', 'i.section_slug', 'i.question'])
    .where('i.slug', '=', sql<string>`any(${slugs}::text[])`)
    .where('i.is_hidden', '=', false)
    .where('s.is_hidden', '=', false)
    .execute()

/** Whether an answer helped; the last word counts. Answers whether there is such an answer. */
export async function writeRating(
  trx: Kysely<Schema>,
  { itemId, rater, isHelpful, at }: { itemId: number; rater: string; isHelpful: boolean; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into faq_ratings (item_id, rater, is_helpful, rated_at)
    select i.id, ${rater}, ${isHelpful}, ${at} from faq_items i join faq_sections s on s.slug = i.section_slug
    where i.id = ${itemId} and not i.is_hidden and not s.is_hidden
    on conflict (item_id, rater) do update set is_helpful = excluded.is_helpful, rated_at = excluded.rated_at
    returning item_id`.execute(trx)
  return rows.length > 0
}

/** What somebody has asked the team, the newest first. */
export const selectOwnQuestions = (db: Kysely<Schema>, authorId: string, limit: number) =>
  db
    .selectFrom('questions')
    .select(['id', 'text', 'status', 'answer', 'created_at', 'decided_at'])
    .where('author_id', '=', authorId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** A question that nobody else decides meanwhile. */
export const lockQuestion = (trx: Transaction<Schema>, id: number) =>
  trx
    .selectFrom('questions')
    .select(['status', 'version', 'author_id', 'name', 'text', 'email as address'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Writes what became of a question. */
export const decideQuestion = (
  trx: Transaction<Schema>,
  id: number,
  { answer, moderatorId, at }: { answer: string | null; moderatorId: string; at: Date },
) =>
  trx
    .updateTable('questions')
    .set((question) => ({
      status: answer === null ? 'CLOSED' : 'ANSWERED',
      answer,
      moderator_id: moderatorId,
      decided_at: at,
      version: question('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
