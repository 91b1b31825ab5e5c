import { articleKeys, type OwnArticleFilters, ownArticleQueries } from '@artel/core/articles'
import type { ArticleCard } from '@artel/core/contract'
import { isStaff } from '@artel/core/lifecycle'
import { roomQueries, tariffKeys } from '@artel/core/tariffs'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PersonalArea, Removal } from '../../personal-area/index.ts'
import { useServices, useViewer } from '../../services/index.ts'
import { OwnArticlesView } from './OwnArticlesView.tsx'
import { ru } from './ru.ts'

/** One's own articles over their query. */
export function OwnArticlesScreen({ filters }: { filters: OwnArticleFilters }) {
  const viewer = useViewer()
  return <PersonalArea>{viewer && <Articles filters={filters} isStaff={isStaff(viewer)} />}</PersonalArea>
}

function Articles({ filters, isStaff: ofStaff }: { filters: OwnArticleFilters; isStaff: boolean }) {
  const { api, toasts, clock } = useServices()
  const queries = useQueryClient()
  const query = useQuery({ ...ownArticleQueries(api).list(filters), placeholderData: keepPreviousData })
  const { data: room = null, isPending } = useQuery({ ...roomQueries(api).room('ARTICLES'), enabled: !ofStaff })
  const isRoomAwaited = isPending && !ofStaff
  const [removed, ask] = useState<ArticleCard | null>(null)
  const close = () => ask(null)
  return (
    <>
      <OwnArticlesView
        status={isRoomAwaited && query.status === 'success' ? 'pending' : query.status}
        articles={query.data?.items ?? []}
        count={query.data?.pagination.totalItems ?? 0}
        room={room}
        filters={filters}
        isStaff={ofStaff}
        onRemove={ask}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
      {removed && (
        <Removal
          title={ru.removeTitle}
          text={ru.removeText(removed.title)}
          remove={() => api.deleteArticle({ params: { id: removed.id } })}
          onRemoved={() => {
            for (const queryKey of [articleKeys.all, tariffKeys.all]) void queries.invalidateQueries({ queryKey })
            toasts.send({ type: 'toast.show', kind: 'success', text: ru.removed, at: clock.now() })
            close()
          }}
          onClose={close}
          onFailed={close}
        />
      )}
    </>
  )
}
