import { emailSettings } from '@artel/core/notifications'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { pageOf } from './paging.ts'
import { signedIn } from './signed-in.ts'

const mine = (call: MockCall) => {
  const { id } = signedIn(call)
  return call.world.notifications.filter(({ userId }) => userId === id).sort((one, other) => other.id - one.id)
}

const settings = (call: MockCall) => ({
  data: { emails: emailSettings(call.world.notificationSettings.get(signedIn(call).id) ?? new Map()) },
})

/** What stands behind the bell. */
export const notificationHandlers = {
  listNotifications({ query }, call) {
    const { isRead } = query
    const shown = mine(call).filter((one) => isRead === undefined || one.isRead === isRead)
    const { items, pagination } = pageOf(shown, query)
    return { data: { items: items.map(({ userId, ...notification }) => notification), pagination } }
  },
  getUnreadNotifications: (_, call) => ({ data: mine(call).filter(({ isRead }) => !isRead).length }),
  readNotifications({ body: { ids } }, call) {
    const read = new Set(mine(call).flatMap(({ id }) => (!ids || ids.includes(id) ? [id] : [])))
    call.world.notifications = call.world.notifications.map((one) =>
      read.has(one.id) ? { ...one, isRead: true } : one,
    )
    return undefined
  },
  getNotificationSettings: (_, call) => settings(call),
  updateNotificationSettings({ body: { emails } }, call) {
    const { id } = signedIn(call)
    const chosen = new Map(call.world.notificationSettings.get(id))
    for (const { kind, isOn } of emails) chosen.set(kind, isOn)
    call.world.notificationSettings.set(id, chosen)
    return settings(call)
  },
} satisfies Pick<
  MockHandlers,
  | 'listNotifications'
  | 'getUnreadNotifications'
  | 'readNotifications'
  | 'getNotificationSettings'
  | 'updateNotificationSettings'
>
