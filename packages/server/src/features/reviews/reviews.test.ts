import type { CallArgs, Review, Role } from '@artel/core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import {
  aDeal,
  aMarketplace,
  aPerson,
  call,
  type Marketplace,
  type Person,
  refused,
} from '../../../test/marketplace.ts'

const DAY = 86_400_000
const CONTACTS = 'Сделал хорошо, советую всем: звоните ему +7 912 345-67-89.'

let market: Marketplace
let client: Person
let executor: Person

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})
beforeEach(async () => {
  client = await aPerson(market)
  executor = await aPerson(market, { role: 'EXECUTOR' })
})

/** A task that was worked on and finished. */
const anEndedTask = async (between: { client: Person; executor: Person } = { client, executor }) => {
  const { task } = await aDeal(market, between.client, between.executor)
  const finish = { as: between.client, params: { id: task.id }, body: { version: task.version } }
  return (await call(market, 'finishTask', finish)).data
}
type Body = CallArgs<'createReview'>['body']
const marks = { quality: 5, punctuality: 5, communication: 5 }
const fromClient = (taskId: number, changes: Partial<Body> = {}) => ({
  as: client,
  body: { taskId, rating: 5, ...marks, text: 'Приехал вовремя, сделал аккуратно.', ...changes },
})
const fromExecutor = (taskId: number, changes: Partial<Body> = {}) => ({
  as: executor,
  body: { taskId, rating: 4, text: '', ...changes },
})
const write = async (options: ReturnType<typeof fromClient> | ReturnType<typeof fromExecutor>): Promise<Review> =>
  (await call(market, 'createReview', options)).data
const aboutExecutor = async () => (await call(market, 'listReviews', { query: { userId: executor.id } })).data
const mine = async (as: Person, direction: 'LEFT' | 'RECEIVED' = 'LEFT') =>
  (await call(market, 'listMyReviews', { as, query: { direction } })).data
const told = async (as: Person) =>
  (await call(market, 'listNotifications', { as, query: {} })).data.items
    .filter(({ kind }) => kind === 'TASK_REVIEWS' || kind === 'REVIEWS_REPLIES')
    .map(({ title, text }) => [title, text])
/** Tokens are good for ten hours. */
const again = async (person: Person, role: Role): Promise<Person> => {
  const viewer = { kind: 'user', id: person.id, role, sessionId: person.sessionId } as const
  return { ...person, accessToken: await market.auth.mintAccessToken(viewer, 36_000) }
}
const pass = async (milliseconds: number) => {
  market.clock.advance(milliseconds)
  client = await again(client, 'CLIENT')
  executor = await again(executor, 'EXECUTOR')
  await market.worker.runDue()
}
const aPhoto = async (ownerId: string, isPrivate = false) => {
  const id = crypto.randomUUID()
  const file = { id, owner_id: ownerId, is_private: isPrivate, name: 'Кран.jpg', type: 'image/jpeg', size: 1024 }
  await market.database.kysely
    .insertInto('files')
    .values({ ...file, width: 800, height: 600, created_at: new Date(market.clock.now()) })
    .execute()
  return id
}

describe('a review without an answer in kind', () => {
  it('is published by itself when there is no time left to write one', async () => {
    const { id } = await anEndedTask()
    await write(fromClient(id))

    await pass(14 * DAY)
    expect((await aboutExecutor()).items).toEqual([])
    await pass(DAY)

    const { items } = await aboutExecutor()
    expect(items.map(({ status, publishedAt }) => [status, publishedAt])).toEqual([
      ['PUBLISHED', new Date(market.clock.now()).toISOString()],
    ])
    await pass(DAY)
    expect((await told(executor)).map(([title]) => title)).toEqual([
      'Новый отзыв о вас: задание «Починить кран на кухне»',
      'О вас оставили отзыв: задание «Починить кран на кухне»',
    ])
  })

  it('is published at once by a moderator who looks at it later than that', async () => {
    const { id } = await anEndedTask()
    const review = await write(fromClient(id, { text: CONTACTS }))
    await pass(15 * DAY)
    expect((await aboutExecutor()).items).toEqual([])

    const moderator = await aPerson(market, { role: 'MODERATOR' })
    await call(market, 'approveReview', { as: moderator, params: { id: review.id }, body: { version: 1 } })

    expect((await aboutExecutor()).items.map((one) => one.id)).toEqual([review.id])
  })
})

