import type { MessageRow } from '@artel/core/chat'
import { describe, expect, it } from 'vitest'
import { arrivedSince } from './rows-change.ts'

const createdAt = '2026-03-02T08:05:00.000Z'
const row = (type: 'mine' | 'theirs' | 'system', n: number): MessageRow => {
  const common = { key: `${n}`, id: `${n}`, text: `Сообщение ${n}`, createdAt }
  if (type === 'mine') return { ...common, type, files: [], state: 'sent', failure: null }
  return type === 'theirs' ? { ...common, type, files: [], name: 'Сергей М.' } : { ...common, type }
}
const day: MessageRow = { type: 'day', key: 'day-1', label: 'Сегодня' }
const keys = (rows: readonly MessageRow[]) => rows.map(({ key }) => key)

describe('what others have written since', () => {
  it('is everything after the last message that was known, oldest first', () => {
    const before = [day, row('theirs', 1), row('mine', 2)]
    expect(keys(arrivedSince(before, [...before, row('theirs', 3), row('system', 4)]))).toEqual(['3', '4'])
  })

  it("is found before one's own unsent messages, which stay last", () => {
    const before = [row('theirs', 1), row('mine', 9)]
    expect(keys(arrivedSince(before, [row('theirs', 1), row('theirs', 2), row('mine', 9)]))).toEqual(['2'])
  })

  it("is never one's own message, nor one that changed its state", () => {
    const before = [row('theirs', 1), row('mine', 2)]
    expect(arrivedSince(before, [...before, row('mine', 3)])).toEqual([])
    expect(arrivedSince(before, [row('theirs', 1), { ...row('mine', 2) }])).toEqual([])
  })

  it('is not what has been loaded from the past', () => {
    const before = [row('mine', 5), row('mine', 6)]
    expect(arrivedSince(before, [row('theirs', 3), row('theirs', 4), ...before])).toEqual([])
  })

  it('is nothing when the chat is only being opened, and all of a chat that was empty', () => {
    expect(arrivedSince([], [row('theirs', 1)])).toEqual([])
    const placeholder: MessageRow = { type: 'placeholder', key: 'placeholder', message: {} as never }
    expect(keys(arrivedSince([placeholder], [day, row('theirs', 1)]))).toEqual(['1'])
  })
})
