import { errorMessage } from '@artel/core/api'
import { notificationKeys, notificationQueries } from '@artel/core/notifications'
import { errorToast } from '@artel/core/shell'
import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices } from '../services/index.ts'
import { NotificationBell } from './NotificationBell.tsx'
import { NotificationList } from './NotificationList.tsx'

/** Milliseconds between two looks at the count: nothing tells of a new notification by itself. */
const UNREAD_INTERVAL = 60_000

/** The pages of the list so far. */
function Notifications({ onFollow }: { onFollow: () => void }) {
  const { api, isPage, toasts, clock } = useServices()
  const queries = useQueryClient()
  const [pages, setPages] = useState(1)
  const { list } = notificationQueries(api)
  const results = useQueries({ queries: Array.from({ length: pages }, (_, index) => list(index + 1)) })
  const reading = useMutation({
    mutationFn: (ids?: number[]) => api.readNotifications({ body: ids ? { ids } : {} }),
    onSuccess: () => queries.invalidateQueries({ queryKey: notificationKeys.all }),
    onError: (error) => toasts.send(errorToast(errorMessage(error), clock.now())),
  })
  const items = results.flatMap(({ data }) => data?.items ?? [])
  const [first] = results
  const failed = results.find(({ isError }) => isError)
  const total = first?.data?.pagination.totalItems ?? 0
  return (
    <NotificationList
      status={failed ? 'error' : (first?.status ?? 'pending')}
      failure={failed ? errorMessage(failed.error) : null}
      items={items}
      hasMore={items.length > 0 && items.length < total}
      loadingMore={results.some(({ isFetching, data }) => isFetching && !data)}
      isPage={isPage}
      onFollow={(id) => {
        reading.mutate([id])
        onFollow()
      }}
      onReadAll={() => reading.mutate(undefined)}
      onMore={() => setPages(pages + 1)}
      onRetry={() => {
        for (const result of results) if (result.isError) void result.refetch()
      }}
    />
  )
}

/** The bell over its queries. A count that cannot be had is none. */
export function NotificationsScreen() {
  const { api } = useServices()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { data: unread = 0 } = useQuery({
    ...notificationQueries(api).unread(),
    refetchInterval: UNREAD_INTERVAL,
    throwOnError: false,
  })
  const open = (isWanted: boolean) => {
    if (isWanted) void queries.invalidateQueries({ queryKey: notificationKeys.all })
    setOpen(isWanted)
  }
  return (
    <NotificationBell unread={unread} isOpen={isOpen} onOpenChange={open}>
      <Notifications onFollow={() => setOpen(false)} />
    </NotificationBell>
  )
}
