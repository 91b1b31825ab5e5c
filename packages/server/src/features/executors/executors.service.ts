import type { CategoryIndex } from '@artel/core/categories'
import type { DistrictCount, ExecutorCard, ExecutorCity, ExecutorProfile, HandlerArgs } from '@artel/core/contract'
import { shownCases, topTurn } from '@artel/core/executors'
import type { Clock } from '@artel/core/ports'
import { isInTariff } from '@artel/core/tariffs/billing'
import type { Kysely } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { type Slice, selectTotal } from '../../platform/db/stretch.ts'
import { forgivingTypos } from '../../platform/db/typos.ts'
import { createPages } from '../../platform/kept/pages.ts'
import { shownCategory } from '../categories/shown-category.ts'
import type { Presence } from '../presence/presence.ts'
import { readTariff } from '../tariffs/current-tariff.ts'
import { readLimit } from '../tariffs/usage.ts'
import { type PeopleDeps, publicUserOfRow } from '../users/public-users.ts'
import { type ExecutorCardRow, type ExecutorRow, executorCards } from './executor-cards.queries.ts'
import { type ExecutorQuery, executorSearches } from './executor-filter.ts'
import { executorIds, executorTotal, idsWithTopPlaces } from './executor-list.queries.ts'
import * as queries from './executors.queries.ts'
import type { ExecutorFilter } from './filter-in-sql.ts'
import { isListed } from './listed.ts'

/** Executors as everybody sees them (product §18.3). */
export interface ExecutorService {
  list(query: ExecutorQuery): Promise<{ items: ExecutorCard[]; totalItems: number }>
  /** Cities in which somebody suits, those with the most first. */
  cities(query: HandlerArgs<'listExecutorCities'>['query']): Promise<ExecutorCity[]>
  /** Districts of a city in which somebody works, those that most name first. */
  districts(cityId: number): Promise<DistrictCount[]>
  /**
   * Others of the same trade and city; nobody beside a page whose owner's tariff hides competitors.
   * @throws Refusal NOT_FOUND as for the page
   */
  similar(id: string): Promise<ExecutorCard[]>
  /** @throws Refusal NOT_FOUND for who is no executor, has left or has not confirmed the address */
  read(id: string): Promise<ExecutorProfile>
}

export interface ExecutorDeps extends PeopleDeps {
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly presence: Pick<Presence, 'isOnline' | 'online'>
  readonly categories: { index(): Promise<CategoryIndex> }
}

/** A page of the list, and how many there are in all. */
interface Found {
  readonly rows: readonly ExecutorCardRow[]
  readonly totalItems: number
}

/** How a filter is asked for, and whether its answer is that nobody suits. */
interface Look<T> {
  look(on: Kysely<Schema>, filter: ExecutorFilter): Promise<T>
  isEmpty(found: T): boolean
}

export function createExecutorService({ db, clock, categories, ...people }: ExecutorDeps): ExecutorService {
  const known = (row: ExecutorRow, index: CategoryIndex) => ({
    ...publicUserOfRow(row, people),
    companyId: row.company_id,
    badges: [...(row.is_pro ? (['PRO'] as const) : []), ...(row.is_top ? (['TOP_EXECUTOR'] as const) : [])],
    answersWithin: row.answers_within,
    priceFrom: row.price_from,
    categories: row.category_ids.flatMap((id) => shownCategory(id, index) ?? []),
    visitClient: row.visit_client,
  })

  const card = (row: ExecutorCardRow, index: CategoryIndex): ExecutorCard => ({
    ...known(row, index),
    intro: row.intro,
    works: row.works.flatMap(({ id, title, photo }) => {
      const picture = people.pictures.of(photo)
      return picture ? [{ id, title, photo: picture }] : []
    }),
    isPaid: row.is_paid,
  })

  const cards = executorCards(db)
  const pages = createPages(clock)

  /** A page of the list, in one statement. */
  const page = (on: Kysely<Schema>, filter: ExecutorFilter, query: ExecutorQuery): Promise<Found> => {
    const { limit } = query
    const at = new Date(clock.now())
    const total = executorTotal(filter, at)
    return pages.read(
      JSON.stringify(filter),
      { offset: (query.page - 1) * limit, limit },
      {
        read: (slice) => cards.slice(on, { ...slice, at }, { ids: stretch(filter, query, { ...slice, at }), total }),
        count: () => selectTotal(on, total),
      },
    )
  }

  /** Places at the top are those of a category and a city, and of no order that a visitor has asked for. */
  const stretch = (
    filter: ExecutorFilter,
    { categoryIds: chosenIds = [], cityId, sortBy }: ExecutorQuery,
    slice: Slice & { readonly at: Date },
  ) =>
    sortBy === 'rating' && chosenIds.length > 0 && cityId !== undefined
      ? idsWithTopPlaces(filter, { chosenIds, cityId, turn: topTurn(slice.at.getTime()) }, slice)
      : executorIds(filter, sortBy, slice)

  /** What the first search of a query finds that finds anybody at all. */
  const firstFound = async <T>(
    query: Parameters<typeof executorSearches>[0],
    nobody: T,
    { look, isEmpty }: Look<T>,
  ): Promise<T> => {
    for (const filter of executorSearches(query, await categories.index(), people.presence.online)) {
      const isTypo = filter.words?.match === 'typo'
      const found = await (isTypo ? forgivingTypos(db, (trx) => look(trx, filter)) : look(db, filter))
      if (!isEmpty(found)) return found
    }
    return nobody
  }

  const shown = async (rows: readonly ExecutorCardRow[]): Promise<ExecutorCard[]> => {
    const index = await categories.index()
    return rows.map((row) => card(row, index))
  }

  return {
    async list(query) {
      const nobody: Found = { rows: [], totalItems: 0 }
      const { rows, totalItems } = await firstFound(query, nobody, {
        look: (on, filter) => page(on, filter, query),
        isEmpty: (found) => found.totalItems === 0,
      })
      return { items: await shown(rows), totalItems }
    },

    async cities(query) {
      const at = new Date(clock.now())
      return firstFound<ExecutorCity[]>(query, [], {
        look: (on, filter) => queries.selectCities(on, filter, at),
        isEmpty: (cities) => cities.length === 0,
      })
    },

    districts: (cityId) => queries.selectDistricts(db, cityId),

    async similar(id) {
      if (!(await isListed(db, id))) throw new Refusal('NOT_FOUND')
      const { type } = await readTariff(db, id, clock.now())
      if (isInTariff(type, 'HIDING_COMPETITORS')) return []
      return shown(await cards.similar(id, new Date(clock.now())))
    },

    async read(id) {
      const row = await queries.selectExecutorPage(db, id, new Date(clock.now()))
      if (!row) throw new Refusal('NOT_FOUND')
      const [index, room] = await Promise.all([categories.index(), readLimit(db, id, 'CASES', clock.now())])
      const executor = known(row, index)
      return {
        ...executor,
        about: row.about,
        foundationDate: row.foundation_date,
        districts: row.districts,
        experience: row.experience,
        education: row.education,
        counts: {
          cases: shownCases(row.cases_count, room),
          services: row.services,
          products: row.products,
          articles: row.articles,
          reviews: executor.rating.count,
        },
      }
    },
  }
}
