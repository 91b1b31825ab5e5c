import type { notificationOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { NotificationService } from './notifications.service.ts'

/** Handlers of the calls behind the bell. */
export const notificationHandlers = (
  notifications: NotificationService,
): HandlersOf<typeof notificationOperations> => ({
  listNotifications: async ({ viewer, query }) => {
    const { items, totalItems } = await notifications.list(viewer.id, query)
    return { data: { items, pagination: { totalItems } } }
  },
  getUnreadNotifications: async ({ viewer }) => ({ data: await notifications.countUnread(viewer.id) }),
  readNotifications: async ({ viewer, body }) => {
    await notifications.read(viewer.id, body.ids)
    return undefined
  },
  getNotificationSettings: async ({ viewer }) => ({ data: await notifications.settings(viewer.id) }),
  updateNotificationSettings: async ({ viewer, body }) => ({
    data: await notifications.changeSettings(viewer.id, body),
  }),
  stopNotificationLetters: async ({ body }) => ({ data: await notifications.stopLetters(body.hash) }),
})
