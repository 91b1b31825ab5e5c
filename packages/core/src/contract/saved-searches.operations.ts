import * as z from 'zod'
import { savedSearchRules } from '../validators/index.ts'
import { cards } from './card.ts'
import { data, numericIdParams, searchText, textBy } from './primitives.ts'
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
    policy: 'Свои поиски, последний первым.',
    response: data(z.array(savedSearch)),
    example: { response: { data: [kept] } },
  },
  createSavedSearch: {
    method: 'POST',
    path: '/saved-searches',
    access: 'signed-in',
    idempotencyKey: true,
    summary: 'Сохраняет поиск заданий.',
    policy:
      'Поиск для себя, 20 у одного человека. Порядок, страница и неизвестные слова не сохраняются; такой же поиск уже есть: он получает новое название.',
    body: z.object({ name: textBy(savedSearchRules.name), query: searchText(4000) }),
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
