import { describe, expect, it } from 'vitest'
import { TASK_STATUSES, type TaskStatus } from '../contract/index.ts'
import type { Actor } from '../lifecycle/index.ts'
import { declaredTransitions, endsOf } from '../testing/index.ts'
import { allowedTaskEvents, decideTask } from './decide-task.ts'
import { taskLifecycleMachine } from './task-lifecycle.machine.ts'
import type { TaskCommand, TaskFacts } from './task-lifecycle.types.ts'
import type { TaskRefusal } from './task-refusals.ts'

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const DAY = 86_400_000
const ago = (milliseconds: number) => new Date(NOW - milliseconds).toISOString()

const actors = {
  author: { id: 'author', role: 'CLIENT' },
  executor: { id: 'executor', role: 'EXECUTOR' },
  stranger: { id: 'stranger', role: 'CLIENT' },
  'other executor': { id: 'other', role: 'EXECUTOR' },
  moderator: { id: 'moderator', role: 'MODERATOR' },
  admin: { id: 'admin', role: 'ADMIN' },
  system: 'system',
} as const satisfies Record<string, Actor>
type ActorName = keyof typeof actors

/** A task that every time-bound event of its state fits. */
const aTaskIn = (status: TaskStatus, overrides: Partial<TaskFacts> = {}): TaskFacts => ({
  status,
  authorId: 'author',
  executorId: status === 'IN_PROGRESS' || status === 'FINISHED' ? 'executor' : null,
  cancelledBy: status === 'CANCELED' ? 'AUTHOR' : null,
  repliesCount: 0,
  endPeriod: ago(2 * DAY),
  finishRequestedAt: null,
  endedAt: status === 'ARCHIVED' || status === 'CANCELED' ? ago(30 * DAY) : null,
  hasRevision: false,
  ...overrides,
})

const create: TaskCommand = { type: 'CREATE', isEmailConfirmed: true, openTasks: 9 }
const approve: TaskCommand = { type: 'APPROVE', contacts: [] }
const reject: TaskCommand = { type: 'REJECT', rule: 'UNCLEAR' }
const update: TaskCommand = { type: 'UPDATE', fields: ['title'] }
const acceptReply: TaskCommand = { type: 'ACCEPT_REPLY', executorId: 'executor' }
const acceptOffer: TaskCommand = { type: 'ACCEPT_OFFER' }
const cancelEarly: TaskCommand = { type: 'CANCEL_BY_AUTHOR', reason: 'AUTHOR_NOT_RELEVANT', comment: null }
const cancelLate: TaskCommand = { type: 'CANCEL_BY_AUTHOR', reason: 'AUTHOR_WRONG_EXECUTOR', comment: null }
const resign: TaskCommand = { type: 'CANCEL_BY_EXECUTOR', reason: 'EXECUTOR_NO_CONTACT', comment: null }
const requestFinish: TaskCommand = { type: 'REQUEST_FINISH' }
const declineFinish: TaskCommand = { type: 'DECLINE_FINISH', comment: 'Ещё не убрали мусор.' }
const finish: TaskCommand = { type: 'FINISH' }
const autoFinish: TaskCommand = { type: 'AUTO_FINISH', hasOpenComplaint: false }
const expire: TaskCommand = { type: 'EXPIRE' }
const republish: TaskCommand = { type: 'REPUBLISH', openTasks: 9 }
const late = { endedAt: ago(30 * DAY + 1) }
const revised = { hasRevision: true }
const remove: TaskCommand = { type: 'REMOVE', rule: 'SPAM', comment: null }
const del: TaskCommand = { type: 'DELETE' }
const requested = { finishRequestedAt: ago(7 * DAY) }

type Row = readonly [
  from: TaskStatus | null,
  event: TaskCommand,
  by: readonly ActorName[],
  to: TaskStatus,
  facts?: Partial<TaskFacts>,
]

