import { randomUUID } from 'node:crypto'
import {
  type ArticleBlock,
  CHAT_REMINDER_MINUTES,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type Role,
} from '@artel/core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { aPublished } from '../../test/goods.ts'
import { TEST_PASSWORD } from '../../test/http.ts'
import { lettersTo } from '../../test/letters.ts'
import {
  aDeal,
  aMarketplace,
  aPerson,
  aSentReply,
  aSentTask,
  CATEGORIES,
  call,
  type Marketplace,
  type Person,
} from '../../test/marketplace.ts'
import { aBrowserWithKeys, aPushService } from '../../test/push-service.ts'
import { hashPassword } from '../features/auth/passwords.ts'
import { createWebPush } from '../platform/push/web-push.ts'

const outside = await aPushService()
let market: Marketplace
let passwordHash: string
beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase(), { pushSender: createWebPush(outside.post) })
  passwordHash = await hashPassword(TEST_PASSWORD)
})
beforeEach(() => {
  outside.taken.length = 0
})
afterAll(async () => {
  await outside.close()
  await market.app.close()
  await market.database.close()
})

type Browser = ReturnType<typeof aBrowserWithKeys>
const browsers = new Map<string, Browser>()

/** Somebody with a confirmed address and a browser that is let in, who wants letters of everything. */
const somebody = async (role: Role): Promise<Person> => {
  const person = await aPerson(market, { role, passwordHash })
  const browser = aBrowserWithKeys()
  const path = `/send/${person.id}`
  browsers.set(path, browser)
  const endpoint = `https://push.artel-browser.ru${path}`
  await call(market, 'addPushDevice', { as: person, body: { endpoint, keys: browser.keys } })
  const emails = NOTIFICATION_KINDS.map((kind) => ({ kind, isOn: true }))
  await call(market, 'updateNotificationSettings', { as: person, body: { emails } })
  return person
}
const client = () => somebody('CLIENT')
const executor = () => somebody('EXECUTOR')
const moderator = () => somebody('MODERATOR')
const runDue = () => market.worker.runDue()

const marks = { rating: 5, quality: 5, punctuality: 5, communication: 5 }
const aReview = async () => {
  const [author, subject] = [await client(), await executor()]
  const { task } = await aDeal(market, author, subject)
  const finish = { as: author, params: { id: task.id }, body: { version: task.version } }
  await call(market, 'finishTask', finish)
  const text = 'Приехал вовремя, сделал аккуратно.'
  const review = (await call(market, 'createReview', { as: author, body: { taskId: task.id, ...marks, text } })).data
  await call(market, 'createReview', { as: subject, body: { taskId: task.id, rating: 5, text: '' } })
  return { author, subject, review }
}
const papersOf = async (owner: Person) => {
  const id = randomUUID()
  const file = { id, owner_id: owner.id, is_private: true, name: 'Выписка.pdf', type: 'application/pdf', size: 1024 }
  await market.database.kysely
    .insertInto('files')
    .values({ ...file, width: null, height: null, created_at: new Date(market.clock.now()) })
    .execute()
  return id
}

/** What makes somebody be told, and who that is. */
type Cause = () => Promise<Person>

const sentArticle = async (as: Person) => {
  const text = 'Смотрите на картридж и на гарантию. '.repeat(20)
  const lead = 'Три вопроса продавцу, которые избавят от замены смесителя через год.'
  const body: ArticleBlock[] = [{ type: 'paragraph', runs: [{ text }] }]
  const words = { title: 'Как выбрать смеситель для кухни', lead, category: 'PERSONAL_BLOG' } as const
  const { data: draft } = await call(market, 'createArticle', { as, body: { ...words, body } })
  const { id, version } = draft
  return (await call(market, 'submitArticle', { as, params: { id }, body: { version } })).data
}

