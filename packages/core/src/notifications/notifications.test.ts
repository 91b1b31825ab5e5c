import { expect, it } from 'vitest'
import { JUDGED_KINDS, NOTIFICATION_KINDS } from '../contract/notification-terms.ts'
import { ROLES, type Role } from '../contract/operations.ts'
import {
  changedSettings,
  channelSettings,
  isAlwaysMailed,
  isMailed,
  isPushed,
  NOTHING_CHOSEN,
  notificationGroupsOf,
} from './index.ts'

const kindsOf = (role: Role) => notificationGroupsOf(role).flatMap(({ kinds }) => kinds.map(({ kind }) => kind))

it('a client is not asked about what only executors or staff are told', () => {
  const kinds = kindsOf('CLIENT')
  expect(kinds).toContain('TASK_REPLIES')
  expect(kinds).not.toContain('VERIFICATION_REQUESTS')
})

it('an executor is asked about what a client is and the check of their papers, products and articles', () => {
  expect(kindsOf('EXECUTOR').filter((kind) => !kindsOf('CLIENT').includes(kind))).toEqual([
    'VERIFICATION_REQUESTS',
    'PRODUCT_REVIEWS',
    'ARTICLE_REQUESTS',
  ])
})

it('new tasks come to executors by their categories and searches, to clients by their searches', () => {
  const nameFor = (role: Role) =>
    notificationGroupsOf(role)
      .flatMap(({ kinds }) => kinds)
      .find(({ kind }) => kind === 'TASK_INTERESTING_NEW')?.name
  expect([nameFor('EXECUTOR'), nameFor('CLIENT'), nameFor('MODERATOR')]).toEqual([
    'Новые задания по моим категориям и поискам',
    'Новые задания по сохранённым поискам',
    undefined,
  ])
})

it('staff are asked about the queues, their own account and the articles that they write', () => {
  expect(new Set(kindsOf('MODERATOR'))).toEqual(new Set([...JUDGED_KINDS, 'ARTICLE_REQUESTS']))
  expect(kindsOf('ADMIN')).toEqual(kindsOf('MODERATOR'))
})

it.each(ROLES)('nothing is asked twice: %s', (role) => {
  expect(new Set(kindsOf(role)).size).toBe(kindsOf(role).length)
})

it('everything is mailed but what the chats tell themselves, unless somebody chose otherwise', () => {
  expect(NOTIFICATION_KINDS.filter((kind) => !isMailed(kind, null))).toEqual(['CHAT_NEW_MESSAGE'])
  expect([isMailed('CHAT_NEW_MESSAGE', true), isMailed('TASK_REPLIES', false)]).toEqual([true, false])
})

it('letters that guard the account come whatever was chosen', () => {
  expect(NOTIFICATION_KINDS.filter(isAlwaysMailed)).toEqual(['USERS'])
  expect(isMailed('USERS', false)).toBe(true)
})

it('everything goes to a device that was let in, but what was switched off', () => {
  expect(NOTIFICATION_KINDS.filter((kind) => !isPushed(kind, null))).toEqual([])
  expect(isPushed('TASK_REPLIES', false)).toBe(false)
})

it('the settings show every kind in its order by channel, with what was chosen', () => {
  const { emails, pushes } = channelSettings({
    emails: new Map([
      ['TASK_REPLIES', false],
      ['CHAT_NEW_MESSAGE', true],
    ]),
    pushes: new Map([['TASKS', false]]),
  })
  expect(emails.map(({ kind }) => kind)).toEqual(NOTIFICATION_KINDS)
  expect(pushes.map(({ kind }) => kind)).toEqual(NOTIFICATION_KINDS)
  expect(emails.filter(({ isOn }) => !isOn).map(({ kind }) => kind)).toEqual(['TASK_REPLIES'])
  expect(pushes.filter(({ isOn }) => !isOn).map(({ kind }) => kind)).toEqual(['TASKS'])
})

it('one switch changes nothing else', () => {
  const before = channelSettings(NOTHING_CHOSEN)
  const after = changedSettings(before, { channel: 'pushes', kind: 'TASK_REPLIES', isOn: false })
  expect(after.emails).toBe(before.emails)
  expect(after.pushes.filter(({ isOn }) => !isOn)).toEqual([{ kind: 'TASK_REPLIES', isOn: false }])
})
