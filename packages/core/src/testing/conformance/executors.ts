import {
  anExecutorWho,
  type ExecutorFilters,
  executorsWho,
  isPraised,
  type Profile,
  placesOf,
} from './executor-stage.ts'
import { aPicture, upload } from './files.ts'
import { aTopPlace, buys, tariffFor } from './purchases.ts'
import { isRefused, on, type Scenario, seesThat } from './scenario.ts'
import { caseBody } from './showcase.ts'
import type { DataOf, Person, Stage } from './stage.ts'

const pageOf = ({ id }: Pick<Person, 'id'>) => ({ params: { id } })

/** One filter, shown on executors of whom it leaves some; the newest come first, since nobody has a review yet. */
const filterOf = (
  title: string,
  profiles: (stage: Stage) => Promise<readonly Profile[]> | readonly Profile[],
  filter: (stage: Stage) => Promise<ExecutorFilters> | ExecutorFilters,
  found: readonly number[],
): Scenario =>
  on('listExecutors').shows({
    title,
    arrange: async (stage) => ({
      ...(await executorsWho(stage, ...(await profiles(stage)))),
      filter: await filter(stage),
    }),
    act: ({ word, filter: query }, { guest }) => ({ by: guest, with: { query: { q: word, ...query } } }),
    look: ({ items, pagination }) => ({ ids: items.map(({ id }) => id), total: pagination.totalItems }),
    answer: ({ people }) => ({ ids: found.map((index) => people[index]?.id ?? ''), total: found.length }),
  })

const filters: readonly Scenario[] = [
  filterOf(
    'A category includes those below it',
    async (stage) => {
      const [, other] = await stage.categories()
      return [{}, { told: { categoryIds: [other.id] } }]
    },
    async (stage) => {
      const [{ id, parentId }] = await stage.categories()
      return { categoryIds: [parentId ?? id] }
    },
    [0],
  ),
  filterOf(
    'A city leaves those who live there',
    async (stage) => [{}, { cityId: (await stage.cities())[1].id }],
    async (stage) => ({ cityId: (await stage.cities())[1].id }),
    [1],
  ),
  filterOf(
    'Districts leave those who work in one of them',
    () => [{ told: { districts: ['Советский', 'Приволжский'] } }, { told: { districts: ['Вахитовский'] } }, {}],
    () => ({ districts: ['Приволжский', 'Кировский'] }),
    [0],
  ),
  filterOf(
    'Forms of business leave those of one of them',
    () => [{ who: { businessType: 'SE' } }, { who: { businessType: 'SP' } }],
    () => ({ businessTypes: ['SE'] }),
    [0],
  ),
  filterOf(
    'Those who come to the client can be asked for alone',
    () => [{ told: { visitClient: true } }, {}],
    () => ({ visitClient: true }),
    [0],
  ),
  filterOf(
    'Those whose papers were checked can be asked for alone',
    () => [{}, { who: { isVerified: true } }],
    () => ({ verified: true }),
    [1],
  ),
  filterOf(
    'Those with works to show can be asked for alone',
    () => [{}, { works: 1 }],
    () => ({ hasCases: true }),
    [1],
  ),
  filterOf(
    'A price up to which leaves those whose price list begins there or below',
    () => [{ prices: [900_00, 2_000_00] }, { prices: [900_01] }, { prices: [null] }, {}],
    () => ({ priceTo: 900_00 }),
    [0],
  ),
  filterOf(
    'The cheapest come first when asked for, those without a price last',
    () => [{}, { prices: [700_00, 5_000_00] }, { prices: [null] }, { prices: [600_00] }],
    () => ({ sortBy: 'price' }),
    [3, 1, 2, 0],
  ),
  filterOf(
    'Who has not confirmed the address is not found',
    () => [{ who: { isEmailConfirmed: false } }, {}],
    () => ({}),
    [1],
  ),
  filterOf(
    'The newest come first when asked for',
    () => [{}, {}, {}],
    () => ({ sortBy: 'createdAt' }),
    [2, 1, 0],
  ),
]

