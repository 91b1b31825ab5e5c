import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RealtimeEvent } from '../contract/realtime.ts'
import { type ChatWorld, chatWorld, fakeChatServer, settle } from '../testing/index.ts'

type Act = (world: ChatWorld, chatId: number) => void | Promise<void>

/** What may happen to four chats, by name so that a counterexample reads well. */
const acts: Readonly<Record<string, Act>> = {
  'they write': ({ server }, chatId) => void server.say(chatId, 'companion'),
  'the deal tells what I have done': ({ server }, chatId) => void server.narrate(chatId, 'viewer'),
  'the deal tells what they have done': ({ server }, chatId) => void server.narrate(chatId, 'companion'),
  'the deal speaks to the other side only': ({ server }, chatId) =>
    void server.narrate(chatId, null, { visibleFor: 'EXECUTOR' }),
  'I write on another device': ({ server }, chatId) => void server.say(chatId, 'viewer'),
  'they read': ({ server }, chatId) => server.read(chatId, 'companion'),
  'I read in another tab': ({ server }, chatId) => server.read(chatId, 'viewer'),
  'the chat closes': ({ server }, chatId) => server.close(chatId),
  'the chat is deleted': ({ server }, chatId) => server.remove(chatId),
  'I open it': ({ chat }, chatId) => chat.send({ type: 'chat.open', chatId }),
  'I write here': ({ chat }) => {
    chat.composer.send({ type: 'draft.change', text: 'Пишу' })
    chat.composer.send({ type: 'message.send' })
  },
  'events arrive': (world) => world.deliver(),
  'events arrive twice and mixed up': (world) => world.deliver((events) => [...events].reverse().concat(events)),
  'the second half of the events arrives': (world) => world.deliver((events) => events.slice(events.length / 2)),
  'an answer is lost': ({ server }) =>
    server.next('sendChatMessage', { late: () => Promise.reject(new Error('lost')) }),
  'the connection breaks and comes back': async (world) => {
    world.lose()
    world.socket.latest.drop()
    await world.clock.elapse(1000)
    await world.connect()
  },
}

/** Everything has been said: the last events, the pauses of retries, one reconnection. */
const comeToRest = async (world: ChatWorld, isPerfectWire: boolean) => {
  if (isPerfectWire) await world.deliver()
  else await acts['the connection breaks and comes back']?.(world, 0)
  for (let n = 0; n < 8; n += 1) {
    await world.clock.elapse(1000)
    await world.deliver()
  }
}

const expectTruth = ({ server, chat, unread }: ChatWorld) => {
  const truth = server.chats()
  const list = chat.list.get()
  const rows = list.status === 'ready' ? [...list.rows] : []
  expect(rows.map(({ id }) => id)).toEqual(truth.map(({ id }) => id))
  for (const [index, row] of rows.entries()) {
    const expected = truth[index]
    expect([row.unread, row.status, row.preview?.text]).toEqual([
      expected?.unreadMessages,
      expected?.status,
      expected?.lastMessage?.text,
    ])
  }
  expect(unread.total.get()).toBe(server.unread())
  const window = chat.window.get()
  if (window.status !== 'ready') return
  const messages = server.messages(window.chatId)
  const shown = window.rows.flatMap((row) => ('createdAt' in row ? [row.key] : []))
  const failed = window.rows.filter((row) => row.type === 'mine' && row.state === 'failed').length
  expect(shown.slice(0, shown.length - failed)).toEqual(
    messages.slice(-(shown.length - failed) || messages.length).map(({ id }) => id),
  )
}

const run = async (names: readonly (readonly [string, number])[], isPerfectWire: boolean) => {
  const server = fakeChatServer()
  const chats = [0, 1, 2, 3].map(() => server.addChat())
  for (const chatId of chats) server.say(chatId, 'companion')
  const world = await chatWorld({ server })
  await world.connect()
  for (const [name, index] of names) {
    const chatId = chats[index] ?? 0
    if (server.chats().some(({ id }) => id === chatId)) await acts[name]?.(world, chatId)
    await settle()
  }
  await comeToRest(world, isPerfectWire)
  expectTruth(world)
  world.chat.stop()
}

const sequence = (names: readonly string[]) =>
  fc.array(fc.tuple(fc.constantFrom(...names), fc.nat(3)), { maxLength: 25, size: 'max' })
const losing = ['the second half of the events arrives', 'the connection breaks and comes back']
const all = Object.keys(acts)

describe('the screen and the database', () => {
  it('agree whatever happens, though events come twice and out of order', async () => {
    const names = all.filter((name) => !losing.includes(name))
    await fc.assert(
      fc.asyncProperty(sequence(names), (steps) => run(steps, true)),
      { numRuns: 25 },
    )
  })

  it('agree after a reconnection whatever was lost', async () => {
    await fc.assert(
      fc.asyncProperty(sequence(all), (steps) => run(steps, false)),
      { numRuns: 25 },
    )
  })

  it('agree when every event of a busy hour comes in a random order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat()), async (stream) => {
        const server = fakeChatServer()
        const chats = [0, 1, 2].map(() => server.addChat())
        const world = await chatWorld({ server })
        await world.connect()
        const random = () => stream.next().value as number
        for (let n = 0; n < 40; n += 1) {
          const chatId = chats[random() % 3] ?? 0
          if (random() % 4 === 0) server.read(chatId, 'viewer')
          else server.say(chatId, random() % 3 === 0 ? 'viewer' : 'companion')
        }
        const shuffled = (events: readonly RealtimeEvent[]) =>
          events
            .map((event) => ({ event, at: random() }))
            .sort((a, b) => a.at - b.at)
            .map(({ event }) => event)
        await world.deliver(shuffled)
        await world.clock.elapse(1000)

        expectTruth(world)
        world.chat.stop()
      }),
      { numRuns: 15 },
    )
  })
})
