import type { CategoryIndex } from '@artel/core/categories'
import {
  type DistrictCount,
  type ExecutorCard,
  type ExecutorCity,
  type ExecutorProfile,
  type HandlerArgs,
  type PublicUser,
  TOTAL_ITEMS_CAP,
} from '@artel/core/contract'
import { shownCases, topTurn } from '@artel/core/executors'
import type { Clock } from '@artel/core/ports'
import { isInTariff } from '@artel/core/tariffs/billing'
import type { Kysely } from 'kysely'
import { Refusal } from '../../domain/refusal.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { forgivingTypos } from '../../platform/db/typos.ts'
import { createKeptBriefly } from '../../platform/kept/kept-briefly.ts'
import { shownCategory } from '../categories/shown-category.ts'
import type { Presence } from '../presence/presence.ts'
import { readTariff } from '../tariffs/current-tariff.ts'
import { readLimit } from '../tariffs/usage.ts'
import { knownUser, type PeopleDeps, readPublicUsers } from '../users/public-users.ts'
import { type ExecutorQuery, executorSearches } from './executor-filter.ts'
import * as queries from './executors.queries.ts'
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
  readonly listed: readonly queries.ListedId[]
  readonly totalItems: number
}

/** How a filter is asked for, and whether its answer is that nobody suits. */
interface Look<T> {
  look(on: Kysely<Schema>, filter: queries.ExecutorFilter): Promise<T>
  isEmpty(found: T): boolean
}

/** The list changes without telling this process. */
const TOTAL_FRESH_MS = 5_000
const TOTALS_KEPT = 100

export function createExecutorService({ db, clock, categories, ...people }: ExecutorDeps): ExecutorService {
  const known = (row: queries.ExecutorRow, user: PublicUser, index: CategoryIndex) => ({
    ...user,
    companyId: row.company_id,
    badges: [...(row.is_pro ? (['PRO'] as const) : []), ...(row.is_top ? (['TOP_EXECUTOR'] as const) : [])],
    answersWithin: row.answers_within,
    priceFrom: row.price_from,
    categories: row.category_ids.flatMap((id) => shownCategory(id, index) ?? []),
    visitClient: row.visit_client,
  })

  const card = (row: queries.ExecutorCardRow, user: PublicUser, index: CategoryIndex): ExecutorCard => ({
    ...known(row, user, index),
    intro: row.intro,
    works: row.works.flatMap(({ id, title, photo }) => {
      const picture = people.pictures.of(photo)
      return picture ? [{ id, title, photo: picture }] : []
    }),
    isPaid: false,
  })

  /** The ids of a page, and how many there are in all: counted only when the page does not show it. */
  const page = async (on: Kysely<Schema>, filter: queries.ExecutorFilter, query: ExecutorQuery): Promise<Found> => {
    const at = new Date(clock.now())
    const skip = (query.page - 1) * query.limit
    const limit = Math.min(query.limit, TOTAL_ITEMS_CAP - skip)
    // One more than asked for tells whether the list goes on.
    const slice = { at, skip, limit: limit + 1 }
    const found = limit > 0 ? await stretch(on, filter, query, slice) : []
    const listed = found.slice(0, Math.max(0, limit))
    const end = skip + listed.length
    if (found.length <= limit && (listed.length > 0 || skip === 0)) return { listed, totalItems: end }
    return { listed, totalItems: await totalOf(on, filter, at) }
  }

  const totals = createKeptBriefly<number>({ clock, freshMs: TOTAL_FRESH_MS, most: TOTALS_KEPT })

  /** How many there are in all; a page does not change it, so it is counted once in some seconds. */
  const totalOf = (on: Kysely<Schema>, filter: queries.ExecutorFilter, at: Date): Promise<number> =>
    totals.read(JSON.stringify(filter), () => queries.countExecutors(on, filter, at, TOTAL_ITEMS_CAP))

  /** Places at the top are those of a category and a city, and of no order that a visitor has asked for. */
  const stretch = async (
    on: Kysely<Schema>,
    filter: queries.ExecutorFilter,
    { categoryIds: chosenIds = [], cityId, sortBy }: ExecutorQuery,
    slice: { readonly at: Date; readonly skip: number; readonly limit: number },
  ): Promise<readonly queries.ListedId[]> => {
    if (sortBy === 'rating' && chosenIds.length > 0 && cityId !== undefined) {
      const turn = topTurn(slice.at.getTime())
      return queries.selectWithTopPlaces(on, filter, { chosenIds, cityId, turn }, slice)
    }
    const ids = await queries.selectExecutorIds(on, filter, sortBy, slice)
    return ids.map((id) => ({ id, is_paid: false }))
  }

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

  /** Cards of these executors, in their order. */
  const cardsOf = async (ids: readonly string[]): Promise<ExecutorCard[]> => {
    if (ids.length === 0) return []
    const [rows, users, index] = await Promise.all([
      queries.selectExecutors(db, ids, new Date(clock.now())),
      readPublicUsers(db, people, ids),
      categories.index(),
    ])
    return rows.map((row) => card(row, knownUser(users, row.id), index))
  }

  return {
    async list(query) {
      const nobody: Found = { listed: [], totalItems: 0 }
      const { listed, totalItems } = await firstFound(query, nobody, {
        look: (on, filter) => page(on, filter, query),
        isEmpty: (found) => found.totalItems === 0,
      })
      const paid = new Set(listed.filter((one) => one.is_paid).map(({ id }) => id))
      const cards = await cardsOf(listed.map(({ id }) => id))
      return { items: cards.map((one) => ({ ...one, isPaid: paid.has(one.id) })), totalItems }
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
      return cardsOf(await queries.selectSimilarIds(db, id))
    },

    async read(id) {
      const row = await queries.selectExecutorPage(db, id, new Date(clock.now()))
      if (!row) throw new Refusal('NOT_FOUND')
      const [users, index, room] = await Promise.all([
        readPublicUsers(db, people, [id]),
        categories.index(),
        readLimit(db, id, 'CASES', clock.now()),
      ])
      const user = knownUser(users, id)
      return {
        ...known(row, user, index),
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
          reviews: user.rating.count,
        },
      }
    },
  }
}
