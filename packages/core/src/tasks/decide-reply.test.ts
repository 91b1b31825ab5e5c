import { describe, expect, it } from 'vitest'
import { REPLY_STATUSES, type ReplyStatus, type TaskStatus } from '../contract/index.ts'
import type { Actor } from '../lifecycle/index.ts'
import { declaredTransitions, endsOf } from '../testing/index.ts'
import { allowedReplyEvents, decideReply } from './decide-reply.ts'
import { type ReplyCommand, replyLifecycleMachine } from './reply-lifecycle.machine.ts'
import { type ReplyEventRefusal, type ReplyFacts, type ReplyTarget, replyRefusal } from './reply-refusals.ts'

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const DAY = 86_400_000
const ago = (milliseconds: number) => new Date(NOW - milliseconds).toISOString()

const actors = {
  'the author': { id: 'author', role: 'CLIENT' },
  'the executor': { id: 'executor', role: 'EXECUTOR' },
  'another executor': { id: 'other', role: 'EXECUTOR' },
  'a moderator': { id: 'moderator', role: 'MODERATOR' },
  'the system': 'system',
} as const satisfies Record<string, Actor>
type ActorName = keyof typeof actors

const aTarget = (overrides: Partial<ReplyTarget> = {}): ReplyTarget => ({
  authorId: 'author',
  status: 'APPROVED',
  repliesCount: 19,
  repliesLimit: 20,
  verifiedOnly: false,
  hasReplied: false,
  hasOffer: false,
  ...overrides,
})
const aReplyIn = (
  status: ReplyStatus,
  taskStatus: TaskStatus = 'APPROVED',
  endedAt: string | null = null,
): ReplyFacts => ({
  status,
  executorId: 'executor',
  isSenderGone: false,
  task: { authorId: 'author', status: taskStatus, endedAt, cancelledBy: taskStatus === 'CANCELED' ? 'AUTHOR' : null },
})

const send: ReplyCommand = { type: 'SEND', to: aTarget(), isVerified: false, quotaLeft: null }
const author = ['the author'] as const
const executor = ['the executor'] as const
const system = ['the system'] as const
const staff = ['a moderator'] as const

type Row = readonly [ReplyStatus | null, ReplyCommand, readonly ActorName[], ReplyStatus, TaskStatus?, string?]

const whileOpen = (from: ReplyStatus): readonly Row[] => [
  [from, { type: 'ACCEPT' }, author, 'ACCEPTED'],
  [from, { type: 'HOLD' }, system, 'HELD', 'IN_PROGRESS'],
  [from, { type: 'REJECT' }, author, 'REJECTED'],
  [from, { type: 'WITHDRAW' }, executor, 'WITHDRAWN'],
  [from, { type: 'CLOSE' }, system, 'CLOSED', 'ARCHIVED'],
  [from, { type: 'REMOVE' }, staff, 'CLOSED'],
]

/** The table of product §11, written out by hand: this is the intent, the machine is held against it. */
const table: readonly Row[] = [
  [null, send, ['the executor', 'another executor'], 'SENT'],
  ['SENT', { type: 'VIEW' }, author, 'VIEWED'],
  ['SENT', { type: 'SHORTLIST' }, author, 'SHORTLISTED'],
  ['VIEWED', { type: 'SHORTLIST' }, author, 'SHORTLISTED'],
  ...whileOpen('SENT'),
  ...whileOpen('VIEWED'),
  ...whileOpen('SHORTLISTED'),
  ['HELD', { type: 'REOPEN' }, author, 'SHORTLISTED', 'CANCELED', ago(7 * DAY)],
  ['HELD', { type: 'CLOSE' }, system, 'CLOSED', 'CANCELED', ago(7 * DAY + 1)],
  ['HELD', { type: 'REMOVE' }, staff, 'CLOSED', 'IN_PROGRESS'],
  ['ACCEPTED', { type: 'CLOSE' }, system, 'CLOSED', 'CANCELED', ago(0)],
]

const factsOf = ([from, , , , taskStatus, endedAt]: Row) => (from === null ? null : aReplyIn(from, taskStatus, endedAt))
const decide = (reply: ReplyFacts | null, event: ReplyCommand, actor: Actor) =>
  decideReply({ reply, event, actor, now: NOW })
const refusalOf = (reply: ReplyFacts | null, event: ReplyCommand, actor: Actor): ReplyEventRefusal | null => {
  const decision = decide(reply, event, actor)
  return decision.ok ? null : decision.refusal
}

