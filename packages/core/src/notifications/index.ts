export {
  type ChosenChannels,
  channelSettings,
  isAlwaysMailed,
  isMailed,
  isPushed,
  NOTHING_CHOSEN,
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
} from './channel-settings.ts'
export { type NotificationGroup, notificationGroupsOf } from './notification-kinds.ts'
export { notificationKeys, notificationQueries } from './notification-queries.ts'
export { changedSettings } from './settings-change.ts'
