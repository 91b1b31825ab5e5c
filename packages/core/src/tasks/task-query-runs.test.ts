import { describe, expect, it } from 'vitest'
import type { TaskCard } from '../contract/index.ts'
import { aTaskCard, recordingApi } from '../testing/index.ts'
import { freshTasks } from './fresh-tasks.ts'
import { myTaskList } from './my-task-list.ts'
import { taskList } from './task-filters.ts'
import { taskListQueries } from './task-list-queries.ts'
import { taskMapQuery } from './task-map-query.ts'
import { taskKeys, taskQueries } from './task-queries.ts'

const nowhere = { bySlug: new Map<string, { id: number }>() }
const signal = new AbortController().signal

describe('the newest tasks of the home page', () => {
  const [near, far] = [aTaskCard({ id: 1 }), aTaskCard({ id: 2 })]
  const ask = async (cityId: number | null, open: { readonly inCity: readonly TaskCard[] }) => {
    const calls: unknown[] = []
    const { listTasks } = {
      listTasks: async (args?: { query?: { cityId?: number } }, options?: unknown) => {
        calls.push([args?.query, options])
        const items = args?.query?.cityId === undefined ? [far, near] : [...open.inCity]
        return { data: { items, pagination: { totalItems: items.length } } }
      },
    }
    return { answer: await freshTasks({ listTasks }, cityId).queryFn({ signal }), calls }
  }

  it('are of the visitor’s city where it has some', async () => {
    expect(await ask(5, { inCity: [near] })).toEqual({
      answer: { items: [near], total: 1, isInCity: true },
      calls: [[{ limit: 4, cityId: 5 }, { signal }]],
    })
  })

  it('are of the whole country where the city has none', async () => {
    expect(await ask(5, { inCity: [] })).toEqual({
      answer: { items: [far, near], total: 2, isInCity: false },
      calls: [
        [{ limit: 4, cityId: 5 }, { signal }],
        [{ limit: 4 }, { signal }],
      ],
    })
  })

  it('are asked for once while no city is known', async () => {
    expect(await ask(null, { inCity: [near] })).toEqual({
      answer: { items: [far, near], total: 2, isInCity: false },
      calls: [[{ limit: 4 }, { signal }]],
    })
  })
})

describe('a question about tasks on a map', () => {
  it('is about the first fifty of the board, whatever page its list stands on', async () => {
    const { api, calls } = recordingApi()
    await taskMapQuery(api, { ...taskList.defaults, fewReplies: true, view: 'map', page: 3 }, nowhere, null).queryFn()
    expect(calls).toEqual([['listTasks', { query: { fewReplies: true, limit: 50 } }, { signal: undefined }]])
  })
})

describe('a question about tasks', () => {
  it('asks for just what is shown, and can be cancelled', async () => {
    const { api, calls } = recordingApi()
    const lists = taskListQueries(api)
    const queries = taskQueries(api)
    const asked = [
      lists.board({ ...taskList.defaults, page: 2 }, nowhere, null),
      lists.own(myTaskList.defaults, 'author'),
      lists.own(myTaskList.defaults, 'executor'),
      queries.one(7),
      queries.replies(7),
      queries.edit(7),
      queries.offers(7),
      queries.allOffers(),
    ]
    const answers = await Promise.all(asked.map(({ queryFn }): Promise<unknown> => queryFn({ signal })))

    expect(calls).toEqual([
      ['listTasks', { query: { page: 2 } }, { signal }],
      ['listMyTasks', { query: {} }, { signal }],
      ['listExecutorTasks', { query: {} }, { signal }],
      ['getTask', { params: { id: 7 } }, { signal }],
      ['listTaskReplies', { query: { taskId: 7 } }, { signal }],
      ['getTaskToEdit', { params: { id: 7 } }, { signal }],
      ['listTaskOffers', { query: { taskId: 7 } }, { signal }],
      ['listTaskOffers', { query: {} }, { signal }],
    ])
    expect(answers).toEqual(calls.map(([operation]) => operation))
  })

  it('is refreshed with all tasks, a list with the lists and a reply with its task', () => {
    const { api } = recordingApi()
    const queries = taskQueries(api)
    expect(taskKeys.lists.slice(0, 1)).toEqual(taskKeys.all)
    expect(freshTasks(api, 5).queryKey).toEqual([...taskKeys.lists, 'fresh', 5])
    expect(queries.one(7).queryKey).toEqual(['tasks', 'one', 7])
    expect(queries.replies(7).queryKey).toEqual(['tasks', 'one', 7, 'replies'])
    expect(taskListQueries(api).own(myTaskList.defaults, 'author').queryKey).toEqual([
      ...taskKeys.lists,
      'own',
      'author',
      {},
    ])
  })
})
