import * as z from 'zod'
import { NOTIFICATION_KINDS } from './notification-terms.ts'
import { instant, numericId, TOO_MANY } from './primitives.ts'

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

/** Whether a kind comes by a channel. */
const kindSwitches = z.array(z.object({ kind: notificationKind, isOn: z.boolean() }))

/** Whether a kind comes by e-mail and to devices too; in the product it always comes. */
export const notificationSettings = z.object({ emails: kindSwitches, pushes: kindSwitches })
export type NotificationSettings = z.output<typeof notificationSettings>

const MANY_KINDS = 50

/** What of the settings is changed; a kind or a channel that is left out stays. */
export const notificationSettingsChange = z.object({
  emails: kindSwitches.max(MANY_KINDS, TOO_MANY).optional(),
  pushes: kindSwitches.max(MANY_KINDS, TOO_MANY).optional(),
})
export type NotificationSettingsChange = z.output<typeof notificationSettingsChange>
