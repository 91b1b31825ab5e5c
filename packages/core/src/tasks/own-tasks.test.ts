import { describe, expect, it } from 'vitest'
import type { TaskStatus } from '../contract/tasks.ts'
import { anOwnTaskCard, aPublicExecutor, aPublicUser, aTaskCard } from '../testing/index.ts'
import {
  compareDuties,
  compareOwnTasks,
  countByTab,
  DUTY_STATUSES,
  type DutyFacts,
  type OwnTaskRecord,
  ownTaskGroup,
  presentOwnTask,
  taskDuty,
} from './own-tasks.ts'

const NOW = Date.parse('2026-03-10T09:00:00.000Z')
const since = '2026-03-05T09:00:00.000Z'
const first = '2026-03-06T09:00:00.000Z'

const facts = (overrides: Partial<DutyFacts> = {}): DutyFacts => ({
  id: 501,
  status: 'APPROVED',
  statusSince: since,
  finishRequestedAt: null,
  cancelledBy: null,
  endedAt: null,
  isHired: false,
  isCandidate: true,
  choices: 0,
  choicesSince: null,
  heldReplies: 0,
  reviewUntil: null,
  ...overrides,
})

describe('what a task waits for', () => {
  it('is its author’s choice once there are replies, since the first of them', () => {
    expect(taskDuty(facts({ choices: 2, choicesSince: first }), 'author', NOW)).toEqual({
      duty: 'CHOOSE',
      since: first,
    })
    expect(taskDuty(facts(), 'author', NOW)).toBeNull()
  })

  it('is the author’s word when the executor says that the work is done, and the work until then', () => {
    const working = facts({ status: 'IN_PROGRESS', isHired: true })
    const done = { ...working, finishRequestedAt: first }
    expect([taskDuty(working, 'author', NOW), taskDuty(done, 'author', NOW)]).toEqual([
      null,
      { duty: 'ACCEPT_WORK', since: first },
    ])
    expect([taskDuty(working, 'executor', NOW), taskDuty(done, 'executor', NOW)]).toEqual([
      { duty: 'DO_WORK', since },
      null,
    ])
  })

  it('is nothing of an executor whom nobody chose', () => {
    expect(taskDuty(facts({ status: 'IN_PROGRESS' }), 'executor', NOW)).toBeNull()
    expect(taskDuty(facts({ choices: 3, choicesSince: first }), 'executor', NOW)).toBeNull()
  })

  it('is to mend what a moderator turned down', () => {
    expect(taskDuty(facts({ status: 'REJECTED' }), 'author', NOW)).toEqual({ duty: 'FIX', since })
  })

  it('is to look at the replies in reserve for seven days after the executor has left', () => {
    const left = facts({ status: 'CANCELED', cancelledBy: 'EXECUTOR', endedAt: since, heldReplies: 1 })
    const end = Date.parse(since) + 7 * 86_400_000
    expect(taskDuty(left, 'author', end - 1)).toEqual({ duty: 'REOPEN_REPLY', since })
    expect(taskDuty(left, 'author', end)).toBeNull()
    expect(taskDuty({ ...left, heldReplies: 0 }, 'author', NOW)).toBeNull()
    expect(taskDuty({ ...left, cancelledBy: 'AUTHOR' }, 'author', NOW)).toBeNull()
  })

  it('is to review the other side of a deal that is over, after all that cannot wait', () => {
    const over = facts({ status: 'FINISHED', endedAt: since, isHired: true, reviewUntil: first })
    expect([taskDuty(over, 'author', NOW), taskDuty(over, 'executor', NOW)]).toEqual([
      { duty: 'REVIEW', since },
      { duty: 'REVIEW', since },
    ])
    expect(taskDuty({ ...over, reviewUntil: null }, 'author', NOW)).toBeNull()
    expect(taskDuty({ ...over, isHired: false }, 'executor', NOW)).toBeNull()
    const later = { duty: 'CHOOSE', since: first } as const
    expect([{ duty: 'REVIEW', since } as const, later].sort(compareDuties)[0]).toEqual(later)
  })

  it('is looked for in all statuses in which a task can wait, and in no others', () => {
    const statuses: TaskStatus[] = [
      'PENDING',
      'APPROVED',
      'IN_PROGRESS',
      'FINISHED',
      'ARCHIVED',
      'REJECTED',
      'CANCELED',
    ]
    const loaded = {
      choices: 1,
      heldReplies: 1,
      cancelledBy: 'EXECUTOR',
      endedAt: since,
      isHired: true,
      reviewUntil: first,
    } as const
    const waiting = (side: 'author' | 'executor') =>
      statuses.filter((status) =>
        [null, first].some((finishRequestedAt) => taskDuty(facts({ ...loaded, status, finishRequestedAt }), side, NOW)),
      )
    expect(waiting('author')).toEqual(DUTY_STATUSES.author)
    expect(waiting('executor')).toEqual(DUTY_STATUSES.executor)
  })
})

