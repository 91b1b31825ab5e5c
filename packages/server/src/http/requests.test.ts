import { type HandlerArgs, MESSAGE_TEXT, type Operation, ROLE_HEADER, type TaskCard } from '@artel/core/contract'
import { aCategory, aTaskCard } from '@artel/core/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { aServer, aStoredUser, ask, signIn, type TestServer } from '../../test/http.ts'
import { Refusal } from '../domain/refusal.ts'
import type { Database } from '../platform/db/database.ts'
import { CALLS_A_MINUTE } from './rate-limit.ts'

let database: Database
let server: TestServer
let bearer: string
/** What handlers were called with. */
let received: Partial<{ [O in Operation]: HandlerArgs<O> }>
let tree: ReturnType<typeof aCategory>[]
let cards: TaskCard[]
let failure: Error | undefined

beforeAll(async () => {
  database = await openTestDatabase()
  server = await aServer(database, {
    handlers: {
      listTasks: async ({ query, params, body }) => {
        if (failure) throw failure
        received.listTasks = { query, params, body }
        return { data: { items: cards, pagination: { totalItems: cards.length } } }
      },
      getTask: async ({ query, params, body }) => {
        received.getTask = { query, params, body }
        throw new Refusal('NOT_FOUND')
      },
      getCategoryTree: async () => ({ data: tree }),
      getUnreadCount: async () => 7,
      readChat: async () => undefined,
      sendChatMessage: async ({ query, params, body }) => {
        received.sendChatMessage = { query, params, body }
        throw new Refusal('CHAT_CLOSED')
      },
      finishTask: async () => {
        throw new Refusal('TRANSITION_REFUSED', { refusal: 'NOT_AUTHOR' })
      },
    },
  })
  const user = await aStoredUser(database)
  bearer = (await signIn(server, user.email)).accessToken
})
afterAll(async () => {
  await server.app.close()
  await database.close()
})

beforeEach(() => {
  received = {}
  tree = []
  cards = []
  failure = undefined
})

const messageOfMine = { id: 'b5b7b7b1-6f5e-4a1c-9c9e-0d9d1b8f7a11', text: 'Здравствуйте!' }

describe('reading a query', () => {
  it('gives numbers, booleans and repeated keys the types of the contract', async () => {
    await ask(
      server,
      'GET /tasks/list?page=3&categoryIds=5&categoryIds=7&verifiedOnly=1&radius=25&latitude=-55.75&q=007',
    )

    expect(received.listTasks?.query).toEqual({
      page: 3,
      limit: 10,
      q: '007',
      categoryIds: [5, 7],
      radius: 25,
      verifiedOnly: true,
      sortBy: 'createdAt',
      latitude: -55.75,
    })
  })

  it('takes one value where several may stand, and an empty one as not given', async () => {
    await ask(server, 'GET /tasks/list?categoryIds=5&page=&limit=')

    expect(received.listTasks?.query).toEqual({ categoryIds: [5], page: 1, limit: 10, sortBy: 'createdAt' })
  })

  it.each([
    'page=0',
    'page=1e2',
    'page=0x10',
    'page=%20',
    'page=1&page=2',
    'page=9007199254740993',
    'limit=51',
    'latitude=NaN',
  ])('refuses %s and points at the parameter', async (query) => {
    const { status, body } = await ask(server, `GET /tasks/list?${query}`)

    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'VALIDATION_FAILED', [query.split('=')[0]]])
  })

  it('ignores what the contract does not know', async () => {
    const { status } = await ask(server, 'GET /tasks/list?utm_source=mail&__proto__=x&constructor=y')

    expect(status).toBe(200)
  })

  it.each(['0', '-1', '1.5', 'abc', '%00', '1'.repeat(30)])('refuses %s as the number of a task', async (id) => {
    expect((await ask(server, `GET /tasks/${id}`)).body.code).toBe('VALIDATION_FAILED')
    expect(received.getTask).toBeUndefined()
  })
})

