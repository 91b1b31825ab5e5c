import type { Task } from '@artel/core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import {
  aDeal,
  aMarketplace,
  aPerson,
  aSentReply,
  aSentTask,
  aTaskInput,
  CATEGORIES,
  call,
  KAZAN,
  type Marketplace,
  type Person,
  refused,
} from '../../../test/marketplace.ts'
import { POSTINGS_AN_HOUR } from './tasks.service.ts'

const HOUR = 3_600_000

let market: Marketplace
let client: Person
let executor: Person
let moderator: Person

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})
beforeEach(async () => {
  client = await aPerson(market, { firstName: 'Ирина', lastName: 'Кольцова', phone: null })
  executor = await aPerson(market, { role: 'EXECUTOR', firstName: 'Олег', lastName: 'Титов' })
  moderator = await aPerson(market, { role: 'MODERATOR' })
})

const get = async (id: number, as?: Person): Promise<Task> =>
  (await call(market, 'getTask', { params: { id }, ...(as && { as }) })).data
const change = (as: Person, task: Pick<Task, 'id' | 'version'>) => ({
  as,
  params: { id: task.id },
  body: { version: task.version },
})
const eventsOf = (taskId: number) =>
  market.database.kysely
    .selectFrom('task_events')
    .select(['event', 'actor_id', 'from_status', 'to_status', 'reason', 'comment'])
    .where('task_id', '=', taskId)
    .orderBy('id')
    .execute()

