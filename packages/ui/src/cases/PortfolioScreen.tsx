import { type OwnCaseFilters, ownCaseList } from '@artel/core/cases'
import type { PortfolioCase } from '@artel/core/contract'
import { executorQueries } from '@artel/core/executors'
import { pageCount } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { roomQueries } from '@artel/core/tariffs'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PersonalArea, Removal } from '../personal-area/index.ts'
import { useServices, useViewer } from '../services/index.ts'
import { PortfolioView } from './PortfolioView.tsx'
import { ru } from './ru.ts'
import { useWorkChanges } from './use-work-changes.ts'

/** One's own portfolio over its query. */
export function PortfolioScreen({ filters }: { filters: OwnCaseFilters }) {
  const viewer = useViewer()
  return <PersonalArea>{viewer && <Portfolio viewerId={viewer.id} page={filters.page} />}</PersonalArea>
}

function Portfolio({ viewerId, page }: { viewerId: string; page: number }) {
  const { api } = useServices()
  const query = useQuery({ ...executorQueries(api).cases(viewerId, page), placeholderData: keepPreviousData })
  const { data: room = null, isPending: isRoomAwaited } = useQuery(roomQueries(api).room('CASES'))
  const changed = useWorkChanges()
  const [removed, ask] = useState<PortfolioCase | null>(null)
  const close = () => ask(null)
  return (
    <>
      <PortfolioView
        status={isRoomAwaited && query.status === 'success' ? 'pending' : query.status}
        works={query.data?.items ?? []}
        room={room}
        page={page}
        pageCount={pageCount(query.data?.pagination.totalItems ?? 0)}
        pageTo={(to) => ownCaseList.address(paths.portfolio(), { page: to })}
        onRemove={ask}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
      {removed && (
        <Removal
          title={ru.removeTitle}
          text={ru.removeText(removed.title)}
          remove={() => api.deleteCase({ params: { id: removed.id } })}
          onRemoved={() => {
            changed(ru.removed)
            close()
          }}
          onClose={close}
          onFailed={close}
        />
      )}
    </>
  )
}
