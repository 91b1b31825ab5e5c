import { describe, expect, it } from 'vitest'
import { aChat, aMessage, aParticipant, CLIENT_ID, EXECUTOR_ID } from '../testing/index.ts'
import { createUnreadCounter } from './unread-counter.ts'

/** A chat of the client's: `unread` messages of those up to `lastSeq`, read up to `readSeq`. */
const chatWith = (id: number, lastSeq: number, unread: number, readSeq = lastSeq - unread) =>
  aChat({ id, lastSeq, unreadMessages: unread, client: aParticipant({ lastReadSeq: readSeq }) })

const message = (chatId: number, seq: number, senderId: string | null = EXECUTOR_ID) =>
  aMessage({ chatId, seq, senderId })
const news = (chatId: number, seq: number, senderId: string | null = EXECUTOR_ID) => ({
  name: 'NEW_MESSAGE' as const,
  payload: message(chatId, seq, senderId),
})
const read = (chatId: number, lastReadSeq: number) => ({
  name: 'READ_CHAT' as const,
  payload: { chatId, userId: CLIENT_ID, lastReadSeq },
})
const removed = (chatId: number) => ({ name: 'DELETE_CHAT' as const, payload: { chatId } })
const opened = (chat: ReturnType<typeof chatWith>) => ({ name: 'NEW_CHAT' as const, payload: chat })

/** A counter that the server has told of `total`, and what it has said since it was last asked. */
const watched = (total: number | null = 4) => {
  let heard: string[] = []
  const counter = createUnreadCounter(CLIENT_ID, {
    onChange: () => heard.push('change'),
    onDoubt: () => heard.push('doubt'),
    onNews: () => heard.push('news'),
    onContradiction: () => heard.push('contradiction'),
  })
  if (total !== null) counter.accept(total, counter.stamp())
  const said = () => {
    const words = heard
    heard = []
    return words
  }
  said()
  return { counter, said }
}

/** A counter that knows the chat 901: four unread of twelve, one more is elsewhere. */
const knowing = () => {
  const { counter, said } = watched(5)
  counter.open(chatWith(901, 12, 4))
  said()
  return { counter, said }
}

describe('a reading that is heard of', () => {
  it('is news of a chat that is known', () => {
    const { counter, said } = knowing()
    counter.apply(read(901, 10))
    expect([counter.of(901), counter.total, said()]).toEqual([2, 3, ['change', 'news']])
    counter.apply(read(901, 12))
    expect([counter.of(901), counter.total]).toEqual([0, 1])
    expect(counter.readSeq(901)).toBe(12)
  })

  it('leaves of the old ones no more than there are numbers', () => {
    const { counter } = watched(9)
    counter.open(chatWith(901, 12, 4, 2))
    expect(counter.of(901)).toBe(4)
    const left = [7, 9, 10, 11, 12].map((seq) => {
      counter.apply(read(901, seq))
      return counter.of(901)
    })
    expect(left).toEqual([4, 3, 2, 1, 0])
  })

  it('is no news when nothing was unread', () => {
    const { counter, said } = watched()
    counter.open(chatWith(901, 12, 0))
    said()
    counter.apply(news(901, 13, CLIENT_ID))
    expect([counter.total, said()]).toEqual([4, ['change']])
  })

  it('is a doubt in a chat that nobody has loaded', () => {
    const { counter, said } = watched()
    counter.apply(read(901, 3))
    expect([counter.total, said()]).toEqual([4, ['change', 'doubt']])
    counter.apply(read(901, 3))
    expect(said()).toEqual([])
  })

  it('is a doubt when a page had told it first, once', () => {
    const { counter, said } = knowing()
    counter.apply(read(901, 8))
    expect([counter.of(901), said()]).toEqual([4, ['doubt']])
    counter.apply(read(901, 8))
    counter.apply(read(901, 7))
    expect(said()).toEqual([])
  })
})

describe('a message', () => {
  it('is news, once', () => {
    const { counter, said } = knowing()
    counter.apply(news(901, 13))
    expect([counter.of(901), counter.total, said()]).toEqual([5, 6, ['change', 'news']])
    counter.apply(news(901, 13))
    expect([counter.of(901), said()]).toEqual([5, []])
  })

  it('that was read before is nothing', () => {
    const { counter, said } = knowing()
    counter.apply(news(901, 8))
    expect([counter.of(901), said()]).toEqual([4, []])
  })

  it('that a page had told already is a doubt when it is heard of, and nothing when it comes by an answer', () => {
    const { counter, said } = knowing()
    counter.message(message(901, 12))
    expect([counter.of(901), said()]).toEqual([4, []])
    counter.apply(news(901, 12))
    expect([counter.of(901), said()]).toEqual([4, ['doubt']])
  })

  it('of an answer counts like any other', () => {
    const { counter, said } = knowing()
    counter.message(message(901, 13))
    expect([counter.of(901), said()]).toEqual([5, ['change', 'news']])
    counter.message(message(901, 14, CLIENT_ID))
    expect([counter.of(901), counter.total]).toEqual([0, 1])
  })

  it('of a deleted chat is a doubt when it is heard of, and nothing when it comes by an answer', () => {
    const { counter, said } = knowing()
    counter.remove(901)
    said()
    counter.message(message(901, 13))
    expect(said()).toEqual([])
    counter.apply(news(901, 13))
    expect([counter.of(901), counter.total, said()]).toEqual([0, 1, ['doubt']])
  })
})