describe('the two sides', () => {
  it('learn of one another’s reviews at the same moment, and neither tells the other what it is', async () => {
    const { id } = await anEndedTask()
    await write(fromClient(id, { rating: 2, text: 'Опоздал на два часа и не предупредил.' }))
    expect((await told(executor))[0]?.[1]).toBe('Он откроется, когда вы напишете свой, или через 14 дней после сделки.')
    expect((await mine(executor, 'RECEIVED')).items).toEqual([])

    await write(fromExecutor(id))

    expect((await mine(executor, 'RECEIVED')).items.map(({ rating }) => rating)).toEqual([2])
    expect((await told(client)).map(([, text]) => text)).toEqual(['Оценка — 4 из 5. На отзыв можно один раз ответить.'])
  })

  it('writing at once publish both, and one of them writing twenty times writes once', async () => {
    const { id } = await anEndedTask()
    const outcome = (work: Promise<unknown>) =>
      work.then(
        () => 'written',
        () => 'refused',
      )

    const done = await Promise.all([
      ...Array.from({ length: 10 }, () => outcome(write(fromClient(id)))),
      ...Array.from({ length: 10 }, () => outcome(write(fromExecutor(id)))),
    ])

    expect(done.filter((one) => one === 'written')).toHaveLength(2)
    const [left, received] = [await mine(client), await mine(client, 'RECEIVED')]
    expect([...left.items, ...received.items].map(({ status }) => status)).toEqual(['PUBLISHED', 'PUBLISHED'])
  })

  it('may speak of a task again when it has begun another deal with somebody else', async () => {
    const { id } = await anEndedTask()
    await write(fromClient(id))
    const another = await aPerson(market, { role: 'EXECUTOR' })
    await market.database.kysely.updateTable('tasks').set({ executor_id: another.id }).where('id', '=', id).execute()

    expect((await mine(client)).waiting.map(({ subject }) => subject.id)).toEqual([another.id])
    expect((await write(fromClient(id))).subject.id).toBe(another.id)
    expect((await refused(market, 'createReview', fromExecutor(id))).code).toBe('NOT_FOUND')
  })

  it('get the same answer to the same request', async () => {
    const { id } = await anEndedTask()
    const request = { ...fromClient(id), idempotencyKey: 'review-once' }
    const [one, two] = [await call(market, 'createReview', request), await call(market, 'createReview', request)]
    expect(one.data).toEqual(two.data)
  })
})

describe('a stranger', () => {
  it('learns nothing of a deal or of a review that is not published', async () => {
    const { id } = await anEndedTask()
    const review = await write(fromClient(id, { text: CONTACTS }))
    const stranger = await aPerson(market, { role: 'EXECUTOR' })
    const reply = { params: { id: review.id }, body: { text: 'Я тут ни при чём.' } }
    const body = { rating: 1, ...marks, text: 'Это не мой отзыв, но я его исправлю.', photoIds: [] }
    const mend = { params: { id: review.id }, body }
    const code = async (work: ReturnType<typeof refused>) => {
      const { code, refusal } = await work
      return [code, refusal]
    }

    expect([
      await code(refused(market, 'createReview', { ...fromClient(id), as: stranger })),
      await code(refused(market, 'resubmitReview', { ...mend, as: stranger })),
      await code(refused(market, 'resubmitReview', { ...mend, as: executor })),
      await code(refused(market, 'replyToReview', { ...reply, as: stranger })),
      await code(refused(market, 'replyToReview', { ...reply, as: executor })),
    ]).toEqual(Array(5).fill(['NOT_FOUND', undefined]))
  })

  it('may complain of what is published, and of nothing else', async () => {
    const { id } = await anEndedTask()
    const review = await write(fromClient(id))
    const body = {
      target: 'REVIEW',
      targetId: String(review.id),
      reason: 'INSULT',
      text: 'Это неправда и оскорбление.',
    } as const
    const stranger = await aPerson(market)

    expect((await refused(market, 'createComplaint', { as: stranger, body })).code).toBe('NOT_FOUND')
    await write(fromExecutor(id))
    expect((await call(market, 'createComplaint', { as: stranger, body })).data.id).toHaveLength(36)
  })
})

