import * as z from 'zod'
import { NOTIFICATION_KINDS } from './notification-terms.ts'
import { instant, numericId } from './primitives.ts'

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