describe('the table of a reply', () => {
  for (const row of table) {
    const [from, event, by, to] = row
    for (const name of Object.keys(actors) as ActorName[]) {
      const allowed = by.includes(name)
      it(`${allowed ? `lets ${name} take` : `keeps ${name} from taking`} ${from ?? 'nothing'} by ${event.type} to ${to}`, () => {
        const decision = decide(factsOf(row), event, actors[name])

        expect(decision.ok ? decision.status : 'refused').toBe(allowed ? to : 'refused')
      })
    }
  }

  it('knows no transition beyond it: any other event in any state is refused for its state', () => {
    const rows = new Set(table.map(([from, event]) => `${from} ${event.type}`))
    const events = [...new Map(table.map(([, event]) => [event.type, event])).values()]
    const attempts = [null, ...REPLY_STATUSES].flatMap((from) => events.map((event) => ({ from, event })))

    const refusals = attempts
      .filter(({ from, event }) => !rows.has(`${from} ${event.type}`))
      .flatMap(({ from, event }) =>
        Object.values(actors).map((actor) => refusalOf(from && aReplyIn(from), event, actor)),
      )
    expect(new Set(refusals)).toEqual(new Set(['WRONG_STATE']))
  })

  it('has a row for every transition that the machine declares', () => {
    const declared = declaredTransitions(replyLifecycleMachine).map((name) =>
      name.replaceAll('replyLifecycle.', '').replace(/ --(\w+)\[\d\]--> /, ' $1 '),
    )
    expect(declared.toSorted()).toEqual(
      table.map(([from, { type }, , to]) => `${from ?? 'NEW'} ${type} ${to}`).toSorted(),
    )
  })

  it('is over in the states that no row leaves', () => {
    const left = new Set(table.map(([from]) => from))
    expect(endsOf(replyLifecycleMachine).toSorted()).toEqual(
      REPLY_STATUSES.filter((status) => !left.has(status)).toSorted(),
    )
  })
})

describe('conditions of the table', () => {
  it('closes the chat of a reply that was rejected, withdrawn or closed, and of no other', () => {
    const closing = table.map((row) => {
      const actor = row[2][0]
      const decision = actor && decide(factsOf(row), row[1], actors[actor])
      return decision?.ok ? ([row[3], decision.closesChat] as const) : null
    })
    const closed = new Set(closing.flatMap((pair) => (pair?.[1] ? [pair[0]] : [])))
    const open = new Set(closing.flatMap((pair) => (pair && !pair[1] ? [pair[0]] : [])))

    expect(closed).toEqual(new Set(['REJECTED', 'WITHDRAWN', 'CLOSED']))
    expect(open).toEqual(new Set(['SENT', 'VIEWED', 'SHORTLISTED', 'ACCEPTED', 'HELD']))
  })

  it('accepts only while the task looks for an executor', () => {
    const reply = aReplyIn('VIEWED', 'IN_PROGRESS')
    expect(refusalOf(reply, { type: 'ACCEPT' }, actors['the author'])).toBe('TASK_NOT_OPEN')
  })

  it('closes nothing while the task goes on', () => {
    const reply = aReplyIn('SENT', 'IN_PROGRESS')
    expect(refusalOf(reply, { type: 'CLOSE' }, 'system')).toBe('TASK_GOES_ON')
  })

  it('leaves the accepted reply in force when the work is done', () => {
    expect(refusalOf(aReplyIn('ACCEPTED', 'FINISHED'), { type: 'CLOSE' }, 'system')).toBe('DEAL_STANDS')
  })

  it('keeps held replies for seven days after a cancellation, and not after a finish', () => {
    const canceled = aReplyIn('HELD', 'CANCELED', ago(7 * DAY))
    expect(refusalOf(canceled, { type: 'CLOSE' }, 'system')).toBe('STILL_OFFERED')
    expect(refusalOf(aReplyIn('HELD', 'FINISHED', ago(0)), { type: 'CLOSE' }, 'system')).toBeNull()
    expect(refusalOf(aReplyIn('HELD', 'CANCELED', ago(7 * DAY + 1)), { type: 'REOPEN' }, actors['the author'])).toBe(
      'TOO_LATE',
    )
  })

  it('brings a held reply back also while the task looks again, and never after staff removed it', () => {
    const removed = aReplyIn('HELD', 'CANCELED', ago(0))
    const byAdmin = { ...removed, task: { ...removed.task, cancelledBy: 'ADMIN' as const } }

    expect(refusalOf(aReplyIn('HELD'), { type: 'REOPEN' }, actors['the author'])).toBeNull()
    expect(refusalOf(byAdmin, { type: 'REOPEN' }, actors['the author'])).toBe('TOO_LATE')
    expect(refusalOf(byAdmin, { type: 'CLOSE' }, 'system')).toBeNull()
  })

  it('neither chooses nor takes up again the reply of somebody who is gone', () => {
    const gone = (status: ReplyStatus, task: TaskStatus) => ({ ...aReplyIn(status, task), isSenderGone: true })

    expect(refusalOf(gone('HELD', 'APPROVED'), { type: 'REOPEN' }, actors['the author'])).toBe('SENDER_GONE')
    expect(refusalOf(gone('VIEWED', 'APPROVED'), { type: 'ACCEPT' }, actors['the author'])).toBe('SENDER_GONE')
    expect(refusalOf(gone('VIEWED', 'APPROVED'), { type: 'REJECT' }, actors['the author'])).toBeNull()
  })

  it.each<[ReplyEventRefusal, ReplyCommand, ActorName]>([
    ['GUEST', send, 'the system'],
    ['NOT_EXECUTOR', { ...send, to: aTarget({ authorId: 'x' }) }, 'the author'],
    ['OWN_TASK', { ...send, to: aTarget({ authorId: 'executor' }) }, 'the executor'],
    ['ALREADY_REPLIED', { ...send, to: aTarget({ hasReplied: true }) }, 'the executor'],
    ['NOT_OPEN', { ...send, to: aTarget({ status: 'PENDING' }) }, 'the executor'],
    ['OFFERED', { ...send, to: aTarget({ hasOffer: true }) }, 'the executor'],
    ['LIMIT_REACHED', { ...send, to: aTarget({ repliesCount: 20 }) }, 'the executor'],
    ['NEEDS_VERIFICATION', { ...send, to: aTarget({ verifiedOnly: true }) }, 'the executor'],
    ['QUOTA', { ...send, quotaLeft: 0 }, 'the executor'],
  ])('refuses to send with %s', (refusal, event, actor) => {
    expect(refusalOf(null, event, actors[actor])).toBe(refusal)
  })

  it('sends the last reply of a quota and one from a verified executor', () => {
    const last: ReplyCommand = { type: 'SEND', to: aTarget({ verifiedOnly: true }), isVerified: true, quotaLeft: 1 }
    expect(refusalOf(null, last, actors['the executor'])).toBeNull()
  })
})