describe('reading a body', () => {
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    ask(server, 'POST /chat-message/1', { bearer, body, headers })

  it('names every wrong field in Russian, so that a form can show each at its place', async () => {
    const { status, body } = await send({ id: 'x', text: ' ' })

    expect([status, body]).toEqual([
      400,
      {
        message: ['Некорректный идентификатор', 'Сообщение: заполните поле'],
        error: 'Bad Request',
        statusCode: 400,
        code: 'VALIDATION_FAILED',
        fields: { id: 'Некорректный идентификатор.', text: 'Сообщение: заполните поле.' },
      },
    ])
  })

  it('has Russian words even where the contract has none', async () => {
    const { body } = await send('null', { 'content-type': 'application/json' })

    expect(body.message.join()).toMatch(/[а-я]/)
    expect(body.message.join()).not.toMatch(/invalid|expected|required/i)
  })

  it('trims text and passes on only what the contract names', async () => {
    await send({ ...messageOfMine, text: '  Здравствуйте! ', isRead: true, chatId: 99 })

    expect(received.sendChatMessage?.body).toEqual({ ...messageOfMine, fileIds: [] })
  })

  it.each([
    ['NUL', 'a\u0000b'],
    ['a lone surrogate', 'a\ud800b'],
  ])('refuses %s anywhere, because it cannot be stored', async (_, text) => {
    expect((await send({ ...messageOfMine, text })).body.code).toBe('VALIDATION_FAILED')
    expect((await send({ ...messageOfMine, [text]: 1 })).body.code).toBe('VALIDATION_FAILED')
    const query = encodeURIComponent(text.replace('\ud800', '\u0000'))
    expect((await ask(server, `GET /tasks/list?q=${query}`)).body.fields).toEqual({ q: 'Есть недопустимые символы.' })
  })

  it('refuses bottomless nesting without sinking', async () => {
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`

    const { status } = await send(`{"id":"x","text":${deep}}`, { 'content-type': 'application/json' })

    expect(status).toBe(400)
  })

  it.each([
    ['broken JSON', '{"id":', 'application/json', 400, 'VALIDATION_FAILED'],
    ['a prototype in disguise', '{"__proto__":{"a":1}}', 'application/json', 400, 'VALIDATION_FAILED'],
    ['a form', 'id=1', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['plain text', '{}', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['too much', `{"text":"${'x'.repeat(200_000)}"}`, 'application/json', 413, 'PAYLOAD_TOO_LARGE'],
  ])('answers %s with its own code and in Russian', async (_, body, type, status, code) => {
    const answer = await send(body, { 'content-type': type })

    expect([answer.status, answer.body.statusCode, answer.body.code]).toEqual([status, status, code])
    expect(String(answer.body.message)).toMatch(/[а-я]/)
  })

  it('takes a text of the greatest length, in any alphabet', async () => {
    const text = '𝔄'.repeat(MESSAGE_TEXT[1])

    await send({ ...messageOfMine, text })

    expect(received.sendChatMessage?.body.text).toBe(text)
  })
})

describe('access', () => {
  it('asks a guest to sign in before it looks at what they sent', async () => {
    const { status, body } = await ask(server, 'POST /chat-message/nonsense', { body: {} })

    expect([status, body.code, body.message]).toEqual([401, 'UNAUTHORIZED', 'Войдите, чтобы продолжить.'])
  })

  it('refuses a role that the operation is not for', async () => {
    expect((await ask(server, 'PATCH /moderation/tasks/approve/1', { bearer, body: {} })).body.code).toBe('FORBIDDEN')
  })

  it('does not take a person with a broken token for a guest', async () => {
    expect((await ask(server, 'GET /tasks/list', { bearer: 'x.y.z' })).body.code).toBe('UNAUTHORIZED')
  })
})

describe('answering', () => {
  it('writes an answer exactly as the handler gave it', async () => {
    cards = [
      aTaskCard({ title: 'Кавычки "и" \\ слеш\n и 𝔄', budgetFrom: null, distanceToUser: 1.25, place: null }),
      aTaskCard(),
    ]
    const leaf = aCategory({ id: 3, parentId: 2, tasksCount: 4, meta: { description: '<b>' } })
    tree = [aCategory({ id: 1, childCategories: [aCategory({ id: 2, parentId: 1, childCategories: [leaf] })] })]

    expect((await ask(server, 'GET /tasks/list')).body.data.items).toEqual(cards)
    expect((await ask(server, 'GET /categories/tree')).body).toEqual({ data: tree })
    expect((await ask(server, 'GET /chat/unread', { bearer })).body).toBe(7)
  })

  it('keeps to itself what the contract does not name', async () => {
    const card = aTaskCard()
    cards = [{ ...card, passwordHash: 'secret' } as TaskCard]

    expect((await ask(server, 'GET /tasks/list')).body.data.items).toEqual([card])
  })

  it('has no body where there is nothing to say', async () => {
    const { status, body } = await ask(server, 'POST /chat/read/1', { bearer })

    expect([status, body]).toEqual([204, undefined])
  })

  it('says why the lifecycle refused', async () => {
    const { status, body } = await ask(server, 'PATCH /tasks/finish/1', { bearer, body: { version: 1 } })

    expect([status, body.code, body.refusal]).toEqual([409, 'TRANSITION_REFUSED', 'NOT_AUTHOR'])
  })

  it('never shows what broke inside', async () => {
    failure = new Error('relation "users" does not exist at 10.0.0.5')

    const { status, body } = await ask(server, 'GET /tasks/list')

    expect([status, body.code, JSON.stringify(body).includes('users')]).toEqual([500, 'INTERNAL', false])
  })

  it('says that the database is away as 503 with a time to come back', async () => {
    failure = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

    const { status, body, headers } = await ask(server, 'GET /tasks/list')

    expect([status, body.code, headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '5'])
  })

  it('answers an unknown address of the API in JSON', async () => {
    for (const path of ['/nothing', '/tasks', '/tasks/1/2', '/tasks/%E0%A4%A']) {
      const { status, body } = await ask(server, `GET ${path}` as 'GET /')
      expect([path, status, body.code]).toEqual([path, 404, 'NOT_FOUND'])
    }
  })

  it('says to whoever is signed in which role they have now, in a refusal too, and to no guest', async () => {
    const roles = await Promise.all([
      ask(server, 'GET /chat/unread', { bearer }),
      ask(server, 'PATCH /moderation/tasks/approve/1', { bearer, body: {} }),
      ask(server, 'GET /tasks/list'),
    ])
    expect(roles.map(({ headers }) => headers[ROLE_HEADER])).toEqual(['CLIENT', 'CLIENT', undefined])
  })

  it('lets no browser guess, frame, cache or send on anything', async () => {
    const { headers } = await ask(server, 'GET /tasks/list')

    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    })
  })
})

describe('limiting calls', () => {
  it('stops one address that floods, and nobody else', async () => {
    const from = (remoteAddress: string) => ask(server, 'GET /tasks/list', { remoteAddress })
    for (let call = 1; call <= CALLS_A_MINUTE; call++) await from('203.0.113.7')

    const { status, body, headers } = await from('203.0.113.7')

    expect([status, body.code, body.message]).toEqual([
      429,
      'RATE_LIMITED',
      'Слишком часто. Подождите немного и повторите.',
    ])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await from('203.0.113.8')).status).toBe(200)
    expect((await from('127.0.0.1')).status).toBe(200)
  })
})

describe('health', () => {
  it('is well and ready while the database answers, and well but not ready when it does not', async () => {
    const healthy = await server.app.inject('/healthz')
    expect([healthy.statusCode, healthy.json()]).toEqual([200, { status: 'ok' }])
    const ready = await server.app.inject('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', without: [] }])

    const gone = await openTestDatabase()
    const broken = await aServer(gone)
    await gone.close()
    const ill = await broken.app.inject('/readyz')
    expect([ill.statusCode, ill.json().code]).toEqual([503, 'UNAVAILABLE'])
    expect((await broken.app.inject('/healthz')).statusCode).toBe(200)
    await broken.app.close()
  })
})