const CAUSES = {
  TASKS: async () => {
    const [author, worker] = [await client(), await executor()]
    const { task } = await aDeal(market, author, worker)
    const body = { version: task.version, reason: 'AUTHOR_CONDITIONS_CHANGED' } as const
    await call(market, 'cancelTaskByAuthor', { as: author, params: { id: task.id }, body })
    return worker
  },
  TASKS_APPROVED: async () => {
    const author = await client()
    // The system stops at the number, and a moderator lets it through.
    const { id, version } = await aSentTask(market, author, {
      description: `${'Капает кран. '.repeat(4)}8 917 234-56-78`,
    })
    await call(market, 'approveTask', { as: await moderator(), params: { id }, body: { version } })
    return author
  },
  TASK_INTERESTING_NEW: async () => {
    const worker = await executor()
    const { kysely } = market.database
    const company = await kysely
      .selectFrom('companies')
      .select('id')
      .where('user_id', '=', worker.id)
      .executeTakeFirstOrThrow()
    const category = { company_id: company.id, category_id: CATEGORIES.plumbing, position: 1 }
    await kysely.insertInto('company_categories').values(category).execute()
    await aSentTask(market, await client())
    market.clock.advance(60_000)
    return worker
  },
  TASK_REPLIES: async () => {
    const author = await client()
    await aSentReply(market, await executor(), (await aSentTask(market, author)).id)
    return author
  },
  TASK_OFFERS: async () => {
    const [author, worker] = [await client(), await executor()]
    const { id } = await aSentTask(market, author)
    const body = { taskId: id, executorId: worker.id, message: 'Возьмётесь?' }
    await call(market, 'sendTaskOffer', { as: author, body })
    return worker
  },
  TASK_REVIEWS: async () => (await aReview()).subject,
  REVIEWS_REPLIES: async () => {
    const { author, subject, review } = await aReview()
    const answer = { as: subject, params: { id: review.id }, body: { text: 'Спасибо, рад был помочь!' } }
    await call(market, 'replyToReview', answer)
    return author
  },
  PRODUCT_REVIEWS: async () => {
    const seller = await executor()
    await aPublished(market, seller)
    return seller
  },
  PRODUCT_CONSUMER_REVIEWS: async () => {
    const seller = await executor()
    const { id: productId } = await aPublished(market, seller)
    await call(market, 'createProductReview', { as: await client(), body: { productId, rating: 5 } })
    return seller
  },
  USERS: async () => {
    const owner = await client()
    const body = { currentPassword: TEST_PASSWORD, password: 'Lipovyi-dozhd-8' }
    await call(market, 'changePassword', { as: owner, body })
    return owner
  },
  ARTICLE_PUBLISH_REQUESTS: async () => {
    const judge = await moderator()
    await sentArticle(await executor())
    // Staff are told of their queues every ten minutes.
    market.clock.advance(600_000)
    return judge
  },
  ARTICLE_REQUESTS: async () => {
    const author = await executor()
    const { id, version } = await sentArticle(author)
    await call(market, 'approveArticle', { as: await moderator(), params: { id }, body: { version } })
    return author
  },
  VERIFICATION_REQUESTS: async () => {
    const worker = await executor()
    const submit = { as: worker, body: { documentIds: [await papersOf(worker)] } }
    const { request } = (await call(market, 'submitVerification', submit)).data
    await call(market, 'approveVerification', { as: await moderator(), params: { id: request?.id ?? 0 } })
    return worker
  },
  COMPLAINT: async () => {
    const [author, judge] = [await client(), await moderator()]
    const target = { target: 'USER', targetId: (await executor()).id, reason: 'FRAUD' } as const
    const body = { ...target, text: 'Просит предоплату на карту до начала работ.' }
    const { data: params } = await call(market, 'createComplaint', { as: author, body })
    await call(market, 'takeComplaint', { as: judge, params })
    await call(market, 'resolveComplaint', { as: judge, params, body: { comment: 'Предупредили.' } })
    return author
  },
  QUESTION: async () => {
    const [author, judge] = [await client(), await moderator()]
    await call(market, 'askQuestion', { as: author, body: { text: 'Как поменять город в профиле?' } })
    const { data } = await call(market, 'listModeration', { as: judge, query: { kind: 'QUESTION' } })
    const [{ id = '', version = 0 } = {}] = data.items
    const answer = { params: { id: Number(id) }, body: { version, text: 'Откройте профиль и выберите другой.' } }
    await call(market, 'answerQuestion', { as: judge, ...answer })
    return author
  },
  CHAT_NEW_MESSAGE: async () => {
    const [author, worker] = [await client(), await executor()]
    const { data } = await call(market, 'createChat', { as: author, body: { kind: 'COMMON', userId: worker.id } })
    const body = { id: randomUUID(), text: 'Когда вам удобно?' }
    await call(market, 'sendChatMessage', { as: author, params: { id: data.id }, body })
    market.clock.advance(CHAT_REMINDER_MINUTES * 60_000)
    return worker
  },
  CATEGORY_REQUESTS: async () => {
    const [author, judge] = [await executor(), await moderator()]
    const asked = { name: 'Ремонт кофемашин', parentId: CATEGORIES.repair, about: 'Чистка и ремонт дома и в офисе.' }
    const { data } = await call(market, 'requestCategory', { as: author, body: asked })
    const { name, parentId } = asked
    const body = { version: 1, name, parentId }
    await call(market, 'approveCategoryRequest', { as: judge, params: { id: data.id }, body })
    return author
  },
} as const satisfies Record<NotificationKind, Cause>

const newest = async (as: Person, kind: NotificationKind) =>
  (await call(market, 'listNotifications', { as, query: { isRead: false } })).data.items.find(
    (one) => one.kind === kind,
  )
const pushed = ({ id }: Person): unknown[] =>
  outside.taken.filter(({ url }) => url === `/send/${id}`).map(({ url, body }) => browsers.get(url)?.read(body))

describe('an event of the kind', () => {
  it.each(Object.entries(CAUSES))('%s stands behind the bell, comes by mail and to the device', async (name, cause) => {
    const kind = name as NotificationKind
    const reader = await cause()
    await runDue()

    const notice = await newest(reader, kind)
    expect(notice?.kind).toBe(kind)
    const words = { title: notice?.title, text: notice?.text }
    expect(pushed(reader)).toContainEqual({ ...words, id: notice?.id, path: notice?.path, tag: expect.any(String) })
    const letters = await lettersTo(market.database, `${reader.id}@artel.test`)
    // A subject has plain spaces only. What guards the account has a letter of its own.
    const subject = notice?.title.replaceAll('\u00a0', ' ')
    const letter = letters.find((one) => kind === 'USERS' || one.subject === subject)
    expect(letter?.text).toContain(kind === 'USERS' ? 'Пароль' : notice?.text)
  })
})
