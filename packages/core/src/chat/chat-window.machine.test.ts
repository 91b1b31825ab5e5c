import { afterAll, describe, expect, it } from 'vitest'
import { TransportError } from '../api/index.ts'
import { type ChatWorld, chatWorld, fakeChatServer, settle, watchTransitions } from '../testing/index.ts'
import { chatWindowMachine } from './chat-window.machine.ts'

const watch = watchTransitions(chatWindowMachine)
const unanswered = { before: () => Promise.reject(new TransportError('offline')) }

/** Both people have chat 901 with `count` messages of the other side. */
const personWith = async (count: number) => {
  const server = fakeChatServer()
  const chatId = server.addChat()
  for (let n = 1; n <= count; n += 1) server.say(chatId, 'companion', { text: `Сообщение ${n}` })
  const world = await chatWorld({ server, inspect: watch.inspect })
  await world.connect()
  return world
}

const open = async (world: ChatWorld, chatId = 901) => {
  world.chat.send({ type: 'chat.open', chatId })
  await settle()
}
const ready = (world: ChatWorld) => {
  const view = world.chat.window.get()
  if (view.status !== 'ready') throw new Error(`The window is ${view.status}`)
  return view
}
const textsOf = (world: ChatWorld) =>
  ready(world).rows.flatMap((row) => ('text' in row ? [row.text] : row.type === 'unread' ? ['—'] : []))
const messages = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => `Сообщение ${from + n}`)
const callsOf = ({ server }: ChatWorld, name: string) => server.calls.filter((call) => call === name).length

