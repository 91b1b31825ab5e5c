import { NOTIFICATION_KINDS } from '@artel/core/contract'
import { manualClock } from '@artel/core/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { TEST_SECRET } from '../../../test/http.ts'
import { secretIn } from '../../../test/letters.ts'
import { aMarketplace, aPerson, call, type Marketplace, refused } from '../../../test/marketplace.ts'
import type { Database } from '../../platform/db/database.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { createJobQueue } from '../../platform/jobs/job-queue.ts'
import { createMail } from '../../platform/mail/mail.service.ts'
import { createNotifier, type NewNotification } from './notifier.ts'
import { createStopLinks } from './stop-links.ts'

let database: Database
let market: Marketplace
beforeAll(async () => {
  database = await openTestDatabase()
  market = await aMarketplace(database)
})
beforeEach(async () => {
  await database.kysely.deleteFrom('letters').execute()
})
afterAll(async () => {
  await market.app.close()
  await database.close()
})

const clock = manualClock()
const jobs = createJobQueue(clock)
const publicUrl = 'https://artel.test'
const stopLinks = createStopLinks({ key: TEST_SECRET, publicUrl })
const notifier = createNotifier({ clock, mail: createMail({ clock, jobs }), jobs, stopLinks, publicUrl })

const notify = (userId: string, told: Partial<NewNotification> = {}) =>
  transaction(database.kysely, (trx) =>
    notifier.notify(trx, {
      userId,
      kind: 'TASK_REPLIES',
      title: 'Новый отклик на задание «Починить кран»',
      text: 'Андрей Г. предлагает свои услуги.',
      path: '/task/7',
      ...told,
    }),
  )
const letters = () => database.kysely.selectFrom('letters').select(['recipient', 'subject', 'text']).execute()

test('what happened stands behind the bell of the one it concerns, newest first, until it is read', async () => {
  const [irina, oleg] = [await aPerson(market), await aPerson(market)]
  await notify(irina.id, { title: 'Первое' })
  await notify(irina.id, { title: 'Второе', path: null })

  const { data } = await call(market, 'listNotifications', { as: irina, query: {} })
  expect(data.items.map(({ title, path, isRead }) => [title, path, isRead])).toEqual([
    ['Второе', null, false],
    ['Первое', '/task/7', false],
  ])
  expect(data.pagination.totalItems).toBe(2)
  expect((await call(market, 'getUnreadNotifications', { as: irina })).data).toBe(2)
  expect((await call(market, 'getUnreadNotifications', { as: oleg })).data).toBe(0)

  const ids = data.items.slice(1).map(({ id }) => id)
  await call(market, 'readNotifications', { as: oleg, body: { ids } })
  expect((await call(market, 'getUnreadNotifications', { as: irina })).data).toBe(2)
  await call(market, 'readNotifications', { as: irina, body: { ids } })
  const unread = await call(market, 'listNotifications', { as: irina, query: { isRead: false } })
  expect(unread.data.items.map(({ title }) => title)).toEqual(['Второе'])
  const read = await call(market, 'listNotifications', { as: irina, query: { isRead: true } })
  expect([read.data.items.map(({ title }) => title), read.data.pagination.totalItems]).toEqual([['Первое'], 1])

  await call(market, 'readNotifications', { as: irina, body: {} })
  expect((await call(market, 'getUnreadNotifications', { as: irina })).data).toBe(0)
})

test('a letter goes to a confirmed address, with a link to what it is about', async () => {
  const irina = await aPerson(market)
  await notify(irina.id)

  const [letter] = await letters()
  expect([letter?.recipient, letter?.subject]).toEqual([
    `${irina.id}@artel.test`,
    'Новый отклик на задание «Починить кран»',
  ])
  expect(letter?.text).toContain('https://artel.test/task/7')
})

test('no letter goes to an address that nobody confirmed', async () => {
  const irina = await aPerson(market, { isEmailConfirmed: false })
  await notify(irina.id)

  expect(await letters()).toEqual([])
  expect((await call(market, 'getUnreadNotifications', { as: irina })).data).toBe(1)
})

