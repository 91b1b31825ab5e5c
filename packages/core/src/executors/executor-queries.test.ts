import { expect, it } from 'vitest'
import { recordingApi } from '../testing/index.ts'
import { executorQueries } from './index.ts'

const signal = new AbortController().signal

it('executors are asked for with all they show, page by page, and the question can be cancelled', async () => {
  const { api, calls } = recordingApi()
  const queries = executorQueries(api)
  const asked = [
    queries.list({ verified: true }),
    queries.cities({ verified: true, cityId: 7, districts: ['Азино'], page: 2, limit: 5, sortBy: 'price' }),
    queries.districts(7),
    queries.one('e1'),
    queries.client('c1'),
    queries.cases('e1', 2),
    queries.work(7),
    queries.services('e1'),
  ]
  const answers = await Promise.all(asked.map(({ queryFn }): Promise<unknown> => queryFn({ signal })))

  expect(calls).toEqual([
    ['listExecutors', { query: { verified: true } }, { signal }],
    ['listExecutorCities', { query: { verified: true } }, { signal }],
    ['listExecutorDistricts', { query: { cityId: 7 } }, { signal }],
    ['getExecutor', { params: { id: 'e1' } }, { signal }],
    ['getUser', { params: { id: 'c1' } }, { signal }],
    ['listCases', { query: { executorId: 'e1', page: 2 } }, { signal }],
    ['getCase', { params: { id: 7 } }, { signal }],
    ['listServices', { query: { executorId: 'e1' } }, { signal }],
  ])
  expect(answers).toEqual(calls.map(([operation]) => operation))
  expect(asked.map(({ queryKey }) => queryKey)).toEqual([
    ['executors', 'list', { verified: true }],
    ['executors', 'cities', { verified: true }],
    ['executors', 'districts', 7],
    ['executors', 'one', 'e1'],
    ['clients', 'one', 'c1'],
    ['executors', 'one', 'e1', 'cases', 2],
    ['executors', 'works', 7],
    ['executors', 'one', 'e1', 'services'],
  ])
})

it('executors are counted without any of them', async () => {
  const asked: unknown[] = []
  const { api } = recordingApi()
  const listExecutors = async (args: unknown) => {
    asked.push(args)
    return { data: { items: [], pagination: { totalItems: 14 } } }
  }
  const { queryKey, queryFn } = executorQueries({ ...api, listExecutors } as typeof api).count({
    verified: true,
    page: 3,
  })

  expect(await queryFn()).toBe(14)
  expect(asked).toEqual([{ query: { verified: true, page: 1, limit: 1 } }])
  expect(queryKey).toEqual(['executors', 'count', { verified: true, page: 3 }])
})
