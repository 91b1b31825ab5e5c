import { randomUUID } from 'node:crypto'
import type { Notification } from '@artel/core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aStoredUser, ask, signIn, TEST_PASSWORD } from '../../../test/http.ts'
import { lettersTo, secretOf } from '../../../test/letters.ts'
import {
  aDeal,
  aMarketplace,
  aPerson,
  aSentReply,
  aSentTask,
  call,
  KAZAN,
  type Marketplace,
  MOSCOW,
  type Person,
  refused,
} from '../../../test/marketplace.ts'
import type { Database } from '../../platform/db/database.ts'
import { hashPassword } from '../auth/passwords.ts'

let database: Database
let market: Marketplace
let passwordHash: string
beforeAll(async () => {
  database = await openTestDatabase()
  market = await aMarketplace(database)
  passwordHash = await hashPassword(TEST_PASSWORD)
})
afterAll(async () => {
  await market.app.close()
  await database.close()
})

/** Somebody who knows {@link TEST_PASSWORD}. */
const anOwner = async (person: Parameters<typeof aPerson>[1] = {}): Promise<Person> => {
  const owner = await aPerson(market, person)
  await database.kysely.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', owner.id).execute()
  return owner
}
const emailOf = ({ id }: Person) => `${id}@artel.test`
const me = async (as: Person) => (await call(market, 'getMe', { as })).data

const aPicture = async (owner: Person, file: { is_private?: boolean; width?: number | null } = {}) => {
  const id = randomUUID()
  const { width = 400, is_private = false } = file
  await database.kysely
    .insertInto('files')
    .values({
      id,
      owner_id: owner.id,
      is_private,
      name: 'me.webp',
      type: 'image/webp',
      size: 1000,
      width,
      height: width,
    })
    .execute()
  return id
}

describe('one’s own account', () => {
  it('changes what is given and keeps the rest', async () => {
    const irina = await anOwner({ phone: '+79990000001' })
    const avatarId = await aPicture(irina)

    const { data } = await call(market, 'updateMe', {
      as: irina,
      body: { firstName: ' Инна ', cityId: MOSCOW.id, avatarId },
    })

    expect(data).toMatchObject({
      firstName: 'Инна',
      lastName: 'Кольцова',
      phoneNumber: '+79990000001',
      cityId: MOSCOW.id,
      avatarId,
      avatar: { id: avatarId, path: `/storage/${avatarId}`, isPrivate: false, width: 400, height: 400 },
    })
    expect(Object.keys(data.avatar?.variants ?? {})).toEqual(['52', '104', '208', '320'])
    const without = await call(market, 'updateMe', { as: irina, body: { phoneNumber: null, avatarId: null } })
    expect(without.data).toMatchObject({ firstName: 'Инна', phoneNumber: null, avatar: null })
    expect((await call(market, 'updateMe', { as: irina, body: {} })).data).toEqual(without.data)
  })

  it('takes three other phones a day, somebody’s or nobody’s alike, and no more', async () => {
    const irina = await anOwner({ phone: '+79990000011' })
    await anOwner({ phone: '+79990000012' })
    const given = (phoneNumber: string) => ({ as: irina, body: { phoneNumber } })

    for (const phone of ['+79990000012', '+79990000013', '+79990000011']) {
      const { data } = await call(market, 'updateMe', given(phone))
      expect([data.phoneNumber, data.phoneConfirmed]).toEqual([phone, false])
    }
    for (const phone of ['+79990000012', '+79990000013']) {
      expect((await refused(market, 'updateMe', given(phone))).code).toBe('RATE_LIMITED')
    }

    const same = { firstName: 'Инна', phoneNumber: '+79990000011' }
    expect((await call(market, 'updateMe', { as: irina, body: same })).data.firstName).toBe('Инна')
  })

  it('shows nobody the picture that was before', async () => {
    const irina = await anOwner()
    const [first, second] = [await aPicture(irina), await aPicture(irina)]
    const dead = async (id: string) =>
      (await database.kysely.selectFrom('files').select('dead_at').where('id', '=', id).executeTakeFirst())?.dead_at
    await call(market, 'updateMe', { as: irina, body: { avatarId: first } })
    await call(market, 'updateMe', { as: irina, body: { avatarId: first } })
    expect(await dead(first)).toBeNull()

    await call(market, 'updateMe', { as: irina, body: { avatarId: second } })
    expect([(await dead(first)) === null, await dead(second)]).toEqual([false, null])
    expect((await market.app.inject(`/storage/${first}`)).statusCode).toBe(404)
  })

  it('takes no city that does not exist', async () => {
    const irina = await anOwner()

    const city = await refused(market, 'updateMe', { as: irina, body: { cityId: 999_999 } })

    expect([city.code, Object.keys(city.fields ?? {})]).toEqual(['VALIDATION_FAILED', ['cityId']])
  })

  it('takes no avatar but a public picture of one’s own', async () => {
    const [irina, oleg] = [await anOwner(), await anOwner()]
    const wrong = [
      await aPicture(oleg),
      await aPicture(irina, { is_private: true }),
      await aPicture(irina, { width: null }),
      randomUUID(),
    ]
    for (const avatarId of wrong) {
      expect((await refused(market, 'updateMe', { as: irina, body: { avatarId } })).code).toBe('NOT_FOUND')
    }
  })
})

