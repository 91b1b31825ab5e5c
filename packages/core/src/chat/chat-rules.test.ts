import { describe, expect, it } from 'vitest'
import { CHATS_AN_HOUR, MESSAGES_A_MINUTE } from '../contract/chat-terms.ts'
import { aChat, aMessage, aParticipant, CLIENT_ID, EXECUTOR_ID, TEST_NOW, testUuid } from '../testing/index.ts'
import {
  editRefusal,
  hasSentTooMany,
  hiddenBy,
  isFoundBy,
  isListedFor,
  isReadFor,
  messagePage,
  NOT_HIDDEN,
  openerSide,
  openRefusal,
  sendRefusal,
  shownTo,
  sideOf,
  unreadOf,
  visibleTo,
  withMessage,
} from './chat-rules.ts'

const now = Date.parse(TEST_NOW)

/** Five messages; each side has read the first. */
const chat = {
  ...aChat({
    lastSeq: 5,
    client: aParticipant({ lastReadSeq: 1 }),
    executor: aParticipant({ id: EXECUTOR_ID, lastReadSeq: 1 }),
  }),
  hiddenSeq: { client: NOT_HIDDEN, executor: NOT_HIDDEN },
}
const messages = [1, 2, 3, 4, 5].map((seq) =>
  aMessage({ id: testUuid(seq), seq, visibleFor: seq === 4 ? 'CLIENT' : seq === 5 ? 'EXECUTOR' : 'ALL' }),
)
const seqs = (found: readonly { seq: number }[] | null) => found?.map(({ seq }) => seq)

