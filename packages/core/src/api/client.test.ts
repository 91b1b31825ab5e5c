import { describe, expect, it } from 'vitest'
import type { Transport } from '../ports/index.ts'
import {
  aChat,
  aMessage,
  anOwnTaskCard,
  answer,
  aPlace,
  aReply,
  aTask,
  aTokens,
  content,
  fakeIds,
  fakeTransport,
  held,
  manualClock,
  refusal,
  settle,
  someCounts,
  status,
  testUuid,
  unreachable,
} from '../testing/index.ts'
import { addressOf } from './address.ts'
import { type AccessTokens, CLIENT_TIMEOUT, createApiClient, noTokens, RETRY_DELAY, TransportError } from './index.ts'

const setUp = (tokens: AccessTokens = noTokens, xsrfToken: string | null = null) => {
  const transport = fakeTransport()
  const clock = manualClock()
  const api = createApiClient({
    transport,
    clock,
    ids: fakeIds(),
    tokens,
    xsrfToken: () => xsrfToken,
    timeoutMs: CLIENT_TIMEOUT,
  })
  const requests = () => transport.calls().map((call) => call.request)
  const urls = () => requests().map((request) => request.url)
  return { transport, clock, api, requests, urls }
}

const emptyPage = { data: { items: [], pagination: { totalItems: 0 } } }

const taskInput = {
  title: 'Заменить смеситель',
  categoryId: 11,
  description: 'Снять старый смеситель и поставить новый.',
  placeMode: 'REMOTE',
  dateMode: 'ASAP',
  budgetType: 'NEGOTIABLE',
} as const

describe('addresses', () => {
  it('puts parameters into the path and the query below /web/api/v1', async () => {
    const { api, transport, urls } = setUp()
    transport.on('getTask', answer({ data: aTask() })).on('listTasks', answer(emptyPage))

    await api.getTask({ params: { id: 501 } })
    await api.listTasks()
    await api.listTasks({ query: { q: 'смеситель & кран', page: 2, fewReplies: true } })

    expect(urls()).toEqual([
      '/web/api/v1/tasks/501',
      '/web/api/v1/tasks/list',
      `/web/api/v1/tasks/list?q=${encodeURIComponent('смеситель & кран')}&page=2&fewReplies=true`,
    ])
  })

  it('repeats the key of an array and leaves out what is not given', async () => {
    const { api, transport, urls } = setUp()
    transport.on('listTasks', answer(emptyPage))

    await api.listTasks({ query: { categoryIds: [11, 12], cityId: undefined, q: null as never } })

    expect(urls()).toEqual(['/web/api/v1/tasks/list?categoryIds=11&categoryIds=12'])
  })

  it('survives text cut in the middle of an emoji', async () => {
    const { api, transport } = setUp()
    transport.on('suggestPlaces', answer({ data: { items: [aPlace()], pagination: { totalItems: 1 } } }))

    await api.suggestPlaces({ query: { q: '🏠'.slice(0, 1) } })

    expect(transport.calls()[0]?.query).toEqual([['q', '\uFFFD']])
  })

  it('refuses a call without a parameter of its path before anything is sent', async () => {
    const { api, requests } = setUp()

    // @ts-expect-error the compiler refuses it too
    await expect(api.getTask()).rejects.toThrow('/tasks/{id} needs the parameter id')
    expect(requests()).toEqual([])
  })
})

describe('headers', () => {
  it('carry the token of the moment on every call of a signed-in person, with the given timeout', async () => {
    const { api, transport, requests } = setUp({ access: async () => 'token-1', renew: async () => null })
    transport.on('listTasks', answer(emptyPage)).on('readChat', answer(undefined))

    await api.listTasks()
    await api.readChat({ params: { id: 901 } })

    expect(requests().map((request) => request.headers)).toStrictEqual([
      { Accept: 'application/json', Authorization: 'Bearer token-1' },
      { Accept: 'application/json', Authorization: 'Bearer token-1' },
    ])
    expect(requests().map((request) => [request.body, request.credentials, request.timeoutMs])).toEqual([
      [undefined, false, 25_000],
      [undefined, false, 25_000],
    ])
  })

  it('say nothing of a guest', async () => {
    const { api, transport, requests } = setUp()
    transport.on('listTasks', answer(emptyPage))
    await api.listTasks()

    expect(requests()[0]?.headers).toStrictEqual({ Accept: 'application/json' })
  })

  it('carry the XSRF token exactly when cookies are sent', async () => {
    const { api, transport, requests } = setUp(noTokens, 'xsrf-1')
    transport.on('login', answer({ data: aTokens() })).on('listTasks', answer(emptyPage))

    await api.login({ body: { login: 'client@artel.test', password: 'Artel-demo-1' } })
    await api.listTasks()

    expect(requests().map((request) => [request.credentials, request.headers['X-XSRF-TOKEN']])).toEqual([
      [true, 'xsrf-1'],
      [false, undefined],
    ])
    expect(requests()[0]?.headers['Content-Type']).toBe('application/json')
    expect(requests()[0]?.body).toBe('{"login":"client@artel.test","password":"Artel-demo-1"}')
  })

  it('carry no token where tokens are made, and do not wait for one there', async () => {
    const never: AccessTokens = { access: () => new Promise(() => {}), renew: () => new Promise(() => {}) }
    const { api, transport, requests } = setUp(never)
    transport.on('login', refusal('INVALID_CREDENTIALS')).on('refresh', refusal('SESSION_ENDED'))

    await expect(api.login({ body: { login: 'a', password: 'b' } })).rejects.toThrow('Неверная почта')
    await expect(api.refresh({ body: { grantType: 'refresh_token' } })).rejects.toThrow('Сеанс завершён')
    expect(requests().map((request) => request.headers.Authorization)).toEqual([undefined, undefined])
  })
})