describe('a new task', () => {
  it('is published at once when auto-moderation finds nothing, with both steps in its history', async () => {
    const task = await aSentTask(market, client, { properties: { pipes: 3 } })

    expect(task).toEqual({
      id: task.id,
      files: [],
      title: 'Починить кран на кухне',
      status: 'APPROVED',
      category: {
        id: CATEGORIES.plumbing,
        name: 'Сантехника',
        slug: 'plumbing',
        look: { material: 'plaster', object: 'brush' },
      },
      placeMode: 'CLIENT',
      place: { cityId: KAZAN.id, cityName: 'Казань', regionName: 'Татарстан', point: { lat: 55.7955, lon: 49.1107 } },
      dateMode: 'FLEXIBLE',
      startPeriod: null,
      endPeriod: '2026-04-01T09:00:00.000Z',
      budgetType: 'FIXED',
      budgetFrom: 5_000_00,
      budgetTo: 5_000_00,
      repliesCount: 0,
      repliesLimit: 20,
      verifiedOnly: false,
      distanceToUser: null,
      createdAt: '2026-03-02T09:00:00.000Z',
      publishedAt: '2026-03-02T09:00:00.000Z',
      description: 'Капает кран на кухне, нужно заменить картридж или весь смеситель целиком.',
      properties: [{ id: 'pipes', name: 'Сколько труб', value: '3\u00a0шт' }],
      addressDetail: null,
      contactMode: 'CHAT',
      authorPhone: null,
      executorPhone: null,
      agreed: null,
      proposed: null,
      viewsCount: 0,
      author: {
        id: client.id,
        name: 'Ирина К.',
        initials: 'КИ',
        role: 'CLIENT',
        businessType: null,
        verificationStatus: null,
        verifiedAt: null,
        avatar: null,
        finishedTasksCount: 0,
        rating: { average: null, count: 0 },
        cityName: 'Казань',
        createdAt: task.author.createdAt,
        isOnline: false,
        lastVisitAt: null,
      },
      executor: null,
      executorId: null,
      cancelledBy: null,
      cancelReason: null,
      cancelComment: null,
      rejectReason: null,
      rejectField: null,
      rejectComment: null,
      finishRequestedAt: null,
      isRevised: false,
      history: [
        { status: 'PENDING', at: '2026-03-02T09:00:00.000Z' },
        { status: 'APPROVED', at: '2026-03-02T09:00:00.000Z' },
      ],
      version: 2,
      viewer: 'AUTHOR',
      allowedEvents: [
        { event: 'UPDATE', refusal: null },
        { event: 'ACCEPT_REPLY', refusal: null },
        { event: 'FINISH', refusal: 'WRONG_STATE' },
        { event: 'DECLINE_FINISH', refusal: 'WRONG_STATE' },
        { event: 'CANCEL_BY_AUTHOR', refusal: null },
        { event: 'REPUBLISH', refusal: 'WRONG_STATE' },
        { event: 'DELETE', refusal: 'WRONG_STATE' },
      ],
      replyRefusal: 'NOT_EXECUTOR',
      reviewUntil: null,
      chatId: null,
    })
    expect(await eventsOf(task.id)).toEqual([
      { event: 'CREATE', actor_id: client.id, from_status: null, to_status: 'PENDING', reason: null, comment: null },
      { event: 'APPROVE', actor_id: null, from_status: 'PENDING', to_status: 'APPROVED', reason: null, comment: null },
    ])
  })

  it('waits for a moderator when its text holds a contact', async () => {
    const description = 'Капает кран на кухне, звоните по телефону 8 912 345-67-89 в любое время.'
    const task = await aSentTask(market, client, { description })

    expect([task.status, task.publishedAt]).toEqual(['PENDING', null])
  })

  it('is stored once, however often the same request comes', async () => {
    const request = { as: client, body: aTaskInput(), idempotencyKey: 'the-same-key' }
    const first = await call(market, 'createTask', request)
    const second = await call(market, 'createTask', request)

    expect(second).toEqual(first)
    const mine = await call(market, 'listMyTasks', { as: client })
    expect(mine.data.pagination.totalItems).toBe(1)
  })

  it('names every wrong field', async () => {
    const body = aTaskInput({
      categoryId: CATEGORIES.repair,
      cityId: null,
      budgetTo: null,
      properties: { pipes: 'три' },
    })
    const { code, fields } = await refused(market, 'createTask', { as: client, body })

    expect([code, fields]).toEqual([
      'VALIDATION_FAILED',
      {
        categoryId: 'Уточните категорию: выберите одну из вложенных.',
        cityId: 'Выберите город.',
        budgetTo: 'Укажите сумму.',
      },
    ])
    const elsewhere = await refused(market, 'createTask', { as: client, body: aTaskInput({ cityId: 999 }) })
    expect(elsewhere.fields).toEqual({ cityId: 'Выберите город из списка.' })
  })

  it('needs a confirmed e-mail', async () => {
    const newcomer = await aPerson(market, { isEmailConfirmed: false })
    const { code } = await refused(market, 'createTask', { as: newcomer, body: aTaskInput() })

    expect(code).toBe('EMAIL_NOT_CONFIRMED')
  })

  it('is the tenth at most, even when many come at the same moment', async () => {
    const attempts = Array.from({ length: 14 }, () =>
      call(market, 'createTask', { as: client, body: aTaskInput() }).then(
        () => 'created',
        (error: Error) => error.message.match(/"code":"(\w+)"/)?.[1],
      ),
    )
    const outcomes = await Promise.all(attempts)

    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(10)
    expect(outcomes.filter((outcome) => outcome === 'TASK_LIMIT_REACHED')).toHaveLength(4)
  })

  it('is one of thirty that a person tries in an hour', async () => {
    for (let posted = 1; posted <= POSTINGS_AN_HOUR; posted += 1) {
      await aSentTask(market, client).catch(() => 'Ten are open already.')
    }

    expect((await refused(market, 'createTask', { as: client, body: aTaskInput() })).code).toBe('RATE_LIMITED')
    expect((await aSentTask(market, executor)).viewer).toBe('AUTHOR')
  }, 60_000)

  it('belongs to customers and executors, not to staff or guests', async () => {
    expect((await refused(market, 'createTask', { body: aTaskInput() })).code).toBe('UNAUTHORIZED')
    expect((await refused(market, 'createTask', { as: moderator, body: aTaskInput() })).code).toBe('FORBIDDEN')
    expect((await aSentTask(market, executor)).viewer).toBe('AUTHOR')
  })
})