describe('one’s own tasks', () => {
  it('stand together by what goes on; for an executor a task is over with the reply, and when somebody else is chosen', () => {
    const at = (status: TaskStatus, { isHired = false, isCandidate = false }) => [
      ownTaskGroup({ status, isHired, isCandidate }, 'author'),
      ownTaskGroup({ status, isHired, isCandidate }, 'executor'),
    ]
    expect([at('PENDING', { isCandidate: true }), at('APPROVED', { isCandidate: true }), at('APPROVED', {})]).toEqual([
      ['OPEN', 'OPEN'],
      ['OPEN', 'OPEN'],
      ['OPEN', 'PAST'],
    ])
    expect([at('IN_PROGRESS', { isCandidate: true }), at('IN_PROGRESS', { isHired: true })]).toEqual([
      ['WORK', 'PAST'],
      ['WORK', 'WORK'],
    ])
    expect([at('REJECTED', {}), at('FINISHED', { isHired: true })]).toEqual([
      ['PAST', 'PAST'],
      ['PAST', 'PAST'],
    ])
  })

  it('begin with what waits for the viewer longest; the rest is newest first within its group', () => {
    const rest = { duty: null, dutySince: null } as const
    const old = anOwnTaskCard({ id: 1, dutySince: '2026-03-01T09:00:00.000Z' })
    const late = anOwnTaskCard({ id: 2, dutySince: '2026-03-03T09:00:00.000Z', group: 'WORK' })
    const work = anOwnTaskCard({ id: 3, ...rest, group: 'WORK', createdAt: '2026-02-01T09:00:00.000Z' })
    const open = anOwnTaskCard({ id: 4, ...rest, createdAt: '2026-03-02T09:00:00.000Z' })
    const olderOpen = anOwnTaskCard({ id: 5, ...rest, createdAt: '2026-03-01T09:00:00.000Z' })
    const sameMoment = anOwnTaskCard({ id: 6, ...rest, createdAt: '2026-03-01T09:00:00.000Z' })
    const past = anOwnTaskCard({ id: 7, ...rest, group: 'PAST', createdAt: '2026-03-09T09:00:00.000Z' })
    const sorted = [past, olderOpen, open, work, sameMoment, late, old].sort(compareOwnTasks)
    expect(sorted.map(({ id }) => id)).toEqual([1, 2, 3, 4, 6, 5, 7])
  })

  it('are counted by tab, the archive with what was cancelled and rejected', () => {
    const counts: Partial<Record<TaskStatus, number>> = { APPROVED: 2, ARCHIVED: 1, CANCELED: 3, REJECTED: 5 }
    expect(countByTab((status) => counts[status] ?? 0)).toEqual({
      PENDING: 0,
      APPROVED: 2,
      IN_PROGRESS: 0,
      FINISHED: 0,
      ARCHIVED: 9,
    })
  })
})

describe('one’s own task in a list', () => {
  const agreed = { priceType: 'FIXED', price: 4_500_00, termDays: 3 } as const
  const reply = { priceType: 'FROM', price: 3_000_00, termDays: 2, status: 'HELD' } as const
  const record = (overrides: Partial<OwnTaskRecord> = {}): OwnTaskRecord => ({
    ...facts({ status: 'IN_PROGRESS', finishRequestedAt: first }),
    card: aTaskCard({ status: 'IN_PROGRESS' }),
    rejectReason: 'UNCLEAR',
    author: aPublicUser(),
    executor: aPublicExecutor(),
    agreed,
    reply,
    newReplies: 2,
    ...overrides,
  })

  it('tells its author the deal, the other side and what is new', () => {
    const card = presentOwnTask(record(), 'author', NOW)
    expect([card.duty, card.dutySince, card.group, card.partner?.id]).toEqual([
      'ACCEPT_WORK',
      first,
      'WORK',
      aPublicExecutor().id,
    ])
    expect([card.agreed, card.reply, card.newRepliesCount, card.rejectReason]).toEqual([agreed, null, 2, 'UNCLEAR'])
  })

  it('tells an executor who was not chosen their own reply, and nothing of the deal', () => {
    const card = presentOwnTask(record(), 'executor', NOW)
    expect([card.agreed, card.finishRequestedAt, card.rejectReason, card.newRepliesCount]).toEqual([
      null,
      null,
      null,
      0,
    ])
    expect([card.reply, card.partner?.id, card.group, card.duty]).toEqual([reply, aPublicUser().id, 'PAST', null])
  })

  it('tells the chosen executor what was agreed on', () => {
    const card = presentOwnTask(record({ isHired: true }), 'executor', NOW)
    expect([card.agreed, card.finishRequestedAt, card.group]).toEqual([agreed, first, 'WORK'])
  })
})
