import { describe, expect, it } from 'vitest'
import { TASK_STATUSES } from '../contract/index.ts'
import { aReply, aTask, aTaskCard } from '../testing/index.ts'
import { cancelReasons } from './cancel-reasons.ts'
import { nextStep } from './next-steps.ts'
import { myTaskList, taskList } from './task-filters.ts'
import { taskListQueries } from './task-list-queries.ts'
import { taskQueries } from './task-queries.ts'

describe('cancelReasons', () => {
  const codes = (party: 'AUTHOR' | 'EXECUTOR') =>
    Object.fromEntries(
      TASK_STATUSES.map((status) => [
        status,
        (party === 'AUTHOR' ? cancelReasons('AUTHOR', status) : cancelReasons('EXECUTOR', status)).length,
      ]),
    )

  it('offers reasons only where the party can cancel', () => {
    const none = { FINISHED: 0, ARCHIVED: 0, CANCELED: 0, REJECTED: 0 }
    expect(codes('AUTHOR')).toEqual({ ...none, PENDING: 4, APPROVED: 4, IN_PROGRESS: 6 })
    expect(codes('EXECUTOR')).toEqual({ ...none, PENDING: 0, APPROVED: 0, IN_PROGRESS: 5 })
  })

  it('asks to explain what says too little by itself', () => {
    const explained = cancelReasons('AUTHOR', 'IN_PROGRESS').filter(({ needsComment }) => needsComment)
    expect(explained.map(({ reason }) => reason)).toEqual(['AUTHOR_FRAUD', 'AUTHOR_OTHER'])
  })
})

const usual = { finishRequestedAt: null, isRevised: false } as const

describe('nextStep', () => {
  it('tells both sides what follows a report that the work is done', () => {
    const reported = { status: 'IN_PROGRESS', finishRequestedAt: '2026-03-02T09:00:00.000Z', isRevised: false } as const

    expect(nextStep({ ...reported, viewer: 'AUTHOR' })).toContain('завершится само')
    expect(nextStep({ ...reported, viewer: 'EXECUTOR' })).toContain('Вы сообщили')
    expect(nextStep({ ...reported, viewer: 'OTHER' })).toBe(
      nextStep({ status: 'IN_PROGRESS', viewer: 'OTHER', ...usual }),
    )
  })

  it('tells the author and staff of changes that wait', () => {
    const revised = { status: 'APPROVED', finishRequestedAt: null, isRevised: true } as const

    expect(nextStep({ ...revised, viewer: 'AUTHOR' })).toContain('модератор')
    expect(nextStep({ ...revised, viewer: 'STAFF' })).toContain('опубликуйте изменения')
  })

  it('has a sentence for everyone in every state', () => {
    const viewers = ['GUEST', 'AUTHOR', 'EXECUTOR', 'CANDIDATE', 'OTHER', 'STAFF'] as const
    const sentences = TASK_STATUSES.flatMap((status) => viewers.map((viewer) => nextStep({ status, viewer, ...usual })))
    expect(sentences.filter((sentence) => !/^[А-ЯЁ].*[.!]$/.test(sentence))).toEqual([])
  })

  it('tells the author and an executor different things about an open task', () => {
    expect(nextStep({ status: 'APPROVED', viewer: 'AUTHOR', ...usual })).not.toBe(
      nextStep({ status: 'APPROVED', viewer: 'OTHER', ...usual }),
    )
  })
})

describe('taskQueries', () => {
  const list = { items: [aTaskCard()], pagination: { totalItems: 1 } }
  const listed = async () => ({ data: list })
  const lists = taskListQueries({ listTasks: listed, listMyTasks: listed, listExecutorTasks: listed })
  const queries = taskQueries({
    getTask: async (args) => ({ data: aTask({ id: Number(args.params.id) }) }),
    listTaskReplies: async () => ({ data: [aReply()] }),
  })

  const nowhere = { bySlug: new Map<string, { id: number }>() }

  it('asks for the list of the role that one looks at, in the contract’s words', async () => {
    const asked: unknown[] = []
    const told = (operation: string) => async (args?: { query?: object }) => {
      asked.push([operation, args?.query])
      return { data: list }
    }
    const api = { listTasks: told('board'), listMyTasks: told('mine'), listExecutorTasks: told('executed') }
    const { own } = taskListQueries(api)
    await own({ role: null, status: 'APPROVED', page: 2 }, 'author').queryFn()
    await own({ role: 'executor', status: null, page: 1 }, 'executor').queryFn()
    expect(asked).toEqual([
      ['mine', { status: 'APPROVED', page: 2 }],
      ['executed', {}],
    ])
  })

  it('answers without the envelope of the wire', async () => {
    expect(await lists.board(taskList.defaults, nowhere, null).queryFn()).toEqual(list)
    expect(await lists.own(myTaskList.defaults, 'author').queryFn()).toEqual(list)
    expect((await queries.one(7).queryFn()).id).toBe(7)
    expect(await queries.replies(7).queryFn()).toEqual([aReply()])
  })

  it('keeps apart what is asked for differently, and a task’s replies under the task', () => {
    const keys = [
      lists.board(taskList.defaults, nowhere, null).queryKey,
      lists.board({ ...taskList.defaults, page: 2 }, nowhere, null).queryKey,
      lists.own(myTaskList.defaults, 'author').queryKey,
      lists.own(myTaskList.defaults, 'executor').queryKey,
    ]
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(4)
    expect(queries.replies(7).queryKey.slice(0, 3)).toEqual(queries.one(7).queryKey)
  })
})
