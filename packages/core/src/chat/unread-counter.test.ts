import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aChat, aMessage, aParticipant, CLIENT_ID, EXECUTOR_ID, fakeChatServer } from '../testing/index.ts'
import { createUnreadCounter } from './unread-counter.ts'

/** A chat of the client's with `unread` messages up to number `lastSeq`. */
const chatWith = (id: number, lastSeq: number, unread: number) =>
  aChat({ id, lastSeq, unreadMessages: unread, client: aParticipant({ lastReadSeq: lastSeq - unread }) })

const news = (chatId: number, seq: number, senderId: string | null = EXECUTOR_ID) => ({
  name: 'NEW_MESSAGE' as const,
  payload: aMessage({ chatId, seq, senderId }),
})

const countedLedger = (total: number, onDoubt = () => {}) => {
  const counter = createUnreadCounter(CLIENT_ID, { onDoubt })
  counter.accept(total, counter.stamp())
  return counter
}

describe('the count of unread messages', () => {
  it('is unknown until the server has counted', () => {
    const counter = createUnreadCounter(CLIENT_ID)
    counter.apply(news(901, 1))

    expect(counter.total).toBeNull()
  })

  it('grows by one with a message, once however often it comes', () => {
    const counter = countedLedger(3)

    for (const seq of [5, 6, 5, 6, 6]) counter.apply(news(901, seq))

    expect(counter.total).toBe(5)
    expect(counter.of(901)).toBe(2)
  })

  it("leaves one's own messages out, and counts those of the deal", () => {
    const counter = countedLedger(0)

    counter.apply(news(901, 5, CLIENT_ID))
    counter.apply(news(901, 6, null))

    expect(counter.total).toBe(1)
  })

  it('takes what stands above an own message for read', () => {
    const counter = countedLedger(3)
    counter.open(chatWith(901, 12, 3))

    counter.apply(news(901, 13, CLIENT_ID))

    expect(counter.total).toBe(0)
  })

  it('leaves out what the deal tells of the doings of the viewer', () => {
    const counter = countedLedger(0)
    counter.open(chatWith(901, 12, 0))

    counter.apply({ name: 'NEW_MESSAGE', payload: aMessage({ seq: 13, senderId: null, isRead: true }) })

    expect(counter.total).toBe(0)
  })

  it('does not change when a chat that it already includes is loaded', () => {
    const counter = countedLedger(7)
    counter.apply(news(901, 12))

    counter.open(chatWith(901, 12, 4))

    expect(counter.total).toBe(8)
    expect(counter.of(901)).toBe(4)
  })

  it('falls by what a read chat held and never below zero', () => {
    const counter = countedLedger(5)
    counter.open(chatWith(901, 12, 4))

    counter.startReading(901, 12)
    expect(counter.total).toBe(1)
    counter.confirmReading(901)
    counter.apply({ name: 'READ_CHAT', payload: { chatId: 901, userId: CLIENT_ID, lastReadSeq: 12 } })

    expect(counter.total).toBe(1)
  })

  it('takes back what the server could not be told', () => {
    const counter = countedLedger(4)
    counter.open(chatWith(901, 12, 4))
    counter.startReading(901, 12)

    counter.cancelReading(901)

    expect(counter.total).toBe(4)
  })

  it('ignores what the other side has read', () => {
    const counter = countedLedger(4)
    counter.open(chatWith(901, 12, 4))

    counter.apply({ name: 'READ_CHAT', payload: { chatId: 901, userId: EXECUTOR_ID, lastReadSeq: 12 } })

    expect(counter.of(901)).toBe(4)
  })

  it('loses a deleted chat and does not hear of it again', () => {
    const counter = countedLedger(4)
    counter.open(chatWith(901, 12, 4))

    counter.apply({ name: 'DELETE_CHAT', payload: { chatId: 901 } })
    counter.apply(news(901, 13))

    expect(counter.total).toBe(0)
  })

  it.each([
    { name: 'NEW_CHAT', payload: chatWith(902, 1, 1) },
    { name: 'READ_CHAT', payload: { chatId: 902, userId: CLIENT_ID, lastReadSeq: 3 } },
    { name: 'DELETE_CHAT', payload: { chatId: 902 } },
  ] as const)('asks for a recount when $name concerns a chat that nobody has loaded, once', (event) => {
    let doubts = 0
    const counter = countedLedger(4, () => {
      doubts += 1
    })

    counter.apply(event)
    counter.apply(event)

    expect(doubts).toBe(1)
  })

  it('asks for a recount when a chat turns out to hold another number than events have told', () => {
    let doubts = 0
    const counter = countedLedger(4, () => {
      doubts += 1
    })
    counter.open(chatWith(901, 12, 1))
    expect(doubts).toBe(0)

    counter.open(chatWith(901, 14, 3))

    expect(doubts).toBe(1)
    expect(counter.total).toBe(4)
  })

  it('refuses a count that events or a reading under way have overtaken', () => {
    const counter = countedLedger(1)
    const stamp = counter.stamp()
    counter.apply(news(901, 5))
    expect(counter.isCurrent(stamp)).toBe(false)
    counter.accept(9, stamp)
    expect(counter.total).toBe(2)

    counter.startReading(901, 5)
    expect(counter.isCurrent(counter.stamp())).toBe(false)
  })

  it('counts a late repetition of a message only once even after the server has counted it', () => {
    const counter = countedLedger(0)
    counter.apply(news(901, 5))
    counter.apply(news(901, 7))
    counter.accept(3, counter.stamp())

    for (const seq of [5, 6, 7]) counter.apply(news(901, seq))

    expect(counter.total).toBe(3)
  })

  it('takes the later of two answers about a chat that has had no message between them', () => {
    const counter = countedLedger(3)
    const counts = [3, 1].map((unread) => {
      counter.open({ ...chatWith(901, 5, 3), unreadMessages: unread })
      return counter.of(901)
    })

    expect(counts).toEqual([3, 1])
  })

  it('is that of the server, with nobody to tell that the chats hold more', () => {
    const counter = createUnreadCounter(CLIENT_ID)
    counter.open(chatWith(901, 5, 3))
    counter.accept(1, counter.stamp())

    expect(counter.total).toBe(1)
  })

  it('equals a recount whatever the order and the repetitions of the events', () => {
    const step = fc.tuple(
      fc.constantFrom('say', 'narrate', 'read', 'remove'),
      fc.nat(3),
      fc.constantFrom('viewer', 'companion'),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.array(fc.nat(200), { maxLength: 120 }), (steps, shuffle) => {
        const server = fakeChatServer()
        const chats = [0, 1, 2, 3].map(() => server.addChat())
        for (const chatId of chats) server.say(chatId, 'companion')
        const counter = countedLedger(server.unread())
        for (const chat of server.chats()) counter.open(chat)
        const seen = server.events.length
        for (const [act, index, by] of steps) {
          const chatId = chats[index] ?? 0
          if (server.chats().every(({ id }) => id !== chatId)) continue
          if (act === 'remove') server.remove(chatId)
          else server[act](chatId, by)
        }

        const events = server.events.slice(seen)
        const twice = [...events, ...events].map((event, index) => ({
          event,
          at: (shuffle[index] ?? 0) * 1000 + index,
        }))
        for (const { event } of twice.sort((a, b) => a.at - b.at)) counter.apply(event)

        expect(counter.total).toBe(server.unread())
        for (const chat of server.chats()) expect(counter.of(chat.id)).toBe(chat.unreadMessages)
      }),
      { numRuns: 100 },
    )
  })
})
