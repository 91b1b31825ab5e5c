import type { ReplyStatus, TaskReply } from '@artel/core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import {
  aDeal,
  aMarketplace,
  aPerson,
  aSentReply,
  aSentTask,
  call,
  type Marketplace,
  type Person,
  refused,
} from '../../../test/marketplace.ts'

let market: Marketplace
let client: Person
let executor: Person
let other: Person

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})
beforeEach(async () => {
  client = await aPerson(market)
  executor = await aPerson(market, { role: 'EXECUTOR', firstName: 'Олег', lastName: 'Титов' })
  other = await aPerson(market, { role: 'EXECUTOR' })
})

const list = async (as: Person, taskId: number) =>
  (await call(market, 'listTaskReplies', { as, query: { taskId } })).data
const own = async (as: Person, taskId: number) => (await list(as, taskId))[0] as TaskReply
const task = async (as: Person, id: number) => (await call(market, 'getTask', { as, params: { id } })).data
const change = (as: Person, { id, version }: { id: number; version: number }) => ({
  as,
  params: { id },
  body: { version },
})
const chat = async (as: Person, id: number) => (await call(market, 'getChat', { as, params: { id } })).data
const lines = async (as: Person, chatId: number) =>
  (await call(market, 'listChatMessages', { as, query: { chatId, afterSeq: 0, limit: 100 } })).items.map(
    ({ kind, text }) => [kind, text],
  )
const TEXT = 'Здравствуйте! Заменю кран сегодня вечером, инструмент свой.'
const TERMS = 'Условия: 4\u00a0500\u00a0₽, срок 3\u00a0дня.'

