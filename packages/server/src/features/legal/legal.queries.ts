import type { LegalDocument } from '@artel/core/contract'
import type { KeptEdition, KeptMark } from '@artel/core/legal'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { LegalEditionsTable } from './legal.tables.ts'

type MarkRow = Omit<Selectable<LegalEditionsTable>, 'text' | 'published_by'> & { readonly name: string }

const markOf = (row: MarkRow): KeptMark => ({
  id: row.id,
  document: row.document,
  version: row.version,
  isDraft: row.is_draft,
  publishedAt: row.published_at.toISOString(),
  publishedBy: row.name,
})

const marks = (db: Kysely<Schema>) =>
  db
    .selectFrom('legal_editions as e')
    .innerJoin('users as u', 'u.id', 'e.published_by')
    .select(['e.id', 'e.document', 'e.version', 'e.is_draft', 'e.published_at'])
    .select(sql<string>`trim(u.first_name || ' ' || u.last_name)`.as('name'))
    .orderBy('e.id')

/** What was published of all texts, without the words. */
export const selectMarks = async (db: Kysely<Schema>): Promise<KeptMark[]> => (await marks(db).execute()).map(markOf)

/** What was published of one text. */
export const selectEditions = async (db: Kysely<Schema>, document: LegalDocument): Promise<KeptEdition[]> => {
  const rows = await marks(db).select('e.text').where('e.document', '=', document).execute()
  return rows.map((row) => ({ ...markOf(row), text: row.text }))
}

/** Two who publish at once must see each other. */
export const lockEditions = (trx: Transaction<Schema>) =>
  sql`lock table legal_editions in share row exclusive mode`.execute(trx)

export const insertEdition = (
  trx: Transaction<Schema>,
  edition: Pick<KeptEdition, 'document' | 'version' | 'isDraft' | 'text'> & { adminId: string; now: Date },
) =>
  trx
    .insertInto('legal_editions')
    .values({
      document: edition.document,
      version: edition.version,
      is_draft: edition.isDraft,
      text: edition.text,
      published_by: edition.adminId,
      published_at: edition.now,
    })
    .execute()