describe('an open chat', () => {
  afterAll(() => expect(watch.missed()).toEqual([]))

  it('asks what was missed when the connection was made anew while it was opening', async () => {
    const world = await personWith(3)
    await world.connect()
    let answer = () => {}
    world.server.next('listChatMessages', {
      late: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    world.chat.send({ type: 'chat.open', chatId: 901 })
    await settle()
    world.socket.latest.drop()
    world.server.say(901, 'companion', { text: 'Пропущено' })
    world.lose()
    await world.clock.elapse(1000)
    await world.connect()
    answer()
    await settle()

    const window = world.chat.window.get()
    expect(window.status === 'ready' && window.rows.at(-1)).toMatchObject({ text: 'Пропущено' })
  })

  it('shows the ten newest messages and ten more on demand until an empty batch', async () => {
    const world = await personWith(0)
    // The first number is not for this viewer's eyes, so only an empty batch can tell that nothing is older.
    world.server.narrate(901, null, { visibleFor: 'EXECUTOR' })
    for (let n = 1; n <= 20; n += 1) world.server.say(901, 'companion', { text: `Сообщение ${n}` })
    world.lose()
    await open(world)
    expect(textsOf(world)).toEqual(messages(11, 20))
    expect(ready(world).older).toBe('available')

    world.chat.window.send({ type: 'history.older' })
    expect(ready(world).older).toBe('loading')
    await settle()
    expect(ready(world).older).toBe('available')
    world.chat.window.send({ type: 'history.older' })
    await settle()

    expect(textsOf(world)).toEqual(['—', ...messages(1, 20)])
    expect(ready(world).older).toBe('none')
  })

  it('knows without asking that nothing precedes message number one', async () => {
    const world = await personWith(3)
    await open(world)
    const before = callsOf(world, 'listChatMessages')
    world.chat.window.send({ type: 'history.older' })

    expect([ready(world).older, callsOf(world, 'listChatMessages')]).toEqual(['none', before])
  })

  it('is marked read at once, in the chat and in the total', async () => {
    const world = await personWith(3)
    expect(world.unread.total.get()).toBe(3)

    await open(world)

    expect(world.unread.total.get()).toBe(0)
    expect(world.chat.store.row(901)?.unread).toBe(0)
    expect(world.server.unread()).toBe(0)
  })

  it('asks the server nothing when there is nothing to read', async () => {
    const world = await personWith(0)
    await open(world)

    expect(callsOf(world, 'readChat')).toBe(0)
  })

  it('shows where the unread began until it is opened again or answered', async () => {
    const world = await personWith(2)
    world.server.read(901, 'viewer')
    world.server.say(901, 'viewer', { text: 'Моё' })
    world.server.say(901, 'companion', { text: 'Новое' })
    await world.deliver()
    await open(world)
    expect(textsOf(world)).toEqual([...messages(1, 2), 'Моё', '—', 'Новое'])

    world.chat.composer.send({ type: 'draft.change', text: 'Ответ' })
    world.chat.composer.send({ type: 'message.send' })
    await settle()

    expect(textsOf(world)).toEqual([...messages(1, 2), 'Моё', 'Новое', 'Ответ'])
  })

  it("knows one's messages read once the other side has answered", async () => {
    const world = await personWith(0)
    await open(world)
    world.server.say(901, 'viewer')
    world.server.say(901, 'companion')
    await world.deliver((events) => events.filter(({ name }) => name === 'NEW_MESSAGE'))

    expect(ready(world).rows.flatMap((row) => (row.type === 'mine' ? [row.state] : []))).toEqual(['read'])
  })

  it('takes a new message in and marks it read', async () => {
    const world = await personWith(1)
    await open(world)
    world.server.say(901, 'companion', { text: 'Ещё' })
    await world.deliver((events) => [...events, ...events])

    expect(textsOf(world).slice(-2)).toEqual(['Сообщение 1', 'Ещё'])
    expect(world.unread.total.get()).toBe(0)
    expect(world.server.unread()).toBe(0)
  })

  it('stays unread while the server cannot be told, and is told later', async () => {
    const world = await personWith(2)
    world.server.next('readChat', unanswered)
    await open(world)
    expect(world.unread.total.get()).toBe(2)

    await world.clock.elapse(1000)
    await settle()
    expect(world.unread.total.get()).toBe(0)

    world.server.next('readChat', unanswered)
    world.server.say(901, 'companion')
    await world.deliver()
    expect(world.unread.total.get()).toBe(1)
    world.chat.actor.getSnapshot().context.window?.send({ type: 'connection.made' })
    await settle()
    expect(world.unread.total.get()).toBe(0)
  })

  it.each(['readChat', 'listChatMessages'] as const)(
    'asks %s less and less often while it fails, and begins anew once it has not',
    async (call) => {
      const world = await personWith(1)
      await open(world)
      const pauses = async (failures: number) => {
        for (let n = 0; n < failures; n += 1) world.server.next(call, unanswered)
        world.server.say(901, 'companion')
        if (call === 'listChatMessages') {
          world.lose()
          world.server.say(901, 'companion')
        }
        await world.deliver()
        await world.clock.elapse(20)
        const found: number[] = []
        for (let n = 0; n < failures; n += 1) {
          const [since, asked] = [world.clock.now(), callsOf(world, call)]
          while (callsOf(world, call) === asked && world.clock.now() < since + 10_000) await world.clock.elapse(100)
          found.push(Math.round((world.clock.now() - since) / 500) * 500)
          await settle()
        }
        return found
      }

      expect(await pauses(4)).toEqual([1000, 1000, 2000, 4000])
      expect(await pauses(3)).toEqual([1000, 1000, 2000])
    },
  )

  it('asks for what was missed after a reconnection, however much it is', async () => {
    const world = await personWith(5)
    await open(world)
    for (let n = 6; n <= 150; n += 1) world.server.say(901, 'companion', { text: `Сообщение ${n}` })
    world.lose()
    world.socket.latest.drop()
    await world.clock.elapse(1000)
    await settle()
    await world.connect()

    expect(textsOf(world).filter((text) => text !== '—')).toEqual(messages(1, 150))
    await world.clock.elapse(1000)
    expect(world.unread.total.get()).toBe(0)
  })

  it('asks for what is missing when a number is skipped, and nothing when none is', async () => {
    const world = await personWith(5)
    await open(world)
    const before = callsOf(world, 'listChatMessages')
    for (let n = 6; n <= 9; n += 1) world.server.say(901, 'companion', { text: `Сообщение ${n}` })

    await world.deliver((events) => events.slice(3))

    expect(textsOf(world).filter((text) => text !== '—')).toEqual(messages(1, 9))
    expect(callsOf(world, 'listChatMessages')).toBe(before + 1)
    world.server.say(901, 'companion', { text: 'Сообщение 10' })
    await world.deliver()
    expect(callsOf(world, 'listChatMessages')).toBe(before + 1)
  })

  it('asks again later when what is missing cannot be had, or as soon as the connection is back', async () => {
    const world = await personWith(1)
    await open(world)
    for (const revive of [
      () => world.clock.elapse(1000),
      () => world.chat.actor.getSnapshot().context.window?.send({ type: 'connection.made' }),
    ]) {
      world.server.next('listChatMessages', unanswered)
      world.server.say(901, 'companion', { text: 'Пропущено' })
      world.lose()
      world.server.say(901, 'companion', { text: 'Дошло' })
      await world.deliver()
      await world.clock.elapse(20)
      await revive()
      await settle()
    }

    expect(textsOf(world).slice(-4)).toEqual(['Пропущено', 'Дошло', 'Пропущено', 'Дошло'])
    expect(world.failures).toEqual([])
  })

  it('starts asking anew when the connection breaks under it', async () => {
    const world = await personWith(1)
    await open(world)
    world.server.next('listChatMessages', { before: () => new Promise(() => {}) })
    world.chat.actor.getSnapshot().context.window?.send({ type: 'connection.made' })
    world.server.say(901, 'companion', { text: 'Пропущено' })
    world.lose()

    world.chat.actor.getSnapshot().context.window?.send({ type: 'connection.made' })
    await settle()

    expect(textsOf(world).at(-1)).toBe('Пропущено')
  })

  it('shows at once what was loaded before, and then what came since', async () => {
    const world = await personWith(3)
    await open(world)
    world.chat.send({ type: 'chat.close' })
    expect(world.chat.window.get()).toEqual({ status: 'none' })
    world.server.say(901, 'companion', { text: 'Сообщение 4' })
    world.lose()

    await open(world)

    expect(textsOf(world).filter((text) => text !== '—')).toEqual(messages(1, 4))
    expect(world.unread.total.get()).toBe(0)
  })

  it('tells of a failed opening and tries again on demand or when the connection is back', async () => {
    const world = await personWith(3)
    world.server.next('listChatMessages', unanswered)
    world.server.next('listChatMessages', unanswered)
    world.chat.send({ type: 'chat.open', chatId: 901 })
    expect(world.chat.window.get()).toMatchObject({ status: 'loading', chatId: 901, chat: { id: 901 } })
    await settle()
    expect(world.chat.window.get()).toEqual({ status: 'failed', chatId: 901, message: world.failures[0] })

    world.chat.window.send({ type: 'window.retry' })
    await settle()
    expect(world.failures).toHaveLength(2)
    world.chat.actor.getSnapshot().context.window?.send({ type: 'connection.made' })
    await settle()

    expect(ready(world).chat.id).toBe(901)
  })

  it('keeps what it shows when older messages cannot be loaded, and tells of it', async () => {
    const world = await personWith(15)
    await open(world)
    world.server.next('listChatMessages', unanswered)
    world.chat.window.send({ type: 'history.older' })
    await settle()
    expect(ready(world).older).toBe('failed')
    expect(world.failures).toEqual(['Нет связи с интернетом. Проверьте подключение и повторите.'])

    world.chat.window.send({ type: 'history.older' })
    await settle()

    expect(ready(world).older).toBe('none')
  })

  it('says that a chat does not exist or is not for this viewer', async () => {
    const world = await personWith(1)
    await open(world, 777)

    expect(world.chat.window.get()).toEqual({ status: 'notFound', chatId: 777 })
    expect(world.failures).toEqual([])
  })

  it('opens a chat that the list has not loaded', async () => {
    const world = await personWith(1)
    for (let n = 0; n < 12; n += 1) world.server.addChat()
    await world.deliver()
    const again = await world.reload()
    expect(again.chat.store.row(901)).toBeNull()
    await open(again)

    expect(ready(again).chat.id).toBe(901)
  })

  it('says that its chat was deleted, and nothing is selected or pinned any more', async () => {
    const world = await personWith(1)
    await open(world)
    world.chat.send({ type: 'chat.pin', chatId: 901 })
    await settle()
    world.server.remove(901)
    await world.deliver()

    expect(world.chat.window.get()).toEqual({ status: 'removed', chatId: 901 })
    expect(world.chat.list.get()).toMatchObject({ selectedId: null, pinned: null, status: 'empty' })
    expect(world.unread.total.get()).toBe(0)
  })

  it.each(['reading', 'loading older', 'catching up'] as const)(
    'notices while %s that its chat is gone',
    async (when) => {
      const world = await personWith(15)
      if (when !== 'reading') await open(world)
      world.server.say(901, 'companion')
      await world.deliver((events) => (when === 'reading' ? events : []))
      const gone = {
        before: async () => {
          if (world.server.chats().length > 0) world.server.remove(901)
          world.lose()
        },
      }
      if (when === 'reading') {
        world.server.next('readChat', gone)
        await open(world)
      } else {
        world.server.next('listChatMessages', gone)
        if (when === 'loading older') world.chat.window.send({ type: 'history.older' })
        else world.chat.actor.getSnapshot().context.window?.send({ type: 'connection.made' })
        await settle()
      }

      expect(world.chat.window.get()).toEqual({ status: 'removed', chatId: 901 })
      expect(world.chat.list.get()).toMatchObject({ selectedId: null, status: 'empty' })
    },
  )

  it('can only be read once it is closed', async () => {
    const world = await personWith(1)
    await open(world)
    expect(world.chat.composer.get()).toMatchObject({ status: 'open' })
    world.server.close(901)
    await world.deliver()

    expect(world.chat.composer.get()).toEqual({ status: 'closed' })
    expect(ready(world).chat.status).toBe('CLOSE')
  })

  it('holds one placeholder while there are no messages', async () => {
    const world = await personWith(0)
    await open(world)
    expect(ready(world).rows.map(({ type }) => type)).toEqual(['placeholder'])
    world.chat.window.send({ type: 'placeholder.add' })
    expect(ready(world).rows).toEqual([
      { type: 'placeholder', key: 'placeholder', message: { type: 'DIALOG', text: '', visibleFor: 'ALL' } },
    ])
    world.chat.window.send({ type: 'placeholder.remove' })
    expect(ready(world).rows).toEqual([])

    world.chat.window.send({ type: 'placeholder.add' })
    world.server.say(901, 'companion', { text: 'Здравствуйте!' })
    await world.deliver()

    expect(ready(world).rows.map(({ type }) => type)).toEqual(['day', 'theirs'])
  })

  it('holds none where there are messages, unless it is asked for', async () => {
    const world = await personWith(1)
    await open(world)
    const types = () => ready(world).rows.map(({ type }) => type)
    expect(types()).not.toContain('placeholder')

    world.chat.window.send({ type: 'placeholder.add' })
    expect(types()).toContain('placeholder')
  })

  it("takes the placeholder away with one's own first message", async () => {
    const world = await personWith(0)
    await open(world)

    world.chat.composer.send({ type: 'draft.change', text: 'Здравствуйте!' })
    world.chat.composer.send({ type: 'message.send' })

    expect(ready(world).rows.map(({ type }) => type)).toEqual(['day', 'mine'])
  })

  it('gives place to another chat', async () => {
    const world = await personWith(1)
    world.server.addChat()
    await world.deliver()
    await open(world)
    await open(world, 902)

    expect(ready(world).chatId).toBe(902)
    expect(world.chat.list.get().selectedId).toBe(902)
  })

  it('is told once a frame of a burst, and typing does not touch it', async () => {
    const world = await personWith(1)
    await open(world)
    let told = 0
    world.chat.window.subscribe(() => {
      told += 1
    })
    const before = world.chat.window.get()
    world.chat.composer.send({ type: 'draft.change', text: 'Пишу' })
    expect(world.chat.window.get()).toBe(before)
    expect(told).toBe(0)

    for (let n = 0; n < 100; n += 1) world.server.say(901, 'companion')
    await world.deliver()
    await world.clock.elapse(16)

    expect(told).toBeLessThan(5)
    expect(ready(world).rows.length).toBeGreaterThan(100)
  })
})
