import { describe, expect, it } from 'vitest'
import { memoryStorage, TEST_NOW, testUuid } from '../testing/index.ts'
import { dropEntry, loadOutbox, type OutboxEntry, storeEntry } from './outbox-storage.ts'

const KEY = 'artel.chat.outbox.я'
const anEntry = (change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: testUuid(1),
  chatId: 901,
  text: 'Раз',
  createdAt: TEST_NOW,
  status: 'queued',
  failure: null,
  ...change,
})
const [first, second] = [anEntry(), anEntry({ id: testUuid(2), text: 'Два' })]
/** A storage that holds just this. */
const holding = (value: unknown) => memoryStorage({ [KEY]: JSON.stringify(value) })

describe('the storage of what has not been sent', () => {
  it('gives back what was put there, in order and to its own user', () => {
    const storage = memoryStorage()
    storeEntry(storage, 'я', first)
    storeEntry(storage, 'я', second)

    expect(loadOutbox(storage, 'я')).toEqual([first, second])
    expect(loadOutbox(storage, 'не я')).toEqual([])
  })

  it('has everything that was not refused sent again, and keeps the reason of what was', () => {
    const storage = memoryStorage()
    storeEntry(storage, 'я', { ...first, status: 'sending' })
    storeEntry(storage, 'я', { ...second, status: 'failed', failure: 'Чат закрыт.' })

    expect(loadOutbox(storage, 'я')).toEqual([first, { ...second, status: 'failed', failure: 'Чат закрыт.' }])
    expect(storage.get(KEY)).not.toContain('status')
  })

  it('moves a message that is stored again to the end of its line', () => {
    const storage = memoryStorage()
    for (const entry of [first, second, first]) storeEntry(storage, 'я', entry)

    expect(loadOutbox(storage, 'я')).toEqual([second, first])
  })

  it('forgets one message and leaves the others, and nothing is left after the last one', () => {
    const storage = memoryStorage()
    for (const entry of [first, second]) storeEntry(storage, 'я', entry)
    dropEntry(storage, 'я', first.id)
    expect(loadOutbox(storage, 'я')).toEqual([second])
    dropEntry(storage, 'я', second.id)

    expect(storage.entries.size).toBe(0)
  })

  it('is not touched to forget what it does not hold', () => {
    const storage = holding([first, 'из будущего'])
    const before = storage.get(KEY)
    dropEntry(storage, 'я', second.id)

    expect(storage.get(KEY)).toBe(before)
  })

  it.each([
    ['nothing', null],
    ['a word', 'я'],
    ['an id that is no text', { ...first, id: 1 }],
    ['a chat that is no number', { ...first, chatId: '901' }],
    ['half a chat', { ...first, chatId: 901.5 }],
    ['no text', { ...first, text: null }],
    ['a moment that is no text', { ...first, createdAt: 2026 }],
    ['a moment that never was', { ...first, createdAt: 'когда-то' }],
    ['a reason that is no text', { ...first, failure: 1 }],
    ['no word of a reason', { ...first, failure: undefined }],
  ])('gives back the others when %s stands among them', (_, strange) => {
    expect(loadOutbox(holding([first, strange, second]), 'я')).toEqual([first, second])
  })

  it.each(['{', '', 'null', '{}', '"я"'])('holds nothing to send when it says %j', (text) => {
    const storage = memoryStorage({ [KEY]: text })
    expect(loadOutbox(storage, 'я')).toEqual([])
    storeEntry(storage, 'я', first)

    expect(loadOutbox(storage, 'я')).toEqual([first])
  })
})