/** The table of product §10, written out by hand: this is the intent, the machine is held against it. */
const table: readonly Row[] = [
  [null, create, ['author', 'executor', 'stranger', 'other executor'], 'PENDING'],
  ['PENDING', approve, ['moderator', 'admin', 'system'], 'APPROVED'],
  ['PENDING', reject, ['moderator', 'admin'], 'REJECTED'],
  ['PENDING', update, ['author'], 'PENDING'],
  ['PENDING', cancelEarly, ['author'], 'CANCELED'],
  ['PENDING', del, ['author'], 'PENDING'],
  ['REJECTED', update, ['author'], 'PENDING'],
  ['REJECTED', del, ['author'], 'REJECTED'],
  ['APPROVED', update, ['author'], 'APPROVED'],
  ['APPROVED', approve, ['moderator', 'admin', 'system'], 'APPROVED', revised],
  ['APPROVED', reject, ['moderator', 'admin'], 'APPROVED', revised],
  ['APPROVED', acceptReply, ['author'], 'IN_PROGRESS'],
  ['APPROVED', acceptOffer, ['executor', 'other executor'], 'IN_PROGRESS'],
  ['APPROVED', cancelEarly, ['author'], 'CANCELED'],
  ['APPROVED', expire, ['system'], 'ARCHIVED'],
  ['APPROVED', remove, ['admin'], 'CANCELED'],
  ['IN_PROGRESS', cancelLate, ['author'], 'CANCELED'],
  ['IN_PROGRESS', resign, ['executor'], 'CANCELED'],
  ['IN_PROGRESS', requestFinish, ['executor'], 'IN_PROGRESS'],
  ['IN_PROGRESS', declineFinish, ['author'], 'IN_PROGRESS', requested],
  ['IN_PROGRESS', finish, ['author'], 'FINISHED'],
  ['IN_PROGRESS', autoFinish, ['system'], 'FINISHED', requested],
  ['IN_PROGRESS', remove, ['admin'], 'CANCELED'],
  ['ARCHIVED', republish, ['author'], 'APPROVED'],
  ['ARCHIVED', republish, ['author'], 'PENDING', late],
  ['ARCHIVED', del, ['author'], 'ARCHIVED'],
  ['CANCELED', republish, ['author'], 'APPROVED'],
  ['CANCELED', republish, ['author'], 'PENDING', late],
  ['CANCELED', del, ['author'], 'CANCELED'],
]

const events = [...new Set(table.map(([, event]) => event))]
const origins = [null, ...TASK_STATUSES]
const factsOf = (from: TaskStatus | null, facts?: Partial<TaskFacts>) => (from === null ? null : aTaskIn(from, facts))
const decide = (task: TaskFacts | null, event: TaskCommand, actor: Actor = actors.author) =>
  decideTask({ task, event, actor, now: NOW })
const refusalOf = (task: TaskFacts | null, event: TaskCommand, actor: Actor = actors.author): TaskRefusal | null => {
  const decision = decide(task, event, actor)
  return decision.ok ? null : decision.refusal
}

describe('the table of a task', () => {
  for (const [from, event, by, to, facts] of table) {
    for (const name of Object.keys(actors) as ActorName[]) {
      const allowed = by.includes(name)
      it(`${allowed ? `lets ${name} take` : `keeps ${name} from taking`} ${from ?? 'nothing'} by ${event.type} to ${to}`, () => {
        const decision = decide(factsOf(from, facts), event, actors[name])

        expect(decision.ok ? decision.status : 'refused').toBe(allowed ? to : 'refused')
      })
    }
  }

  it('knows no transition beyond it: any other event in any state is refused for its state', () => {
    const rows = new Set(table.map(([from, event]) => `${from} ${event.type}`))
    const missing = origins.flatMap((from) => events.map((event) => ({ from, event })))
    const others = missing.filter(({ from, event }) => !rows.has(`${from} ${event.type}`))

    const refusals = others.flatMap(({ from, event }) =>
      Object.values(actors).map((actor) => refusalOf(factsOf(from), event, actor)),
    )
    expect(new Set(refusals)).toEqual(new Set(['WRONG_STATE']))
  })

  it('has a row for every transition that the machine declares', () => {
    const stays = new Set(['DELETE'])
    const rows = table.map(([from, { type }, , to]) => `${from ?? 'NEW'} ${type} ${stays.has(type) ? '(stays)' : to}`)
    const declared = declaredTransitions(taskLifecycleMachine).map((name) =>
      name.replaceAll('taskLifecycle.', '').replace(/ --(\w+)\[\d\]--> /, ' $1 '),
    )

    expect(declared.toSorted()).toEqual(rows.toSorted())
  })

  it('is over when the work is done: from everywhere else there is a way', () => {
    expect(endsOf(taskLifecycleMachine)).toEqual(['FINISHED'])
  })
})