describe('the rules of a chat', () => {
  it('know no third side', () => {
    expect([CLIENT_ID, EXECUTOR_ID, testUuid(777)].map((userId) => sideOf(chat, userId))).toEqual([
      'client',
      'executor',
      null,
    ])
  })

  it('show a side what is meant for all and for it, and count of that what it has not read', () => {
    expect(seqs(visibleTo('client', messages))).toEqual([1, 2, 3, 4])
    expect(seqs(visibleTo('executor', messages))).toEqual([1, 2, 3, 5])
    expect([
      unreadOf('client', chat, messages),
      unreadOf('executor', withMessage(chat, { sender: 'executor', actor: null }), messages),
    ]).toEqual([3, 0])
  })

  it('call an own message read when the other side has read it, any other when one has read it oneself', () => {
    const read = { ...chat, client: { ...chat.client, lastReadSeq: 3 } }
    const theirs = aMessage({ seq: 2, senderId: EXECUTOR_ID })
    const own = aMessage({ seq: 2, senderId: CLIENT_ID })

    expect([isReadFor('client', read, theirs), isReadFor('client', read, own)]).toEqual([true, false])
    expect([isReadFor('executor', read, theirs), isReadFor('executor', read, own)]).toEqual([true, false])
  })

  it('take a chat out of the list of the one who puts it away, read, until the next message that they may see', () => {
    const hidden = hiddenBy('client', chat)
    expect([isListedFor('client', hidden, messages), isListedFor('executor', hidden, messages)]).toEqual([false, true])
    expect(unreadOf('client', hidden, messages)).toBe(0)

    const forTheOther = [...messages, aMessage({ seq: 6, visibleFor: 'EXECUTOR' })]
    expect(isListedFor('client', hidden, forTheOther)).toBe(false)
    expect(isListedFor('client', hidden, [...forTheOther, aMessage({ seq: 7 })])).toBe(true)
    expect(isListedFor('client', shownTo('client', hidden), messages)).toBe(true)
  })

  it('number a message and let its sender have read what stands above', () => {
    const { lastSeq, client, executor } = withMessage(chat, { sender: 'executor', actor: null })

    expect([lastSeq, client.lastReadSeq, executor.lastReadSeq]).toEqual([6, 1, 6])
  })

  it('call what the deal tells no news to the one who did it, unless older messages wait for them', () => {
    const told = withMessage(chat, { sender: null, actor: 'client' })
    expect(told.client.lastReadSeq).toBe(1)

    const read = withMessage({ ...chat, client: { ...chat.client, lastReadSeq: 5 } }, { sender: null, actor: 'client' })
    expect(read.client.lastReadSeq).toBe(6)
  })

  it('leave a closed chat to be read only', () => {
    expect(sendRefusal({ status: 'CLOSE' }, { isTooFast: true })).toBe('CHAT_CLOSED')
    expect(sendRefusal(chat, { isTooFast: true })).toBe('RATE_LIMITED')
    expect(sendRefusal(chat, { isTooFast: false })).toBeNull()
  })

  it('let twenty messages through in a minute and ten new chats in an hour', () => {
    const messagesAgo = (milliseconds: number) => Array(MESSAGES_A_MINUTE).fill(now - milliseconds)
    expect([59_999, 60_000].map((ago) => hasSentTooMany(messagesAgo(ago), now))).toEqual([true, false])
    expect(hasSentTooMany(messagesAgo(0).slice(1), now)).toBe(false)

    const chatsAgo = (milliseconds: number) => Array(CHATS_AN_HOUR).fill(now - milliseconds)
    expect([3_599_999, 3_600_000].map((ago) => openRefusal(chatsAgo(ago), now))).toEqual(['CHAT_LIMIT_REACHED', null])
  })

  it('let somebody mend their own message in an open chat for fifteen minutes', () => {
    const message = aMessage({ senderId: CLIENT_ID, createdAt: TEST_NOW })
    const minutes = (count: number) => now + count * 60_000

    expect(editRefusal(chat, message, CLIENT_ID, minutes(15))).toBeNull()
    expect(editRefusal(chat, message, CLIENT_ID, minutes(15) + 1)).toBe('MESSAGE_TOO_OLD')
    expect(editRefusal({ status: 'CLOSE' }, message, CLIENT_ID, now)).toBe('CHAT_CLOSED')
    expect(editRefusal({ status: 'CLOSE' }, message, EXECUTOR_ID, now)).toBe('NOT_FOUND')
  })

  it('need an executor on one side of a chat about nothing else, and somebody else on the other', () => {
    const person = (role: 'CLIENT' | 'EXECUTOR' | 'MODERATOR', n: number) => ({ id: testUuid(n), role })

    expect(openerSide(person('CLIENT', 1), person('EXECUTOR', 2))).toBe('client')
    expect(openerSide(person('EXECUTOR', 1), person('EXECUTOR', 2))).toBe('client')
    expect(openerSide(person('EXECUTOR', 1), person('CLIENT', 2))).toBe('executor')
    expect(openerSide(person('CLIENT', 1), person('CLIENT', 2))).toBeNull()
    expect(openerSide(person('EXECUTOR', 1), person('MODERATOR', 2))).toBeNull()
    expect(openerSide(person('EXECUTOR', 1), person('EXECUTOR', 1))).toBeNull()
  })

  it('leaf back from the newest or from a message, and forward from a number', () => {
    const visible = visibleTo('client', messages)

    expect(seqs(messagePage(visible, { limit: 2 }))).toEqual([4, 3])
    expect(seqs(messagePage(visible, { limit: 2, messageId: testUuid(3) }))).toEqual([2, 1])
    expect(seqs(messagePage(visible, { limit: 2, messageId: testUuid(3), afterSeq: 1 }))).toEqual([2, 3])
    expect(messagePage(visible, { limit: 2, messageId: testUuid(5) })).toBeNull()
  })

  it('find a chat by the companion, the task and the last words', () => {
    const one = aChat({ executor: aParticipant({ id: EXECUTOR_ID, name: 'Сергей М.' }) })
    const found = (side: 'client' | 'executor', text: string) => isFoundBy(side, one, text)

    expect([found('client', ' сергей '), found('executor', 'сергей')]).toEqual([true, false])
    expect([found('client', 'СМЕСИТЕЛЬ'), found('client', 'после обеда'), found('client', 'пианино')]).toEqual([
      true,
      true,
      false,
    ])
  })
})
