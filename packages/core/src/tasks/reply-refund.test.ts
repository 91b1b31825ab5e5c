import { expect, it } from 'vitest'
import { replyRefund, type SpentReply } from './reply-refund.ts'

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const HOUR = 3_600_000
const ago = (milliseconds: number) => new Date(NOW - milliseconds).toISOString()
const aReply = (overrides: Partial<SpentReply> = {}): SpentReply => ({
  status: 'SENT',
  sentAt: ago(HOUR),
  viewedAt: null,
  task: { status: 'APPROVED', cancelledBy: null },
  ...overrides,
})
const canceled = (cancelledBy: 'AUTHOR' | 'ADMIN') => ({ status: 'CANCELED', cancelledBy }) as const

it.each<[string, Partial<SpentReply>, ReturnType<typeof replyRefund>]>([
  ['keeps a fresh reply', {}, null],
  ['returns one that nobody has opened for 72 hours', { sentAt: ago(72 * HOUR) }, 'UNREAD'],
  ['keeps it a moment before', { sentAt: ago(72 * HOUR - 1) }, null],
  ['keeps an old one that was read', { sentAt: ago(100 * HOUR), viewedAt: ago(HOUR) }, null],
  ['returns an unread one in reserve', { status: 'HELD', sentAt: ago(72 * HOUR) }, 'UNREAD'],
  ['returns an unread one of a cancelled task', { status: 'CLOSED', task: canceled('AUTHOR') }, 'TASK_CANCELED'],
  ['keeps a read one of a cancelled task', { viewedAt: ago(0), task: canceled('AUTHOR') }, null],
  ['returns even a read one when staff remove the task', { viewedAt: ago(0), task: canceled('ADMIN') }, 'TASK_REMOVED'],
  ['never returns a withdrawn one', { status: 'WITHDRAWN', sentAt: ago(99 * HOUR), task: canceled('ADMIN') }, null],
])('%s', (_, reply, refund) => {
  expect(replyRefund(aReply(reply), NOW)).toBe(refund)
})