describe('a reply', () => {
  it('is stored with its conditions, and the author can choose or reject it', async () => {
    const { id } = await aSentTask(market, client)
    const sent = await aSentReply(market, executor, id)

    expect(sent).toEqual({
      id: sent.id,
      taskId: id,
      executor: {
        id: executor.id,
        name: 'Олег Т.',
        initials: 'ТО',
        role: 'EXECUTOR',
        businessType: 'SP',
        verificationStatus: 'UNVERIFIED',
        verifiedAt: null,
        avatar: null,
        finishedTasksCount: 0,
        rating: { average: null, count: 0 },
        cityName: 'Казань',
        createdAt: sent.executor.createdAt,
        isOnline: false,
        lastVisitAt: null,
      },
      text: TEXT,
      priceType: 'FIXED',
      price: 4_500_00,
      termDays: 3,
      files: [],
      cases: [],
      nearness: { districts: [], kilometres: 0 },
      status: 'SENT',
      chatId: sent.chatId,
      createdAt: new Date(market.clock.now()).toISOString(),
      version: 1,
      allowedEvents: [{ event: 'WITHDRAW', refusal: null }],
    })
    expect(await list(client, id)).toEqual([
      {
        ...sent,
        allowedEvents: [
          { event: 'SHORTLIST', refusal: null },
          { event: 'ACCEPT', refusal: null },
          { event: 'REJECT', refusal: null },
          { event: 'REOPEN', refusal: 'WRONG_STATE' },
        ],
      },
    ])
    expect((await task(client, id)).repliesCount).toBe(1)
  })

  it('opens a chat that begins with its text and its terms, unread by the author', async () => {
    const { id, title, category } = await aSentTask(market, client)
    const { chatId } = await aSentReply(market, executor, id)

    expect(await lines(client, chatId)).toEqual([
      ['COMMON', TEXT],
      ['SYSTEM', TERMS],
    ])
    const seen = await chat(client, chatId)
    expect([seen.kind, seen.status, seen.task, seen.unreadMessages]).toEqual([
      'TASK_REPLY',
      'OPEN',
      { id, title, status: 'APPROVED', look: category.look },
      2,
    ])
    expect((await chat(executor, chatId)).unreadMessages).toBe(0)
    expect((await task(executor, id)).chatId).toBe(chatId)
  })

  it('has no price when the price is negotiable', async () => {
    const { id } = await aSentTask(market, client)
    const sent = await aSentReply(market, executor, id, { priceType: 'NEGOTIABLE', price: 1_000_00, termDays: 1 })

    expect(sent.price).toBe(null)
    expect((await lines(client, sent.chatId))[1]).toEqual(['SYSTEM', 'Условия: цена договорная, срок 1\u00a0день.'])
  })

  it('is seen by its sender and the task’s author, by nobody else', async () => {
    const { id } = await aSentTask(market, client)
    const sent = await aSentReply(market, executor, id)

    expect(await list(other, id)).toEqual([])
    expect(await list(other, 999_999)).toEqual([])
    expect((await refused(market, 'viewTaskReply', { as: other, params: { id: sent.id } })).code).toBe('NOT_FOUND')
    expect((await refused(market, 'acceptTaskReply', change(other, sent))).code).toBe('NOT_FOUND')
    expect((await refused(market, 'withdrawTaskReply', change(other, sent))).code).toBe('NOT_FOUND')
    expect((await refused(market, 'acceptTaskReply', change(client, { id: 999_999, version: 1 }))).code).toBe(
      'NOT_FOUND',
    )
  })

  it('is refused for every reason that the page names beforehand', async () => {
    const open = await aSentTask(market, client)
    await aSentReply(market, executor, open.id)
    const verifiedOnly = await aSentTask(market, client, { verifiedOnly: true })
    const { task: inWork } = await aDeal(market, client, other)
    const ownTask = await aSentTask(market, executor)
    const hidden = await aSentTask(market, client, {
      description: 'Пишите мне сразу на почту irina@example.com, в чате меня почти не бывает.',
    })
    const codeOf = async (taskId: number) => {
      const body = { taskId, text: TEXT, priceType: 'NEGOTIABLE' as const, termDays: 1 }
      const { code, refusal } = await refused(market, 'sendTaskReply', { as: executor, body })
      return [code, refusal]
    }

    expect(await codeOf(open.id)).toEqual(['REPLY_EXISTS', 'ALREADY_REPLIED'])
    expect(await codeOf(verifiedOnly.id)).toEqual(['REPLY_NEEDS_VERIFICATION', 'NEEDS_VERIFICATION'])
    expect(await codeOf(inWork.id)).toEqual(['TRANSITION_REFUSED', 'NOT_OPEN'])
    expect(await codeOf(ownTask.id)).toEqual(['REPLY_OWN_TASK', 'OWN_TASK'])
    expect(await codeOf(hidden.id)).toEqual(['NOT_FOUND', undefined])
    expect(await codeOf(999_999)).toEqual(['NOT_FOUND', undefined])
  })

  it('is one of as many as the task takes, even when many come at the same moment', async () => {
    const { id } = await aSentTask(market, client)
    await market.database.kysely.updateTable('tasks').set({ replies_limit: 4 }).where('id', '=', id).execute()
    const executors = await Promise.all(Array.from({ length: 12 }, () => aPerson(market, { role: 'EXECUTOR' })))
    const attempts = executors.map((one) =>
      aSentReply(market, one, id).then(
        () => 'SENT',
        (error: Error) => error.message.match(/"code":"(\w+)"/)?.[1],
      ),
    )
    const outcomes = await Promise.all(attempts)

    expect(outcomes.filter((outcome) => outcome === 'SENT')).toHaveLength(4)
    expect(outcomes.filter((outcome) => outcome === 'REPLY_LIMIT_REACHED')).toHaveLength(8)
    expect(await list(client, id)).toHaveLength(4)
    expect((await task(client, id)).repliesCount).toBe(4)
  })

  it('is one for each executor, even when the same one is sent many times at once', async () => {
    const { id } = await aSentTask(market, client)
    const attempts = Array.from({ length: 8 }, () => aSentReply(market, executor, id).catch(() => null))
    const sent = (await Promise.all(attempts)).filter((reply) => reply !== null)

    expect(sent).toHaveLength(1)
    expect((await task(client, id)).repliesCount).toBe(1)
  })
})