const lists: readonly Scenario[] = [
  on('listExecutors').shows({
    title: 'Words are looked for among trades and in what people tell of themselves, all of them together',
    arrange: async (stage) => {
      const [, other] = await stage.categories()
      return { ...(await executorsWho(stage, {}, { told: { categoryIds: [other.id] } })), trade: other.name }
    },
    act: ({ word, trade }, { guest }) => ({ by: guest, with: { query: { q: `${trade.toLowerCase()} ${word}` } } }),
    look: ({ items }) => items.map(({ id }) => id),
    answer: ({ people }) => [people[1]?.id ?? ''],
  }),
  on('listExecutors').shows({
    title: 'Those who pay for PRO or for a place at the top have a badge, and can be asked for by it',
    arrange: async (stage) => {
      const { word, people } = await executorsWho(stage, {}, {}, {})
      const [pro, top] = people
      if (pro) await buys(stage, pro, tariffFor('PRO'))
      if (top) await buys(stage, top, { services: [await aTopPlace(stage)] })
      return { word, people }
    },
    act: ({ word }, { guest }) => ({ by: guest, with: { query: { q: word, badges: ['PRO', 'TOP_EXECUTOR'] } } }),
    look: ({ items }) => items.map(({ badges }) => badges.join()),
    answer: () => ['TOP_EXECUTOR', 'PRO'],
    afterwards: ({ word, people }, _, { guest }) => [
      seesThat(guest, 'listExecutors', { query: { q: word, badges: ['PRO'] } }, (data) => placesOf(people, data), [0]),
    ],
  }),
  on('listExecutors').shows({
    title: 'The best rated come first, one good review not before many; who has none stands between good and bad',
    arrange: async (stage) => {
      const { word, people } = await executorsWho(stage, {}, {}, {}, {})
      const [bad, once, , often] = people
      if (bad) await isPraised(stage, bad, 2)
      if (once) await isPraised(stage, once, 5)
      if (often) await isPraised(stage, often, 5, 5, 5)
      return { word, people }
    },
    act: ({ word }, { guest }) => ({ by: guest, with: { query: { q: word } } }),
    look: ({ items }) => items.map(({ id }) => id),
    answer: ({ people }) => [3, 1, 2, 0].map((index) => people[index]?.id ?? ''),
    afterwards: ({ word, people }, _, { guest }) => [
      seesThat(guest, 'listExecutors', { query: { q: word, ratingFrom: 5 } }, (data) => placesOf(people, data), [3]),
      seesThat(
        guest,
        'listExecutors',
        { query: { q: word, sortBy: 'price' } },
        (data) => placesOf(people, data),
        [3, 1, 2, 0],
      ),
    ],
  }),
  on('listExecutors').shows({
    title: 'A page at a time, with how many there are in all',
    arrange: (stage) => executorsWho(stage, {}, {}, {}),
    act: ({ word }, { guest }) => ({ by: guest, with: { query: { q: word, page: 2, limit: 2 } } }),
    look: ({ items, pagination }) => ({ ids: items.map(({ id }) => id), ...pagination }),
    answer: ({ people }) => ({ ids: [people[0]?.id ?? ''], totalItems: 3 }),
    afterwards: ({ word }, _, { guest }) => [
      seesThat(guest, 'listExecutors', { query: { q: word, page: 9, limit: 2 } }, ({ items }) => items, []),
    ],
  }),
]

/** Five executors of one category and one city, some of whom have bought a place at the top of it. */
const withTopPlaces = async (stage: Stage, ...buyers: readonly number[]) => {
  const place = await aTopPlace(stage)
  const { word, people } = await executorsWho(stage, ...Array.from({ length: 5 }, () => ({ cityId: place.cityId })))
  for (const index of buyers) {
    const buyer = people[index]
    if (buyer) await buys(stage, buyer, { services: [place] })
  }
  return { word, people, query: { q: word, categoryIds: [place.categoryId], cityId: place.cityId } }
}

const marked = ({ items }: DataOf<'listExecutors'>, people: readonly Person[]) =>
  items.map(({ id, isPaid }) => [people.findIndex((person) => person.id === id), isPaid] as const)

