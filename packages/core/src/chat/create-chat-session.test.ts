import { describe, expect, it } from 'vitest'
import { TransportError } from '../api/index.ts'
import { type ChatWorld, chatWorld, fakeChatServer, memoryStorage, settle, testUuid } from '../testing/index.ts'

const FRAME = 16
const DAY = 24 * 60 * 60_000
const unanswered = { before: () => Promise.reject(new TransportError('offline')) }

/** A person with `count` chats of one message each, numbered from 901 on. */
const personWith = async (count: number, storage = memoryStorage()) => {
  const server = fakeChatServer()
  for (let n = 0; n < count; n += 1) server.say(server.addChat(), 'companion')
  const world = await chatWorld({ server, storage })
  await world.connect()
  return world
}
const open = async (world: ChatWorld, chatId = 901) => {
  world.chat.send({ type: 'chat.open', chatId })
  await settle()
}
const write = ({ chat }: ChatWorld, text: string) => {
  chat.composer.send({ type: 'draft.change', text })
  chat.composer.send({ type: 'message.send' })
}
/** What the server has said reaches the page, and the frame ends. */
const hear = async (world: ChatWorld) => {
  await world.deliver()
  await world.clock.elapse(2 * FRAME)
}
/** Whether a part has told its watcher of anything since it was asked the last time. */
const watch = (part: { subscribe(listener: () => void): () => void }) => {
  let isTold = false
  const stop = part.subscribe(() => {
    isTold = true
  })
  return {
    stop,
    isTold() {
      const before = isTold
      isTold = false
      return before
    },
  }
}
const rowsOf = ({ chat }: ChatWorld) => {
  const view = chat.window.get()
  return view.status === 'ready' ? view.rows : []
}
const typesOf = (world: ChatWorld) => rowsOf(world).map(({ type }) => type)
const pageCalls = ({ server }: ChatWorld) => server.calls.filter((call) => call === 'listChats').length

describe('who watches the list', () => {
  it('sees it in the order of the moment', async () => {
    const world = await personWith(2)
    const ids = () => {
      const list = world.chat.list.get()
      return list.status === 'ready' && [...list.rows].map(({ id }) => id)
    }
    expect(ids()).toEqual([902, 901])
    world.server.say(901, 'companion')
    await world.deliver()

    expect(ids()).toEqual([901, 902])
  })

  it('is told at once of what a person does', async () => {
    const world = await personWith(2)
    const { isTold } = watch(world.chat.list)
    const { send } = world.chat
    for (const act of [
      () => send({ type: 'chat.open', chatId: 901 }),
      () => send({ type: 'chat.close' }),
      () => send({ type: 'chat.pin', chatId: 902 }),
      () => send({ type: 'chat.unpin' }),
      () => world.chat.list.send({ type: 'list.search', text: 'смеситель' }),
    ]) {
      act()
      expect(isTold()).toBe(true)
      await world.clock.elapse(1000)
      isTold()
    }
    expect(world.chat.list.get()).toMatchObject({ search: 'смеситель', selectedId: null, pinned: null })
  })

  it('is told of the connection', async () => {
    const world = await personWith(1)
    const { isTold } = watch(world.chat.list)
    world.socket.latest.drop()

    expect([isTold(), world.chat.list.get().connection]).toEqual([true, 'reconnecting'])
  })

  it('is told of the pinned chat though the list has not loaded it, and only as long as it is pinned', async () => {
    const world = await personWith(10)
    const { isTold } = watch(world.chat.list)
    world.chat.send({ type: 'chat.pin', chatId: 901 })
    await world.clock.elapse(FRAME)
    isTold()
    world.server.close(901)
    await hear(world)
    expect([isTold(), world.chat.list.get().pinned?.status]).toEqual([true, 'CLOSE'])

    world.chat.send({ type: 'chat.pin', chatId: 902 })
    await world.clock.elapse(FRAME)
    isTold()
    world.server.read(901, 'companion')
    await hear(world)
    expect(isTold()).toBe(false)
    world.server.close(902)
    await hear(world)
    expect(isTold()).toBe(true)
  })

  it('is not told of typing, nor of anything after having gone', async () => {
    const world = await personWith(2)
    await open(world)
    const { isTold, stop } = watch(world.chat.list)
    world.chat.composer.send({ type: 'draft.change', text: 'Пишу' })
    expect(isTold()).toBe(false)

    world.chat.send({ type: 'chat.pin', chatId: 902 })
    await world.clock.elapse(FRAME)
    expect(isTold()).toBe(true)
    stop()
    world.chat.send({ type: 'chat.open', chatId: 902 })
    world.server.say(902, 'companion')
    await hear(world)
    world.socket.latest.drop()
    expect([isTold(), world.clock.pending > 0]).toEqual([false, true])
  })

  it('sees the other chats where they stand while the pinned one is not known', async () => {
    const world = await personWith(2)
    world.server.next('getChat', unanswered)
    world.chat.send({ type: 'chat.pin', chatId: 777 })
    const list = world.chat.list.get()

    expect([list.pinned, list.status === 'ready' && [...list.rows].map(({ id }) => id)]).toEqual([null, [902, 901]])
  })
})