describe('a chat that the server tells of', () => {
  it('moves its share out of the sum of the others and raises no doubt', () => {
    const { counter, said } = watched(5)
    expect(counter.isCertain(901)).toBe(false)
    counter.open(chatWith(901, 12, 4))
    expect([counter.total, counter.of(901), counter.isCertain(901), said()]).toEqual([5, 4, true, ['change']])
  })

  it('leaves the total unknown until it is counted', () => {
    const { counter } = watched(null)
    counter.open(chatWith(901, 12, 4))
    expect(counter.total).toBeNull()
    counter.accept(6, counter.stamp())
    expect(counter.total).toBe(6)
  })

  it('again is a doubt only when it holds another number', () => {
    const { counter, said } = knowing()
    counter.open(chatWith(901, 12, 4))
    expect(said()).toEqual(['change'])
    counter.open(chatWith(901, 12, 3))
    expect([counter.of(901), counter.total, said()]).toEqual([3, 5, ['change', 'doubt']])
  })

  it('by an older page keeps what a newer one has told', () => {
    const { counter } = knowing()
    counter.open(chatWith(901, 10, 1, 3))
    expect([counter.of(901), counter.readSeq(901)]).toEqual([4, 8])
  })

  it('takes in what has come since, and forgets what the page holds of it', () => {
    const { counter } = knowing()
    for (const seq of [13, 14]) counter.apply(news(901, seq))
    counter.open(chatWith(901, 13, 5))
    expect(counter.of(901)).toBe(6)
  })

  it('is looked at from the side of the viewer', () => {
    const counter = createUnreadCounter(EXECUTOR_ID)
    counter.open(
      aChat({
        id: 901,
        lastSeq: 12,
        unreadMessages: 2,
        client: aParticipant({ lastReadSeq: 12 }),
        executor: aParticipant({ id: EXECUTOR_ID, lastReadSeq: 10 }),
      }),
    )
    expect([counter.readSeq(901), counter.of(901)]).toEqual([10, 2])
  })

  it('is there again after it was deleted, and that is a doubt', () => {
    const { counter, said } = knowing()
    counter.remove(901)
    said()
    counter.open(chatWith(901, 13, 1))
    expect([counter.of(901), counter.isCertain(901), said()]).toEqual([1, true, ['change', 'doubt']])
  })
})

describe('a new chat', () => {
  it('adds to the total and is a doubt, once', () => {
    const { counter, said } = watched(4)
    counter.apply(opened(chatWith(902, 1, 1)))
    expect([counter.total, counter.of(902), said()]).toEqual([5, 1, ['change', 'doubt']])
    counter.apply(opened(chatWith(902, 1, 1)))
    expect(said()).toEqual([])
  })

  it('that is loaded already changes nothing and is a doubt', () => {
    const { counter, said } = knowing()
    counter.apply(opened(chatWith(901, 13, 9)))
    expect([counter.of(901), said()]).toEqual([4, ['doubt']])
  })

  it('that was deleted meanwhile stays so', () => {
    const { counter, said } = watched(4)
    counter.apply(removed(902))
    said()
    counter.apply(opened(chatWith(902, 1, 1)))
    expect([counter.of(902), counter.isCertain(902), said()]).toEqual([0, false, ['doubt']])
  })
})

describe('a deleted chat', () => {
  it('is news when it was known, and a doubt when it was not, once', () => {
    const { counter, said } = knowing()
    counter.apply(removed(901))
    expect([counter.total, counter.of(901), counter.isCertain(901), said()]).toEqual([1, 0, false, ['change', 'news']])
    counter.apply(removed(902))
    expect([counter.total, said()]).toEqual([1, ['change', 'doubt']])
    counter.apply(removed(901))
    counter.remove(902)
    expect(said()).toEqual([])
  })
})

