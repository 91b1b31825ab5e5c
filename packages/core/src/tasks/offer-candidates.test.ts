import { describe, expect, it } from 'vitest'
import { aChat, anOffer, aParticipant, aPublicExecutor, CLIENT_ID, testUuid } from '../testing/index.ts'
import { isOwnTaskIn, offerCandidates } from './index.ts'

const known = (n: number, overrides: Parameters<typeof aChat>[0] = {}) =>
  aChat({ id: n, kind: 'COMMON', task: null, executor: aParticipant({ id: testUuid(n) }), ...overrides })
const task = {
  id: 501,
  title: 'Заменить смеситель',
  status: 'APPROVED',
  look: { material: 'hex', object: 'wrench' },
} as const
const idsOf = (chats: ReturnType<typeof aChat>[], offers: ReturnType<typeof anOffer>[] = []) =>
  offerCandidates(chats, { clientId: CLIENT_ID, taskId: 501, offers }).map(({ id }) => id)

describe('whom a client may offer a task', () => {
  it('are those they have a chat with, each once and the last spoken to first', () => {
    expect(idsOf([known(2), known(1), known(2)])).toEqual([testUuid(2), testUuid(1)])
  })

  it('are not those who think it over or have replied, nor people the viewer works for', () => {
    const asked = anOffer({ executor: aPublicExecutor({ id: testUuid(1) }), status: 'VIEWED' })
    const declined = anOffer({ executor: aPublicExecutor({ id: testUuid(2) }), status: 'DECLINED' })
    const replied = known(3, { kind: 'TASK_REPLY', task })
    const asExecutor = known(4, { client: aParticipant({ id: testUuid(9) }) })

    expect(idsOf([known(1), known(2), replied, asExecutor], [asked, declined])).toEqual([testUuid(2)])
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
