export { NotificationBell, type NotificationBellProps } from './NotificationBell.tsx'
export { NotificationList, type NotificationListProps } from './NotificationList.tsx'
export { NotificationsScreen } from './NotificationsScreen.tsx'
