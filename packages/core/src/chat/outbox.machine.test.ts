import { afterAll, describe, expect, it } from 'vitest'
import { ApiError, TransportError } from '../api/index.ts'
import { type ErrorCode, errorCatalogue } from '../contract/index.ts'
import {
  type CallFault,
  type ChatWorld,
  chatWorld,
  fakeChatServer,
  fakeIds,
  memoryStorage,
  settle,
  testUuid,
  watchTransitions,
} from '../testing/index.ts'
import { outboxMachine } from './outbox.machine.ts'
import { senderMachine } from './sender.machine.ts'

const outboxWatch = watchTransitions(outboxMachine)
const senderWatch = watchTransitions(senderMachine)
const watch = {
  inspect: (event: Parameters<typeof outboxWatch.inspect>[0]) => {
    outboxWatch.inspect(event)
    senderWatch.inspect(event)
  },
}
const OUTBOX_KEY = `artel.chat.outbox.${testUuid(101)}`

const fails = (error: Error): CallFault => ({ before: () => Promise.reject(error) })
const unanswered = fails(new TransportError('offline'))
const answerLost: CallFault = { late: () => Promise.reject(new TransportError('timeout')) }
const never: CallFault = { before: () => new Promise(() => {}) }
/** A call that waits until the test lets it go on. */
const heldCall = () => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  return { fault: { before: () => gate }, release: () => Promise.resolve(release()).then(settle) }
}
const refused = (code: ErrorCode) => {
  const { message, statusCode } = errorCatalogue[code]
  return fails(new ApiError(message, { statusCode, code }))
}

/** A person with chat 901 open and the socket connected. */
const writer = async (ids = fakeIds()) => {
  const server = fakeChatServer()
  server.say(server.addChat(), 'companion', { text: 'Когда удобно?' })
  server.read(901, 'viewer')
  const world = await chatWorld({ server, ids, ...watch })
  await world.connect()
  world.chat.send({ type: 'chat.open', chatId: 901 })
  await settle()
  return world
}

const write = ({ chat }: ChatWorld, text: string) => {
  chat.composer.send({ type: 'draft.change', text })
  chat.composer.send({ type: 'message.send' })
}
/** One's own messages on the screen: text → state. */
const mine = ({ chat }: ChatWorld) => {
  const view = chat.window.get()
  return view.status === 'ready'
    ? view.rows.flatMap((row) => (row.type === 'mine' ? [[row.text, row.failure ?? row.state]] : []))
    : view.status
}
const idOf = ({ chat }: ChatWorld, text: string) => {
  const view = chat.window.get()
  const row = view.status === 'ready' ? view.rows.find((row) => row.type === 'mine' && row.text === text) : null
  return row?.key ?? ''
}
const sends = ({ server }: ChatWorld) => server.calls.filter((call) => call === 'sendChatMessage').length
const outboxOf = ({ chat }: ChatWorld) => chat.actor.getSnapshot().context.outbox.getSnapshot().context
const stored = ({ server }: ChatWorld, chatId = 901) =>
  server
    .messages(chatId)
    .filter(({ senderId }) => senderId === server.viewerId)
    .map(({ text }) => text)