describe('moderation', () => {
  const withContacts = { description: 'Пишите мне сразу на почту irina@example.com, в чате меня почти не бывает.' }

  it('keeps a task between its author and staff until it is published', async () => {
    const task = await aSentTask(market, client, withContacts)

    expect((await refused(market, 'getTask', { params: { id: task.id } })).code).toBe('NOT_FOUND')
    expect((await refused(market, 'getTask', { as: executor, params: { id: task.id } })).code).toBe('NOT_FOUND')
    expect((await get(task.id, client)).viewer).toBe('AUTHOR')
    expect((await get(task.id, moderator)).allowedEvents).toEqual([
      { event: 'APPROVE', refusal: null },
      { event: 'REJECT', refusal: null },
    ])
  })

  it('publishes what a moderator approves', async () => {
    const task = await aSentTask(market, client, withContacts)
    market.clock.advance(HOUR)
    const approved = (await call(market, 'approveTask', change(moderator, task))).data

    expect([approved.status, approved.publishedAt]).toEqual(['APPROVED', new Date(market.clock.now()).toISOString()])
    expect((await get(task.id)).viewer).toBe('GUEST')
  })

  it('tells the author which rule was broken', async () => {
    const task = await aSentTask(market, client, withContacts)
    const request = { ...change(moderator, task), body: { version: task.version, rule: 'CONTACTS_IN_TEXT' as const } }
    await call(market, 'rejectTask', request)

    const seen = await get(task.id, client)
    expect([seen.status, seen.rejectReason]).toEqual(['REJECTED', 'CONTACTS_IN_TEXT'])
    expect((await refused(market, 'getTask', { as: executor, params: { id: task.id } })).code).toBe('NOT_FOUND')
  })

  it('is refused to everybody who is not staff', async () => {
    const task = await aSentTask(market, client, withContacts)

    expect((await refused(market, 'approveTask', change(client, task))).code).toBe('FORBIDDEN')
  })

  it('waits for a person when auto-moderation is off', async () => {
    const careful = await aMarketplaceWithoutAutoModeration()
    try {
      const author = await aPerson(careful)
      expect((await aSentTask(careful, author)).status).toBe('PENDING')
    } finally {
      await careful.app.close()
      await careful.database.close()
    }
  })
})

const aMarketplaceWithoutAutoModeration = async () => aMarketplace(await openTestDatabase(), { autoModeration: false })

