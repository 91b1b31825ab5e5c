import type { AdminLanding, AdminLandingRow, LandingInput } from '@artel/core/contract'
import type { Kysely } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { UserViewer } from '../../domain/viewer.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { ContentHistory } from '../content-history/content-history.ts'
import type { StaffLog } from '../staff-log/staff-log.ts'
import { type LandingRow, lockLanding, selectLandings } from './landings.queries.ts'
import { chainOf } from './landings.service.ts'

/** The words of landing pages as administrators write them (product §24.5). */
export interface AdminLandings {
  /** Each behind the page that it stands below. */
  list(): Promise<AdminLandingRow[]>
  /** @throws Refusal NOT_FOUND */
  read(id: number): Promise<AdminLanding>
  /** @throws Refusal NOT_FOUND, VERSION_CONFLICT */
  change(
    unit: UnitOfWork,
    admin: UserViewer,
    seen: { readonly id: number; readonly version: number },
    input: LandingInput,
  ): Promise<AdminLanding>
}

export interface AdminLandingDeps {
  readonly db: Kysely<Schema>
  readonly history: Pick<ContentHistory, 'keep'>
  readonly log: Pick<StaffLog, 'write'>
  /** What has to be told that a page has changed. */
  readonly changed: () => void
}

const urlSlugOf = (rows: readonly LandingRow[], row: LandingRow): string =>
  chainOf(rows, row)
    .map(({ slug }) => slug)
    .join('/')

const inTree = (rows: readonly LandingRow[], parentId: number | null): readonly LandingRow[] =>
  rows.filter(({ parent_id }) => parent_id === parentId).flatMap((row) => [row, ...inTree(rows, row.id)])

const wordsOf = ({ title, lead, questions }: Pick<LandingRow, 'title' | 'lead' | 'questions'>): LandingInput => ({
  title,
  lead,
  questions,
})

export function createAdminLandings({ db, history, log, changed }: AdminLandingDeps): AdminLandings {
  const read = async (on: Kysely<Schema>, wanted: number): Promise<AdminLanding> => {
    const rows = await selectLandings(on)
    const row = rows.find(({ id }) => id === wanted)
    if (!row) throw new Refusal('NOT_FOUND')
    const { id, name, version } = row
    return { id, name, urlSlug: urlSlugOf(rows, row), ...wordsOf(row), version }
  }
  return {
    async list() {
      const rows = await selectLandings(db)
      return inTree(rows, null).map((row) => ({
        id: row.id,
        name: row.name,
        parentId: row.parent_id,
        urlSlug: urlSlugOf(rows, row),
        title: row.title,
        isReworded: row.version > 1,
      }))
    },

    read: (id) => read(db, id),

    async change({ trx, afterCommit }, admin, { id, version }, input) {
      const before = await lockLanding(trx, id)
      if (!before) throw new Refusal('NOT_FOUND')
      if (before.version !== version) throw new Refusal('VERSION_CONFLICT')
      const { title, lead, questions } = input
      await trx
        .updateTable('landing_categories')
        .set({ title, lead, questions: JSON.stringify(questions), version: version + 1 })
        .where('id', '=', id)
        .execute()
      await history.keep(trx, {
        kind: 'LANDING',
        key: String(id),
        authorId: admin.id,
        before: { version, body: { ...wordsOf(before) } },
        after: { version: version + 1, body: { title, lead, questions } },
      })
      await log.write(trx, {
        action: 'LANDING_CHANGED',
        actorId: admin.id,
        object: 'LANDING',
        objectId: String(id),
        ...(before.title !== title && { before: before.title, after: title }),
      })
      afterCommit(changed)
      return read(trx, id)
    },
  }
}
