import * as z from 'zod'
import { shapes } from './endpoint.ts'
import { data, instant, numericId, numericIdParams, searchText, text } from './primitives.ts'

/** A search of tasks that its owner is told news of. */
export const savedSearch = z.object({
  id: numericId,
  name: z.string(),
  /** The filters as they stand in the address of the list, without `?`. */
  query: z.string(),
  createdAt: instant,
})
export type SavedSearch = z.output<typeof savedSearch>

export const savedSearchShapes = shapes({
  listSavedSearches: { summary: 'Мои сохранённые поиски.', response: data(z.array(savedSearch)) },
  createSavedSearch: {
    summary: 'Сохраняет поиск заданий.',
    body: z.object({ name: text('Название', 1, 100), query: searchText(1000) }),
    response: data(savedSearch),
    errors: ['LIMIT_REACHED'],
  },
  deleteSavedSearch: {
    summary: 'Удаляет сохранённый поиск.',
    params: numericIdParams,
    response: null,
    errors: ['NOT_FOUND'],
  },
})