describe('the page of a task', () => {
  it('shows the address to the author, the chosen executor and staff only', async () => {
    const { id } = await aSentTask(market, client, { addressDetail: 'ул. Баумана, 1, кв. 5' })
    const other = await aPerson(market, { role: 'EXECUTOR' })
    const reply = await aSentReply(market, executor, id)
    await aSentReply(market, other, id)
    expect((await get(id, executor)).addressDetail).toBe(null)
    await call(market, 'acceptTaskReply', change(client, reply))

    expect((await get(id, client)).addressDetail).toBe('ул. Баумана, 1, кв. 5')
    expect((await get(id, executor)).addressDetail).toBe('ул. Баумана, 1, кв. 5')
    expect((await get(id, moderator)).addressDetail).toBe('ул. Баумана, 1, кв. 5')
    expect((await get(id, other)).addressDetail).toBe(null)
    expect((await get(id)).addressDetail).toBe(null)
  })

  it('shows the author’s phone to the chosen executor when the author agreed to it', async () => {
    const author = await aPerson(market, { phone: '+79123456789' })
    const { id } = await aSentTask(market, author, { contactMode: 'CHAT_AND_PHONE' })
    const reply = await aSentReply(market, executor, id)
    await call(market, 'acceptTaskReply', change(author, reply))

    expect((await get(id, executor)).authorPhone).toBe('+79123456789')
    expect((await get(id, moderator)).authorPhone).toBe(null)
    expect((await get(id)).authorPhone).toBe(null)
  })

  it('tells everybody how they stand to the task and why they may not reply', async () => {
    const { id } = await aSentTask(market, client, { verifiedOnly: true })
    const verified = await aPerson(market, { role: 'EXECUTOR', isVerified: true })
    const standing = async (as?: Person) => {
      const { viewer, replyRefusal } = await get(id, as)
      return [viewer, replyRefusal]
    }

    expect(await standing()).toEqual(['GUEST', 'GUEST'])
    expect(await standing(client)).toEqual(['AUTHOR', 'NOT_EXECUTOR'])
    expect(await standing(moderator)).toEqual(['STAFF', 'NOT_EXECUTOR'])
    expect(await standing(executor)).toEqual(['OTHER', 'NEEDS_VERIFICATION'])
    expect(await standing(verified)).toEqual(['OTHER', null])
    await aSentReply(market, verified, id)
    expect(await standing(verified)).toEqual(['CANDIDATE', 'ALREADY_REPLIED'])
  })

  it('counts each person who looks once a day, and neither the author nor staff', async () => {
    const { id } = await aSentTask(market, client)
    const look = (as: Person | undefined, ip: string) =>
      call(market, 'getTask', { params: { id }, ip, ...(as && { as }) })
    await look(undefined, '192.0.2.1')
    await look(undefined, '192.0.2.1')
    await look(undefined, '192.0.2.2')
    await look(executor, '192.0.2.3')
    await look(client, '192.0.2.4')
    await look(moderator, '192.0.2.5')
    expect((await get(id, client)).viewsCount).toBe(3)

    market.clock.advance(24 * HOUR)
    // Yesterday's views are being written in the meantime.
    await vi.waitFor(async () => expect((await look(undefined, '192.0.2.1')).data.viewsCount).toBe(4))
  })

  it('does not exist under a number that no task has', async () => {
    expect((await refused(market, 'getTask', { params: { id: 999_999_999 } })).code).toBe('NOT_FOUND')
  })
})

