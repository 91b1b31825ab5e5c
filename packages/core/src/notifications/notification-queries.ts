import type { ApiClient } from '../api/index.ts'
import type { CancelSignal } from '../ports/index.ts'

interface Context {
  readonly signal?: CancelSignal
}

/** First parts of the keys, for refreshing. */
export const notificationKeys = { all: ['notifications'], unread: ['notifications', 'unread'] } as const

/** Query definitions of the bell and of its settings. */
export const notificationQueries = (
  api: Pick<ApiClient, 'listNotifications' | 'getUnreadNotifications' | 'getNotificationSettings'>,
) => ({
  list: (page: number) => ({
    queryKey: [...notificationKeys.all, 'list', page] as const,
    queryFn: async ({ signal }: Context = {}) => (await api.listNotifications({ query: { page } }, { signal })).data,
  }),
  unread: () => ({
    queryKey: notificationKeys.unread,
    queryFn: async ({ signal }: Context = {}) => (await api.getUnreadNotifications({}, { signal })).data,
  }),
  settings: () => ({
    queryKey: [...notificationKeys.all, 'settings'] as const,
    queryFn: async ({ signal }: Context = {}) => (await api.getNotificationSettings({}, { signal })).data,
  }),
})
