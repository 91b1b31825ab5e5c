import type { CategoryIndex } from '@artel/core/categories'
import type { Landing, LandingCategory, LandingFigures, RelatedLanding } from '@artel/core/contract'
import { Refusal } from '../../domain/refusal.ts'
import { shownCategory } from '../categories/shown-category.ts'
import { createServiceFigures, type FigureDeps } from './landing-figures.ts'
import { type LandingRow, selectLandings } from './landings.queries.ts'

type LandingLink = Landing['breadcrumbs'][number]

/** Service landing pages, kept in memory for a minute. */
export interface Landings {
  tree(): Promise<LandingCategory[]>
  /**
   * @param slug of the page itself, or the whole path with slashes
   * @throws Refusal NOT_FOUND
   */
  read(slug: string): Promise<Landing>
  /**
   * What is known of the service of a page; executors are counted in a city or everywhere.
   * @throws Refusal NOT_FOUND
   */
  figures(slug: string, cityId: number | undefined): Promise<LandingFigures>
  /** Those below the page and then those below the same parent; of an unknown page none. */
  related(page: { readonly id: number | undefined; readonly slug: string | undefined }): Promise<RelatedLanding[]>
  /** The words of a page have changed. */
  invalidate(): void
}

const FRESH_MS = 60_000

const link = ({ id, slug, name }: LandingRow): LandingLink => ({ id, slug, name })

export function createLandings(deps: FigureDeps): Landings {
  const { db, clock, categories } = deps
  const known = createServiceFigures(deps)
  let kept: { readonly rows: Promise<LandingRow[]>; readonly until: number } | undefined

  const all = (): Promise<LandingRow[]> => {
    if (kept && clock.now() < kept.until) return kept.rows
    const rows = selectLandings(db)
    const entry = { rows, until: clock.now() + FRESH_MS }
    kept = entry
    rows.catch(() => {
      if (kept === entry) kept = undefined
    })
    return rows
  }

  const find = async (path: string) => {
    const rows = await all()
    const slugs = path.split('/')
    const row = rows.find(({ slug }) => slug === slugs.at(-1))
    const chain = row ? chainOf(rows, row) : []
    const isPath = slugs.length === 1 || chain.map(({ slug }) => slug).join('/') === path
    if (!row || !isPath) throw new Refusal('NOT_FOUND')
    return { row, chain }
  }

  return {
    tree: async () => branches(await all(), null),

    async read(path) {
      const [{ row, chain }, index] = await Promise.all([find(path), categories.index()])
      return {
        ...link(row),
        parentId: row.parent_id,
        category: categoryOf(row, index),
        categoryPath: index
          .path(row.category_id)
          .map(({ slug }) => slug)
          .join('/'),
        title: row.title,
        lead: row.lead,
        questions: row.questions,
        breadcrumbs: chain.map(link),
      }
    },

    figures: async (path, cityId) => known.of((await find(path)).row.category_id, cityId),

    async related({ id, slug }) {
      const [rows, index] = await Promise.all([all(), categories.index()])
      const page = rows.find((row) => row.id === id || row.slug === slug?.split('/').at(-1))
      if (!page) return []
      const below = rows.filter(({ parent_id }) => parent_id === page.id)
      const beside = rows.filter((row) => row.id !== page.id && row.parent_id === page.parent_id)
      return [...below, ...beside].map((row) => ({
        ...link(row),
        parentId: row.parent_id,
        urlSlug: chainOf(rows, row)
          .map((step) => step.slug)
          .join('/'),
        category: categoryOf(row, index),
      }))
    },

    invalidate() {
      kept = undefined
    },
  }
}

const categoryOf = ({ category_id }: LandingRow, index: CategoryIndex): Landing['category'] => {
  const category = shownCategory(category_id, index)
  if (!category) throw new Error(`Category ${category_id} is referred to and is not in the tree`)
  return category
}

const branches = (rows: readonly LandingRow[], parentId: number | null): LandingCategory[] =>
  rows
    .filter(({ parent_id }) => parent_id === parentId)
    .map((row) => ({ ...link(row), parentId, children: branches(rows, row.id) }))

/** From the root to the page itself. */
export const chainOf = (rows: readonly LandingRow[], row: LandingRow): LandingRow[] => {
  const parent = rows.find(({ id }) => id === row.parent_id)
  return parent ? [...chainOf(rows, parent), row] : [row]
}
