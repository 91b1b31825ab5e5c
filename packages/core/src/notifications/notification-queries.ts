import type { ApiClient } from '../api/index.ts'
import type { CancelSignal } from '../ports/index.ts'

interface Context {
  readonly signal?: CancelSignal
}

/** First parts of the keys, for refreshing. */
export const notificationKeys = {
  all: ['notifications'],
  /** What stands behind the bell. */
  lists: ['notifications', 'list'],
  unread: ['notifications', 'unread'],
  settings: ['notifications', 'settings'],
  /** The devices that are told. */
  devices: ['notifications', 'devices'],
} as const

/** Query definitions of the bell, of its settings and of the devices that are told. */
export const notificationQueries = (
  api: Pick<ApiClient, 'listNotifications' | 'getUnreadNotifications' | 'getNotificationSettings' | 'getPushDevices'>,
) => ({
  list: (page: number) => ({
    queryKey: [...notificationKeys.lists, page] as const,
    queryFn: async ({ signal }: Context = {}) => (await api.listNotifications({ query: { page } }, { signal })).data,
  }),
  unread: () => ({
    queryKey: notificationKeys.unread,
    queryFn: async ({ signal }: Context = {}) => (await api.getUnreadNotifications({}, { signal })).data,
  }),
  settings: () => ({
    queryKey: notificationKeys.settings,
    queryFn: async ({ signal }: Context = {}) => (await api.getNotificationSettings({}, { signal })).data,
  }),
  devices: () => ({
    queryKey: notificationKeys.devices,
    queryFn: async ({ signal }: Context = {}) => (await api.getPushDevices({}, { signal })).data,
  }),
})