describe('another address', () => {
  it('needs the password, is confirmed by a letter, and the old one is told', async () => {
    const irina = await anOwner()
    const email = `new-${randomUUID()}@artel.test`
    const wrong = await refused(market, 'changeEmail', { as: irina, body: { email, password: 'guess' } })
    expect(wrong.code).toBe('WRONG_PASSWORD')

    const body = { email: email.toUpperCase(), password: TEST_PASSWORD }
    expect((await call(market, 'changeEmail', { as: irina, body })).data).toMatchObject({
      email,
      emailConfirmed: false,
    })

    expect((await lettersTo(database, emailOf(irina))).map(({ subject }) => subject)).toEqual(['Почта изменена'])
    await call(market, 'confirmEmail', { body: { hash: await secretOf(database, email, 'Подтвердите почту') } })
    expect((await me(irina)).emailConfirmed).toBe(true)
    // The same address once more is no change.
    await call(market, 'changeEmail', { as: irina, body })
    expect((await me(irina)).emailConfirmed).toBe(true)
  })

  it('is said to be somebody’s five times an hour, and no more', async () => {
    const [irina, oleg] = [await anOwner(), await anOwner()]
    const body = { email: emailOf(oleg), password: TEST_PASSWORD }
    const codes: string[] = []
    for (let time = 0; time < 6; time += 1) codes.push((await refused(market, 'changeEmail', { as: irina, body })).code)
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'EMAIL_TAKEN'), 'RATE_LIMITED'])
  })

  it('must be nobody’s', async () => {
    const [irina, oleg] = [await anOwner(), await anOwner()]
    const body = { email: emailOf(oleg), password: TEST_PASSWORD }

    expect((await refused(market, 'changeEmail', { as: irina, body })).code).toBe('EMAIL_TAKEN')
    expect(await me(irina)).toMatchObject({ email: emailOf(irina), emailConfirmed: true })
  })
})

