import { type ContentKind, type ContentVersion, type HandlerArgs, VERSIONS_SHOWN } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { ContentBody } from './content-history.tables.ts'

/** A text of the site as it stands in one of its versions. */
export interface ContentState {
  readonly version: number
  readonly body: ContentBody
}

/** A text that is being saved, removed or made. */
export interface ContentChange {
  readonly kind: ContentKind
  /** Number, slug or path of the thing within its kind. */
  readonly key: string
  readonly authorId: string
  /** As it stood; `null` for a new one. It is kept, too, when it came with the site and nobody has saved it. */
  readonly before: ContentState | null
  /** As it stands now; `null` for one that is gone. */
  readonly after: ContentState | null
}

/** Former versions of what administrators write (product §24.5): kept with the change, never changed. */
export interface ContentHistory {
  /** In the transaction of the change, which holds the text: nothing is saved without its version. */
  keep(trx: Transaction<Schema>, change: ContentChange): Promise<void>
  /** The last first: as many as a page shows, and the one before them. */
  list(query: HandlerArgs<'listContentVersions'>['query']): Promise<ContentVersion[]>
}

export const createContentHistory = (db: Kysely<Schema>, clock: Pick<Clock, 'now'>): ContentHistory => ({
  async keep(trx, { kind, key, authorId, before, after }) {
    const write = (
      { version, body }: ContentState,
      by: { author_id: string; at: Date } | { author_id: null; at: null },
    ) =>
      trx
        .insertInto('content_versions')
        .values({ kind, key, version, body: JSON.stringify(body), ...by })
        .onConflict((conflict) => conflict.constraint('content_versions_version').doNothing())
        .execute()
    if (before) await write(before, { author_id: null, at: null })
    if (after) await write(after, { author_id: authorId, at: new Date(clock.now()) })
  },

  async list({ kind, key, from }) {
    const rows = await db
      .selectFrom('content_versions as v')
      .leftJoin('users as u', 'u.id', 'v.author_id')
      .select(['v.version', 'v.body', 'v.author_id', 'v.at'])
      .select(sql<string>`trim(u.first_name || ' ' || u.last_name)`.as('name'))
      .where('v.kind', '=', kind)
      .where('v.key', '=', key)
      .$if(from !== undefined, (query) => query.where('v.version', '<=', from as number))
      .orderBy('v.version', 'desc')
      .limit(VERSIONS_SHOWN + 1)
      .execute()
    return rows.map(({ version, body, author_id: id, at, name }) => ({
      version,
      at: at?.toISOString() ?? null,
      author: id === null ? null : { id, name },
      body: body as ContentVersion['body'],
    }))
  },
})
