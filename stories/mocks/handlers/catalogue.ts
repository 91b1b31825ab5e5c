import type { MockHandlers } from '../mock-handlers.ts'

/** The category tree and the gazetteer. */
export const catalogueHandlers = {
  getCategoryTree: (_, { world }) => ({ data: [...world.categories] }),
  suggestPlaces({ query: { q, limit } }, { world }) {
    const found = world.places.filter(({ name }) => name.toLocaleLowerCase('ru').startsWith(q.toLocaleLowerCase('ru')))
    return { data: { items: found.slice(0, limit), pagination: { totalItems: found.length } } }
  },
} satisfies Pick<MockHandlers, 'getCategoryTree' | 'suggestPlaces'>
