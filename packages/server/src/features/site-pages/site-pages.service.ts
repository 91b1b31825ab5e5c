import {
  type AdminSitePage,
  type AdminSitePageRow,
  SITE_PAGES,
  type SitePageInput,
  type SitePageName,
  type SitePageWords,
} from '@artel/core/contract'
import { shippedPages } from '@artel/core/site-pages'
import type { Kysely, Transaction } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { ContentHistory } from '../content-history/content-history.ts'
import type { StaffLog } from '../staff-log/staff-log.ts'

/** Words of pages that stand for themselves: those that came with the site, until an administrator writes others (product §24.5). */
export interface SitePages {
  words(page: SitePageName): Promise<SitePageWords>
  list(): Promise<AdminSitePageRow[]>
  read(page: SitePageName): Promise<AdminSitePage>
  /** @throws Refusal VERSION_CONFLICT */
  change(
    unit: UnitOfWork,
    admin: UserViewer,
    seen: { readonly page: SitePageName; readonly version: number },
    input: SitePageInput,
  ): Promise<AdminSitePage>
}

export interface SitePageDeps {
  readonly db: Kysely<Schema>
  readonly history: Pick<ContentHistory, 'keep'>
  readonly log: Pick<StaffLog, 'write'>
  /** What has to be told that a page has changed. */
  readonly changed: () => void
}

export function createSitePages({ db, history, log, changed }: SitePageDeps): SitePages {
  const read = async (on: Kysely<Schema>, page: SitePageName): Promise<AdminSitePage> => {
    const row = await on.selectFrom('site_pages').selectAll().where('page', '=', page).executeTakeFirst()
    return { page, ...(row?.words ?? shippedPages[page]), version: row?.version ?? 1 }
  }
  /** Whether nobody else has saved the page since that version. */
  const write = async (trx: Transaction<Schema>, page: SitePageName, seen: number, input: SitePageInput) => {
    const [words, version] = [JSON.stringify(input), seen + 1]
    const inserted = trx.insertInto('site_pages').values({ page, words, version })
    const updated = trx.updateTable('site_pages').set({ words, version }).where('page', '=', page)
    const rows =
      seen === 1
        ? await inserted
            .onConflict((conflict) => conflict.doNothing())
            .returning('page')
            .execute()
        : await updated.where('version', '=', seen).returning('page').execute()
    return rows.length > 0
  }
  return {
    async words(page) {
      const { page: _, version: __, ...words } = await read(db, page)
      return words
    },

    async list() {
      const rows = await db.selectFrom('site_pages').select(['page', 'words']).execute()
      return SITE_PAGES.map((page) => {
        const row = rows.find((one) => one.page === page)
        return { page, title: (row?.words ?? shippedPages[page]).title, isReworded: row !== undefined }
      })
    },

    read: (page) => read(db, page),

    async change({ trx, afterCommit }, admin, { page, version }, input) {
      const { page: _, version: former, ...before } = await read(trx, page)
      if (!(await write(trx, page, version, input))) throw new Refusal('VERSION_CONFLICT')
      await history.keep(trx, {
        kind: 'PAGE',
        key: page,
        authorId: admin.id,
        before: { version: former, body: before },
        after: { version: version + 1, body: input },
      })
      await log.write(trx, {
        action: 'PAGE_CHANGED',
        actorId: admin.id,
        object: 'PAGE',
        objectId: page,
        ...(before.title !== input.title && { before: before.title, after: input.title }),
      })
      afterCommit(changed)
      return read(trx, page)
    },
  }
}