describe('another password', () => {
  it('ends the other sessions, not this one', async () => {
    const { email } = await aStoredUser(database)
    const [laptop, phone] = [await signIn(market, email), await signIn(market, email)]
    const change = (currentPassword: string, password: string) =>
      ask(market, 'PATCH /users/me/password', { bearer: laptop.accessToken, body: { currentPassword, password } })
    expect((await change('guess', 'Sovsem-novyj-7')).body.code).toBe('WRONG_PASSWORD')
    expect((await change(TEST_PASSWORD, 'Qwerty123')).body.code).toBe('PASSWORD_COMMON')

    expect((await change(TEST_PASSWORD, 'Sovsem-novyj-7')).status).toBe(204)

    const status = async (bearer: string) => (await ask(market, 'GET /auth/me', { bearer })).status
    expect([await status(laptop.accessToken), await status(phone.accessToken)]).toEqual([200, 401])
    const fresh = await ask(market, 'POST /auth/login', { body: { login: email, password: 'Sovsem-novyj-7' } })
    expect(fresh.status).toBe(200)
    expect((await lettersTo(database, email)).map(({ subject }) => subject)).toEqual(['Пароль изменён'])
    const { items } = (await ask(market, 'GET /notifications/list', { bearer: laptop.accessToken })).body.data
    expect(items.map(({ kind, title }: Notification) => [kind, title])).toEqual([['USERS', 'Пароль аккаунта изменён']])
  })

  it('cannot be guessed at for long', async () => {
    const irina = await anOwner()
    const body = { currentPassword: 'guess', password: 'Sovsem-novyj-7' }
    for (let time = 0; time < 10; time += 1) await refused(market, 'changePassword', { as: irina, body })

    const right = { ...body, currentPassword: TEST_PASSWORD }
    expect((await refused(market, 'changePassword', { as: irina, body: right })).code).toBe('RATE_LIMITED')
  })
})

describe('leaving for good', () => {
  it('wipes who somebody was and ends every session', async () => {
    const irina = await anOwner({ phone: '+79990000003' })
    expect((await refused(market, 'deleteMe', { as: irina, body: { password: 'guess' } })).code).toBe('WRONG_PASSWORD')

    await call(market, 'createSavedSearch', { as: irina, body: { name: 'Краны', query: 'q=кран' } })

    await call(market, 'deleteMe', { as: irina, body: { password: TEST_PASSWORD } })

    expect(await database.kysely.selectFrom('saved_searches').select('name').execute()).toEqual([])
    expect((await refused(market, 'getMe', { as: irina })).code).toBe('SESSION_ENDED')
    const row = await database.kysely
      .selectFrom('users')
      .select(['email', 'phone_number', 'first_name', 'last_name', 'city_id', 'password_hash'])
      .where('id', '=', irina.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({
      email: `${irina.id}@deleted.invalid`,
      phone_number: null,
      first_name: 'Удалённый аккаунт',
      last_name: '',
      city_id: null,
      password_hash: '',
    })
    for (const login of [emailOf(irina), row.email, '+79990000003']) {
      const { body } = await ask(market, 'POST /auth/login', { body: { login, password: TEST_PASSWORD } })
      expect(body.code, login).toBe('INVALID_CREDENTIALS')
    }
    expect((await lettersTo(database, emailOf(irina))).map(({ subject }) => subject)).toEqual(['Аккаунт удалён'])
  })

  it('wipes the company too', async () => {
    const company = await anOwner({ role: 'EXECUTOR', businessType: 'LLC', shortName: 'ООО «Тёплый дом»' })
    await call(market, 'deleteMe', { as: company, body: { password: TEST_PASSWORD } })

    const row = await database.kysely
      .selectFrom('companies')
      .select(['short_name', 'inn', 'company_phone_number'])
      .where('user_id', '=', company.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ short_name: 'Удалённая компания', inn: null, company_phone_number: null })
  })

  it('is not possible with a task in work, for either side', async () => {
    const [client, executor] = [await anOwner(), await anOwner({ role: 'EXECUTOR' })]
    await aDeal(market, client, executor)

    for (const as of [client, executor]) {
      const error = await refused(market, 'deleteMe', { as, body: { password: TEST_PASSWORD } })
      expect(error.code).toBe('TASKS_IN_PROGRESS')
    }
    expect((await me(client)).cityId).toBe(KAZAN.id)
  })

  it('takes open tasks from the board and open replies from their tasks', async () => {
    const [client, executor, other] = [
      await anOwner(),
      await anOwner({ role: 'EXECUTOR' }),
      await anOwner({ role: 'EXECUTOR' }),
    ]
    const [kept, dropped] = [await aSentTask(market, await aPerson(market)), await aSentTask(market, client)]
    await aSentReply(market, executor, kept.id)
    await aSentReply(market, other, dropped.id)

    await call(market, 'deleteMe', { as: client, body: { password: TEST_PASSWORD } })
    await call(market, 'deleteMe', { as: executor, body: { password: TEST_PASSWORD } })

    const statusOf = (table: 'tasks' | 'task_replies', column: 'id' | 'task_id', id: number) =>
      database.kysely
        .selectFrom(table)
        .select('status')
        .where(column as 'id', '=', id)
        .executeTakeFirstOrThrow()
    expect(await statusOf('tasks', 'id', dropped.id)).toEqual({ status: 'CANCELED' })
    expect(await statusOf('task_replies', 'task_id', dropped.id)).toEqual({ status: 'CLOSED' })
    expect(await statusOf('task_replies', 'task_id', kept.id)).toEqual({ status: 'WITHDRAWN' })
  })

  it('declines the offers that nobody answered, and tells their client', async () => {
    const [client, executor] = [await anOwner(), await anOwner({ role: 'EXECUTOR' })]
    const task = await aSentTask(market, client)
    const sent = { taskId: task.id, executorId: executor.id, message: 'Возьмётесь?' }
    const { data: offer } = await call(market, 'sendTaskOffer', { as: client, body: sent })

    await call(market, 'deleteMe', { as: executor, body: { password: TEST_PASSWORD } })

    const { data } = await call(market, 'listTaskOffers', { as: client, query: { taskId: task.id } })
    expect(data.map(({ status }) => status)).toEqual(['DECLINED'])
    expect((await call(market, 'getChat', { as: client, params: { id: offer.chatId } })).data.status).toBe('CLOSE')
    const told = (await call(market, 'listNotifications', { as: client })).data.items
    expect(told.map(({ kind }) => kind)).toEqual(['TASK_OFFERS'])
  })
})