describe('who watches the open chat', () => {
  it('is told at once of what a person does, and of a message on its way', async () => {
    const world = await personWith(2)
    const { isTold } = watch(world.chat.window)
    await open(world)
    expect([isTold(), world.chat.window.get()]).toMatchObject([true, { status: 'ready', chatId: 901 }])
    world.server.next('sendChatMessage', { before: () => new Promise(() => {}) })
    write(world, 'Первому')
    expect([isTold(), rowsOf(world).at(-1)]).toMatchObject([true, { text: 'Первому', state: 'sending' }])
    world.chat.send({ type: 'chat.close' })

    expect([isTold(), world.chat.window.get()]).toEqual([true, { status: 'none' }])
  })

  it('sees the messages on their way to this chat and not to another', async () => {
    const world = await personWith(2)
    await open(world)
    world.server.next('sendChatMessage', { before: () => new Promise(() => {}) })
    write(world, 'Первому')
    await open(world, 902)

    expect(typesOf(world)).not.toContain('mine')
  })

  it('is told once a frame of what comes there, and of no other chat', async () => {
    const world = await personWith(2)
    const { isTold } = watch(world.chat.window)
    await open(world)
    await open(world, 902)
    await world.clock.elapse(FRAME)
    isTold()
    world.server.say(902, 'companion', { text: 'Вам' })
    await hear(world)
    expect([isTold(), rowsOf(world).at(-1)]).toMatchObject([true, { text: 'Вам' }])
    await hear(world)
    isTold()
    world.server.say(901, 'companion')
    await hear(world)

    expect(isTold()).toBe(false)
  })

  it('is told of a message though something is typed in the same frame', async () => {
    const world = await personWith(1)
    await open(world)
    await world.clock.elapse(FRAME)
    const { isTold } = watch(world.chat.window)
    world.server.read(901, 'companion')
    await world.deliver()
    world.chat.composer.send({ type: 'draft.change', text: 'Пишу' })
    await world.clock.elapse(FRAME)

    expect(isTold()).toBe(true)
  })

  it("is told once a frame, and not before, of one's own message from another device", async () => {
    const world = await personWith(1)
    await open(world)
    world.server.next('sendChatMessage', { before: () => new Promise(() => {}) })
    write(world, 'Отсюда')
    await world.clock.elapse(FRAME)
    const { isTold } = watch(world.chat.window)
    world.server.say(901, 'viewer', { text: 'С телефона' })
    await world.deliver()
    expect(isTold()).toBe(false)
    await world.clock.elapse(FRAME)

    expect([isTold(), rowsOf(world).slice(-2)]).toMatchObject([
      true,
      [
        { text: 'С телефона', state: 'sent' },
        { text: 'Отсюда', state: 'sending' },
      ],
    ])
  })

  it('is told of the connection', async () => {
    const world = await personWith(1)
    await open(world)
    const { isTold } = watch(world.chat.window)
    world.socket.latest.drop()

    expect([isTold(), world.chat.window.get()]).toMatchObject([true, { connection: 'reconnecting' }])
  })

  it('sees that the day is over', async () => {
    const world = await personWith(1)
    await open(world)
    const days = () => rowsOf(world).flatMap((row) => (row.type === 'day' ? [row.label] : []))
    expect(days()).toEqual(['Сегодня'])
    world.clock.advance(DAY)

    expect(days()).toEqual(['Вчера'])
  })

  it('keeps the placeholder when a message comes to another chat, or an old one once more', async () => {
    const world = await personWith(2)
    await open(world)
    world.chat.window.send({ type: 'placeholder.add' })
    world.server.say(902, 'companion')
    await world.deliver((events) => [...events, ...world.server.events.filter(({ name }) => name === 'NEW_MESSAGE')])
    await world.clock.elapse(2 * FRAME)

    expect(typesOf(world)).toContain('placeholder')
  })

  it('may close it in the very frame in which its messages come', async () => {
    const world = await personWith(1)
    await open(world)
    for (let n = 0; n < 2; n += 1) world.server.say(901, 'companion')
    await world.deliver()
    world.chat.send({ type: 'chat.close' })
    await world.clock.elapse(2 * FRAME)

    expect(world.chat.window.get()).toEqual({ status: 'none' })
  })
})

