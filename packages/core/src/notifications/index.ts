export { emailSettings, isMailed } from './email-settings.ts'
export { NOTIFICATION_NAMES, notificationKindsOf } from './notification-kinds.ts'
export { notificationKeys, notificationQueries } from './notification-queries.ts'
