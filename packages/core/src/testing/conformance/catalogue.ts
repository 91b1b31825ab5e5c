import { placeAbroad } from '../../geolocation/place-abroad.ts'
import { anOpenTask } from './deals.ts'
import { on, type Scenario, seesThat } from './scenario.ts'

/** Categories and what is in them, and places of the gazetteer. */
export const catalogueScenarios: readonly Scenario[] = [
  on('getCategoryTree').shows({
    title: 'A root of the tree counts what is open below it',
    arrange: async (stage) => {
      const [leaf] = await stage.categories()
      const before = await stage.guest.does('getCategoryTree', {})
      await anOpenTask(stage, { categoryId: leaf.id })
      return { rootId: leaf.parentId, before: before.find(({ id }) => id === leaf.parentId)?.tasksCount ?? -1 }
    },
    act: (_, { guest }) => ({ by: guest, with: {} }),
    look: (roots) => roots.map(({ id, tasksCount }) => ({ id, tasksCount })),
    answer: ({ rootId, before }, roots) =>
      roots.map(({ id, tasksCount }) => ({ id, tasksCount: id === rootId ? before + 1 : tasksCount })),
  }),
  on('listCategories').shows({
    title: 'A flat list is narrowed to the children of a category and to those whose words begin as typed',
    arrange: async (stage) => ({ leaf: (await stage.categories())[0] }),
    act: ({ leaf }, { guest }) => ({
      by: guest,
      with: { query: { parentId: leaf.parentId ?? leaf.id, q: leaf.name.slice(0, 5).toUpperCase() } },
    }),
    look: ({ items }) => items.map(({ id, slug, name, parentId }) => ({ id, slug, name, parentId })),
    answer: ({ leaf: { id, slug, name, parentId } }) => [{ id, slug, name, parentId }],
    afterwards: ({ leaf }, _, { guest }) => [
      seesThat(guest, 'listCategories', { query: { q: leaf.name.slice(1) } }, ({ items }) => items, []),
    ],
  }),
  on('listCategories').shows({
    title: 'A category is found by other forms of its words',
    arrange: async (stage) => ({ leaf: (await stage.categories())[0] }),
    act: ({ leaf }, { guest }) => ({
      by: guest,
      // «Электрику» for «Электрика».
      with: { query: { q: `${leaf.name.slice(0, -1)}у` } },
    }),
    look: ({ items }) => items.map(({ id }) => id),
    answer: ({ leaf }) => [leaf.id],
  }),
  on('countTasksForApply').answers({
    title: 'Open tasks are counted for each category that exists',
    arrange: async (stage) => {
      const [leaf, other] = await stage.categories()
      const query = { ids: [leaf.id, other.id, 2_000_000_000] }
      const before = await stage.guest.does('countTasksForApply', { query })
      await anOpenTask(stage, { categoryId: leaf.id })
      return { query, before, leaf }
    },
    act: ({ query }, { guest }) => ({ by: guest, with: { query } }),
    answer: ({ before, leaf }) => before.map(({ id, count }) => ({ id, count: id === leaf.id ? count + 1 : count })),
  }),
  on('countExecutorsForOffer').shows({
    title: 'Executors are counted for each category that exists',
    arrange: async (stage) => ({ leaf: (await stage.categories())[0] }),
    act: ({ leaf }, { guest }) => ({ by: guest, with: { query: { ids: [leaf.id, 2_000_000_000] } } }),
    look: (counts) => counts.map(({ id }) => id),
    answer: ({ leaf }) => [leaf.id],
  }),
  on('countExecutorsForOffer').shows({
    title: 'Executors are counted in one city, and a city that nobody knows has none',
    arrange: async (stage) => {
      const [[leaf], [city]] = [await stage.categories(), await stage.cities()]
      return { leaf, city }
    },
    act: ({ leaf, city }, { guest }) => ({ by: guest, with: { query: { ids: [leaf.id], cityId: city.id } } }),
    look: (counts) => counts.map(({ id }) => id),
    answer: ({ leaf }) => [leaf.id],
    afterwards: ({ leaf }, _, { guest }) => [
      seesThat(
        guest,
        'countExecutorsForOffer',
        { query: { ids: [leaf.id], cityId: 2_000_000_000 } },
        ([first]) => first?.count,
        0,
      ),
    ],
  }),
  on('suggestPlaces').shows({
    title: 'The beginning of a name, in any case, suggests the city',
    arrange: async (stage) => ({ city: (await stage.cities())[0] }),
    act: (_, { guest }) => ({ by: guest, with: { query: { q: 'каза' } } }),
    look: ({ items }) => items[0] ?? null,
    answer: ({ city }) => city,
  }),
  ...(
    [
      ['by its nickname', 'Питер', 'Санкт-Петербург'],
      ['by its nickname in Latin letters', 'spb', 'Санкт-Петербург'],
      ['in Latin letters', 'Sankt-Peterb', 'Санкт-Петербург'],
      ['in the wrong layout of the keyboard', 'vjcrdf', 'Москва'],
      ['with a slip', 'масква', 'Москва'],
    ] as const
  ).map(([way, q, name]) =>
    on('suggestPlaces').shows({
      title: `A city is found ${way}`,
      arrange: async () => ({}),
      act: (_, { guest }) => ({ by: guest, with: { query: { q } } }),
      look: ({ items }) => items.map((place) => place.name),
      answer: () => [name],
    }),
  ),
  on('suggestPlaces').shows({
    title: 'A city is suggested by a part of its name, or named in full, as is asked',
    arrange: async (stage) => ({ city: (await stage.cities())[0] }),
    act: (_, { guest }) => ({ by: guest, with: { query: { q: 'kazan', mode: 'CITY' } } }),
    look: ({ items }) => items,
    answer: ({ city }) => [city],
    afterwards: (_, __, { guest }) => [
      seesThat(guest, 'suggestPlaces', { query: { q: 'каза', mode: 'CITY' } }, ({ items }) => items, []),
    ],
  }),
  on('findPlacesByAddress').shows({
    title: 'An address is placed in the city that it names',
    arrange: async (stage) => ({ city: (await stage.cities())[0] }),
    act: (_, { guest }) => ({ by: guest, with: { query: { address: 'Казань, ул. Баумана, 1' } } }),
    look: ({ items }) => items[0]?.city_id ?? null,
    answer: ({ city }) => city.id,
  }),
  on('findPlacesByCoordinates').shows({
    title: 'A point in a city is in it',
    arrange: async (stage) => ({ city: (await stage.cities())[0] }),
    act: ({ city }, { guest }) => ({
      by: guest,
      with: { query: { latitude: city.point.lat, longitude: city.point.lon } },
    }),
    look: ({ items }) => items[0]?.id ?? null,
    answer: ({ city }) => city.id,
  }),
  on('findPlacesByCoordinates').shows({
    title: 'Of a point in the ocean the map says that it is abroad, and no more',
    arrange: async () => ({}),
    act: (_, { guest }) => ({ by: guest, with: { query: { latitude: 0, longitude: -30 } } }),
    look: ({ items }) => items,
    answer: () => [placeAbroad({ lat: 0, lon: -30 })],
  }),
  on('listRegions').shows({
    title: 'Regions stand in the order of the alphabet',
    arrange: async () => ({}),
    act: (_, { guest }) => ({ by: guest, with: {} }),
    look: ({ items }) => items.map(({ name, type }) => ({ name, type })),
    answer: (_, { items }) =>
      items.map(({ name }) => ({ name, type: 'adm_div' as const })).sort((a, b) => a.name.localeCompare(b.name, 'ru')),
  }),
  on('searchRegions').shows({
    title: 'A region is found by letters of its name',
    arrange: async (stage) => ({ city: (await stage.cities())[0] }),
    act: ({ city }, { guest }) => ({ by: guest, with: { query: { q: city.region.slice(-6).toLowerCase() } } }),
    look: ({ items }) => items.map(({ name }) => name),
    answer: ({ city }) => [city.region],
  }),
]