describe('a copy of everything that is held of one', () => {
  it('has what one told, wrote and got, and of others no more than numbers', async () => {
    const client = await anOwner({ phone: '+79990000009' })
    const executor = await anOwner({ role: 'EXECUTOR', firstName: 'Олег', lastName: 'Чужов' })
    const { task, reply } = await aDeal(market, client, executor)
    const say = { params: { id: reply.chatId }, body: { id: randomUUID(), text: 'Жду вас в семь.' } }
    await call(market, 'sendChatMessage', { as: client, ...say })
    const consent = { kind: 'TERMS', version: '2026-11-01', given_at: new Date(market.clock.now()), ip: '203.0.113.7' }
    await database.kysely
      .insertInto('consents')
      .values({ ...consent, kind: 'TERMS', user_id: client.id })
      .execute()

    await call(market, 'createSavedSearch', { as: client, body: { name: 'Краны', query: 'few=1' } })

    const { data } = await call(market, 'exportMyData', { as: client })

    expect(data.savedSearches.map(({ name, query }) => [name, query])).toEqual([['Краны', 'city=all&few=1']])
    expect(data.profile).toMatchObject({ id: client.id, email: emailOf(client), phoneNumber: '+79990000009' })
    expect(data.consents).toEqual([
      { kind: 'TERMS', version: '2026-11-01', givenAt: new Date(market.clock.now()).toISOString(), ip: '203.0.113.7' },
    ])
    expect(data.tasks.map(({ id, status }) => [id, status])).toEqual([[task.id, 'IN_PROGRESS']])
    expect(data.messages).toEqual([
      { id: say.body.id, chatId: reply.chatId, text: 'Жду вас в семь.', createdAt: data.messages[0]?.createdAt },
    ])
    expect(data.sessions).toHaveLength(1)
    expect([data.isWhole, data.company, data.jobs]).toEqual([true, null, []])
    const { notifications, ...rest } = data
    expect(JSON.stringify(rest)).not.toContain(executor.id)
    expect(JSON.stringify(rest)).not.toContain('Олег')

    const other = (await call(market, 'exportMyData', { as: executor })).data
    expect(other.company?.businessType).toBe('SP')
    expect(other.jobs).toEqual([{ id: task.id, title: task.title, status: 'IN_PROGRESS', endedAt: null }])
    expect(other.replies.map(({ id, text }) => [id, text])).toEqual([[reply.id, reply.text]])
    expect(other.messages.map(({ text }) => text)).not.toContain('Жду вас в семь.')
  })
})