const paid: readonly Scenario[] = [
  on('listExecutors').shows({
    title: 'Who has paid for a place at the top of a category and a city stands first in that list, and is marked',
    arrange: async (stage) => withTopPlaces(stage, 1),
    act: ({ query }, { guest }) => ({ by: guest, with: { query } }),
    look: ({ items, pagination }) => ({ items: items.map(({ id, isPaid }) => [id, isPaid]), ...pagination }),
    answer: ({ people }) => ({
      items: [1, 4, 3, 2, 0].map((index) => [people[index]?.id ?? '', index === 1]),
      totalItems: 5,
    }),
    afterwards: ({ word, people, query }, _, { guest }) => [
      // Any other list stands in its order.
      ...[
        { q: word, categoryIds: query.categoryIds },
        { q: word, cityId: query.cityId },
        { ...query, sortBy: 'createdAt' as const },
      ].map((other) =>
        seesThat(
          guest,
          'listExecutors',
          { query: other },
          (data) => marked(data, people),
          [4, 3, 2, 1, 0].map((index) => [index, false] as const),
        ),
      ),
      seesThat(
        guest,
        'listExecutors',
        { query: { ...query, page: 2, limit: 2 } },
        (data) => marked(data, people),
        [3, 2].map((index) => [index, false] as const),
      ),
    ],
  }),
  on('listExecutors').shows({
    title: 'Three places at the top are shared by those who have paid for them, and nobody stands in a list twice',
    arrange: async (stage) => withTopPlaces(stage, 0, 1, 2, 3),
    act: ({ query }, { guest }) => ({ by: guest, with: { query } }),
    look: ({ items }) => ({
      paid: items.map(({ isPaid }) => isPaid),
      ids: items.map(({ id }) => id).toSorted(),
    }),
    answer: ({ people }) => ({
      paid: [true, true, true, false, false],
      ids: people.map(({ id }) => id).toSorted(),
    }),
  }),
  on('listSimilarExecutors').shows({
    title: 'Beside an executor stand the best three others who do the same first in the same city',
    arrange: async (stage) => {
      const [{ id: cityId }, { id: elsewhere }] = await stage.cities()
      const [, other] = await stage.categories()
      const made = await executorsWho(
        stage,
        { cityId },
        { cityId },
        { cityId, told: { categoryIds: [other.id] } },
        { cityId: elsewhere },
        { cityId },
      )
      const [executor, praised] = made.people
      if (praised) await isPraised(stage, praised, 5, 5, 5, 5)
      return { ...made, executor }
    },
    act: ({ executor }, { guest }) => ({ by: guest, with: { params: { id: executor?.id ?? '' } } }),
    look: (cards) => ({ count: cards.length <= 3, ids: cards.slice(0, 1).map(({ id }) => id) }),
    answer: ({ people }) => ({ count: true, ids: [people[1]?.id ?? ''] }),
    afterwards: ({ people, executor }, _, { guest }) => [
      seesThat(
        guest,
        'listSimilarExecutors',
        { params: { id: executor?.id ?? '' } },
        (cards) => cards.filter(({ id }) => [0, 2, 3].some((index) => people[index]?.id === id)).length,
        0,
      ),
    ],
  }),
  on('listSimilarExecutors').shows({
    title: 'Nobody stands beside an executor whose tariff hides competitors',
    arrange: async (stage) => {
      const { people } = await executorsWho(stage, {}, {})
      const [executor] = people
      if (executor) await buys(stage, executor, tariffFor('STANDARD'))
      return { executor }
    },
    act: ({ executor }, { guest }) => ({ by: guest, with: { params: { id: executor?.id ?? '' } } }),
    look: (cards) => cards,
    answer: () => [],
  }),
  on('listSimilarExecutors').refuses('NOT_FOUND', {
    title: 'Beside somebody who is no executor stands nobody',
    arrange: async (stage) => ({ client: await stage.someone('CLIENT') }),
    act: ({ client }, { guest }) => ({ by: guest, with: pageOf(client) }),
  }),
]