describe('a reading of the own', () => {
  it('counts at once, for as much as was ever before the eyes', () => {
    const { counter } = knowing()
    counter.startReading(901, 11)
    expect([counter.of(901), counter.readSeq(901)]).toEqual([1, 11])
    counter.startReading(901, 9)
    expect(counter.readSeq(901)).toBe(11)
  })

  it('of an empty chat is under way too', () => {
    const { counter } = knowing()
    counter.startReading(902, 0)
    expect([counter.readSeq(902), counter.isCurrent(counter.stamp())]).toEqual([1, false])
    counter.cancelReading(902)
    expect([counter.readSeq(902), counter.isCurrent(counter.stamp())]).toEqual([0, true])
  })

  it('keeps every count from being the last word until it is through, however often it was begun', () => {
    const { counter, said } = knowing()
    counter.startReading(901, 11)
    counter.startReading(901, 12)
    expect(counter.isCurrent(counter.stamp())).toBe(false)
    said()
    counter.confirmReading(901)
    expect([counter.isCurrent(counter.stamp()), said()]).toEqual([true, ['change', 'news']])
    expect([counter.of(901), counter.total]).toEqual([0, 1])
  })

  it('that was not begun is neither confirmed nor taken back', () => {
    const { counter, said } = knowing()
    counter.confirmReading(901)
    counter.cancelReading(901)
    expect([counter.of(901), counter.isCurrent(counter.stamp()), said()]).toEqual([4, true, []])
  })

  it('is unread again when it is taken back', () => {
    const { counter, said } = knowing()
    counter.startReading(901, 12)
    said()
    counter.cancelReading(901)
    expect([counter.of(901), counter.total, said()]).toEqual([4, 5, ['change']])
    counter.confirmReading(901)
    expect(counter.of(901)).toBe(4)
  })
})

describe('events that may have been missed', () => {
  it('make one chat uncertain, keep the total and are a doubt', () => {
    const { counter, said } = knowing()
    counter.open(chatWith(902, 3, 1))
    said()
    const stamp = counter.stamp()
    counter.suspect(901)
    expect([counter.isCertain(901), counter.isCertain(902), counter.total]).toEqual([false, true, 5])
    expect([said(), counter.isCurrent(stamp)]).toEqual([['change', 'doubt'], false])
  })

  it('make all chats uncertain when nobody knows which', () => {
    const { counter } = knowing()
    counter.open(chatWith(902, 3, 1))
    counter.suspect()
    expect([counter.isCertain(901), counter.isCertain(902), counter.total]).toEqual([false, false, 5])
    counter.apply(news(901, 13))
    counter.apply(news(901, 12))
    expect(counter.total).toBe(6)
  })

  it('are a doubt of their own in a chat that is unknown or gone', () => {
    const { counter, said } = knowing()
    counter.remove(901)
    said()
    counter.suspect(901)
    counter.suspect(903)
    expect([counter.total, said()]).toEqual([1, ['doubt', 'doubt']])
  })

  it('before the first count leave the total unknown', () => {
    const { counter } = watched(null)
    counter.open(chatWith(901, 12, 4))
    counter.suspect()
    expect(counter.total).toBeNull()
  })
})

describe('a count of the server', () => {
  it('is taken the first time even when events have overtaken it', () => {
    const { counter, said } = watched(null)
    const stamp = counter.stamp()
    counter.apply(news(901, 5))
    said()
    counter.accept(7, stamp)
    expect(counter.total).toBe(7)
    expect(said()).toContain('change')
  })

  it('is right about the sum, and contradicts chats that hold more', () => {
    const { counter, said } = knowing()
    counter.accept(1, counter.stamp())
    expect([counter.total, said()]).toEqual([1, ['change', 'contradiction']])
    expect(counter.isCertain(901)).toBe(true)
  })

  it('contradicts nothing when the known chats hold all there is', () => {
    const { counter, said } = knowing()
    counter.accept(4, counter.stamp())
    expect([counter.total, said()]).toEqual([4, ['change']])
  })

  it('that was overtaken contradicts nobody', () => {
    const { counter, said } = watched(null)
    const stamp = counter.stamp()
    counter.open(chatWith(901, 12, 4))
    said()
    counter.accept(1, stamp)
    expect([counter.total, said()]).toEqual([1, ['change']])
  })
})

it('a counter whose doubts nobody wants to hear counts all the same', () => {
  const counter = createUnreadCounter(CLIENT_ID)
  expect([counter.of(901), counter.isCertain(901)]).toEqual([0, false])
  counter.accept(5, counter.stamp())
  counter.apply(read(903, 3))
  counter.open(chatWith(901, 12, 4))
  counter.apply(read(901, 8))
  counter.apply(news(901, 12))
  counter.apply(opened(chatWith(901, 12, 4)))
  counter.open(chatWith(901, 12, 3))
  counter.remove(902)
  counter.suspect(901)
  counter.open(chatWith(901, 12, 4))
  counter.accept(1, counter.stamp())

  expect([counter.total, counter.of(901)]).toEqual([1, 3])
})
