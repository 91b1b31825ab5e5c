import { describe, expect, it } from 'vitest'
import { TASK_STATUSES, type Task } from '../contract/index.ts'
import { anEditableTask, anOffer, anOwnTaskCard, aReply, aTask, aTaskCard, someCounts } from '../testing/index.ts'
import { cancelReasons } from './cancel-reasons.ts'
import { myTaskList } from './my-task-list.ts'
import { nextStep } from './next-steps.ts'
import { taskList } from './task-filters.ts'
import { rejectionDetails } from './task-labels.ts'
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

const day = (at: string) => `${Number(at.slice(8, 10))} марта`
const step = (changes: Partial<Task>) => nextStep(aTask(changes), day)
const viewers = ['GUEST', 'AUTHOR', 'EXECUTOR', 'CANDIDATE', 'OTHER', 'STAFF'] as const

describe('nextStep', () => {
  it('tells both sides until when a report that the work is done may be answered', () => {
    const reported = { status: 'IN_PROGRESS', finishRequestedAt: '2026-03-02T09:00:00.000Z' } as const

    expect(step({ ...reported, viewer: 'AUTHOR' })).toEqual({
      kind: 'attention',
      title: 'Исполнитель сообщил, что работа готова',
      text: 'Проверьте её и примите. Если не ответить до 9 марта, задание завершится само.',
    })
    expect(step({ ...reported, viewer: 'EXECUTOR' })?.text).toContain('до 9 марта')
    expect(step({ ...reported, viewer: 'OTHER' })).toEqual(step({ status: 'IN_PROGRESS', viewer: 'OTHER' }))
  })

  it('tells the author and staff of changes that wait', () => {
    const revised = { status: 'APPROVED', isRevised: true } as const

    expect(step({ ...revised, viewer: 'AUTHOR' })?.title).toContain('модератор')
    expect(step({ ...revised, viewer: 'STAFF' })?.text).toContain('Опубликуйте изменения')
  })

  it('says why a task was turned down before anything else, and what the author does about it', () => {
    const rejected = { status: 'REJECTED', rejectReason: 'CONTACTS_IN_TEXT' } as const

    expect(step({ ...rejected, viewer: 'AUTHOR' })).toEqual({
      kind: 'refusal',
      title: 'В тексте указаны контакты',
      text: 'Модератор отклонил задание. Уберите телефоны, адреса почты и ссылки: связаться можно в чате.',
    })
    expect(step({ ...rejected, viewer: 'STAFF' })?.text).toBe('Модератор отклонил задание. Автор видит причину.')
  })

  it('says of a published task what became of its changes, until the author changes it again', () => {
    const rejected = { status: 'APPROVED', rejectReason: 'UNCLEAR', repliesCount: 2 } as const

    expect(step({ ...rejected, viewer: 'AUTHOR' })).toMatchObject({
      kind: 'refusal',
      title: 'Изменения отклонены: из описания непонятно, что нужно сделать',
    })
    expect(step({ ...rejected, viewer: 'AUTHOR', isRevised: true })?.kind).toBe('next')
    expect(step({ ...rejected, viewer: 'STAFF' })).toBeNull()
  })

  it('repeats a moderator’s field and words', () => {
    expect(rejectionDetails({ rejectField: 'PLACE', rejectComment: 'Укажите район.' })).toEqual([
      'Что исправить: место.',
      'Модератор пишет: Укажите район.',
    ])
    expect(rejectionDetails({ rejectField: null, rejectComment: null })).toEqual([])
  })

  it('says who cancelled a task, and to its parties why', () => {
    const cancelled = { status: 'CANCELED', cancelledBy: 'EXECUTOR', cancelReason: 'EXECUTOR_NO_CONTACT' } as const

    expect(step({ ...cancelled, viewer: 'AUTHOR', cancelComment: 'Звонил три дня' })).toEqual({
      kind: 'attention',
      title: 'Исполнитель отказался от работы',
      text: 'Причина отмены: заказчик не выходит на связь. Звонил три дня. Опубликуйте задание снова, если работа ещё нужна.',
    })
    expect(step({ ...cancelled, viewer: 'EXECUTOR' })?.title).toBe('Вы отказались от работы')
    expect(step({ status: 'CANCELED', viewer: 'GUEST', cancelledBy: 'AUTHOR' })?.text).toBe('Отклики не принимаются.')
  })

  it('leaves the author of an open task to the empty list while nobody has replied', () => {
    expect(step({ viewer: 'AUTHOR', repliesCount: 0 })).toBeNull()
    expect(step({ viewer: 'AUTHOR', repliesCount: 2 })?.title).toBe('Следующий шаг — выбрать исполнителя')
  })

  it('speaks in whole sentences to everyone in every state', () => {
    const said = TASK_STATUSES.flatMap((status) => viewers.flatMap((viewer) => step({ status, viewer }) ?? []))
    expect(said.filter(({ text }) => !/^[А-ЯЁ].*[.!]$/.test(text))).toEqual([])
    expect(said.filter(({ title }) => !/^[А-ЯЁ].*[^.]$/.test(title))).toEqual([])
  })
})

describe('taskQueries', () => {
  const pagination = { totalItems: 1 }
  const list = { items: [aTaskCard()], pagination }
  const own = { items: [anOwnTaskCard()], pagination, counts: someCounts }
  const listed = async () => ({ data: list })
  const listedOwn = async () => ({ data: own })
  const lists = taskListQueries({ listTasks: listed, listMyTasks: listedOwn, listExecutorTasks: listedOwn })
  const queries = taskQueries({
    getTask: async (args) => ({ data: aTask({ id: Number(args.params.id) }) }),
    listTaskReplies: async () => ({ data: [aReply()] }),
    getTaskToEdit: async () => ({ data: anEditableTask() }),
    listTaskOffers: async () => ({ data: [anOffer()] }),
  })

  const nowhere = { bySlug: new Map<string, { id: number }>() }

  it('asks for the list of the role that one looks at, in the contract’s words', async () => {
    const asked: unknown[] = []
    const told = (operation: string) => async (args?: { query?: object }) => {
      asked.push([operation, args?.query])
      return { data: own }
    }
    const api = { listTasks: listed, listMyTasks: told('mine'), listExecutorTasks: told('executed') }
    const asking = taskListQueries(api)
    await asking.own({ role: null, status: 'APPROVED', page: 2 }, 'author').queryFn()
    await asking.own({ role: 'executor', status: null, page: 1 }, 'executor').queryFn()
    expect(asked).toEqual([
      ['mine', { status: 'APPROVED', page: 2 }],
      ['executed', {}],
    ])
  })

  it('answers without the envelope of the wire', async () => {
    expect(await lists.board(taskList.defaults, nowhere, null).queryFn()).toEqual(list)
    expect(await lists.own(myTaskList.defaults, 'author').queryFn()).toEqual(own)
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
