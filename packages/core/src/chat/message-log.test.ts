import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aMessage, testUuid } from '../testing/index.ts'
import { createMessageLog } from './message-log.ts'

const numbered = (seq: number) => aMessage({ id: testUuid(2000 + seq), seq })
const newestFirst = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => numbered(from - index))
const oldestFirst = (from: number, to: number) => newestFirst(to, from).reverse()
const seqs = (log: ReturnType<typeof createMessageLog>) => log.messages.map(({ seq }) => seq)

const loaded = (from: number, to: number) => {
  const log = createMessageLog()
  log.addNewest(newestFirst(from, to))
  return log
}

describe('messages of an opened chat', () => {
  it('stand in the order of their numbers however they come', () => {
    const log = loaded(10, 8)

    for (const seq of [12, 11, 13, 12]) log.add(numbered(seq))

    expect(seqs(log)).toEqual([8, 9, 10, 11, 12, 13])
  })

  it('say whether adding changed anything', () => {
    const log = loaded(3, 1)

    expect(log.add(numbered(4))).toBe(true)
    expect(log.add(numbered(4))).toBe(false)
    expect(log.has(testUuid(2004))).toBe(true)
  })

  it('hold one message of a number and of an id', () => {
    const log = loaded(3, 1)

    expect(log.add(aMessage({ id: testUuid(2003), seq: 9 }))).toBe(false)
    expect(log.add(aMessage({ id: testUuid(7), seq: 2 }))).toBe(false)
    expect([seqs(log), log.has(testUuid(7))]).toEqual([[1, 2, 3], false])
  })

  it('are sure of nothing before the newest page has come', () => {
    const log = createMessageLog()
    log.add(numbered(1))

    expect(log).toMatchObject({ isLoaded: false, isComplete: false, reachedSeq: 0, hasGap: false, newestSeq: 1 })
  })

  it('know up to which number nothing is missing', () => {
    const log = loaded(10, 8)
    expect(log).toMatchObject({ reachedSeq: 10, hasGap: false })

    log.add(numbered(13))
    expect(log).toMatchObject({ reachedSeq: 10, hasGap: true, newestSeq: 13 })

    log.addMissed(oldestFirst(11, 13), 13, true)
    expect(log).toMatchObject({ reachedSeq: 13, hasGap: false })
  })

  it('do not take a number that the viewer may not see for a loss twice', () => {
    const log = loaded(10, 8)
    log.add(numbered(12))

    log.addMissed([numbered(12)], 12, true)

    expect(log).toMatchObject({ reachedSeq: 12, hasGap: false })
  })

  it('still miss what came between asking and answering', () => {
    const log = loaded(10, 8)
    log.add(numbered(12))
    const held = log.newestSeq
    log.add(numbered(15))

    log.addMissed([numbered(11), numbered(12)], held, true)

    expect(log).toMatchObject({ reachedSeq: 12, hasGap: true })
  })

  it('take an answer that says it is all for all, whatever numbers are hidden in it', () => {
    const log = loaded(10, 8)
    log.addMissed([numbered(14)], 12, true)
    expect(log.reachedSeq).toBe(14)
    log.addMissed([], 16, true)
    expect(log.reachedSeq).toBe(16)

    log.addMissed([], 11, true)
    expect(log.reachedSeq).toBe(16)
  })

  it('are sure of no more than a full answer has brought', () => {
    const log = loaded(10, 8)
    log.add(numbered(300))
    log.addMissed([numbered(14)], 300, false)

    expect(log).toMatchObject({ reachedSeq: 14, hasGap: true })
  })

  it('are asked for further when an answer has filled its limit', () => {
    const log = loaded(10, 8)
    log.add(numbered(300))

    log.addMissed(oldestFirst(11, 110), 300, false)

    expect(log).toMatchObject({ reachedSeq: 110, hasGap: true })
  })

  it('hold what came before the first page, and nothing isolated below it', () => {
    const log = createMessageLog()
    log.add(numbered(3))
    log.add(numbered(11))

    log.addNewest(newestFirst(10, 8))

    expect(seqs(log)).toEqual([8, 9, 10, 11])
    expect(log.has(testUuid(2003))).toBe(false)
    expect(log.reachedSeq).toBe(11)
  })

  it('leave a late repetition of an old message to the history', () => {
    const log = loaded(20, 11)

    expect(log.add(numbered(4))).toBe(false)
    log.addOlder(newestFirst(10, 1))

    expect(seqs(log)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })

  it('are all loaded after an empty batch, or when the first one is there', () => {
    const withHidden = loaded(20, 11)
    expect(withHidden.isComplete).toBe(false)
    withHidden.addOlder([])
    expect(withHidden.isComplete).toBe(true)

    const almost = loaded(20, 11)
    almost.addOlder(newestFirst(10, 2))
    expect([almost.isComplete, loaded(9, 2).isComplete, loaded(9, 1).isComplete]).toEqual([false, false, true])

    const short = loaded(20, 11)
    short.addOlder(newestFirst(10, 1))
    expect(short.isComplete).toBe(true)
  })

  it('are complete at once in a chat without any', () => {
    const log = createMessageLog()
    log.addNewest([])

    expect(log).toMatchObject({ isLoaded: true, isComplete: true, hasGap: false })
  })

  it('end complete and in order for any delivery, once gaps are filled', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 60 }),
        fc.integer({ min: 0, max: 30 }),
        (order, start) => {
          const log = createMessageLog()
          log.addNewest(start === 0 ? [] : newestFirst(start, Math.max(1, start - 9)))
          for (const seq of order) log.add(numbered(seq))
          const last = Math.max(start, ...order)
          while (log.hasGap) log.addMissed(oldestFirst(log.reachedSeq + 1, last), log.newestSeq, true)

          const first = seqs(log)[0] ?? 1
          expect(seqs(log)).toEqual(Array.from({ length: log.messages.length }, (_, index) => first + index))
          expect(log.reachedSeq).toBe(log.newestSeq)
        },
      ),
    )
  })

  it('takes in the first message of an empty chat though the answer to the second has overtaken it', () => {
    const log = createMessageLog()
    log.addNewest([])

    log.add(aMessage({ id: testUuid(2), seq: 2 }))
    log.add(aMessage({ id: testUuid(1), seq: 1 }))

    expect(log.messages.map(({ seq }) => seq)).toEqual([1, 2])
    expect(log.hasGap).toBe(false)
  })
})