describe('who watches the composer', () => {
  it('is told at once of typing, and the window is not', async () => {
    const world = await personWith(1)
    await open(world)
    const [composer, window] = [watch(world.chat.composer), watch(world.chat.window)]
    world.chat.composer.send({ type: 'draft.change', text: 'Пишу' })

    expect([composer.isTold(), window.isTold()]).toEqual([true, false])
    expect(world.chat.composer.get()).toMatchObject({ status: 'open', text: 'Пишу', length: 4, canSend: true })
  })

  it('is told when the chat has been opened, and sees nothing of it before', async () => {
    const world = await personWith(1)
    const { isTold } = watch(world.chat.composer)
    expect(world.chat.composer.get()).toEqual({ status: 'hidden' })
    world.chat.send({ type: 'chat.open', chatId: 901 })
    expect([isTold(), world.chat.composer.get()]).toEqual([true, { status: 'hidden' }])
    await settle()
    expect([isTold(), world.chat.composer.get()]).toMatchObject([true, { status: 'open' }])
    world.chat.send({ type: 'chat.close' })

    expect([isTold(), world.chat.composer.get()]).toEqual([true, { status: 'hidden' }])
  })

  it('is told when the chat is closed by its deal', async () => {
    const world = await personWith(1)
    await open(world)
    await world.clock.elapse(FRAME)
    const { isTold } = watch(world.chat.composer)
    world.server.close(901)
    await hear(world)

    expect([isTold(), world.chat.composer.get()]).toEqual([true, { status: 'closed' }])
  })
})

describe('a gap in the numbers of a chat', () => {
  const skipOne = async (world: ChatWorld, chatId: number) => {
    world.server.say(chatId, 'companion')
    world.lose()
    world.server.say(chatId, 'companion')
    await hear(world)
  }

  it('makes the list ask again, also while another chat is open', async () => {
    const world = await personWith(2)
    await open(world)
    const before = pageCalls(world)
    await skipOne(world, 902)

    expect(pageCalls(world)).toBe(before + 1)
    expect(world.chat.store.row(902)?.unread).toBe(3)
  })

  it('is filled by the window where the chat is open, and the list asks nothing', async () => {
    const world = await personWith(2)
    await open(world)
    const before = pageCalls(world)
    await skipOne(world, 901)

    expect(pageCalls(world)).toBe(before)
    expect(typesOf(world).filter((type) => type === 'theirs')).toHaveLength(3)
  })
})

describe('a chat session', () => {
  it('tells of failures as long as somebody wants to know', async () => {
    const world = await personWith(0)
    const heard: string[] = []
    const stop = world.chat.onFailure((message) => heard.push(message))
    const fail = async () => {
      world.server.next('getChat', unanswered)
      await open(world, 777)
      world.chat.send({ type: 'chat.close' })
    }
    await fail()
    expect(heard).toHaveLength(1)
    stop()
    await fail()

    expect([heard.length, world.failures.length]).toEqual([1, 2])
  })

  it('keeps the draft when it is stopped in the middle of a word', async () => {
    const world = await personWith(1)
    await open(world)
    world.chat.composer.send({ type: 'draft.change', text: 'Здравс' })
    const again = await world.reload()
    await open(again)

    expect(again.chat.composer.get()).toMatchObject({ text: 'Здравс' })
  })

  it('hears nothing after it has been stopped, though the connection lives on', async () => {
    const world = await personWith(2)
    world.server.say(901, 'companion', { text: 'Поздно' })
    world.chat.stop()
    const [calls, pending] = [world.server.calls.length, world.clock.pending]
    await hear(world)
    world.socket.latest.drop()
    await world.clock.elapse(1000)
    await world.connect()

    expect(world.chat.store.row(901)?.preview?.text).not.toBe('Поздно')
    expect(world.server.calls.slice(calls)).not.toContain('listChats')
    expect(world.clock.pending).toBe(pending)
  })

  it('begins nothing new for what has come in the moment of its end', async () => {
    const world = await personWith(2)
    world.server.remove(902)
    const delivered = world.deliver()
    world.chat.stop()
    world.unread.stop()
    world.realtime.stop()
    await delivered

    expect(world.clock.pending).toBe(0)
  })

  it('loads no chat for a pin that the storage does not hold', async () => {
    const world = await personWith(1, memoryStorage({ [`artel.chat.pinned.${testUuid(102)}`]: '901' }))

    expect([world.chat.list.get().pinned, world.server.calls]).toEqual([null, expect.not.arrayContaining(['getChat'])])
  })
})