describe('messages on their way', () => {
  afterAll(() => {
    expect(outboxWatch.missed()).toEqual([])
    expect(senderWatch.missed()).toEqual([])
  })

  it('are shown at once, sent, and read', async () => {
    const world = await writer()
    write(world, '  Завтра после обеда ')
    expect(mine(world)).toEqual([['Завтра после обеда', 'sending']])

    await settle()
    expect(mine(world)).toEqual([['Завтра после обеда', 'sent']])
    world.server.read(901, 'companion')
    await world.deliver()

    expect(mine(world)).toEqual([['Завтра после обеда', 'read']])
    expect(world.storage.entries.has(OUTBOX_KEY)).toBe(false)
  })

  it('go one at a time in the order of writing', async () => {
    const world = await writer()
    for (const text of ['Раз', 'Два', 'Три']) write(world, text)
    expect(mine(world)).toEqual([
      ['Раз', 'sending'],
      ['Два', 'queued'],
      ['Три', 'queued'],
    ])

    await settle()

    expect(stored(world)).toEqual(['Раз', 'Два', 'Три'])
  })

  it('of one chat do not wait for those of another', async () => {
    const world = await writer()
    world.server.addChat()
    await world.deliver()
    world.server.next('sendChatMessage', never)
    write(world, 'Застряло')
    world.chat.send({ type: 'chat.open', chatId: 902 })
    await settle()
    write(world, 'Прошло')
    await settle()

    expect(stored(world, 902)).toEqual(['Прошло'])
  })

  it('of one chat go on in their order whatever becomes of those of another', async () => {
    for (const way of ['answered', 'confirmed'] as const) {
      const world = await writer()
      world.server.addChat()
      await world.deliver()
      const first = heldCall()
      world.server.next('sendChatMessage', first.fault)
      if (way === 'confirmed') world.server.next('sendChatMessage', { late: () => new Promise(() => {}) })
      write(world, 'Раз')
      write(world, 'Два')
      world.chat.send({ type: 'chat.open', chatId: 902 })
      await settle()
      write(world, 'Иное')
      await settle()
      await world.deliver()
      expect([stored(world), stored(world, 902), sends(world)]).toEqual([[], ['Иное'], 2])
      await first.release()

      expect([stored(world), outboxOf(world).entries]).toEqual([['Раз', 'Два'], []])
      expect(outboxOf(world).senders).toEqual([901, 902])
    }
  })

  it('wait while there is no network and go in order when there is', async () => {
    const world = await writer()
    for (let failure = 0; failure < 3; failure += 1) world.server.next('sendChatMessage', unanswered)
    write(world, 'Раз')
    write(world, 'Два')
    await settle()
    expect(mine(world)).toEqual([
      ['Раз', 'queued'],
      ['Два', 'queued'],
    ])

    await world.clock.elapse(1000)
    await settle()
    world.chat.actor.getSnapshot().context.outbox.send({ type: 'connection.made' })
    await settle()
    expect(stored(world)).toEqual([])
    world.chat.actor.getSnapshot().context.outbox.send({ type: 'connection.made' })
    await settle()

    expect(stored(world)).toEqual(['Раз', 'Два'])
    expect(world.failures).toEqual([])
  })

  it('are sent less and less often while nobody answers, and the next one begins anew', async () => {
    const world = await writer()
    for (let failure = 0; failure < 4; failure += 1) world.server.next('sendChatMessage', unanswered)
    write(world, 'Раз')
    await settle()
    const counts: number[] = []
    for (const pause of [999, 1, 999, 1, 1999, 1, 3999, 1]) {
      await world.clock.elapse(pause)
      counts.push(sends(world))
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 4, 4, 5])

    world.server.next('sendChatMessage', unanswered)
    write(world, 'Два')
    await settle()
    await world.clock.elapse(1000)
    expect(stored(world)).toEqual(['Раз', 'Два'])
  })

  it('are stored once though every answer is lost', async () => {
    const world = await writer()
    world.server.next('sendChatMessage', answerLost)
    write(world, 'Раз')
    await settle()
    await world.clock.elapse(1000)
    await settle()
    await world.deliver((events) => [...events, ...events])

    expect(stored(world)).toEqual(['Раз'])
    expect(mine(world)).toEqual([['Раз', 'sent']])
  })

  it('are confirmed by the socket before the answer, and the next one goes', async () => {
    const world = await writer()
    world.server.next('sendChatMessage', { late: () => new Promise(() => {}) })
    write(world, 'Раз')
    write(world, 'Два')
    await settle()
    expect(stored(world)).toEqual(['Раз'])

    world.server.next('sendChatMessage', never)
    await world.deliver()
    expect(mine(world)).toEqual([
      ['Раз', 'sent'],
      ['Два', 'sending'],
    ])
    expect(world.storage.get(OUTBOX_KEY)).not.toContain('Раз')
    const again = await world.reload()
    again.chat.send({ type: 'chat.open', chatId: 901 })
    await settle()

    expect(stored(again)).toEqual(['Раз', 'Два'])
    expect(mine(again)).toEqual([
      ['Раз', 'sent'],
      ['Два', 'sent'],
    ])
  })

  it('are kept no longer once the socket has told of them, though no answer comes', async () => {
    const world = await writer()
    world.server.next('sendChatMessage', { late: () => new Promise(() => {}) })
    write(world, 'Раз')
    await settle()
    expect(world.storage.entries.has(OUTBOX_KEY)).toBe(true)
    await world.deliver()

    expect([outboxOf(world).entries, world.storage.entries.has(OUTBOX_KEY)]).toEqual([[], false])
  })

  it.each<ErrorCode>(['CHAT_CLOSED', 'VALIDATION_FAILED', 'NOT_FOUND'])(
    'fail with the reason when the server says %s, and let the next one through',
    async (code) => {
      const world = await writer()
      world.server.next('sendChatMessage', refused(code))
      write(world, 'Раз')
      write(world, 'Два')
      await settle()

      expect(mine(world)).toEqual([
        ['Два', 'sent'],
        ['Раз', errorCatalogue[code].message],
      ])
    },
  )

  it('can be tried again or thrown away once they have failed, and not before', async () => {
    const world = await writer()
    world.server.next('sendChatMessage', refused('CHAT_CLOSED'))
    world.server.next('sendChatMessage', refused('CHAT_CLOSED'))
    write(world, 'Раз')
    write(world, 'Два')
    await settle()
    const [first, second] = [idOf(world, 'Раз'), idOf(world, 'Два')]

    world.chat.outbox.send({ type: 'message.discard', id: first })
    world.chat.outbox.send({ type: 'message.retry', id: second })
    expect(mine(world)).toEqual([['Два', 'sending']])
    world.chat.outbox.send({ type: 'message.discard', id: second })
    world.chat.outbox.send({ type: 'message.retry', id: second })
    await settle()

    expect(stored(world)).toEqual(['Два'])
    expect(world.storage.entries.has(OUTBOX_KEY)).toBe(false)
  })

  it('cannot be tried again or thrown away while they are sent, though another one has failed', async () => {
    const world = await writer()
    world.server.next('sendChatMessage', refused('CHAT_CLOSED'))
    world.server.next('sendChatMessage', never)
    write(world, 'Раз')
    write(world, 'Два')
    await settle()
    for (const type of ['message.retry', 'message.discard'] as const) {
      for (const id of [idOf(world, 'Два'), testUuid(777)]) world.chat.outbox.send({ type, id })
    }
    const failed = ['Раз', errorCatalogue.CHAT_CLOSED.message]
    expect(mine(world)).toEqual([failed, ['Два', 'sending']])
    expect(JSON.parse(world.storage.get(OUTBOX_KEY) ?? '')).toMatchObject([{ text: 'Два' }, { text: 'Раз' }])
  })

  it('go to the end of the line when they are tried again, and the others that have failed stay', async () => {
    const world = await writer()
    for (let n = 0; n < 2; n += 1) world.server.next('sendChatMessage', refused('CHAT_CLOSED'))
    const third = heldCall()
    world.server.next('sendChatMessage', third.fault)
    for (const text of ['Раз', 'Два', 'Три', 'Четыре']) write(world, text)
    await settle()
    world.chat.outbox.send({ type: 'message.retry', id: idOf(world, 'Раз') })
    await third.release()

    expect(stored(world)).toEqual(['Три', 'Четыре', 'Раз'])
    expect(mine(world)).toContainEqual(['Два', errorCatalogue.CHAT_CLOSED.message])
    const again = await world.reload()
    again.chat.send({ type: 'chat.open', chatId: 901 })
    await settle()
    expect(mine(again)).toContainEqual(['Два', errorCatalogue.CHAT_CLOSED.message])
  })

  it('that were tried again go out after a reload too', async () => {
    const world = await writer()
    world.server.next('sendChatMessage', refused('CHAT_CLOSED'))
    world.server.next('sendChatMessage', never)
    write(world, 'Раз')
    await settle()
    world.chat.outbox.send({ type: 'message.retry', id: idOf(world, 'Раз') })
    const again = await world.reload()
    await settle()

    expect(stored(again)).toEqual(['Раз'])
  })

  it('wait out a limit of messages a minute whatever the connection does', async () => {
    const world = await writer()
    world.server.next('sendChatMessage', refused('RATE_LIMITED'))
    write(world, 'Раз')
    await settle()
    world.chat.actor.getSnapshot().context.outbox.send({ type: 'connection.made' })
    // Twenty a minute.
    await world.clock.elapse(2999)
    expect(stored(world)).toEqual([])

    await world.clock.elapse(1)
    await settle()

    expect(stored(world)).toEqual(['Раз'])
  })

  it.each<ErrorCode>(['INTERNAL', 'UNAVAILABLE', 'TOKEN_EXPIRED'])('outlast %s', async (code) => {
    const world = await writer()
    world.server.next('sendChatMessage', refused(code))
    write(world, 'Раз')
    await settle()
    await world.clock.elapse(1000)
    await settle()

    expect(mine(world)).toEqual([['Раз', 'sent']])
  })

  it('do not fail because of what a proxy says', async () => {
    const world = await writer()
    world.server.next('sendChatMessage', fails(new ApiError('Forbidden', { statusCode: 403 })))
    write(world, 'Раз')
    await settle()

    expect(mine(world)).toEqual([['Раз', 'queued']])
  })

  it('survive a reload in order, the failed ones with their reason', async () => {
    const world = await writer()
    world.server.next('sendChatMessage', refused('CHAT_CLOSED'))
    write(world, 'Отказано')
    await settle()
    world.server.next('sendChatMessage', never)
    write(world, 'Раз')
    write(world, 'Два')
    const again = await world.reload()
    again.chat.send({ type: 'chat.open', chatId: 901 })
    await settle()

    expect(stored(again)).toEqual(['Раз', 'Два'])
    expect(mine(again)).toEqual([
      ['Раз', 'sent'],
      ['Два', 'sent'],
      ['Отказано', errorCatalogue.CHAT_CLOSED.message],
    ])
  })

  it('are shown once after a crash between storing and answering', async () => {
    const world = await writer()
    world.server.next('sendChatMessage', { late: () => new Promise(() => {}) })
    write(world, 'Раз')
    await settle()
    const again = await world.reload()
    for (let n = 0; n < 3; n += 1) again.server.next('sendChatMessage', unanswered)
    again.chat.send({ type: 'chat.open', chatId: 901 })
    await settle()

    expect(mine(again)).toEqual([['Раз', 'sent']])
    expect(again.storage.entries.has(OUTBOX_KEY)).toBe(false)
  })

  it('of two tabs stand side by side in the storage', async () => {
    const ids = fakeIds()
    const first = await writer(ids)
    const second = await chatWorld({ server: first.server, storage: first.storage, ids })
    second.chat.send({ type: 'chat.open', chatId: 901 })
    await settle()
    first.server.next('sendChatMessage', unanswered)
    write(first, 'Из первой')
    await settle()
    first.server.next('sendChatMessage', unanswered)
    write(second, 'Из второй')
    await settle()

    expect(JSON.parse(first.storage.get(OUTBOX_KEY) ?? '[]')).toMatchObject([
      { text: 'Из первой' },
      { text: 'Из второй' },
    ])
  })

  it.each(['{', '{}', '[{"id":1}]', '[null,{"id":"a","chatId":1,"text":"x","createdAt":"когда-то","failure":null}]'])(
    'are not made of a storage that holds %s',
    async (text) => {
      const world = await chatWorld({ storage: memoryStorage({ [OUTBOX_KEY]: text }) })

      expect(world.chat.actor.getSnapshot().context.outbox.getSnapshot().context.entries).toEqual([])
    },
  )
})
