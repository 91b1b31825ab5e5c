import { describe, expect, it } from 'vitest'
import {
  aChat,
  anExecutorCard,
  anOffer,
  aParticipant,
  aPublicExecutor,
  aPublicUser,
  aReply,
  CLIENT_ID,
  testUuid,
} from '../testing/index.ts'
import { isOwnTaskIn, offerCandidates, offerMarks, offersLeft } from './index.ts'

const known = (n: number, overrides: Parameters<typeof aChat>[0] = {}) =>
  aChat({ id: n, kind: 'COMMON', task: null, executor: aParticipant({ id: testUuid(n) }), ...overrides })
const metIn = (chats: ReturnType<typeof aChat>[], text = '') =>
  offerCandidates(chats, [], { clientId: CLIENT_ID, text }).met.map(({ id }) => id)

describe('whom a client may offer a task', () => {
  it('are those they have a chat with, each once and the last spoken to first, but not people the viewer works for', () => {
    const asExecutor = known(4, { client: aParticipant({ id: testUuid(9) }) })

    expect(metIn([known(2), known(1), known(2), asExecutor])).toEqual([testUuid(2), testUuid(1)])
  })

  it('are narrowed by the typed letters, and nobody stands among those who were found too', () => {
    const anna = known(1, { executor: aParticipant({ id: testUuid(1), name: 'Анна К.' }) })
    const found = [anExecutorCard({ id: testUuid(1) }), anExecutorCard({ id: testUuid(5) })]
    const { met, found: others } = offerCandidates([anna, known(2)], found, { clientId: CLIENT_ID, text: ' анн' })

    expect([met.map(({ id }) => id), others.map(({ id }) => id)]).toEqual([[testUuid(1)], [testUuid(5)]])
  })

  it('are marked when they think it over or have replied; who declined may be asked again', () => {
    const to = (n: number, status: 'VIEWED' | 'DECLINED') =>
      anOffer({ executor: aPublicExecutor({ id: testUuid(n) }), status })
    const replied = aReply({ executor: aPublicExecutor({ id: testUuid(3) }), status: 'SENT' })
    const withdrawn = aReply({ executor: aPublicExecutor({ id: testUuid(4) }), status: 'WITHDRAWN' })

    expect([...offerMarks([to(1, 'VIEWED'), to(2, 'DECLINED')], [replied, withdrawn])]).toEqual([
      [testUuid(3), 'REPLIED'],
      [testUuid(1), 'OFFERED'],
    ])
  })

  it('are no more than five of a task at once and twenty a day', () => {
    const now = Date.parse('2026-03-02T12:00:00.000Z')
    const client = aPublicUser({ id: CLIENT_ID })
    const sent = (hoursAgo: number) =>
      anOffer({ client, createdAt: new Date(now - hoursAgo * 3_600_000).toISOString() })
    const got = anOffer({ client: aPublicUser({ id: testUuid(9) }), createdAt: new Date(now).toISOString() })
    const left = (ofTask: ReturnType<typeof anOffer>[], all: ReturnType<typeof anOffer>[]) =>
      offersLeft(ofTask, all, { clientId: CLIENT_ID, now })

    expect(left([sent(1), anOffer({ status: 'EXPIRED' })], [sent(1), sent(25), got])).toEqual({ ofTask: 4, ofDay: 19 })
    expect(left(Array(6).fill(sent(1)), Array(21).fill(sent(1)))).toEqual({ ofTask: 0, ofDay: 0 })
  })
})

describe('a task is one’s own', () => {
  it.each([
    ['AUTHOR', null, 'author', true],
    ['AUTHOR', 901, 'executor', false],
    ['EXECUTOR', 901, 'executor', true],
    ['CANDIDATE', 901, 'executor', true],
    ['EXECUTOR', 901, 'author', false],
    // An offer opens a chat.
    ['OTHER', 902, 'executor', true],
    ['OTHER', null, 'executor', false],
    ['STAFF', 901, 'executor', false],
  ] as const)('for %s with chat %s as %s: %s', (viewer, chatId, role, isOwn) => {
    expect(isOwnTaskIn({ viewer, chatId }, role)).toBe(isOwn)
  })
})