describe('the one retry', () => {
  it.each([
    ['a lost connection', unreachable('offline')],
    ['a timeout', unreachable('timeout')],
    ['502', status(502)],
    ['503', refusal('UNAVAILABLE')],
    ['504', status(504)],
  ])('helps a read over %s', async (_, trouble) => {
    const { api, transport, clock } = setUp()
    transport.next('getTask', trouble).on('getTask', answer({ data: aTask() }))

    const asked = api.getTask({ params: { id: 501 } })
    await clock.elapse(RETRY_DELAY)

    expect((await asked).data.id).toBe(501)
    expect(transport.calls('getTask')).toHaveLength(2)
  })

  it('sends a mutation again with the same key, so that it happens once', async () => {
    const { api, transport, clock, requests } = setUp()
    transport.next('createTask', unreachable('offline')).on('createTask', answer({ data: aTask() }))

    const sent = api.createTask({ body: taskInput })
    await clock.elapse(RETRY_DELAY)
    await sent

    expect(requests().map((request) => request.headers['Idempotency-Key'])).toEqual([testUuid(1), testUuid(1)])
  })

  it('keeps the key that the caller gave for its intent', async () => {
    const { api, transport, requests } = setUp()
    transport.on('createTask', answer({ data: aTask() }))

    await api.createTask({ body: taskInput }, { idempotencyKey: testUuid(77) })

    expect(requests()[0]?.headers['Idempotency-Key']).toBe(testUuid(77))
  })

  it('is made for a message and for a refresh, which know themselves again', async () => {
    const { api, transport, clock } = setUp()
    transport
      .next('sendChatMessage', unreachable('offline'))
      .on('sendChatMessage', answer({ data: aMessage() }))
      .next('refresh', unreachable('offline'))
      .on('refresh', answer({ data: aTokens() }))

    const sent = api.sendChatMessage({ params: { id: 901 }, body: { id: testUuid(3), text: 'Здравствуйте' } })
    const refreshed = api.refresh({ body: { grantType: 'refresh_token' } })
    await clock.elapse(RETRY_DELAY)
    await Promise.all([sent, refreshed])

    expect([transport.calls('sendChatMessage').length, transport.calls('refresh').length]).toEqual([2, 2])
  })

  it('is only one', async () => {
    const { api, transport, clock } = setUp()
    transport.on('getTask', unreachable('offline'))

    const asked = expect(api.getTask({ params: { id: 501 } })).rejects.toMatchObject({
      kind: 'offline',
      message: 'Нет связи с интернетом. Проверьте подключение и повторите.',
    })
    await clock.elapse(RETRY_DELAY)
    await asked

    expect(transport.calls()).toHaveLength(2)
  })

  it('is not made for a mutation that the server could do twice', async () => {
    const { api, transport } = setUp()
    transport.on('readChat', unreachable('timeout'))

    await expect(api.readChat({ params: { id: 901 } })).rejects.toThrow('Сервер долго не отвечает')
    expect(transport.calls()).toHaveLength(1)
  })

  it.each([
    ['refusal', refusal('NOT_FOUND'), { code: 'NOT_FOUND', statusCode: 404 }],
    ['status that no waiting helps', status(505), { code: null, statusCode: 505 }],
  ])('is not made over a %s', async (_, reaction, error) => {
    const { api, transport } = setUp()
    transport.on('getTask', reaction)

    await expect(api.getTask({ params: { id: 501 } })).rejects.toMatchObject(error)
    expect(transport.calls()).toHaveLength(1)
  })

  it('is not made for a caller that has gone', async () => {
    const { api, transport, clock } = setUp()
    const controller = new AbortController()
    transport.on('getTask', unreachable('offline'))

    const asked = expect(api.getTask({ params: { id: 501 } }, { signal: controller.signal })).rejects.toMatchObject({
      kind: 'cancelled',
    })
    await settle()
    controller.abort()
    await clock.elapse(RETRY_DELAY)
    await asked

    expect(transport.calls()).toHaveLength(1)
  })

  it('is not made for one who has gone where the transport would not know it', async () => {
    const [clock, controller] = [manualClock(), new AbortController()]
    let requests = 0
    const transport: Transport = {
      request: async () => {
        requests += 1
        throw new TransportError('offline')
      },
    }
    const api = createApiClient({
      transport,
      clock,
      ids: fakeIds(),
      tokens: noTokens,
      xsrfToken: () => null,
      timeoutMs: CLIENT_TIMEOUT,
    })
    const asked = expect(api.listTasks({}, { signal: controller.signal })).rejects.toMatchObject({ kind: 'cancelled' })
    await settle()
    controller.abort()
    await clock.elapse(RETRY_DELAY)
    await asked

    expect(requests).toBe(1)
  })

  it('leaves a cancelled call alone', async () => {
    const { api, transport } = setUp()
    const controller = new AbortController()
    transport.on('getTask', held())

    const asked = expect(api.getTask({ params: { id: 501 } }, { signal: controller.signal })).rejects.toMatchObject({
      kind: 'cancelled',
    })
    await settle()
    controller.abort()
    await asked

    expect(transport.calls()).toHaveLength(1)
  })
})