describe('a moderator', () => {
  it('tells the author by which rule and why, and sees the mended text', async () => {
    const { id } = await anEndedTask()
    const review = await write(fromClient(id, { text: CONTACTS }))
    const moderator = await aPerson(market, { role: 'MODERATOR' })
    const verdict = { version: 1, rule: 'CONTACTS_IN_TEXT', comment: 'Уберите телефон.' } as const
    await call(market, 'rejectReview', { as: moderator, params: { id: review.id }, body: verdict })

    expect(await told(client)).toEqual([
      [
        'Ваш отзыв отклонён: задание «Починить кран на кухне»',
        'В тексте указаны контакты. Уберите телефон. Исправить отзыв можно один раз.',
      ],
    ])
    expect(await told(executor)).toEqual([])
    const text = 'Сделал хорошо, пишите ему на kran@mail.ru в любое время.'
    const mend = { as: client, params: { id: review.id }, body: { rating: 3, ...marks, text, photoIds: [] } }
    const mended = (await call(market, 'resubmitReview', mend)).data
    expect([mended.status, mended.rejectRule]).toEqual(['MODERATION', null])
    const queue = await call(market, 'listModeration', { as: moderator, query: { kind: 'TASK_REVIEWS', limit: 50 } })
    const item = queue.data.items.find((one) => one.id === String(review.id))
    expect([item?.text, item?.title, item?.version]).toEqual([text, '3 из 5: Починить кран на кухне', 3])
  })
})

describe('photos', () => {
  it('are shown to everybody, and replaced by those of a mended review', async () => {
    const { id } = await anEndedTask()
    const [first, second] = [await aPhoto(client.id), await aPhoto(client.id)]
    const review = await write(fromClient(id, { text: CONTACTS, photoIds: [first] }))
    expect(review.photos.map((photo) => photo.id)).toEqual([first])
    const moderator = await aPerson(market, { role: 'MODERATOR' })
    const verdict = { version: 1, rule: 'BAD_PICTURE' } as const
    await call(market, 'rejectReview', { as: moderator, params: { id: review.id }, body: verdict })

    const body = { rating: 5, ...marks, text: '', photoIds: [second] }
    await call(market, 'resubmitReview', { as: client, params: { id: review.id }, body })
    await write(fromExecutor(id))

    expect((await aboutExecutor()).items.map(({ photos }) => photos.map((photo) => photo.id))).toEqual([[second]])
  })

  it('that only their owner may open are refused', async () => {
    const { id } = await anEndedTask()
    const request = fromClient(id, { photoIds: [await aPhoto(client.id, true)] })
    expect((await refused(market, 'createReview', request)).fields).toEqual({
      photoIds: 'Сюда прилагаются только открытые файлы.',
    })
    expect((await mine(client)).items).toEqual([])
  })
})

describe('a review that is asked for by the tariff', () => {
  const asked = async (as: Person) => (await told(as)).filter(([title]) => title?.includes('просит отзыв')).length
  const buy = (type: 'BASIC' | 'STANDARD', days: number) =>
    market.database.kysely
      .insertInto('user_tariffs')
      .values({
        user_id: executor.id,
        type,
        from_at: new Date(market.clock.now()),
        until: new Date(market.clock.now() + days * DAY),
      })
      .execute()

  it('is asked once between the reminders that everybody gets, and the executor sees who has written', async () => {
    await buy('STANDARD', 30)
    const { id } = await anEndedTask()
    await pass(5 * DAY)
    expect([await asked(client), (await mine(executor)).asked]).toEqual([0, { asked: 0, answered: 0 }])

    await pass(1.5 * DAY)
    await pass(DAY)
    expect([await asked(client), (await mine(executor)).asked]).toEqual([1, { asked: 1, answered: 0 }])

    await write(fromClient(id))
    expect((await mine(executor)).asked).toEqual({ asked: 1, answered: 1 })
    expect((await mine(client)).asked).toBeNull()
  })

  it('is not asked of who has spoken, of who has stopped such letters, nor without the tariff', async () => {
    await anEndedTask()
    await pass(7 * DAY)
    expect([await asked(client), (await mine(executor)).asked]).toEqual([0, null])

    executor = await aPerson(market, { role: 'EXECUTOR' })
    await buy('STANDARD', 60)
    const { id } = await anEndedTask()
    await write(fromClient(id))
    const spoken = client
    client = await aPerson(market)
    await call(market, 'updateNotificationSettings', {
      as: client,
      body: { emails: [{ kind: 'TASK_REVIEWS', isOn: false }] },
    })
    await anEndedTask()
    await pass(7 * DAY)
    expect([await asked(await again(spoken, 'CLIENT')), await asked(client)]).toEqual([0, 0])
  })

  it('is not asked when there is hardly time to write, nor when the tariff has ended', async () => {
    await buy('STANDARD', 5)
    await anEndedTask()
    await pass(7 * DAY)
    expect(await asked(client)).toBe(0)

    await pass(6.5 * DAY)
    await buy('STANDARD', 5)
    await pass(DAY / 24)
    expect(await asked(client)).toBe(0)
  })
})