test('whoever does not want letters of a kind gets none, and the bell all the same', async () => {
  const irina = await aPerson(market)
  const before = await call(market, 'getNotificationSettings', { as: irina })
  expect(before.data.emails.map(({ kind }) => kind)).toEqual([...NOTIFICATION_KINDS])
  expect(before.data.emails.filter(({ isOn }) => !isOn).map(({ kind }) => kind)).toEqual(['CHAT_NEW_MESSAGE'])

  const emails = [
    { kind: 'TASK_REPLIES', isOn: false },
    { kind: 'CHAT_NEW_MESSAGE', isOn: true },
  ] as const
  await call(market, 'updateNotificationSettings', { as: irina, body: { emails: [...emails] } })
  await call(market, 'updateNotificationSettings', { as: irina, body: { emails: [] } })
  await notify(irina.id)
  await notify(irina.id, { kind: 'TASK_OFFERS', title: 'Вам предлагают задание' })
  await notify(irina.id, { kind: 'CHAT_NEW_MESSAGE', title: 'Новое сообщение' })

  expect((await letters()).map(({ subject }) => subject)).toEqual(['Вам предлагают задание', 'Новое сообщение'])
  expect((await call(market, 'getUnreadNotifications', { as: irina })).data).toBe(3)
})

test('the link of a letter stops the letters of its kind, and a mailbox can do so by itself', async () => {
  const irina = await aPerson(market)
  await notify(irina.id)
  const hash = secretIn((await letters())[0]?.text ?? '') ?? ''
  const stopped = async () =>
    (await call(market, 'getNotificationSettings', { as: irina })).data.emails
      .filter(({ isOn }) => !isOn)
      .map(({ kind }) => kind)

  for (const wrong of [hash.replace('TASK_REPLIES', 'TASKS'), `${hash.slice(0, -1)}.`, 'x']) {
    expect((await refused(market, 'stopNotificationLetters', { body: { hash: wrong } })).code).toBe('LINK_EXPIRED')
  }
  expect(await stopped()).toEqual(['CHAT_NEW_MESSAGE'])

  const { pathname } = new URL(stopLinks.oneClick({ userId: irina.id, kind: 'TASK_REPLIES' }))
  const knock = (url: string) =>
    market.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  expect((await market.app.inject(pathname)).statusCode).toBe(404)
  expect((await knock(`${pathname}x`)).statusCode).toBe(410)
  expect(await stopped()).toEqual(['CHAT_NEW_MESSAGE'])
  expect((await knock(pathname)).statusCode).toBe(204)
  expect(await stopped()).toEqual(['TASK_REPLIES', 'CHAT_NEW_MESSAGE'])

  await notify(irina.id)
  await notify(irina.id, { kind: 'TASKS' })
  expect(await letters()).toHaveLength(2)
})

test('what staff decide about an account comes by mail and cannot be stopped; what has a letter of its own comes once', async () => {
  const irina = await aPerson(market)
  await call(market, 'updateNotificationSettings', { as: irina, body: { emails: [{ kind: 'USERS', isOn: false }] } })
  await notify(irina.id, { kind: 'USERS', title: 'Пароль изменён', isWithoutLetter: true })
  await notify(irina.id, { kind: 'USERS', title: 'Фото профиля снято модератором' })

  const sent = await letters()
  expect(sent.map(({ subject }) => subject)).toEqual(['Фото профиля снято модератором'])
  expect(secretIn(sent[0]?.text ?? '')).toBeUndefined()
  expect((await call(market, 'getUnreadNotifications', { as: irina })).data).toBe(2)
})

test('what was rolled back was never told', async () => {
  const irina = await aPerson(market)
  await transaction(database.kysely, async (trx) => {
    await notifier.notify(trx, { userId: irina.id, kind: 'TASKS', title: 'Нет', text: 'Нет.', path: null })
    throw new Error('changed my mind')
  }).catch(() => {})

  expect((await call(market, 'getUnreadNotifications', { as: irina })).data).toBe(0)
})