describe('conditions of the table', () => {
  const work = aTaskIn('IN_PROGRESS')
  const board = aTaskIn('APPROVED')

  it.each<[string, TaskFacts | null, TaskCommand, Actor, TaskRefusal | null]>([
    ['an unconfirmed e-mail', null, { ...create, isEmailConfirmed: false }, actors.author, 'EMAIL_NOT_CONFIRMED'],
    [
      'republishing an eleventh open task',
      aTaskIn('ARCHIVED'),
      { type: 'REPUBLISH', openTasks: 10 },
      actors.author,
      'TASK_LIMIT_REACHED',
    ],
    ['moderating what nobody changed', board, approve, actors.moderator, 'NOTHING_TO_CHECK'],
    ['an eleventh open task', null, { ...create, openTasks: 10 }, actors.author, 'TASK_LIMIT_REACHED'],
    ['staff who want to order', null, create, actors.moderator, 'NOT_A_CUSTOMER'],
    [
      'auto-moderation that found a phone',
      aTaskIn('PENDING'),
      { type: 'APPROVE', contacts: [{ kind: 'phone', text: '89123456789' }] },
      'system',
      'CONTACTS_FOUND',
    ],
    [
      'a moderator who read that phone',
      aTaskIn('PENDING'),
      { type: 'APPROVE', contacts: [{ kind: 'phone', text: '89123456789' }] },
      actors.moderator,
      null,
    ],
    ['a made-up rule', aTaskIn('PENDING'), { type: 'REJECT', rule: 'WHIM' as never }, actors.moderator, 'RULE_UNKNOWN'],
    [
      'another category after a reply',
      aTaskIn('APPROVED', { repliesCount: 1 }),
      { type: 'UPDATE', fields: ['categoryId'] },
      actors.author,
      'CATEGORY_LOCKED',
    ],
    [
      'another category before any reply',
      aTaskIn('APPROVED', { repliesCount: 0 }),
      { type: 'UPDATE', fields: ['categoryId'] },
      actors.author,
      null,
    ],
    [
      'another title after a reply',
      aTaskIn('APPROVED', { repliesCount: 1 }),
      { type: 'UPDATE', fields: ['title'] },
      actors.author,
      null,
    ],
    ['a reply of the author', board, { type: 'ACCEPT_REPLY', executorId: 'author' }, actors.author, 'OWN_TASK'],
    [
      'an offer to oneself',
      aTaskIn('APPROVED', { authorId: 'other' }),
      acceptOffer,
      actors['other executor'],
      'OWN_TASK',
    ],
    ['a late reason before work', board, cancelLate, actors.author, 'REASON_UNFIT'],
    ['an early reason during work', work, cancelEarly, actors.author, 'REASON_UNFIT'],
    [
      'the executor’s reason from the author',
      work,
      { type: 'CANCEL_BY_AUTHOR', reason: 'EXECUTOR_NO_CONTACT', comment: null },
      actors.author,
      'REASON_UNFIT',
    ],
    [
      'fraud without a word',
      work,
      { type: 'CANCEL_BY_EXECUTOR', reason: 'EXECUTOR_FRAUD', comment: '  коротко  ' },
      actors.executor,
      'COMMENT_REQUIRED',
    ],
    [
      'another reason with ten characters',
      work,
      { type: 'CANCEL_BY_AUTHOR', reason: 'AUTHOR_OTHER', comment: 'Передумали' },
      actors.author,
      null,
    ],
    ['the longest comment', work, { ...cancelLate, comment: 'а'.repeat(1000) } as TaskCommand, actors.author, null],
    [
      'a comment that is a novel',
      work,
      { ...cancelLate, comment: 'а'.repeat(1001) } as TaskCommand,
      actors.author,
      'COMMENT_TOO_LONG',
    ],
    [
      'a second request to finish',
      aTaskIn('IN_PROGRESS', requested),
      requestFinish,
      actors.executor,
      'FINISH_REQUESTED',
    ],
    ['declining what nobody asked', work, declineFinish, actors.author, 'FINISH_NOT_REQUESTED'],
    [
      'declining without a reason',
      aTaskIn('IN_PROGRESS', requested),
      { type: 'DECLINE_FINISH', comment: 'нет' },
      actors.author,
      'COMMENT_REQUIRED',
    ],
    [
      'finishing by itself a moment before seven days',
      aTaskIn('IN_PROGRESS', { finishRequestedAt: ago(7 * DAY - 1) }),
      autoFinish,
      'system',
      'TOO_EARLY',
    ],
    [
      'finishing by itself under a complaint',
      aTaskIn('IN_PROGRESS', requested),
      { type: 'AUTO_FINISH', hasOpenComplaint: true },
      'system',
      'COMPLAINT_OPEN',
    ],
    [
      'expiring a moment before a day has passed',
      aTaskIn('APPROVED', { endPeriod: ago(DAY - 1) }),
      expire,
      'system',
      'TOO_EARLY',
    ],
    ['expiring a day after the end', aTaskIn('APPROVED', { endPeriod: ago(DAY) }), expire, 'system', null],
    [
      'deleting what had an executor',
      aTaskIn('CANCELED', { executorId: 'executor' }),
      del,
      actors.author,
      'HAS_EXECUTOR',
    ],
  ])('answers %s', (_, task, event, actor, refusal) => {
    expect(refusalOf(task, event, actor)).toBe(refusal)
  })
})

