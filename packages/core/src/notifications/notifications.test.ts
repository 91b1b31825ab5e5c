import { expect, it } from 'vitest'
import { NOTIFICATION_KINDS } from '../contract/notification-terms.ts'
import { emailSettings, isMailed, notificationKindsOf } from './index.ts'

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

it('everything is mailed but what the chats tell themselves, unless somebody chose otherwise', () => {
  expect(NOTIFICATION_KINDS.filter((kind) => !isMailed(kind, null))).toEqual(['CHAT_NEW_MESSAGE'])
  expect([isMailed('CHAT_NEW_MESSAGE', true), isMailed('TASK_REPLIES', false)]).toEqual([true, false])
})

it('the settings show every kind in its order, with what was chosen', () => {
  const settings = emailSettings(
    new Map([
      ['TASK_REPLIES', false],
      ['CHAT_NEW_MESSAGE', true],
    ]),
  )
  expect(settings.map(({ kind }) => kind)).toEqual(NOTIFICATION_KINDS)
  expect(settings.filter(({ isOn }) => !isOn).map(({ kind }) => kind)).toEqual(['TASK_REPLIES'])
})
