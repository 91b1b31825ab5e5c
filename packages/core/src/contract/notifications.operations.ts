import * as z from 'zod'
import { cards } from './card.ts'
import {
  type NotificationSettings,
  notification,
  notificationKind,
  notificationSettings,
  notificationSettingsChange,
} from './notifications.ts'
import { data, linkHash, numericId, page, pageQuery, TOO_MANY } from './primitives.ts'
import { wholePage } from './samples/sample-values.ts'
import { aNotification } from './samples/service-desk.ts'

const emails: NotificationSettings['emails'] = [
  { kind: 'TASK_REPLIES', isOn: true },
  { kind: 'CHAT_NEW_MESSAGE', isOn: false },
]

const pushes: NotificationSettings['pushes'] = [
  { kind: 'TASK_REPLIES', isOn: true },
  { kind: 'CHAT_NEW_MESSAGE', isOn: true },
]

/** What stands behind the bell and what comes by e-mail. */
export const notificationOperations = cards({
  listNotifications: {
    method: 'GET',
    path: '/notifications/list',
    access: 'signed-in',
    summary: 'Мои уведомления, новые сверху.',
    policy: 'Свои уведомления.',
    query: z.object({ ...pageQuery, isRead: z.boolean().optional() }),
    response: data(page(notification)),
    example: { query: { page: 1, limit: 10, isRead: false }, response: { data: wholePage(aNotification()) } },
  },
  getUnreadNotifications: {
    method: 'GET',
    path: '/notifications/unread',
    access: 'signed-in',
    summary: 'Сколько уведомлений не прочитано.',
    policy: 'Свои уведомления.',
    response: data(z.int().min(0)),
    example: { response: { data: 1 } },
  },
  readNotifications: {
    method: 'PATCH',
    path: '/notifications/read',
    access: 'signed-in',
    summary: 'Отмечает прочитанными перечисленные или, без ids, все.',
    policy: 'Свои уведомления.',
    body: z.object({ ids: z.array(numericId).max(100, TOO_MANY).optional() }),
    response: null,
    example: { body: { ids: [aNotification().id] } },
  },
  getNotificationSettings: {
    method: 'GET',
    path: '/notifications/settings',
    access: 'signed-in',
    summary: 'О чём писать мне на почту и присылать на мои устройства.',
    policy: 'Свои настройки.',
    response: data(notificationSettings),
    example: { response: { data: { emails, pushes } } },
  },
  updateNotificationSettings: {
    method: 'PATCH',
    path: '/notifications/settings',
    access: 'signed-in',
    summary: 'Меняет, о чём писать на почту и присылать на устройства; чего нет в списке, остаётся.',
    policy: 'Свои настройки.',
    body: notificationSettingsChange,
    response: data(notificationSettings),
    example: {
      body: { emails: [{ kind: 'CHAT_NEW_MESSAGE', isOn: false }] },
      response: { data: { emails, pushes } },
    },
  },
  stopNotificationLetters: {
    method: 'POST',
    path: '/notifications/stop-letters',
    access: 'anyone',
    summary: 'Больше не писать о таких событиях: по ссылке из письма, без входа.',
    policy: 'Настройка того, кому пришло письмо, для событий этого вида.',
    body: z.object({ hash: linkHash }),
    response: data(z.object({ kind: notificationKind })),
    errors: ['LINK_EXPIRED'],
    example: {
      body: { hash: 'TASK_REPLIES-00000000-0000-4000-8000-000000000001-q3Jc0mXnT5v8yKpWz1RfLdUa7BhEsG2o' },
      response: { data: { kind: 'TASK_REPLIES' } },
    },
  },
})
