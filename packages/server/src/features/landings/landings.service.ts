import type { Landing, LandingCategory } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import type { Kysely, Selectable } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { LandingCategoriesTable } from './landings.tables.ts'

type LandingRow = Selectable<LandingCategoriesTable>
type LandingLink = Landing['breadcrumbs'][number]

/** Service landing pages, kept in memory for a minute. */
export interface Landings {
  tree(): Promise<LandingCategory[]>
  /**
   * @param slug of the page itself, or the whole path with slashes
   * @throws Refusal NOT_FOUND
   */
  read(slug: string): Promise<Landing>
  /** Those below the same parent and those below the page itself; of an unknown page none. */
  related(page: { readonly id: number | undefined; readonly slug: string | undefined }): Promise<LandingLink[]>
}

const FRESH_MS = 60_000

const link = ({ id, slug, name }: LandingRow): LandingLink => ({ id, slug, name })

export function createLandings(db: Kysely<Schema>, clock: Pick<Clock, 'now'>): Landings {
  let kept: { readonly rows: Promise<LandingRow[]>; readonly until: number } | undefined

  const all = (): Promise<LandingRow[]> => {
    if (kept && clock.now() < kept.until) return kept.rows
    const rows = db.selectFrom('landing_categories').selectAll().orderBy('position').orderBy('id').execute()
    const entry = { rows, until: clock.now() + FRESH_MS }
    kept = entry
    rows.catch(() => {
      if (kept === entry) kept = undefined
    })
    return rows
  }

  return {
    tree: async () => branches(await all(), null),

    async read(path) {
      const rows = await all()
      const slugs = path.split('/')
      const row = rows.find(({ slug }) => slug === slugs.at(-1))
      const chain = row ? chainOf(rows, row) : []
      const isPath = slugs.length === 1 || chain.map(({ slug }) => slug).join('/') === path
      if (!row || !isPath) throw new Refusal('NOT_FOUND')
      return {
        ...link(row),
        parentId: row.parent_id,
        categoryId: row.category_id,
        title: row.title,
        lead: row.lead,
        questions: row.questions,
        breadcrumbs: chain.map(link),
      }
    },

    async related({ id, slug }) {
      const rows = await all()
      const page = rows.find((row) => row.id === id || row.slug === slug?.split('/').at(-1))
      if (!page) return []
      const below = rows.filter(({ parent_id }) => parent_id === page.id)
      const beside = rows.filter((row) => row.id !== page.id && row.parent_id === page.parent_id)
      return [...below, ...beside].map(link)
    },
  }
}

const branches = (rows: readonly LandingRow[], parentId: number | null): LandingCategory[] =>
  rows
    .filter(({ parent_id }) => parent_id === parentId)
    .map((row) => ({ ...link(row), parentId, children: branches(rows, row.id) }))

/** From the root to the page itself. */
const chainOf = (rows: readonly LandingRow[], row: LandingRow): LandingRow[] => {
  const parent = rows.find(({ id }) => id === row.parent_id)
  return parent ? [...chainOf(rows, parent), row] : [row]
}