describe('the end of a task', () => {
  it('is the author’s to confirm', async () => {
    const { task } = await aDeal(market, client, executor)
    const finished = (await call(market, 'finishTask', change(client, task))).data

    expect([finished.status, finished.version, finished.executor?.name]).toEqual(['FINISHED', 4, 'Олег Т.'])
    expect(finished.history.map(({ status }) => status)).toEqual(['PENDING', 'APPROVED', 'IN_PROGRESS', 'FINISHED'])
    expect((await get(task.id, executor)).allowedEvents).toEqual([
      { event: 'REQUEST_FINISH', refusal: 'WRONG_STATE' },
      { event: 'CANCEL_BY_EXECUTOR', refusal: 'WRONG_STATE' },
    ])
  })

  it('is refused to whom the lifecycle refuses it, with the reason', async () => {
    const { task } = await aDeal(market, client, executor)
    const open = await aSentTask(market, client)

    const byExecutor = await refused(market, 'finishTask', change(executor, task))
    expect([byExecutor.code, byExecutor.refusal]).toEqual(['TRANSITION_REFUSED', 'NOT_AUTHOR'])
    const tooEarly = await refused(market, 'finishTask', change(client, open))
    expect([tooEarly.code, tooEarly.refusal]).toEqual(['TRANSITION_REFUSED', 'WRONG_STATE'])
  })

  it('is refused on a version that is no longer shown', async () => {
    const { task } = await aDeal(market, client, executor)
    const stale = { ...task, version: task.version - 1 }

    expect((await refused(market, 'finishTask', change(client, stale))).code).toBe('VERSION_CONFLICT')
  })

  it('keeps the reason of a cancellation between those whom it concerns', async () => {
    const { task } = await aDeal(market, client, executor)
    const comment = 'Исполнитель не пришёл и не отвечает.'
    const body = { version: task.version, reason: 'AUTHOR_OTHER' as const, comment }
    await call(market, 'cancelTaskByAuthor', { as: client, params: { id: task.id }, body })
    const reason = async (as?: Person) => {
      const { cancelledBy, cancelReason, cancelComment } = await get(task.id, as)
      return [cancelledBy, cancelReason, cancelComment]
    }

    expect(await reason(executor)).toEqual(['AUTHOR', 'AUTHOR_OTHER', comment])
    expect(await reason()).toEqual(['AUTHOR', null, null])
  })

  it('takes a reason that fits the state and explains itself', async () => {
    const { task } = await aDeal(market, client, executor)
    const cancel = (reason: 'AUTHOR_NOT_RELEVANT' | 'AUTHOR_OTHER') =>
      refused(market, 'cancelTaskByAuthor', {
        as: client,
        params: { id: task.id },
        body: { version: task.version, reason, comment: null },
      })

    expect((await cancel('AUTHOR_NOT_RELEVANT')).refusal).toBe('REASON_UNFIT')
    expect((await cancel('AUTHOR_OTHER')).refusal).toBe('COMMENT_REQUIRED')
  })

  it('may come from the executor who gives up', async () => {
    const { task } = await aDeal(market, client, executor)
    const body = { version: task.version, reason: 'EXECUTOR_NO_CONTACT' as const }
    const cancelled = (await call(market, 'cancelTaskByExecutor', { as: executor, params: { id: task.id }, body })).data

    expect([cancelled.status, cancelled.cancelledBy]).toEqual(['CANCELED', 'EXECUTOR'])
    const byStranger = { as: await aPerson(market, { role: 'EXECUTOR' }), params: { id: task.id }, body }
    expect((await refused(market, 'cancelTaskByExecutor', byStranger)).code).toBe('VERSION_CONFLICT')
  })
})

describe('one’s own tasks', () => {
  it('are listed the newest first, and by status', async () => {
    const first = await aSentTask(market, client, { title: 'Первое задание' })
    market.clock.advance(HOUR)
    const second = await aSentTask(market, client, { title: 'Второе задание' })
    const body = { version: first.version, reason: 'AUTHOR_NOT_RELEVANT' as const }
    await call(market, 'cancelTaskByAuthor', { as: client, params: { id: first.id }, body })
    const list = async (query: { status?: Task['status']; page?: number; limit?: number }) => {
      const { data } = await call(market, 'listMyTasks', { as: client, query })
      return [data.items.map(({ title }) => title), data.pagination.totalItems]
    }

    expect(await list({})).toEqual([['Второе задание', 'Первое задание'], 2])
    expect(await list({ limit: 1 })).toEqual([['Второе задание'], 2])
    expect(await list({ limit: 1, page: 2 })).toEqual([['Первое задание'], 2])
    expect(await list({ limit: 1, page: 3 })).toEqual([[], 2])
    expect(await list({ status: 'APPROVED' })).toEqual([['Второе задание'], 1])
    expect(await list({ status: 'ARCHIVED' })).toEqual([['Первое задание'], 1])
    expect(second.status).toBe('APPROVED')
  })

  it('are for an executor those they work on or have replied to', async () => {
    const { task } = await aDeal(market, client, executor)
    const replied = await aSentTask(market, client)
    await aSentReply(market, executor, replied.id)
    await aSentTask(market, client)

    const { data } = await call(market, 'listExecutorTasks', { as: executor })
    expect(data.items.map(({ id }) => id).toSorted()).toEqual([task.id, replied.id].toSorted())
    const inWork = await call(market, 'listExecutorTasks', { as: executor, query: { status: 'IN_PROGRESS' } })
    expect(inWork.data.items.map(({ id }) => id)).toEqual([task.id])
  })
})