describe('looking at a reply', () => {
  it('shows its sender that it was seen, once', async () => {
    const { id } = await aSentTask(market, client)
    const sent = await aSentReply(market, executor, id)
    await call(market, 'viewTaskReply', { as: client, params: { id: sent.id } })
    await call(market, 'viewTaskReply', { as: client, params: { id: sent.id } })

    const seen = await own(executor, id)
    expect([seen.status, seen.version]).toEqual(['VIEWED', 2])
  })

  it('counts only when it is the author who looks', async () => {
    const { id } = await aSentTask(market, client)
    const sent = await aSentReply(market, executor, id)

    expect((await refused(market, 'viewTaskReply', { as: executor, params: { id: sent.id } })).code).toBe('NOT_FOUND')
    expect((await own(executor, id)).status).toBe('SENT')
  })
})

describe('choosing an executor', () => {
  it('puts the task in work and the other replies in reserve, and tells every chat', async () => {
    const { id } = await aSentTask(market, client)
    const chosen = await aSentReply(market, executor, id)
    const held = await aSentReply(market, other, id)
    const accepted = (await call(market, 'acceptTaskReply', change(client, chosen))).data

    expect([accepted.status, accepted.version]).toEqual(['ACCEPTED', 2])
    expect((await own(other, id)).status).toBe('HELD')
    const inWork = await task(client, id)
    expect([inWork.status, inWork.executorId, inWork.chatId]).toEqual(['IN_PROGRESS', executor.id, chosen.chatId])
    expect((await lines(executor, chosen.chatId)).at(-1)).toEqual(['SYSTEM', 'Исполнитель выбран. Задание в работе.'])
    expect((await lines(other, held.chatId)).at(-1)).toEqual([
      'SYSTEM',
      'Заказчик выбрал другого исполнителя. Ваш отклик остаётся в запасе.',
    ])
    expect([(await chat(client, chosen.chatId)).status, (await chat(client, held.chatId)).status]).toEqual([
      'OPEN',
      'OPEN',
    ])
    expect((await task(executor, id)).viewer).toBe('EXECUTOR')
  })

  it('is not the executor’s to do', async () => {
    const { id } = await aSentTask(market, client)
    const sent = await aSentReply(market, executor, id)
    const { code, refusal } = await refused(market, 'acceptTaskReply', change(executor, sent))

    expect([code, refusal]).toEqual(['TRANSITION_REFUSED', 'NOT_AUTHOR'])
  })

  it('is refused on a reply that is no longer as it was shown', async () => {
    const { id } = await aSentTask(market, client)
    const sent = await aSentReply(market, executor, id)
    await call(market, 'viewTaskReply', { as: client, params: { id: sent.id } })

    expect((await refused(market, 'acceptTaskReply', change(client, sent))).code).toBe('VERSION_CONFLICT')
  })

  it('happens once: of twenty replies accepted at the same moment one is chosen', async () => {
    const { id } = await aSentTask(market, client)
    const executors = await Promise.all(Array.from({ length: 20 }, () => aPerson(market, { role: 'EXECUTOR' })))
    const replies: TaskReply[] = []
    for (const one of executors) replies.push(await aSentReply(market, one, id))
    const attempts = replies.map((reply) => call(market, 'acceptTaskReply', change(client, reply)).catch(() => null))
    const accepted = (await Promise.all(attempts)).filter((answer) => answer !== null)

    expect(accepted).toHaveLength(1)
    const statuses = (await list(client, id)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual(['ACCEPTED', ...Array<ReplyStatus>(19).fill('HELD')])
    expect((await task(client, id)).executorId).toBe(accepted[0]?.data.executor.id)
  })

  it('ends in one consistent state when it meets a cancellation and a withdrawal', async () => {
    for (let round = 0; round < 6; round += 1) {
      const sender = await aPerson(market, { role: 'EXECUTOR' })
      const author = await aPerson(market)
      const sent = await aSentTask(market, author)
      const reply = await aSentReply(market, sender, sent.id)
      const reason = 'AUTHOR_NOT_RELEVANT' as const
      await Promise.allSettled([
        call(market, 'acceptTaskReply', change(author, reply)),
        call(market, 'withdrawTaskReply', change(sender, reply)),
        call(market, 'cancelTaskByAuthor', {
          as: author,
          params: { id: sent.id },
          body: { version: sent.version, reason },
        }),
      ])

      const { status, executorId, repliesCount } = await task(author, sent.id)
      const [final] = await list(author, sent.id)
      const { status: chatStatus } = await chat(author, reply.chatId)
      expect([
        ['IN_PROGRESS', sender.id, 'ACCEPTED', 'OPEN', 1],
        ['CANCELED', null, 'CLOSED', 'CLOSE', 1],
        ['CANCELED', null, 'WITHDRAWN', 'CLOSE', 0],
      ]).toContainEqual([status, executorId, final?.status, chatStatus, repliesCount])
    }
  })
})

describe('a reply that comes to nothing', () => {
  it('closes its chat when the author rejects it', async () => {
    const { id } = await aSentTask(market, client)
    const sent = await aSentReply(market, executor, id)
    const rejected = (await call(market, 'rejectTaskReply', change(client, sent))).data

    expect(rejected.status).toBe('REJECTED')
    expect((await lines(executor, sent.chatId)).at(-1)).toEqual(['SYSTEM', 'Заказчик отклонил отклик.'])
    expect((await chat(executor, sent.chatId)).status).toBe('CLOSE')
    expect((await task(client, id)).repliesCount).toBe(1)
  })

  it('frees its place when the executor withdraws it, for good', async () => {
    const { id } = await aSentTask(market, client)
    const sent = await aSentReply(market, executor, id)
    const withdrawn = (await call(market, 'withdrawTaskReply', change(executor, sent))).data

    expect(withdrawn.status).toBe('WITHDRAWN')
    expect((await chat(client, sent.chatId)).status).toBe('CLOSE')
    expect((await task(client, id)).repliesCount).toBe(0)
    expect((await task(executor, id)).replyRefusal).toBe('ALREADY_REPLIED')
    const again = await refused(market, 'withdrawTaskReply', change(executor, withdrawn))
    expect([again.code, again.refusal]).toEqual(['TRANSITION_REFUSED', 'WRONG_STATE'])
  })
})

describe('the end of a task', () => {
  const deal = async () => {
    const { id } = await aSentTask(market, client)
    const chosen = await aSentReply(market, executor, id)
    const held = await aSentReply(market, other, id)
    const rejected = await aSentReply(market, await aPerson(market, { role: 'EXECUTOR' }), id)
    await call(market, 'rejectTaskReply', change(client, rejected))
    await call(market, 'acceptTaskReply', change(client, chosen))
    return { task: await task(client, id), chosen, held, rejected }
  }
  const states = async (taskId: number) => {
    const replies = await list(client, taskId)
    return Promise.all(replies.map(async ({ status, chatId }) => [status, (await chat(client, chatId)).status]))
  }

  it('leaves the two of a finished one their chat and closes the others', async () => {
    const { task: inWork, chosen, held, rejected } = await deal()
    await call(market, 'finishTask', change(client, inWork))

    expect(await states(inWork.id)).toEqual([
      ['ACCEPTED', 'OPEN'],
      ['CLOSED', 'CLOSE'],
      ['REJECTED', 'CLOSE'],
    ])
    expect((await lines(executor, chosen.chatId)).at(-1)?.[1]).toBe(
      'Заказчик подтвердил, что работа сделана. Задание завершено.',
    )
    expect((await lines(other, held.chatId)).at(-1)?.[1]).toBe('Задание завершено с другим исполнителем.')
    expect((await lines(client, rejected.chatId)).at(-1)?.[1]).toBe('Заказчик отклонил отклик.')
  })

  it('closes the deal of a cancelled one and keeps the reserve, as the lifecycle says', async () => {
    const { task: inWork, chosen } = await deal()
    const body = { version: inWork.version, reason: 'EXECUTOR_NO_CONTACT' as const }
    await call(market, 'cancelTaskByExecutor', { as: executor, params: { id: inWork.id }, body })

    expect(await states(inWork.id)).toEqual([
      ['CLOSED', 'CLOSE'],
      ['HELD', 'OPEN'],
      ['REJECTED', 'CLOSE'],
    ])
    expect((await lines(client, chosen.chatId)).at(-1)?.[1]).toBe('Исполнитель отказался от задания.')
  })
})
