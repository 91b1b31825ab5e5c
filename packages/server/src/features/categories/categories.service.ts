import { type CategoryIndex, indexCategories, type UsualTerms, usualTerms } from '@artel/core/categories'
import type { Category } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import { countCompanies, countOpenTasks, selectCategories, selectOfferedTerms } from './categories.queries.ts'
import type { CategoryRow } from './categories.tables.ts'

/** Executors of a category. */
export interface ExecutorCount {
  readonly count: number
  /** Of them, those whose papers were found in order. */
  readonly verified: number
}

/** The category tree, kept in memory for a minute. */
export interface Categories {
  /** The whole tree, or those of its roots that the main page shows. */
  tree(options?: { readonly onMainPage: boolean }): Promise<readonly Category[]>
  /** The same tree, ready to be asked. */
  index(): Promise<CategoryIndex>
  /** How many executors work in each category or below it, everywhere or in one city; kept for a minute too. */
  countExecutors(ids: readonly number[], cityId?: number): Promise<readonly ExecutorCount[]>
  /** What work of each category usually costs and how long it takes, by the last replies; kept for ten minutes. */
  usualTerms(): Promise<ReadonlyMap<number, UsualTerms>>
  /** Open tasks came or went: the next one to ask counts anew. */
  invalidate(): void
}

const FRESH_MS = 60_000
/** Prices change slowly, and asking for them costs more than all the rest. */
const TERMS_FRESH_MS = 10 * FRESH_MS
/** Replies that usual terms are made of, over all categories. */
const PRICED_REPLIES = 20_000

type Terms = ReadonlyMap<number, UsualTerms>

const NOBODY: ExecutorCount = { count: 0, verified: 0 }

interface Loaded {
  readonly index: CategoryIndex
  readonly onMainPage: readonly Category[]
  /** Executors by category and city, as far as somebody has asked. */
  readonly executors: Map<string, Promise<ExecutorCount>>
}

export function createCategories(db: Kysely<Schema>, clock: Pick<Clock, 'now'>): Categories {
  let loaded: { readonly value: Promise<Loaded>; readonly until: number } | undefined

  let terms: { readonly value: Promise<Terms>; readonly until: number } | undefined

  const termsNow = (): Promise<Terms> => {
    if (terms && clock.now() < terms.until) return terms.value
    const entry = {
      value: selectOfferedTerms(db, PRICED_REPLIES).then(usualTerms),
      until: clock.now() + TERMS_FRESH_MS,
    }
    terms = entry
    entry.value.catch(() => {
      if (terms === entry) terms = undefined
    })
    return entry.value
  }

  const current = (): Promise<Loaded> => {
    if (loaded && clock.now() < loaded.until) return loaded.value
    const entry = { value: load(db, termsNow()), until: clock.now() + FRESH_MS }
    loaded = entry
    entry.value.catch(() => {
      if (loaded === entry) loaded = undefined
    })
    return entry.value
  }

  return {
    tree: async (options) => {
      const { index, onMainPage } = await current()
      return options?.onMainPage ? onMainPage : index.roots
    },
    index: async () => (await current()).index,
    async countExecutors(ids, cityId) {
      const { index, executors } = await current()
      const keyOf = (id: number) => `${id} ${cityId ?? ''}`
      const asked = ids.filter((id) => !executors.has(keyOf(id)))
      if (asked.length > 0) {
        const leaves = asked.flatMap((id) => index.leaves(id).map((leaf) => ({ id, leaf: leaf.id })))
        const counted = countCompanies(db, leaves, cityId).then(
          (rows) => new Map(rows.map(({ id, count, verified }) => [id, { count, verified }])),
        )
        for (const id of asked) {
          const count = counted.then((counts) => counts.get(id) ?? NOBODY)
          executors.set(keyOf(id), count)
          count.catch(() => executors.delete(keyOf(id)))
        }
      }
      return Promise.all(ids.map((id) => executors.get(keyOf(id)) ?? NOBODY))
    },
    usualTerms: termsNow,
    invalidate: () => {
      loaded = undefined
    },
  }
}

async function load(db: Kysely<Schema>, asked: Promise<Terms>): Promise<Loaded> {
  const [rows, terms] = await Promise.all([selectCategories(db), asked])
  const counts = new Map((await countOpenTasks(db)).map(({ category_id, count }) => [category_id, count]))
  const roots = childrenOf(null, rows, { counts, terms })
  const shown = new Set(rows.filter(({ on_main_page }) => on_main_page).map(({ id }) => id))
  return { index: indexCategories(roots), onMainPage: roots.filter(({ id }) => shown.has(id)), executors: new Map() }
}

function childrenOf(
  parentId: number | null,
  rows: readonly CategoryRow[],
  known: { readonly counts: ReadonlyMap<number, number>; readonly terms: Terms },
): Category[] {
  const children = rows.filter(({ parent_id }) => parent_id === parentId)
  return children.map((row) => {
    const childCategories = childrenOf(row.id, rows, known)
    const below = childCategories.reduce((sum, { tasksCount }) => sum + tasksCount, 0)
    return {
      id: row.id,
      slug: row.slug,
      name: row.name,
      parentId,
      properties: row.properties,
      meta: { description: row.meta.description ?? '', keywords: row.meta.keywords },
      tasksCount: (known.counts.get(row.id) ?? 0) + below,
      typicalPrice: known.terms.get(row.id)?.price ?? null,
      childCategories,
    }
  })
}
