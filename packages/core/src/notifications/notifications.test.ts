import { expect, it } from 'vitest'
import { NOTIFICATION_KINDS } from '../contract/notification-terms.ts'
import { notificationKindsOf } from './index.ts'

it('a client is not asked about what only executors or staff are told', () => {
  const kinds = notificationKindsOf('CLIENT')
  expect(kinds).toContain('TASK_REPLIES')
  expect(kinds.filter((kind) => ['TASK_OFFERS', 'VERIFICATION_REQUESTS', 'CATEGORY_REQUESTS'].includes(kind))).toEqual(
    [],
  )
})

it('an executor is asked about everything but the requests to staff, and staff about those too', () => {
  expect(NOTIFICATION_KINDS.filter((kind) => !notificationKindsOf('EXECUTOR').includes(kind))).toEqual([
    'ARTICLE_REQUESTS',
    'CATEGORY_REQUESTS',
  ])
  expect(notificationKindsOf('MODERATOR')).toEqual(NOTIFICATION_KINDS)
})