describe('what a decision writes', () => {
  const changes = (task: TaskFacts | null, event: TaskCommand, actor: Actor = actors.author) => {
    const decision = decide(task, event, actor)
    return decision.ok ? decision.changes : decision.refusal
  }
  const at = new Date(NOW).toISOString()

  it('publishes at the moment of approval', () => {
    expect(changes(aTaskIn('PENDING'), approve, 'system')).toEqual({ publishedAt: at })
  })

  /** Nothing is said against the task. */
  const unsaid = { rejectReason: null, rejectField: null, rejectComment: null }

  it('keeps the rule of a rejection, its field and its words until the author resubmits', () => {
    const said = { ...reject, field: 'DESCRIPTION', comment: ' Сколько створок? ' } as const
    expect(changes(aTaskIn('PENDING'), said, actors.moderator)).toEqual({
      rejectReason: 'UNCLEAR',
      rejectField: 'DESCRIPTION',
      rejectComment: 'Сколько створок?',
    })
    expect(changes(aTaskIn('REJECTED'), update)).toEqual(unsaid)
  })

  it('sends back to moderation only what strangers judge a task by', () => {
    const fields = ['title', 'budgetFrom', 'cityId', 'endPeriod'] as const
    expect(changes(aTaskIn('APPROVED'), { type: 'UPDATE', fields })).toEqual({
      fieldsToModerate: ['title', 'cityId'],
      ...unsaid,
    })
  })

  it('applies what moderation lets through and forgets what it does not', () => {
    expect(changes(aTaskIn('APPROVED', revised), approve, 'system')).toEqual({ revision: 'APPLY', ...unsaid })
    expect(changes(aTaskIn('APPROVED', revised), reject, actors.moderator)).toEqual({
      revision: 'DROP',
      ...unsaid,
      rejectReason: 'UNCLEAR',
    })
  })

  it('names the executor from the reply or from the one who takes the offer', () => {
    expect(changes(aTaskIn('APPROVED'), acceptReply)).toEqual({ executorId: 'executor', revision: 'DROP' })
    expect(changes(aTaskIn('APPROVED'), acceptOffer, actors['other executor'])).toEqual({
      executorId: 'other',
      revision: 'DROP',
    })
  })

  it('remembers who cancelled, why and in which words', () => {
    expect(
      changes(aTaskIn('IN_PROGRESS'), {
        type: 'CANCEL_BY_AUTHOR',
        reason: 'AUTHOR_OTHER',
        comment: ' Переехали в Омск ',
      }),
    ).toEqual({ cancelledBy: 'AUTHOR', cancelReason: 'AUTHOR_OTHER', cancelComment: 'Переехали в Омск' })
    for (const status of ['PENDING', 'APPROVED'] as const) {
      expect(changes(aTaskIn(status), cancelEarly)).toEqual({
        cancelledBy: 'AUTHOR',
        cancelReason: 'AUTHOR_NOT_RELEVANT',
        cancelComment: null,
      })
    }
    expect(changes(aTaskIn('IN_PROGRESS'), resign, actors.executor)).toEqual({
      cancelledBy: 'EXECUTOR',
      cancelReason: 'EXECUTOR_NO_CONTACT',
      cancelComment: null,
    })
    expect(changes(aTaskIn('APPROVED'), remove, actors.admin)).toEqual({
      ...unsaid,
      cancelledBy: 'ADMIN',
      rejectReason: 'SPAM',
      cancelComment: null,
    })
  })

  it('raises and lowers the flag of a request to finish', () => {
    expect(changes(aTaskIn('IN_PROGRESS'), requestFinish, actors.executor)).toEqual({ finishRequestedAt: at })
    expect(changes(aTaskIn('IN_PROGRESS', requested), declineFinish)).toEqual({ finishRequestedAt: null })
  })

  it('starts a republished task anew and open-ended when its days have passed', () => {
    const clean = {
      executorId: null,
      cancelledBy: null,
      cancelReason: null,
      cancelComment: null,
      ...unsaid,
      finishRequestedAt: null,
    }
    const openEnded = { dateMode: 'FLEXIBLE', startPeriod: null, endPeriod: '2026-12-21T12:00:00.000Z' }
    const future = aTaskIn('ARCHIVED', { endPeriod: '2026-12-01T12:00:00.000Z' })

    expect(changes(aTaskIn('ARCHIVED'), republish)).toEqual({ ...clean, ...openEnded, publishedAt: at })
    expect(changes(future, republish)).toEqual({ ...clean, publishedAt: at })
    expect(changes({ ...future, ...late }, republish)).toEqual(clean)
    expect(changes({ ...future, status: 'CANCELED' }, republish)).toEqual({ ...clean, publishedAt: at })
    expect(changes({ ...future, endPeriod: at }, republish)).toEqual({ ...clean, ...openEnded, publishedAt: at })
  })

  it('lets what staff removed return only through moderation', () => {
    const decision = decide(aTaskIn('CANCELED', { cancelledBy: 'ADMIN' }), republish)
    expect(decision.ok && decision.status).toBe('PENDING')
  })

  it('sends a changed text through moderation', () => {
    const decision = decide(aTaskIn('ARCHIVED', revised), republish)
    expect(decision.ok && [decision.status, decision.changes.revision]).toEqual(['PENDING', 'APPLY'])
  })

  it('deletes softly and leaves the status', () => {
    expect(changes(aTaskIn('REJECTED'), del)).toEqual({ deletedAt: at })
  })
})

