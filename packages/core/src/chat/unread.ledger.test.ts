import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aChat, aMessage, aParticipant, CLIENT_ID, EXECUTOR_ID, fakeChatServer } from '../testing/index.ts'
import { createUnreadLedger } from './unread.ledger.ts'

/** A chat of the client's with `unread` messages up to number `lastSeq`. */
const chatWith = (id: number, lastSeq: number, unread: number) =>
  aChat({ id, lastSeq, unreadMessages: unread, client: aParticipant({ lastReadSeq: lastSeq - unread }) })

const news = (chatId: number, seq: number, senderId: string | null = EXECUTOR_ID) => ({
  name: 'NEW_MESSAGE' as const,
  payload: aMessage({ chatId, seq, senderId }),
})

const countedLedger = (total: number, onDoubt = () => {}) => {
  const ledger = createUnreadLedger(CLIENT_ID, { onDoubt })
  ledger.accept(total, ledger.stamp())
  return ledger
}

describe('the count of unread messages', () => {
  it('is unknown until the server has counted', () => {
    const ledger = createUnreadLedger(CLIENT_ID)
    ledger.apply(news(901, 1))

    expect(ledger.total).toBeNull()
  })

  it('grows by one with a message, once however often it comes', () => {
    const ledger = countedLedger(3)

    for (const seq of [5, 6, 5, 6, 6]) ledger.apply(news(901, seq))

    expect(ledger.total).toBe(5)
    expect(ledger.of(901)).toBe(2)
  })

  it("leaves one's own messages out, and counts those of the deal", () => {
    const ledger = countedLedger(0)

    ledger.apply(news(901, 5, CLIENT_ID))
    ledger.apply(news(901, 6, null))

    expect(ledger.total).toBe(1)
  })

  it('takes what stands above an own message for read', () => {
    const ledger = countedLedger(3)
    ledger.open(chatWith(901, 12, 3))

    ledger.apply(news(901, 13, CLIENT_ID))

    expect(ledger.total).toBe(0)
  })

  it('leaves out what the deal tells of the doings of the viewer', () => {
    const ledger = countedLedger(0)
    ledger.open(chatWith(901, 12, 0))

    ledger.apply({ name: 'NEW_MESSAGE', payload: aMessage({ seq: 13, senderId: null, isRead: true }) })

    expect(ledger.total).toBe(0)
  })

  it('does not change when a chat that it already includes is loaded', () => {
    const ledger = countedLedger(7)
    ledger.apply(news(901, 12))

    ledger.open(chatWith(901, 12, 4))

    expect(ledger.total).toBe(8)
    expect(ledger.of(901)).toBe(4)
  })

  it('falls by what a read chat held and never below zero', () => {
    const ledger = countedLedger(5)
    ledger.open(chatWith(901, 12, 4))

    ledger.startReading(901, 12)
    expect(ledger.total).toBe(1)
    ledger.confirmReading(901)
    ledger.apply({ name: 'READ_CHAT', payload: { chatId: 901, userId: CLIENT_ID, lastReadSeq: 12 } })

    expect(ledger.total).toBe(1)
  })

  it('takes back what the server could not be told', () => {
    const ledger = countedLedger(4)
    ledger.open(chatWith(901, 12, 4))
    ledger.startReading(901, 12)

    ledger.cancelReading(901)

    expect(ledger.total).toBe(4)
  })

  it('ignores what the other side has read', () => {
    const ledger = countedLedger(4)
    ledger.open(chatWith(901, 12, 4))

    ledger.apply({ name: 'READ_CHAT', payload: { chatId: 901, userId: EXECUTOR_ID, lastReadSeq: 12 } })

    expect(ledger.of(901)).toBe(4)
  })

  it('loses a deleted chat and does not hear of it again', () => {
    const ledger = countedLedger(4)
    ledger.open(chatWith(901, 12, 4))

    ledger.apply({ name: 'DELETE_CHAT', payload: { chatId: 901 } })
    ledger.apply(news(901, 13))

    expect(ledger.total).toBe(0)
  })

  it.each([
    { name: 'NEW_CHAT', payload: chatWith(902, 1, 1) },
    { name: 'READ_CHAT', payload: { chatId: 902, userId: CLIENT_ID, lastReadSeq: 3 } },
    { name: 'DELETE_CHAT', payload: { chatId: 902 } },
  ] as const)('asks for a recount when $name concerns a chat that nobody has loaded, once', (event) => {
    let doubts = 0
    const ledger = countedLedger(4, () => {
      doubts += 1
    })

    ledger.apply(event)
    ledger.apply(event)

    expect(doubts).toBe(1)
  })

  it('asks for a recount when a chat turns out to hold another number than events have told', () => {
    let doubts = 0
    const ledger = countedLedger(4, () => {
      doubts += 1
    })
    ledger.open(chatWith(901, 12, 1))
    expect(doubts).toBe(0)

    ledger.open(chatWith(901, 14, 3))

    expect(doubts).toBe(1)
    expect(ledger.total).toBe(4)
  })

  it('refuses a count that events or a reading under way have overtaken', () => {
    const ledger = countedLedger(1)
    const stamp = ledger.stamp()
    ledger.apply(news(901, 5))
    expect(ledger.isCurrent(stamp)).toBe(false)
    ledger.accept(9, stamp)
    expect(ledger.total).toBe(2)

    ledger.startReading(901, 5)
    expect(ledger.isCurrent(ledger.stamp())).toBe(false)
  })

  it('counts a late repetition of a message only once even after the server has counted it', () => {
    const ledger = countedLedger(0)
    ledger.apply(news(901, 5))
    ledger.apply(news(901, 7))
    ledger.accept(3, ledger.stamp())

    for (const seq of [5, 6, 7]) ledger.apply(news(901, seq))

    expect(ledger.total).toBe(3)
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
        const ledger = countedLedger(server.unread())
        for (const chat of server.chats()) ledger.open(chat)
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
        for (const { event } of twice.sort((a, b) => a.at - b.at)) ledger.apply(event)

        expect(ledger.total).toBe(server.unread())
        for (const chat of server.chats()) expect(ledger.of(chat.id)).toBe(chat.unreadMessages)
      }),
      { numRuns: 100 },
    )
  })
})
