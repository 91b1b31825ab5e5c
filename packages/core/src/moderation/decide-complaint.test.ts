import { describe, expect, it } from 'vitest'
import type { ComplaintStatus } from '../contract/index.ts'
import { COMPLAINT_TARGETS } from '../contract/notification-terms.ts'
import type { Actor } from '../lifecycle/index.ts'
import { tableDisagreements } from '../testing/index.ts'
import {
  type ComplaintCommand,
  complaintLifecycleMachine,
  complaintNotice,
  complaintTitle,
  decideComplaint,
} from './index.ts'

const actors = {
  'a client': { id: 'client', role: 'CLIENT' },
  'a moderator': { id: 'moderator', role: 'MODERATOR' },
  'an admin': { id: 'admin', role: 'ADMIN' },
  'the system': 'system',
} as const satisfies Record<string, Actor>
type Who = keyof typeof actors
const everybody = Object.keys(actors) as Who[]
const staff = ['a moderator', 'an admin'] as const
const verdict = 'Предупредили автора.'

const decide = (status: ComplaintStatus, event: ComplaintCommand, who: Who) =>
  decideComplaint({ complaint: { status }, event, actor: actors[who] })

type Row = readonly [ComplaintStatus, ComplaintCommand, ComplaintStatus]
const table: readonly Row[] = [
  ['NEW', { type: 'TAKE' }, 'IN_REVIEW'],
  ['IN_REVIEW', { type: 'RESOLVE', verdict }, 'RESOLVED'],
  ['IN_REVIEW', { type: 'DISMISS', verdict }, 'DISMISSED'],
]

describe('a complaint', () => {
  it('is taken by staff, then resolved or dismissed', () => {
    expect(
      tableDisagreements({
        machine: complaintLifecycleMachine,
        rows: table.map(([from, event, to]) => ({ from, event, by: staff, to })),
        everybody,
        decide: ({ from, event }, who) => decide(from as ComplaintStatus, event, who),
      }),
    ).toEqual([])
  })

  it('is not put away without a word', () => {
    const silent = { type: 'DISMISS', verdict: '  ' } as const
    expect(decide('IN_REVIEW', silent, 'a moderator')).toEqual({ ok: false, refusal: 'VERDICT_REQUIRED' })
  })

  it('tells the one who complained how it ended, and nothing while it is looked at', () => {
    const told = (event: ComplaintCommand) => {
      const notice = complaintNotice(event)
      return notice && [notice.kind, notice.title, notice.text, notice.path]
    }
    expect(told({ type: 'TAKE' })).toBeNull()
    expect(told({ type: 'RESOLVE', verdict })).toEqual(['COMPLAINT', 'Ваша жалоба подтвердилась', verdict, null])
    expect(told({ type: 'DISMISS', verdict })).toEqual(['COMPLAINT', 'Ваша жалоба не подтвердилась', verdict, null])
  })

  it('is called by what it is about and its number', () => {
    expect(complaintTitle('TASK', '501')).toBe('Жалоба на задание № 501')
    expect(COMPLAINT_TARGETS.filter((target) => !/^Жалоба на [а-я]+ № 1$/.test(complaintTitle(target, '1')))).toEqual(
      [],
    )
  })

  it('is called without the UUID of what has no number', () => {
    expect(complaintTitle('MESSAGE', 'b63d0172-1b5e-4e79-a9ca-9c0ed6da2bec')).toBe('Жалоба на сообщение')
  })
})