const cards: readonly Scenario[] = [
  on('listExecutors').shows({
    title: 'A card has the newest three works by their first photo, and the beginning of what they tell',
    arrange: async (stage) => {
      const made = await executorsWho(stage, { works: 2 })
      const [executor] = made.people
      const photos = executor ? [await upload(executor, false, aPicture), await upload(executor, false, aPicture)] : []
      const photoIds = photos.map(({ id }) => id)
      const body = executor && (await caseBody(stage, executor, { title: 'Работа 3', photoIds }))
      const work = body && (await executor.does('createCase', { body }))
      return { ...made, work }
    },
    act: ({ word }, { guest }) => ({ by: guest, with: { query: { q: word } } }),
    look: ({ items }) =>
      items.map(({ intro, works }) => ({ intro, titles: works.map(({ title }) => title), photo: works[0]?.photo })),
    answer: ({ word, work }) => [
      { intro: `Мастер ${word}`, titles: ['Работа 3', 'Работа 2', 'Работа 1'], photo: work?.photos[0] },
    ],
  }),
  on('listExecutorCities').shows({
    title: 'The map has each city in which somebody suits, with how many do',
    arrange: async (stage) => {
      const [, { id: cityId }] = await stage.cities()
      return { ...(await executorsWho(stage, { cityId }, { cityId }, { cityId, works: 1 })), cityId }
    },
    act: ({ word }, { guest }) => ({ by: guest, with: { query: { q: word } } }),
    look: (cities) => cities.map(({ id, count }) => [id, count]),
    answer: ({ cityId }) => [[cityId, 3]],
    afterwards: ({ word, cityId }, _, { guest }) => [
      seesThat(
        guest,
        'listExecutorCities',
        { query: { q: word, hasCases: true } },
        (cities) => cities.map(({ id, count }) => [id, count]),
        [[cityId, 1]],
      ),
      seesThat(guest, 'listExecutorCities', { query: { q: word, badges: ['PRO'] } }, (cities) => cities, []),
    ],
  }),
  on('listExecutorDistricts').shows({
    title: 'Districts of a city are those that its executors name, with how many do',
    arrange: async (stage) => {
      const [, { id: cityId }] = await stage.cities()
      const [one, other] = [stage.word(), stage.word()]
      await executorsWho(
        stage,
        { cityId, told: { districts: [one, other] } },
        { cityId, told: { districts: [one] } },
        { told: { districts: [other] } },
        { cityId, who: { isEmailConfirmed: false }, told: { districts: [other] } },
      )
      return { cityId, one, other }
    },
    act: ({ cityId }, { guest }) => ({ by: guest, with: { query: { cityId } } }),
    look: (districts) => districts,
    answer: ({ one, other }) => [
      { name: one, count: 2 },
      { name: other, count: 1 },
    ],
  }),
]

const pages: readonly Scenario[] = [
  on('getExecutor').shows({
    title: 'The page of an executor has what they tell of themselves, and nothing that was not made public',
    arrange: async (stage) => {
      const [leaf] = await stage.categories()
      const told = {
        about: 'Плитка и обои.',
        districts: ['Приволжский'],
        visitClient: true,
        foundationDate: '2012-03-01',
        experience: [{ title: 'Отделка квартир', from: 2012, to: null }],
        education: [{ title: 'КГАСУ', from: 2005, to: 2010 }],
      }
      const executor = await anExecutorWho(stage, { told })
      return { executor, told, leaf, company: await executor.does('getMyCompany', {}) }
    },
    act: ({ executor }, { guest }) => ({ by: guest, with: pageOf(executor) }),
    look: ({
      name: _,
      initials: __,
      cityName: ___,
      isOnline: ____,
      lastVisitAt: _____,
      createdAt: ______,
      ...page
    }) => ({
      ...page,
      // Which drawing stands for it is the table's affair.
      categories: page.categories.map(({ look: _, ...category }) => category),
    }),
    answer: ({ executor, told, leaf, company }) => ({
      ...told,
      id: executor.id,
      role: 'EXECUTOR' as const,
      businessType: 'SP' as const,
      verificationStatus: 'UNVERIFIED' as const,
      verifiedAt: null,
      avatar: null,
      finishedTasksCount: 0,
      rating: { average: null, count: 0 },
      companyId: company.id,
      badges: [],
      answersWithin: null,
      priceFrom: null,
      categories: [{ id: leaf.id, name: leaf.name, slug: leaf.slug }],
      counts: { cases: 0, services: 0, products: 0, articles: 0, reviews: 0 },
    }),
    stranger: null,
  }),
  on('getExecutor').refuses('NOT_FOUND', {
    title: 'A client has no page of an executor, nor has who confirmed no address or has left',
    arrange: async (stage) => ({
      client: await stage.someone('CLIENT'),
      unconfirmed: await anExecutorWho(stage, { who: { isEmailConfirmed: false } }),
      gone: await anExecutorWho(stage, {}),
    }),
    act: ({ client }, { guest }) => ({ by: guest, with: pageOf(client) }),
    afterwards: ({ unconfirmed, gone }, { guest }) => [
      isRefused(guest, 'getExecutor', pageOf(unconfirmed), { code: 'NOT_FOUND' }),
      async () => {
        await gone.does('deleteMe', { body: { password: 'Artel-demo-1' } })
        return isRefused(guest, 'getExecutor', pageOf(gone), { code: 'NOT_FOUND' })()
      },
    ],
  }),
]

/** The search for executors, and their public pages. */
export const executorScenarios: readonly Scenario[] = [...lists, ...filters, ...paid, ...cards, ...pages]