describe('a refused token', () => {
  const tokensThatRenew = (renewed: string | null) => {
    const refused: (string | null)[] = []
    const tokens: AccessTokens = {
      access: async () => 'old',
      async renew(token) {
        refused.push(token)
        return renewed
      },
    }
    return { tokens, refused }
  }

  it.each(['TOKEN_EXPIRED', 'UNAUTHORIZED', 'SESSION_ENDED'] as const)(
    'is renewed once over %s, and the call is repeated with the same key',
    async (code) => {
      const { tokens, refused } = tokensThatRenew('new')
      const { api, transport, requests } = setUp(tokens)
      transport.next('sendTaskReply', refusal(code)).on('sendTaskReply', answer({ data: aReply() }))

      await api.sendTaskReply({
        body: { taskId: 501, text: 'Приеду завтра после обеда.', priceType: 'NEGOTIABLE', price: null, termDays: 1 },
      })

      expect(refused).toEqual(['old'])
      expect(requests().map((request) => [request.headers.Authorization, request.headers['Idempotency-Key']])).toEqual([
        ['Bearer old', testUuid(1)],
        ['Bearer new', testUuid(1)],
      ])
    },
  )

  it('is renewed no second time when the new one is refused too', async () => {
    const { tokens, refused } = tokensThatRenew('new')
    const { api, transport } = setUp(tokens)
    transport.on('getChat', refusal('UNAUTHORIZED'))

    await expect(api.getChat({ params: { id: 901 } })).rejects.toMatchObject({ code: 'UNAUTHORIZED', statusCode: 401 })
    expect([refused.length, transport.calls().length]).toEqual([1, 2])
  })

  it('leaves the refusal as it is when there is nothing to renew', async () => {
    const { api, transport } = setUp(noTokens)
    transport.on('getChat', refusal('UNAUTHORIZED'))

    await expect(api.getChat({ params: { id: 901 } })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(transport.calls()).toHaveLength(1)
  })

  it.each([
    ['FORBIDDEN', refusal('FORBIDDEN')],
    ['INVALID_CREDENTIALS', refusal('INVALID_CREDENTIALS')],
    // A proxy that lets nobody in has said nothing of our tokens.
    ['UNAUTHORIZED', status(407, { code: 'UNAUTHORIZED' })],
  ])('is not blamed for %s of another kind', async (code, reaction) => {
    const { tokens, refused } = tokensThatRenew('new')
    const { api, transport } = setUp(tokens)
    transport.on('getChat', reaction)

    await expect(api.getChat({ params: { id: 901 } })).rejects.toMatchObject({ code })
    expect(refused).toEqual([])
  })
})

describe('answers', () => {
  it('come through as the contract shapes them', async () => {
    const { api, transport } = setUp()
    transport
      .on('getUnreadCount', answer(7))
      .on('listChats', answer({ items: [aChat()], pagination: { totalItems: 1 } }))
      .on('readChat', answer(undefined))
      .on(
        'listMyTasks',
        answer({ data: { items: [anOwnTaskCard()], pagination: { totalItems: 1 }, counts: someCounts } }),
      )

    expect(await api.getUnreadCount()).toBe(7)
    expect((await api.listChats()).items).toEqual([aChat()])
    expect(await api.readChat({ params: { id: 901 } })).toBeUndefined()
    expect((await api.listMyTasks()).data.items).toEqual([anOwnTaskCard()])
  })

  it('are not believed when a page stands where JSON should be', async () => {
    const { api, transport } = setUp()
    transport.on('listTasks', status(200) as never)

    await expect(api.listTasks()).rejects.toMatchObject({ name: 'ApiError', message: 'Oops...', statusCode: 200 })
  })

  it('are good up to status 299', async () => {
    const { api, transport } = setUp()
    transport.next('getUnreadCount', status(299, 7), status(300, 7))

    expect(await api.getUnreadCount()).toBe(7)
    await expect(api.getUnreadCount()).rejects.toMatchObject({ statusCode: 300 })
  })
})

describe('files', () => {
  const plan = { name: 'план.pdf', size: 2_000 }
  const estimate = { name: 'смета.xlsx', size: 3_000 }
  const stored = { data: [] }

  it('go as repeated fields of a form, private ones by a field, with the token and the progress', async () => {
    const { api, transport, requests } = setUp({ access: async () => 'token-1', renew: async () => null })
    transport.on('uploadFiles', async (call) => {
      call.request.onProgress?.({ sent: 2_500, total: 5_000 })
      return answer(stored)(call)
    })
    const seen: unknown[] = []

    await api.uploadFiles({ files: [plan, estimate], isPrivate: true }, { onProgress: (step) => seen.push(step) })
    await api.uploadFiles({ files: [plan] })

    expect(requests().map(({ form, body }) => [form, body])).toEqual([
      [{ fields: { isPrivate: 'true' }, name: 'files', files: [plan, estimate] }, undefined],
      [{ fields: {}, name: 'files', files: [plan] }, undefined],
    ])
    expect(requests()[0]?.headers).toEqual({ Accept: 'application/json', Authorization: 'Bearer token-1' })
    expect(seen).toEqual([{ sent: 2_500, total: 5_000 }])
  })

  it('are not sent twice by themselves, and stop when the caller goes', async () => {
    const { api, transport } = setUp()
    transport.next('uploadFiles', unreachable('timeout')).on('uploadFiles', held())
    await expect(api.uploadFiles({ files: [plan] })).rejects.toMatchObject({ kind: 'timeout' })

    const controller = new AbortController()
    const sending = api.uploadFiles({ files: [plan] }, { signal: controller.signal })
    await settle()
    controller.abort()
    await expect(sending).rejects.toMatchObject({ kind: 'cancelled' })
    expect(transport.calls()).toHaveLength(2)
  })

  it('that are private arrive with their name and content', async () => {
    const { api, transport, requests } = setUp()
    transport.on('getFile', content('текст', { name: 'Договор № 5.pdf' }))

    const file = await api.getFile({ params: { id: testUuid(5) } })
    expect([file.name, file.content.type, requests()[0]?.binary]).toEqual(['Договор № 5.pdf', 'application/pdf', true])
    expect((await file.content.arrayBuffer()).byteLength).toBe(file.content.size)
  })

  it.each([
    ['does not say', {}],
    ['writes it in a wrong way', { 'content-disposition': "inline; filename*=UTF-8''%E0%A4%A" }],
  ])('that are private arrive without a name where the server %s', async (_, headers) => {
    const { api, transport } = setUp()
    transport.on('getFile', async () => ({ status: 200, headers, body: { size: 1 } }))

    expect((await api.getFile({ params: { id: testUuid(5) } })).name).toBeNull()
  })

  it('that are private and refused say why to the program', async () => {
    const { api, transport } = setUp()
    transport.on('getFile', async () => ({
      status: 429,
      headers: { 'retry-after': '30' },
      body: { code: 'RATE_LIMITED' },
    }))

    await expect(api.getFile({ params: { id: testUuid(5) } })).rejects.toMatchObject({
      statusCode: 429,
      code: 'RATE_LIMITED',
      retryAfter: 30,
    })
  })

  it.each([
    ['another good status', status(206, { size: 1 })],
    ['nothing', status(200)],
    ['a refusal', refusal('NOT_FOUND')],
  ])('that are private and answered with %s did not come', async (_, reaction) => {
    const { api, transport } = setUp()
    transport.on('getFile', reaction)

    await expect(api.getFile({ params: { id: testUuid(5) } })).rejects.toThrow('Не удалось загрузить приватный файл')
  })
})

describe('prefixes', () => {
  it('are v1, and v2 for an operation that says so', () => {
    expect(addressOf({ path: '/tasks/{id}' }, { id: 5 })).toBe('/web/api/v1/tasks/5')
    expect(addressOf({ path: '/tasks/{id}', version: 2 }, { id: 5 })).toBe('/web/api/v2/tasks/5')
  })
})
