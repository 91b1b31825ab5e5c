import * as z from 'zod'
import { choiceRules } from '../validators/index.ts'
import { shapes } from './endpoint.ts'
import { COMPLAINT_REASONS, COMPLAINT_TARGETS, COMPLAINT_TEXT, NOTIFICATION_KINDS } from './notification-terms.ts'
import {
  BAD_ID,
  data,
  fileIds,
  instant,
  numericId,
  oneOf,
  page,
  pageQuery,
  TOO_MANY,
  text,
  uuid,
} from './primitives.ts'

export const notificationKind = z.enum(NOTIFICATION_KINDS)

/** A line behind the bell. */
export const notification = z.object({
  id: numericId,
  kind: notificationKind,
  title: z.string(),
  text: z.string(),
  /** Path within the site to what it is about. */
  path: z.string().nullable(),
  isRead: z.boolean(),
  createdAt: instant,
})
export type Notification = z.output<typeof notification>

/** Whether a kind comes by e-mail too; in the product it always comes. */
export const notificationSettings = z.object({
  emails: z.array(z.object({ kind: notificationKind, isOn: z.boolean() })),
})
export type NotificationSettings = z.output<typeof notificationSettings>

/** Ids of tasks and products are numbers, of users and messages UUIDs: on this wire both are text. */
const targetId = z.string().min(1, 'Укажите, на что жалоба.').max(64, BAD_ID)

export const notificationShapes = shapes({
  listNotifications: {
    summary: 'Мои уведомления, новые сверху.',
    query: z.object({ ...pageQuery, isRead: z.boolean().optional() }),
    response: data(page(notification)),
  },
  getUnreadNotifications: { summary: 'Сколько уведомлений не прочитано.', response: data(z.int().min(0)) },
  readNotifications: {
    summary: 'Отмечает прочитанными перечисленные или, без ids, все.',
    body: z.object({ ids: z.array(numericId).max(100, TOO_MANY).optional() }),
    response: null,
  },
  getNotificationSettings: { summary: 'О чём писать мне на почту.', response: data(notificationSettings) },
  updateNotificationSettings: {
    summary: 'Меняет, о чём писать на почту; чего нет в списке, остаётся.',
    body: z.object({ emails: z.array(z.object({ kind: notificationKind, isOn: z.boolean() })).max(50) }),
    response: data(notificationSettings),
  },
  createComplaint: {
    summary: 'Жалоба на задание, человека, товар, статью, отзыв или сообщение.',
    body: z.object({
      target: z.enum(COMPLAINT_TARGETS),
      targetId,
      reason: oneOf(COMPLAINT_REASONS, choiceRules.reason),
      text: text('Жалоба', ...COMPLAINT_TEXT),
      fileIds: fileIds(5),
    }),
    response: data(z.object({ id: uuid })),
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  },
})
