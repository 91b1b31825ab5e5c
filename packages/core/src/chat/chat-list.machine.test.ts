import { afterAll, describe, expect, it } from 'vitest'
import { TransportError } from '../api/index.ts'
import {
  aFile,
  type ChatWorld,
  chatWorld,
  EXECUTOR_ID,
  fakeChatServer,
  settle,
  testUuid,
  watchTransitions,
} from '../testing/index.ts'
import { chatListMachine, SEARCH_DEBOUNCE } from './chat-list.machine.ts'

const look = { material: 'planks', object: 'door' } as const
const watch = watchTransitions(chatListMachine)

/** A person with `count` chats of one message each; the last one is the most recent. */
const personWith = async (count: number) => {
  const server = fakeChatServer()
  for (let n = 0; n < count; n += 1) server.say(server.addChat(), 'companion')
  return chatWorld({ server, inspect: watch.inspect })
}

const idsOf = ({ chat }: ChatWorld) => {
  const view = chat.list.get()
  return view.status === 'ready' ? Array.from(view.rows, ({ id }) => id) : view.status
}
const rowOf = (world: ChatWorld, id: number) => world.chat.store.row(id)
const unanswered = { before: () => Promise.reject(new TransportError('offline')) }
/** A call that waits until the test lets it go on. */
const heldCall = () => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  return { fault: { before: () => gate }, release: () => Promise.resolve(release()).then(settle) }
}
const pageCalls = ({ server }: ChatWorld) => server.calls.filter((call) => call === 'listChats').length

