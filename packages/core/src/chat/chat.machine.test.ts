import { afterAll, describe, expect, it } from 'vitest'
import { TransportError } from '../api/index.ts'
import {
  type ChatWorld,
  chatWorld,
  fakeChatServer,
  memoryStorage,
  settle,
  testUuid,
  watchTransitions,
} from '../testing/index.ts'
import { chatMachine } from './chat.machine.ts'

const watch = watchTransitions(chatMachine)
const PIN_KEY = `artel.chat.pinned.${testUuid(101)}`
const unanswered = { before: () => Promise.reject(new TransportError('offline')) }

const personWith = async (count: number, storage = memoryStorage()) => {
  const server = fakeChatServer()
  for (let n = 0; n < count; n += 1) server.addChat()
  const world = await chatWorld({ server, storage, inspect: watch.inspect })
  await world.connect()
  return world
}
const pinnedOf = ({ chat }: ChatWorld) => chat.list.get().pinned?.id ?? null

describe('the chat as a whole', () => {
  afterAll(() => expect(watch.missed()).toEqual([]))

  it('pins a chat that the list has not loaded', async () => {
    const world = await personWith(10)
    world.chat.send({ type: 'chat.pin', chatId: 901 })
    await settle()

    expect(pinnedOf(world)).toBe(901)
  })

  it('tries to load the pinned chat again ever more rarely, and at once when the connection is back', async () => {
    for (const revive of ['time', 'connection'] as const) {
      const server = fakeChatServer()
      for (let n = 0; n < 10; n += 1) server.addChat()
      for (let n = 0; n < 3; n += 1) server.next('getChat', unanswered)
      const world = await chatWorld({ server, storage: memoryStorage({ [PIN_KEY]: '901' }), inspect: watch.inspect })
      const asked = async (milliseconds: number) => {
        await world.clock.elapse(milliseconds)
        return server.calls.filter((call) => call === 'getChat').length
      }
      expect([await asked(999), await asked(1), await asked(999), await asked(1)]).toEqual([1, 2, 2, 3])
      expect(await asked(1999)).toBe(3)
      expect(pinnedOf(world)).toBeNull()
      if (revive === 'time') await world.clock.elapse(1)
      else await world.connect()

      expect([pinnedOf(world), await asked(0), world.failures]).toEqual([901, 4, []])
      server.next('getChat', unanswered)
      world.chat.actor.send({ type: 'connection.made' })
      expect([await asked(999), await asked(1)]).toEqual([5, 6])
    }
  })

  it('learns after a reconnection what has become of the pinned chat, though the list has not loaded it', async () => {
    const world = await personWith(10)
    world.chat.send({ type: 'chat.pin', chatId: 901 })
    await settle()
    world.server.close(901)
    world.lose()
    world.socket.latest.drop()
    await world.clock.elapse(1000)
    await world.connect()

    expect(world.chat.list.get().pinned).toMatchObject({ id: 901, status: 'CLOSE' })
  })

  it('forgets a pinned chat that is gone', async () => {
    const world = await personWith(1, memoryStorage({ [PIN_KEY]: '777' }))

    expect(pinnedOf(world)).toBeNull()
    expect(world.storage.get(PIN_KEY)).toBeNull()
  })

  it('forgets a pinned chat that is deleted, and not because another one is', async () => {
    const world = await personWith(3)
    world.chat.send({ type: 'chat.pin', chatId: 902 })
    await settle()
    world.server.remove(903)
    await world.deliver()
    expect(pinnedOf(world)).toBe(902)
    world.server.remove(902)
    await world.deliver()

    expect(pinnedOf(world)).toBeNull()
    expect(world.storage.get(PIN_KEY)).toBeNull()
  })

  it('lets another chat take the pin', async () => {
    const world = await personWith(2)
    for (const chatId of [901, 902]) {
      world.chat.send({ type: 'chat.pin', chatId })
      await settle()
    }
    world.chat.send({ type: 'chat.unpin' })
    expect(pinnedOf(world)).toBeNull()
  })

  it.each(['', '0', '-4', '1.5', 'да'])('takes a pin of %j in the storage for none', async (text) => {
    const world = await personWith(1, memoryStorage({ [PIN_KEY]: text }))

    expect(world.server.calls).not.toContain('getChat')
  })

  it('does not open a chat anew that is open', async () => {
    const world = await personWith(1)
    world.chat.send({ type: 'chat.open', chatId: 901 })
    await settle()
    const before = world.chat.window.get()
    world.chat.send({ type: 'chat.open', chatId: 901 })

    expect(world.chat.window.get()).toBe(before)
  })

  it('selects nothing once the open chat is deleted, until another one is opened', async () => {
    const world = await personWith(2)
    world.chat.send({ type: 'chat.open', chatId: 902 })
    await settle()
    world.server.remove(902)
    await world.deliver()
    expect(world.chat.list.get().selectedId).toBeNull()
    world.chat.send({ type: 'chat.open', chatId: 901 })
    await settle()

    expect(world.chat.window.get()).toMatchObject({ status: 'ready', chatId: 901 })
  })

  it('opens the chat that was deleted while open as soon as it is back, and not for another one', async () => {
    const world = await personWith(2)
    world.chat.send({ type: 'chat.open', chatId: 902 })
    await settle()
    for (const chatId of [901, 902]) world.server.hide(chatId, 'viewer')
    await world.deliver()
    expect(world.chat.window.get()).toEqual({ status: 'removed', chatId: 902 })

    for (const chatId of [901, 902]) {
      world.server.say(chatId, 'companion')
      await world.deliver()
      await world.clock.elapse(1000)
      expect(world.chat.window.get().status).toBe(chatId === 902 ? 'ready' : 'removed')
    }
    expect(world.chat.list.get().selectedId).toBe(902)
  })

  it('brings everything up to date after a reconnection, also while a chat is pinned', async () => {
    const world = await personWith(3)
    world.chat.send({ type: 'chat.pin', chatId: 903 })
    world.chat.send({ type: 'chat.open', chatId: 902 })
    await settle()
    world.server.next('sendChatMessage', unanswered)
    world.chat.composer.send({ type: 'draft.change', text: 'Моё' })
    world.chat.composer.send({ type: 'message.send' })
    await settle()
    world.server.say(901, 'companion')
    world.server.say(902, 'companion', { text: 'Пропущено' })
    world.server.close(903)
    world.lose()
    world.socket.latest.drop()
    await world.clock.elapse(1000)
    await world.connect()
    await world.deliver()

    const list = world.chat.list.get()
    expect(list.pinned).toMatchObject({ status: 'CLOSE' })
    expect(list.status === 'ready' && [...list.rows]).toMatchObject([{ id: 902 }, { id: 901, unread: 1 }])
    const window = world.chat.window.get()
    const texts = window.status === 'ready' ? window.rows.flatMap((row) => ('text' in row ? [row.text] : [])) : []
    expect(texts).toEqual(['Пропущено', 'Моё'])
  })

  it('stops whatever an open chat was busy with when it is closed', async () => {
    const world = await personWith(1)
    world.server.say(901, 'companion')
    await world.deliver()
    world.server.next('readChat', unanswered)
    world.chat.send({ type: 'chat.open', chatId: 901 })
    await settle()
    world.chat.send({ type: 'chat.close' })
    await world.clock.elapse(10_000)

    expect(world.server.calls.filter((call) => call === 'readChat')).toHaveLength(1)
  })

  it('keeps the open chat when another one is deleted', async () => {
    const world = await personWith(2)
    world.chat.send({ type: 'chat.open', chatId: 901 })
    await settle()
    world.server.remove(902)
    await world.deliver()

    expect(world.chat.window.get()).toMatchObject({ status: 'ready', chatId: 901 })
  })

  it('lets a person speak to the window, the list and the outbox themselves', async () => {
    const world = await personWith(9)
    world.server.next('listChatMessages', unanswered)
    world.chat.send({ type: 'chat.open', chatId: 909 })
    await settle()
    expect(world.chat.window.get().status).toBe('failed')
    world.chat.window.send({ type: 'window.retry' })
    await settle()
    for (const type of ['placeholder.remove', 'placeholder.add', 'history.older'] as const) {
      world.chat.window.send({ type })
    }
    world.server.next('listChats', unanswered)
    world.chat.list.send({ type: 'list.more' })
    await settle()
    world.chat.list.send({ type: 'list.retry' })
    await settle()
    world.chat.list.send({ type: 'list.search', text: 'смеситель' })
    world.chat.outbox.send({ type: 'message.retry', id: testUuid(1) })
    world.chat.outbox.send({ type: 'message.discard', id: testUuid(1) })

    expect(world.chat.window.get()).toMatchObject({ status: 'ready', rows: [{ type: 'placeholder' }] })
    expect(world.chat.list.get()).toMatchObject({ status: 'ready', search: 'смеситель' })
  })

  it('sends and confirms a message in the open chat', async () => {
    const world = await personWith(2)
    world.chat.actor.getSnapshot().context.list.send({ type: 'list.outdated' })
    world.server.next('sendChatMessage', { late: () => new Promise(() => {}) })
    world.chat.send({ type: 'chat.open', chatId: 901 })
    await settle()
    world.chat.composer.send({ type: 'draft.change', text: 'Здравствуйте!' })
    world.chat.composer.send({ type: 'message.send' })
    await settle()
    await world.deliver()
    world.chat.send({ type: 'chat.close' })

    expect(world.chat.store.row(901)?.preview).toMatchObject({ text: 'Здравствуйте!', author: 'mine', isRead: false })
  })

  it('takes no words for a chat that is not there, or not there any more', async () => {
    const world = await personWith(1)
    world.chat.window.send({ type: 'history.older' })
    world.chat.composer.send({ type: 'message.send' })
    expect(world.chat.window.get()).toEqual({ status: 'none' })

    world.chat.send({ type: 'chat.open', chatId: 901 })
    await settle()
    world.chat.composer.send({ type: 'draft.change', text: 'Поздно' })
    world.server.remove(901)
    await world.deliver()
    world.chat.composer.send({ type: 'message.send' })
    await settle()

    expect(world.server.calls).not.toContain('sendChatMessage')
  })

  it('leaves no timer and hears nothing after it is stopped', async () => {
    const world = await personWith(1)
    world.chat.send({ type: 'chat.open', chatId: 901 })
    await settle()
    world.chat.composer.send({ type: 'draft.change', text: 'Пишу' })
    world.server.say(901, 'companion')
    await world.deliver()
    world.chat.stop()
    world.unread.stop()
    world.realtime.stop()

    expect(world.clock.pending).toBe(0)
    expect(world.socket.latest.isClosed).toBe(true)
  })
})