describe('allowedTaskEvents', () => {
  it('offers nothing to guests and strangers', () => {
    expect(allowedTaskEvents(aTaskIn('APPROVED'), null, NOW)).toEqual([])
    expect(allowedTaskEvents(aTaskIn('APPROVED'), actors.stranger, NOW)).toEqual([])
    expect(allowedTaskEvents(aTaskIn('IN_PROGRESS'), actors['other executor'], NOW)).toEqual([])
  })

  it('tells the author what is possible and what is not yet', () => {
    const possible = (status: TaskStatus, facts?: Partial<TaskFacts>) =>
      allowedTaskEvents(aTaskIn(status, facts), actors.author, NOW).flatMap(({ event, refusal }) =>
        refusal === null ? [event] : [],
      )

    expect(possible('PENDING')).toEqual(['UPDATE', 'CANCEL_BY_AUTHOR', 'DELETE'])
    expect(possible('APPROVED')).toEqual(['UPDATE', 'ACCEPT_REPLY', 'CANCEL_BY_AUTHOR'])
    expect(possible('IN_PROGRESS')).toEqual(['FINISH', 'CANCEL_BY_AUTHOR'])
    expect(possible('IN_PROGRESS', requested)).toEqual(['FINISH', 'DECLINE_FINISH', 'CANCEL_BY_AUTHOR'])
    expect(possible('FINISHED')).toEqual([])
    expect(possible('ARCHIVED')).toEqual(['REPUBLISH', 'DELETE'])
    expect(possible('CANCELED', { executorId: 'executor' })).toEqual(['REPUBLISH'])
    expect(possible('REJECTED')).toEqual(['UPDATE', 'DELETE'])
  })

  it('says why not', () => {
    expect(allowedTaskEvents(aTaskIn('IN_PROGRESS'), actors.author, NOW)).toContainEqual({
      event: 'DECLINE_FINISH',
      refusal: 'FINISH_NOT_REQUESTED',
    })
  })

  it('lets the chosen executor report and resign while the work goes on', () => {
    expect(allowedTaskEvents(aTaskIn('IN_PROGRESS'), actors.executor, NOW)).toEqual([
      { event: 'REQUEST_FINISH', refusal: null },
      { event: 'CANCEL_BY_EXECUTOR', refusal: null },
    ])
    expect(allowedTaskEvents(aTaskIn('IN_PROGRESS', requested), actors.executor, NOW)).toEqual([
      { event: 'REQUEST_FINISH', refusal: 'FINISH_REQUESTED' },
      { event: 'CANCEL_BY_EXECUTOR', refusal: null },
    ])
  })

  it('gives staff the moderation of what waits for it, and admins the removal', () => {
    expect(allowedTaskEvents(aTaskIn('PENDING'), actors.moderator, NOW)).toEqual([
      { event: 'APPROVE', refusal: null },
      { event: 'REJECT', refusal: null },
    ])
    expect(allowedTaskEvents(aTaskIn('APPROVED'), actors.admin, NOW)).toEqual([
      { event: 'APPROVE', refusal: 'NOTHING_TO_CHECK' },
      { event: 'REJECT', refusal: 'NOTHING_TO_CHECK' },
      { event: 'REMOVE', refusal: null },
    ])
  })
})