describe('the chat list', () => {
  afterAll(() => expect(watch.missed()).toEqual([]))

  it('shows eight chats, the most recently alive first, and the next eight on demand', async () => {
    const world = await personWith(10)
    expect(idsOf(world)).toEqual([910, 909, 908, 907, 906, 905, 904, 903])
    expect(world.chat.list.get()).toMatchObject({ status: 'ready', more: 'available' })

    world.chat.list.send({ type: 'list.more' })
    expect(world.chat.list.get()).toMatchObject({ more: 'loading' })
    await settle()

    expect(idsOf(world)).toHaveLength(10)
    expect(world.chat.list.get()).toMatchObject({ more: 'none' })
  })

  it('says that there are none yet', async () => {
    expect(idsOf(await personWith(0))).toBe('empty')
  })

  it('knows without asking that nothing follows a page that holds all there are', async () => {
    const world = await personWith(8)

    expect([idsOf(world), world.chat.list.get()]).toMatchObject([{ length: 8 }, { more: 'none' }])
  })

  it('is loading until the first page has come, also while a search is typed', async () => {
    const server = fakeChatServer()
    server.addChat()
    const call = heldCall()
    server.next('listChats', call.fault)
    const world = await chatWorld({ server, inspect: watch.inspect })
    const loading = { status: 'loading', pinned: null, selectedId: null, connection: 'connecting' }
    expect(world.chat.list.get()).toEqual({ ...loading, search: '' })
    world.chat.list.send({ type: 'list.search', text: 'смеситель' })
    expect(world.chat.list.get()).toEqual({ ...loading, search: 'смеситель' })
    await call.release()
    expect(world.chat.list.get().status).toBe('loading')
    await world.clock.elapse(SEARCH_DEBOUNCE)
    await settle()

    expect(idsOf(world)).toEqual([901])
  })

  it('loads the chat that the moves of others have pushed below the loaded ones', async () => {
    const world = await personWith(17)
    world.server.addChat()
    await world.connect()
    await world.deliver()
    for (let pages = 0; pages < 2; pages += 1) {
      world.chat.list.send({ type: 'list.more' })
      await settle()
    }

    expect(idsOf(world)).toEqual(world.server.chats().map(({ id }) => id))
  })

  it('does not skip the chats that deletions have pulled up', async () => {
    const world = await personWith(20)
    await world.connect()
    for (const id of [920, 919, 918]) world.server.remove(id)
    await world.deliver()
    for (let pages = 0; pages < 3; pages += 1) {
      world.chat.list.send({ type: 'list.more' })
      await settle()
    }

    expect(idsOf(world)).toEqual(world.server.chats().map(({ id }) => id))
  })

  it('tells of a failed first loading and tries again on demand or when the connection is back', async () => {
    const server = fakeChatServer()
    server.addChat()
    server.next('listChats', unanswered)
    server.next('listChats', unanswered)
    const world = await chatWorld({ server, inspect: watch.inspect })
    const message = 'Нет связи с интернетом. Проверьте подключение и повторите.'
    expect(world.chat.list.get()).toMatchObject({ status: 'failed', message })
    expect(world.failures).toEqual([message])

    world.chat.list.send({ type: 'list.retry' })
    await settle()
    expect(world.chat.list.get().status).toBe('failed')
    await world.connect()

    expect(idsOf(world)).toEqual([901])
  })

  it('keeps what it shows when more cannot be loaded', async () => {
    const world = await personWith(20)
    for (const again of ['list.retry', 'list.more'] as const) {
      world.server.next('listChats', unanswered)
      world.chat.list.send({ type: 'list.more' })
      await settle()
      expect(world.chat.list.get()).toMatchObject({ status: 'ready', more: 'failed' })
      world.chat.list.send({ type: again })
      await settle()
    }

    expect(idsOf(world)).toHaveLength(20)
    const message = 'Нет связи с интернетом. Проверьте подключение и повторите.'
    expect(world.failures).toEqual([message, message])
  })

  it('learns while it reloads that there is more than it had', async () => {
    const world = await personWith(8)
    await world.connect()
    expect(world.chat.list.get()).toMatchObject({ more: 'none' })
    world.server.addChat()
    world.lose()
    world.socket.latest.drop()
    await world.clock.elapse(1000)
    await world.connect()

    expect([idsOf(world), world.chat.list.get()]).toMatchObject([{ length: 8 }, { more: 'available' }])
  })

  it('keeps what is typed while it reloads, and searches for it', async () => {
    const world = await personWith(1)
    const another = world.server.addChat({ task: { id: 7, title: 'Собрать шкаф', status: 'APPROVED', look } })
    world.server.say(another, 'companion')
    await world.connect()
    const call = heldCall()
    world.server.next('listChats', call.fault)
    world.chat.actor.getSnapshot().context.list.send({ type: 'list.outdated' })
    world.chat.list.send({ type: 'list.search', text: 'шкаф' })
    expect(world.chat.list.get().search).toBe('шкаф')
    await call.release()
    await world.clock.elapse(SEARCH_DEBOUNCE)
    await settle()

    expect(idsOf(world)).toEqual([another])
  })

  it('recovers from a failed page when the connection is back', async () => {
    const world = await personWith(9)
    world.server.next('listChats', unanswered)
    world.chat.list.send({ type: 'list.more' })
    await settle()

    await world.connect()

    expect(world.chat.list.get()).toMatchObject({ status: 'ready', more: 'available' })
  })

  it('searches after half a second of quiet, from the first page', async () => {
    const world = await personWith(9)
    world.server.narrate(
      world.server.addChat({ task: { id: 7, title: 'Собрать шкаф', status: 'APPROVED', look } }),
      null,
    )
    world.lose()
    const before = pageCalls(world)

    world.chat.list.send({ type: 'list.search', text: 'шк' })
    await world.clock.elapse(SEARCH_DEBOUNCE - 1)
    world.chat.list.send({ type: 'list.search', text: 'шкаф ' })
    await world.clock.elapse(SEARCH_DEBOUNCE - 1)
    expect(pageCalls(world)).toBe(before)
    expect(world.chat.list.get()).toMatchObject({ status: 'ready', search: 'шкаф ' })
    await world.clock.elapse(1)
    await settle()

    expect(idsOf(world)).toEqual([910])
    expect(pageCalls(world)).toBe(before + 1)
    world.chat.list.send({ type: 'list.search', text: ' шкаф' })
    await world.clock.elapse(SEARCH_DEBOUNCE)
    expect(pageCalls(world)).toBe(before + 1)
  })

  it('says when nothing is found, and shows everything again after the search is cleared', async () => {
    const world = await personWith(2)
    const search = async (text: string) => {
      world.chat.list.send({ type: 'list.search', text })
      await world.clock.elapse(SEARCH_DEBOUNCE)
      await settle()
    }
    await search('ничего такого')
    expect(idsOf(world)).toBe('nothingFound')
    await search('')

    expect(idsOf(world)).toEqual([902, 901])
  })

  it('asks nothing when nothing but spaces was typed', async () => {
    const world = await personWith(2)
    const before = pageCalls(world)

    world.chat.list.send({ type: 'list.search', text: '  ' })
    await world.clock.elapse(SEARCH_DEBOUNCE)
    await settle()

    expect(pageCalls(world)).toBe(before)
    expect(idsOf(world)).toEqual([902, 901])
  })

  it('asks ever more rarely while it cannot reload', async () => {
    const world = await personWith(2)
    await world.connect()
    for (let times = 0; times < 4; times += 1) world.server.next('listChats', unanswered)
    world.chat.actor.getSnapshot().context.list.send({ type: 'list.outdated' })
    await settle()
    const calls: number[] = []
    for (let second = 0; second < 4; second += 1) {
      const before = pageCalls(world)
      await world.clock.elapse(1000)
      await settle()
      calls.push(pageCalls(world) - before)
    }

    expect(calls).toEqual([1, 1, 0, 1])
  })

  it('asks nothing when the search comes back to what is shown', async () => {
    const world = await personWith(2)
    const before = pageCalls(world)

    world.chat.list.send({ type: 'list.search', text: 'ш' })
    world.chat.list.send({ type: 'list.search', text: '' })
    await world.clock.elapse(SEARCH_DEBOUNCE)

    expect(pageCalls(world)).toBe(before)
    expect(idsOf(world)).toEqual([902, 901])
  })

  it('moves a chat to the top with its new message and counts it', async () => {
    const world = await personWith(3)
    await world.connect()

    world.server.say(901, 'companion', { text: 'Когда удобно?' })
    await world.deliver((events) => [...events, ...events])

    expect(idsOf(world)).toEqual([901, 903, 902])
    expect(rowOf(world, 901)).toMatchObject({ unread: 2, preview: { text: 'Когда удобно?', author: 'theirs' } })
    expect(world.unread.total.get()).toBe(4)
  })

  it('loads from page 1 when a message comes to a chat that it does not hold', async () => {
    const world = await personWith(9)
    await world.connect()
    expect(idsOf(world)).not.toContain(901)

    world.server.say(901, 'companion')
    await world.deliver()

    expect(idsOf(world)).toEqual([901, 909, 908, 907, 906, 905, 904, 903, 902].slice(0, 9))
    expect(world.unread.total.get()).toBe(10)
  })

  it('asks again only once for all that came during a loading', async () => {
    const world = await personWith(12)
    await world.connect()
    const before = pageCalls(world)
    const call = heldCall()
    world.server.next('listChats', call.fault)

    for (const id of [901, 902, 903]) world.server.say(id, 'companion')
    await world.deliver()
    await world.clock.elapse(100)
    await call.release()

    expect(pageCalls(world)).toBe(before + 2)
    expect(idsOf(world).slice(0, 3)).toEqual([903, 902, 901])
  })

  it('keeps showing what it has while it cannot reload, and catches up by itself', async () => {
    const world = await personWith(9)
    await world.connect()
    world.server.next('listChats', unanswered)
    world.server.say(901, 'companion')
    await world.deliver()
    expect(idsOf(world)).not.toContain(901)

    await world.clock.elapse(1000)
    await settle()

    expect(idsOf(world)[0]).toBe(901)
    expect(world.failures).toEqual([])
  })

  it('lets more be loaded while it cannot reload, and reloads when the connection is back', async () => {
    const world = await personWith(17)
    await world.connect()
    for (const next of ['list.more', 'connection.made'] as const) {
      world.server.next('listChats', unanswered)
      world.chat.actor.getSnapshot().context.list.send({ type: 'list.outdated' })
      await settle()
      world.chat.actor.getSnapshot().context.list.send({ type: next })
      await settle()
    }

    expect(idsOf(world)).toHaveLength(16)
  })

  it('puts a new chat at the top', async () => {
    const world = await personWith(2)
    await world.connect()

    world.server.addChat()
    await world.deliver((events) => [...events, ...events])

    expect(idsOf(world)).toEqual([903, 902, 901])
  })

  it('asks the server whether a new chat fits the search', async () => {
    const world = await personWith(2)
    await world.connect()
    world.chat.list.send({ type: 'list.search', text: 'смеситель' })
    await world.clock.elapse(SEARCH_DEBOUNCE)
    await settle()

    world.server.addChat({ task: { id: 8, title: 'Вымыть окна', status: 'APPROVED', look } })
    world.server.addChat()
    await world.deliver()
    await world.clock.elapse(100)

    expect(idsOf(world)).toEqual([904, 902, 901])
  })

  it('loses a deleted chat, and a late event does not bring it back', async () => {
    const world = await personWith(2)
    await world.connect()
    world.server.say(902, 'companion')
    world.server.remove(902)

    await world.deliver((events) => [...events].reverse())

    expect(idsOf(world)).toEqual([901])
    expect(world.unread.total.get()).toBe(1)
  })

  it('shows that a chat is closed, where its task stands, who is there and what was read', async () => {
    const world = await personWith(1)
    await world.connect()
    world.server.say(901, 'viewer')
    world.server.read(901, 'companion')
    world.server.close(901)
    world.server.setTask(501, 'IN_PROGRESS')
    world.server.setTask(501, 'FINISHED')
    world.server.setOnline(EXECUTOR_ID, true)

    await world.deliver((events) => [...events, ...events.slice(3, 4)])

    expect(rowOf(world, 901)).toMatchObject({
      status: 'CLOSE',
      task: { status: 'FINISHED' },
      companion: { id: EXECUTOR_ID, isOnline: true },
      preview: { author: 'mine', isRead: true },
    })
  })

  it('does nothing on an edited message', async () => {
    const world = await personWith(1)
    await world.connect()
    const before = world.chat.list.get()
    const [message] = world.server.messages(901)
    if (message) world.socket.latest.emit('EDIT_MESSAGE', { ...message, text: 'Исправлено' })

    expect(world.chat.list.get()).toBe(before)
  })

  it('does not let an answer undo what an event has told since it was asked', async () => {
    const world = await personWith(9)
    await world.connect()
    const call = heldCall()
    world.server.next('listChats', { late: call.fault.before })
    world.server.say(901, 'companion')
    await world.deliver()
    world.server.close(905)
    world.server.remove(906)
    world.server.setTask(501, 'IN_PROGRESS')
    world.server.addChat()
    await world.deliver()
    await call.release()

    expect(rowOf(world, 905)).toMatchObject({ status: 'CLOSE', task: { status: 'IN_PROGRESS' } })
    expect(idsOf(world)).not.toContain(906)
    expect(idsOf(world)[0]).toBe(910)
  })

  it('moves a chat to the top by the arrival of its message, whatever the date on it says', async () => {
    const world = await personWith(3)
    await world.connect()

    world.server.say(901, 'companion', { createdAt: '2020-01-01T00:00:00.000Z' })
    await world.deliver()
    expect(idsOf(world)).toEqual([901, 903, 902])
    await world.clock.elapse(1000)

    expect(idsOf(world)).toEqual([901, 903, 902])
  })

  it('asks the server for the order when messages do not come in the order of their dates', async () => {
    const world = await personWith(3)
    await world.connect()

    world.server.say(901, 'companion')
    world.server.say(902, 'companion')
    await world.deliver((events) => events.toReversed())
    await world.clock.elapse(1000)

    expect(idsOf(world)).toEqual([902, 901, 903])
  })

  it('takes the later visit for the truth when presence comes in the wrong order', async () => {
    const world = await personWith(1)
    await world.connect()

    world.server.setOnline(EXECUTOR_ID, true)
    world.server.setOnline(EXECUTOR_ID, false)
    await world.deliver((events) => events.toReversed())

    expect(rowOf(world, 901)?.companion.isOnline).toBe(false)
  })

  it('brings back a chat that was put away when the companion writes', async () => {
    const world = await personWith(3)
    await world.connect()
    world.server.hide(902, 'viewer')
    await world.deliver()
    expect(idsOf(world)).toEqual([903, 901])

    world.server.say(902, 'companion', { text: 'Вы ещё здесь?' })
    await world.deliver()
    await world.clock.elapse(1000)

    expect(idsOf(world)).toEqual([902, 903, 901])
    expect(rowOf(world, 902)).toMatchObject({ unread: 1, preview: { text: 'Вы ещё здесь?' } })
    expect(world.unread.total.get()).toBe(world.server.unread())
  })

  it('shows no chat as it was before a disconnection, however far down the list it stands', async () => {
    const world = await personWith(70)
    await world.connect()
    for (let pages = 0; pages < 8; pages += 1) {
      world.chat.list.send({ type: 'list.more' })
      await settle()
    }
    expect(idsOf(world)).toHaveLength(70)

    world.socket.latest.drop()
    world.server.hide(903, 'viewer')
    world.server.read(902, 'viewer')
    world.lose()
    await world.clock.elapse(1000)
    await world.connect()
    await world.clock.elapse(1000)

    const truth = world.server.chats()
    expect(idsOf(world)).toEqual(truth.map(({ id }) => id))
    expect(truth.map(({ id }) => rowOf(world, id)?.unread)).toEqual(truth.map(({ unreadMessages }) => unreadMessages))
    expect(world.unread.total.get()).toBe(world.server.unread())
  })

  it('skips no chat when one is deleted between a page and the event that tells of it', async () => {
    const world = await personWith(20)
    await world.connect()

    world.server.hide(920, 'viewer')
    world.chat.list.send({ type: 'list.more' })
    await settle()
    await world.deliver()
    await world.clock.elapse(1000)

    const ids = idsOf(world)
    expect(ids).toEqual(
      world.server
        .chats()
        .slice(0, ids.length)
        .map(({ id }) => id),
    )
  })

  it.each([
    ['more is asked for', [{ type: 'list.more' }]],
    [
      'a search is typed and taken back',
      [
        { type: 'list.search', text: 'ш' },
        { type: 'list.search', text: '' },
      ],
    ],
  ] as const)('does not forget that it is behind when %s meanwhile', async (_, commands) => {
    const world = await personWith(20)
    await world.connect()
    const call = heldCall()
    world.server.next('listChats', commands.length === 1 ? unanswered : call.fault)
    world.server.say(901, 'companion')
    await world.deliver()
    for (const command of commands) world.chat.list.send(command)
    await call.release()
    await world.clock.elapse(SEARCH_DEBOUNCE)
    await settle()

    expect(idsOf(world)[0]).toBe(901)
  })

  it('asks the server whether a chat with new words still fits the search', async () => {
    const world = await personWith(2)
    await world.connect()
    world.chat.list.send({ type: 'list.search', text: 'после обеда' })
    await world.clock.elapse(SEARCH_DEBOUNCE)
    await settle()
    expect(idsOf(world)).toEqual([902, 901])

    world.server.say(901, 'companion', { text: 'Договорились' })
    await world.deliver()
    await world.clock.elapse(100)

    expect(idsOf(world)).toEqual([902])
  })

  it('asks for the chats again when the count says that one of them has been read unheard', async () => {
    const world = await personWith(1)
    await world.connect()
    world.server.read(901, 'viewer')
    world.lose()
    expect(rowOf(world, 901)?.unread).toBe(1)

    world.server.addChat()
    await world.deliver()
    await world.clock.elapse(1000)

    expect([rowOf(world, 901)?.unread, world.unread.total.get()]).toEqual([0, 0])
  })

  it('says how many files came with a message that has no words', async () => {
    const world = await personWith(1)
    await world.connect()

    world.server.say(901, 'companion', { text: '', files: [aFile(), aFile({ id: testUuid(302) })] })
    await world.deliver()

    expect(rowOf(world, 901)?.preview).toMatchObject({ text: '', files: 2 })
  })

  it('keeps a pinned chat outside, also after a reload of the page', async () => {
    const world = await personWith(3)
    world.chat.send({ type: 'chat.pin', chatId: 902 })
    await settle()
    expect(idsOf(world)).toEqual([903, 901])
    expect(world.chat.list.get().pinned?.id).toBe(902)

    const again = await world.reload()
    expect(again.chat.list.get().pinned?.id).toBe(902)
    again.chat.send({ type: 'chat.unpin' })

    expect(idsOf(again)).toEqual([903, 902, 901])
    expect(again.storage.entries.size).toBe(0)
  })

  it('tells each watcher once a frame however many events there are', async () => {
    const world = await personWith(2)
    await world.connect()
    let told = 0
    const stop = world.chat.list.subscribe(() => {
      told += 1
    })
    for (let n = 0; n < 50; n += 1) world.server.say(901, 'companion')
    await world.deliver()
    expect(told).toBe(0)
    await world.clock.elapse(20)
    expect(told).toBe(1)
    stop()
    world.server.say(901, 'companion')
    await world.deliver()
    await world.clock.elapse(20)

    expect(told).toBe(1)
  })

  it('gives the same rows as long as nothing in them changes', async () => {
    const world = await personWith(2)
    await world.connect()
    const before = rowOf(world, 902)
    world.server.say(901, 'companion')
    await world.deliver()

    expect(rowOf(world, 902)).toBe(before)
    expect(world.chat.list.get()).toBe(world.chat.list.get())
  })
})
