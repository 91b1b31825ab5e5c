import { SAVED_SEARCHES } from '../../contract/saved-search-terms.ts'
import { on, type Scenario, seesThat } from './scenario.ts'
import type { Person, Stage } from './stage.ts'

/** Somebody with a search of one category in one city. */
const aSaver = async (stage: Stage) => {
  const saver = await stage.someone('CLIENT')
  const [category] = await stage.categories()
  const [{ id: cityId }] = await stage.cities()
  const query = `category=${category.slug}&city=${cityId}`
  const search = await saver.does('createSavedSearch', { body: { name: 'Рядом с домом', query } })
  return { saver, category, cityId, query, search }
}

const theirs = (person: Person, names: string[]) =>
  seesThat(person, 'listSavedSearches', {}, (searches) => searches.map(({ name }) => name), names)

/** Searches of the board that people are told news of. */
export const savedSearchScenarios: readonly Scenario[] = [
  on('listSavedSearches').answers({
    title: 'Saved searches are listed to their owner, the latest first',
    arrange: async (stage) => {
      const made = await aSaver(stage)
      return { ...made, next: await made.saver.does('createSavedSearch', { body: { name: 'Всё', query: '' } }) }
    },
    act: ({ saver }) => ({ by: saver, with: {} }),
    answer: ({ next, search }) => [next, search],
  }),
  on('createSavedSearch').answers({
    title: 'A search is kept in one spelling: order, page, map and words that the list does not know are left out',
    arrange: async (stage) => ({ ...(await aSaver(stage)), other: await stage.someone('EXECUTOR') }),
    act: ({ other, query }) => ({
      by: other,
      with: {
        body: {
          name: ' Кафель ',
          query: `?page=3&view=map&sort=endPeriod&few=1&x=1&category=nobody&${query}&q=%D0%BA`,
        },
      },
    }),
    answer: ({ query }, { id }, stage) => ({
      id,
      name: 'Кафель',
      query: `q=%D0%BA&${query}&few=1`,
      createdAt: stage.moment(),
    }),
    afterwards: ({ saver, other }) => [theirs(saver, ['Рядом с домом']), theirs(other, ['Кафель'])],
  }),
  on('createSavedSearch').answers({
    title: 'The same search saved again is the one that was there, under its new name',
    arrange: aSaver,
    act: ({ saver, category, cityId }) => ({
      by: saver,
      with: { body: { name: 'Новое имя', query: `city=${cityId}&page=2&category=${category.slug}` } },
    }),
    answer: ({ search }) => ({ ...search, name: 'Новое имя' }),
    afterwards: ({ saver }) => [theirs(saver, ['Новое имя'])],
  }),
  on('createSavedSearch').shows({
    title: 'A search of several categories is the same in any order, each of them once',
    arrange: async (stage) => {
      const saver = await stage.someone('EXECUTOR')
      const slugs = (await stage.categories()).map(({ slug }) => `category=${slug}`).sort()
      const name = 'Обе категории'
      const { id } = await saver.does('createSavedSearch', { body: { name, query: slugs.join('&') } })
      return { saver, slugs, name, id }
    },
    act: ({ saver, slugs, name }) => ({
      by: saver,
      with: { body: { name, query: [...slugs.toReversed(), ...slugs].join('&') } },
    }),
    look: ({ id, query }) => [id, query],
    answer: ({ id, slugs }) => [id, `${slugs.join('&')}&city=all`],
  }),
  on('createSavedSearch').shows({
    title: 'A search without a city is of the whole country, whoever opens it',
    arrange: aSaver,
    act: ({ saver }) => ({ by: saver, with: { body: { name: 'Далеко', query: 'place=REMOTE' } } }),
    look: ({ query }) => query,
    answer: () => 'city=all&place=REMOTE',
  }),
  on('createSavedSearch').refuses('VALIDATION_FAILED', {
    title: 'A search that finds nothing because a range is turned round is not saved',
    arrange: aSaver,
    act: ({ saver }) => ({ by: saver, with: { body: { name: 'Дорого', query: 'priceFrom=5000&priceTo=100' } } }),
    fields: { query: 'Сумма «до» меньше суммы «от».' },
    afterwards: ({ saver }) => [theirs(saver, ['Рядом с домом'])],
  }),
  on('createSavedSearch').refuses('LIMIT_REACHED', {
    title: 'There is an end to how many searches one can have',
    arrange: async (stage) => {
      const { saver } = await aSaver(stage)
      for (let count = 1; count < SAVED_SEARCHES; count += 1) {
        await saver.does('createSavedSearch', { body: { name: `Поиск ${count}`, query: `q=${count}` } })
      }
      return { saver }
    },
    act: ({ saver }) => ({ by: saver, with: { body: { name: 'Ещё один', query: 'q=more' } } }),
  }),
  on('deleteSavedSearch').answers({
    title: 'A deleted search is gone, and the others stay',
    arrange: async (stage) => {
      const made = await aSaver(stage)
      await made.saver.does('createSavedSearch', { body: { name: 'Всё', query: '' } })
      return made
    },
    act: ({ saver, search }) => ({ by: saver, with: { params: { id: search.id } } }),
    answer: () => undefined,
    afterwards: ({ saver }) => [theirs(saver, ['Всё'])],
  }),
]
