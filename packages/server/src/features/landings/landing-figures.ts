import { type CategoryIndex, middleOf, sharedServices } from '@artel/core/categories'
import type { LandingFigures } from '@artel/core/contract'
import type { Clock } from '@artel/core/ports'
import { ratingSummaryOf } from '@artel/core/reviews'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/db/schema.ts'
import type { Categories } from '../categories/categories.service.ts'
import { selectDoneTasks, selectPricedLines } from './landings.queries.ts'

export interface FigureDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly categories: Pick<Categories, 'index' | 'countExecutors' | 'usualTerms'>
}

/** What is known of a service; kept for ten minutes, but for the executors, who are counted every minute. */
export interface ServiceFigures {
  /** @param categoryId one of the tree */
  of(categoryId: number, cityId: number | undefined): Promise<LandingFigures>
}

type Slow = Pick<LandingFigures, 'rating' | 'firstReplyMinutes' | 'services'>

const FRESH_MS = 10 * 60_000

export function createServiceFigures({ db, clock, categories }: FigureDeps): ServiceFigures {
  const kept = new Map<number, { readonly value: Promise<Slow>; readonly until: number }>()

  const measured = async (leaves: readonly number[]): Promise<Slow> => {
    const [done, lines] = await Promise.all([
      selectDoneTasks(db, leaves),
      // The services of several crafts have nothing in common.
      leaves.length === 1 ? selectPricedLines(db, leaves) : [],
    ])
    const marks = done.flatMap(({ rating }) => rating ?? [])
    const waits = middleOf(done.flatMap(({ first_reply }) => first_reply ?? []))
    return {
      rating: ratingSummaryOf({ count: marks.length, sum: marks.reduce((sum, mark) => sum + mark, 0) }),
      firstReplyMinutes: waits === null ? null : Math.max(0, Math.round(waits)),
      services: sharedServices(lines),
    }
  }

  const slow = (categoryId: number, leaves: readonly number[]): Promise<Slow> => {
    const known = kept.get(categoryId)
    if (known && clock.now() < known.until) return known.value
    const entry = { value: measured(leaves), until: clock.now() + FRESH_MS }
    kept.set(categoryId, entry)
    entry.value.catch(() => {
      if (kept.get(categoryId) === entry) kept.delete(categoryId)
    })
    return entry.value
  }

  return {
    async of(categoryId, cityId) {
      const [index, terms] = await Promise.all([categories.index(), categories.usualTerms()])
      const leaves = index.leaves(categoryId).map(({ id }) => id)
      const [counts, figures] = await Promise.all([
        categories.countExecutors([categoryId], cityId),
        slow(categoryId, leaves),
      ])
      return {
        executors: counts[0]?.count ?? 0,
        verified: counts[0]?.verified ?? 0,
        ...figures,
        days: terms.get(categoryId)?.days ?? null,
        prices: branchOf(index, categoryId).flatMap((id) => {
          const usual = terms.get(id)
          return usual ? [{ categoryId: id, ...usual.prices, replies: usual.replies }] : []
        }),
      }
    },
  }
}

/** The category itself, those below it and those beside it. */
const branchOf = (index: CategoryIndex, categoryId: number): readonly number[] => {
  const category = index.byId.get(categoryId)
  const root = index.path(categoryId)[0]
  if (!category || !root) return []
  const around = category === root ? root.childCategories : [root, ...root.childCategories]
  return [...new Set([categoryId, ...around.map(({ id }) => id)])]
}
