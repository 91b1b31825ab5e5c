import * as z from 'zod'
import { cards } from './card.ts'
import { data, numericIdParams, searchText, text } from './primitives.ts'
import { aSavedSearch } from './samples/service-desk.ts'
import { savedSearch } from './saved-searches.ts'

const kept = aSavedSearch()

/** Searches of tasks that one is told news of. */
export const savedSearchOperations = cards({
  listSavedSearches: {
    method: 'GET',
    path: '/saved-searches/list',
    access: 'signed-in',
    summary: 'Мои сохранённые поиски.',
    policy: 'Свои поиски.',
    response: data(z.array(savedSearch)),
    example: { response: { data: [kept] } },
  },
  createSavedSearch: {
    method: 'POST',
    path: '/saved-searches',
    access: 'signed-in',
    idempotencyKey: true,
    summary: 'Сохраняет поиск заданий.',
    policy: 'Поиск для себя.',
    body: z.object({ name: text('Название', 1, 100), query: searchText(1000) }),
    response: data(savedSearch),
    errors: ['LIMIT_REACHED'],
    example: { body: { name: kept.name, query: kept.query }, response: { data: kept } },
  },
  deleteSavedSearch: {
    method: 'DELETE',
    path: '/saved-searches/{id}',
    access: 'signed-in',
    summary: 'Удаляет сохранённый поиск.',
    policy: 'Свой поиск.',
    params: numericIdParams,
    response: null,
    errors: ['NOT_FOUND'],
    example: { params: { id: kept.id } },
  },
})
