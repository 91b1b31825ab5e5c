import type { NotificationKind } from '../contract/notification-terms.ts'
import type { NotificationSettings } from '../contract/notifications.ts'
import type { NotificationChannel } from './channel-settings.ts'

/** The settings as they are when one switch has been turned: what a page shows until the server has answered. */
export const changedSettings = (
  settings: NotificationSettings,
  {
    channel,
    kind,
    isOn,
  }: { readonly channel: NotificationChannel; readonly kind: NotificationKind; readonly isOn: boolean },
): NotificationSettings => ({
  ...settings,
  [channel]: settings[channel].map((one) => (one.kind === kind ? { ...one, isOn } : one)),
})
