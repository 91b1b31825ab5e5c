import { describe, expect, it } from 'vitest'
import { recordingApi } from '../testing/index.ts'
import { myTaskList, taskList } from './task-filters.ts'
import { taskListQueries } from './task-list-queries.ts'
import { taskKeys, taskQueries } from './task-queries.ts'

const nowhere = { bySlug: new Map<string, { id: number }>() }
const signal = new AbortController().signal

describe('a question about tasks', () => {
  it('asks for just what is shown, and can be cancelled', async () => {
    const { api, calls } = recordingApi()
    const lists = taskListQueries(api)
    const queries = taskQueries(api)
    const asked = [
      lists.board({ ...taskList.defaults, page: 2 }, nowhere, null),
      lists.own(myTaskList.defaults, 'author'),
      lists.own(myTaskList.defaults, 'executor'),
      queries.fresh(),
      queries.one(7),
      queries.replies(7),
    ]
    const answers = await Promise.all(asked.map(({ queryFn }): Promise<unknown> => queryFn({ signal })))

    expect(calls).toEqual([
      ['listTasks', { query: { page: 2 } }, { signal }],
      ['listMyTasks', { query: {} }, { signal }],
      ['listExecutorTasks', { query: {} }, { signal }],
      ['listTasks', { query: { limit: 6 } }, { signal }],
      ['getTask', { params: { id: 7 } }, { signal }],
      ['listTaskReplies', { query: { taskId: 7 } }, { signal }],
    ])
    expect(answers).toEqual(calls.map(([operation]) => operation))
  })

  it('is refreshed with all tasks, a list with the lists and a reply with its task', () => {
    const { api } = recordingApi()
    const queries = taskQueries(api)
    expect(taskKeys.lists.slice(0, 1)).toEqual(taskKeys.all)
    expect(queries.fresh().queryKey).toEqual([...taskKeys.lists, 'fresh'])
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