describe('replyRefusal', () => {
  it('tells the first reason when several apply, the guest’s before all', () => {
    const hopeless = aTarget({
      authorId: 'executor',
      hasReplied: true,
      status: 'FINISHED',
      repliesCount: 20,
      verifiedOnly: true,
    })
    expect(replyRefusal(hopeless, null)).toBe('GUEST')
    expect(replyRefusal(hopeless, { id: 'executor', role: 'CLIENT', isVerified: false, repliesLeft: 0 })).toBe(
      'NOT_EXECUTOR',
    )
    expect(replyRefusal(hopeless, { id: 'executor', role: 'EXECUTOR', isVerified: false, repliesLeft: 0 })).toBe(
      'OWN_TASK',
    )
    expect(replyRefusal(hopeless, { id: 'other', role: 'EXECUTOR', isVerified: false, repliesLeft: 0 })).toBe(
      'ALREADY_REPLIED',
    )
  })
})

describe('allowedReplyEvents', () => {
  it('lets the author choose, the sender withdraw, and nobody else do anything', () => {
    const reply = aReplyIn('SENT')
    expect(allowedReplyEvents(reply, actors['the author'], NOW)).toEqual([
      { event: 'SHORTLIST', refusal: null },
      { event: 'ACCEPT', refusal: null },
      { event: 'REJECT', refusal: null },
      { event: 'REOPEN', refusal: 'WRONG_STATE' },
    ])
    expect(allowedReplyEvents(reply, actors['the executor'], NOW)).toEqual([{ event: 'WITHDRAW', refusal: null }])
    expect(allowedReplyEvents(reply, actors['another executor'], NOW)).toEqual([])
    expect(allowedReplyEvents(reply, null, NOW)).toEqual([])
  })

  it('says why a reply in reserve cannot be chosen', () => {
    expect(allowedReplyEvents(aReplyIn('HELD', 'IN_PROGRESS'), actors['the author'], NOW)).toEqual([
      { event: 'SHORTLIST', refusal: 'WRONG_STATE' },
      { event: 'ACCEPT', refusal: 'WRONG_STATE' },
      { event: 'REJECT', refusal: 'WRONG_STATE' },
      { event: 'REOPEN', refusal: 'DEAL_GOES_ON' },
    ])
  })
})
