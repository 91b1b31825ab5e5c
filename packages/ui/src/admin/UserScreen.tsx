import { adminQueries, staffLogList } from '@artel/core/admin'
import { isApiError } from '@artel/core/api'
import type { AccountEvent } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { quietPart } from '../kit/lazy/index.ts'
import { useServices, useViewer } from '../services/index.ts'
import { UserView } from './UserView.tsx'

const UserDialog = quietPart(async () => (await import('./UserDialogs.tsx')).UserDialog)

/** One account over its query, with the windows of what is done to it. */
export function UserScreen({ id }: { id: string }) {
  const { api } = useServices()
  const viewerId = useViewer()?.id
  const query = useQuery({ ...adminQueries(api).user(id), throwOnError: false })
  const [asked, ask] = useState<AccountEvent | null>(null)
  const user = query.data ?? null
  const close = () => ask(null)
  return (
    <>
      <UserView
        status={isApiError(query.error, 'NOT_FOUND') ? 'gone' : query.status}
        user={user}
        isOwn={viewerId === id}
        logTo={({ actor }) =>
          staffLogList.address(paths.adminLog(), {
            ...staffLogList.defaults,
            ...(actor === undefined ? { object: 'USER', objectId: id } : { actor }),
          })
        }
        onAct={ask}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
      {asked !== null && user && (
        <UserDialog
          event={asked}
          user={user}
          name={`${user.firstName} ${user.lastName}`}
          onClose={close}
          onFailed={close}
        />
      )}
    </>
  )
}