describe('a reminder to review', () => {
  const reminded = async (as: Person) =>
    (await told(as))
      .filter(([title]) => title?.startsWith('Оставьте отзыв'))
      .map(([, text]) => text?.split(': ').at(-1)?.replace('\u00a0', ' '))

  it('comes three days after the end and two days before it is too late, to those who have not written', async () => {
    const { id } = await anEndedTask()
    await pass(3 * DAY - 1000)
    expect(await reminded(client)).toEqual([])

    await pass(DAY)
    expect([await reminded(client), await reminded(executor)]).toEqual([['10 дней.'], ['10 дней.']])
    await write(fromClient(id))
    await pass(7 * DAY + 1000)
    await pass(DAY)
    await pass(DAY)
    expect([await reminded(client), await reminded(executor)]).toEqual([['10 дней.'], ['2 дня.', '10 дней.']])
  })

  it('comes once after an outage, and never when it is too late', async () => {
    await anEndedTask()
    await pass(13 * DAY)
    await pass(DAY / 2)
    expect(await reminded(client)).toEqual(['1 день.'])

    await anEndedTask()
    await pass(15 * DAY)
    expect(await reminded(client)).toEqual(['1 день.'])
  })

  it('begins anew with another deal of the same task', async () => {
    const { task } = await aDeal(market, client, executor)
    const reason = { version: task.version, reason: 'EXECUTOR_NO_CONTACT' } as const
    await call(market, 'cancelTaskByExecutor', { as: executor, params: { id: task.id }, body: reason })
    await pass(4 * DAY)
    const toldOf = () =>
      market.database.kysely
        .selectFrom('tasks')
        .select('review_told')
        .where('id', '=', task.id)
        .executeTakeFirstOrThrow()
    expect((await toldOf()).review_told).toBe(1)

    const seen = (await call(market, 'getTask', { as: client, params: { id: task.id } })).data
    await call(market, 'republishTask', { as: client, params: { id: task.id }, body: { version: seen.version } })
    expect((await toldOf()).review_told).toBe(0)

    // Of the work that was cancelled both sides are still reminded, once more.
    await pass(8 * DAY + 1000)
    expect([await reminded(client), await reminded(executor)]).toEqual([
      ['2 дня.', '10 дней.'],
      ['2 дня.', '10 дней.'],
    ])
  })
})

describe('an answer', () => {
  it('is told to the author of the review, once', async () => {
    const { id } = await anEndedTask()
    const { id: reviewId } = await write(fromClient(id))
    await write(fromExecutor(id))
    const reply = { as: executor, params: { id: reviewId }, body: { text: 'Спасибо, рад был помочь!' } }
    await call(market, 'replyToReview', reply)

    expect((await refused(market, 'replyToReview', reply)).refusal).toBe('REPLIED')
    expect((await told(client)).filter(([title]) => title?.startsWith('Ответ'))).toEqual([
      ['Ответ на ваш отзыв: задание «Починить кран на кухне»', 'Спасибо, рад был помочь!'],
    ])
  })
})
