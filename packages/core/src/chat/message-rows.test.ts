import { describe, expect, it } from 'vitest'
import { NBSP } from '../format/index.ts'
import { aFile, aMessage, aSystemMessage, CLIENT_ID, EXECUTOR_ID, TEST_NOW, testUuid } from '../testing/index.ts'
import { createMessageRows, type RowsInput } from './message-rows.ts'
import type { OutboxEntry } from './outbox-storage.ts'

const written = (overrides: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: testUuid(1),
  chatId: 901,
  text: 'Моё',
  createdAt: TEST_NOW,
  status: 'queued',
  failure: null,
  ...overrides,
})
const input = (overrides: Partial<RowsInput> = {}): RowsInput => ({
  userId: CLIENT_ID,
  messages: [],
  isComplete: true,
  outbox: [],
  companionReadSeq: 0,
  dividerSeq: null,
  hasPlaceholder: false,
  now: Date.parse(TEST_NOW),
  ...overrides,
})
const numbered = (seq: number, senderId: string = EXECUTOR_ID, createdAt = '2026-03-02T08:05:00.000Z') =>
  aMessage({ id: testUuid(3000 + seq), seq, senderId, createdAt, text: `№ ${seq}` })
const typesOf = (rows: ReturnType<ReturnType<typeof createMessageRows>>) =>
  rows.map((row) => (row.type === 'day' ? row.label : row.type))

describe('rows of a window', () => {
  it('say whose message is whose', () => {
    const rows = createMessageRows('Europe/Moscow')(
      input({ messages: [numbered(1), numbered(2, CLIENT_ID), aSystemMessage({ seq: 3 })] }),
    )

    expect(rows.slice(1)).toEqual([
      {
        type: 'theirs',
        key: testUuid(3001),
        id: testUuid(3001),
        text: '№ 1',
        files: [],
        createdAt: '2026-03-02T08:05:00.000Z',
        name: 'Сергей М.',
      },
      {
        type: 'mine',
        key: testUuid(3002),
        id: testUuid(3002),
        text: '№ 2',
        files: [],
        createdAt: '2026-03-02T08:05:00.000Z',
        state: 'sent',
        failure: null,
      },
      {
        type: 'system',
        key: testUuid(1002),
        text: 'Исполнитель выбран. Задание в работе.',
        createdAt: '2026-03-02T08:05:00.000Z',
      },
    ])
  })

  it('hold the files of a message that has no words', () => {
    const files = [aFile({ name: 'Смета.pdf' })]
    const rows = createMessageRows('Europe/Moscow')(
      input({
        messages: [
          aMessage({ text: '', files }),
          aMessage({ id: testUuid(2), seq: 2, senderId: CLIENT_ID, text: '', files }),
        ],
      }),
    )

    expect(rows.flatMap((row) => ('files' in row ? [[row.type, row.text, row.files]] : []))).toEqual([
      ['theirs', '', files],
      ['mine', '', files],
    ])
  })

  it("separate the days of the viewer's zone", () => {
    const messages = [
      numbered(1, EXECUTOR_ID, '2025-12-31T12:00:00.000Z'),
      numbered(2, EXECUTOR_ID, '2026-03-01T20:59:00.000Z'),
      numbered(3, EXECUTOR_ID, '2026-03-01T21:01:00.000Z'),
    ]

    expect(typesOf(createMessageRows('Europe/Moscow')(input({ messages })))).toEqual([
      `31${NBSP}декабря 2025`,
      'theirs',
      'Вчера',
      'theirs',
      'Сегодня',
      'theirs',
    ])
    expect(typesOf(createMessageRows('Asia/Kathmandu')(input({ messages })))).toEqual([
      `31${NBSP}декабря 2025`,
      'theirs',
      'Сегодня',
      'theirs',
      'theirs',
    ])
  })

  it('rename the days after midnight', () => {
    const build = createMessageRows('Europe/Moscow')
    const messages = [numbered(1)]
    expect(typesOf(build(input({ messages })))[0]).toBe('Сегодня')

    expect(typesOf(build(input({ messages, now: Date.parse('2026-03-03T09:00:00.000Z') })))[0]).toBe('Вчера')
  })

  it('stay the same objects until they change', () => {
    const build = createMessageRows('Europe/Moscow')
    const messages = [numbered(1), numbered(2, CLIENT_ID), numbered(3, CLIENT_ID)]
    const before = build(input({ messages }))
    const after = build(input({ messages, companionReadSeq: 2 }))

    expect(after.map((row, index) => row === before[index])).toEqual([true, true, false, true])
    expect(after[2]).toMatchObject({ state: 'read' })
  })

  it('put the unread divider before the first message of the other side that follows the read ones', () => {
    const messages = [numbered(4), numbered(5, CLIENT_ID), numbered(6), numbered(7)]

    expect(typesOf(createMessageRows('UTC')(input({ messages, isComplete: false, dividerSeq: 4 })))).toEqual([
      'Сегодня',
      'theirs',
      'mine',
      'unread',
      'theirs',
      'theirs',
    ])
  })

  it('show no divider while the message it stands before may not be loaded', () => {
    const build = createMessageRows('UTC')
    const messages = [numbered(4), numbered(5)]

    expect(typesOf(build(input({ messages, isComplete: false, dividerSeq: 2 })))).not.toContain('unread')
    expect(typesOf(build(input({ messages, isComplete: true, dividerSeq: 2 })))).toContain('unread')
  })

  it('end with what is on its way, unless the server has it', () => {
    const rows = createMessageRows('UTC')(
      input({
        messages: [numbered(1, CLIENT_ID)],
        outbox: [
          written({ id: testUuid(3001) }),
          written({ status: 'failed', failure: 'Чат закрыт.' }),
          written({ id: testUuid(2), status: 'sending', createdAt: '2026-03-03T00:10:00.000Z' }),
        ],
      }),
    )

    expect(rows.map((row) => (row.type === 'mine' ? [row.state, row.failure] : row.type))).toEqual([
      'day',
      ['sent', null],
      ['failed', 'Чат закрыт.'],
      'day',
      ['sending', null],
    ])
  })

  it('keep the object of a message on its way, which has no files', () => {
    const build = createMessageRows('UTC')
    const outbox = [written()]
    const before = build(input({ outbox }))[1]

    expect(before).toMatchObject({ type: 'mine', files: [] })
    expect(build(input({ outbox }))[1]).toBe(before)
  })

  it('put the divider above the first message loaded when that is the first unread', () => {
    const build = createMessageRows('UTC')

    expect(typesOf(build(input({ messages: [numbered(5)], isComplete: false, dividerSeq: 4 })))).toContain('unread')
    expect(build(input({ isComplete: false, dividerSeq: 4 }))).toEqual([])
  })
})
