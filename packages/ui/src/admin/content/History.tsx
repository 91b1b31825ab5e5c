import { adminQueries } from '@artel/core/admin'
import { type ContentKind, type ContentVersion, VERSIONS_SHOWN } from '@artel/core/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useServices } from '../../services/index.ts'
import { HistoryView, type HistoryViewProps } from './HistoryView.tsx'

export interface HistoryProps extends Pick<HistoryViewProps, 'current' | 'textsOf' | 'isBusy' | 'onRestore'> {
  kind: ContentKind
  /** Number, slug or path of the text within its kind. */
  contentKey: string
}

/** The history of one text over its query. */
export function History({ kind, contentKey, ...view }: HistoryProps) {
  const { api } = useServices()
  const query = useInfiniteQuery(adminQueries(api).versions(kind, contentKey))
  const pages: readonly (readonly ContentVersion[])[] = query.data?.pages ?? []
  const versions = pages.flatMap((page, index) => (index === pages.length - 1 ? page : page.slice(0, VERSIONS_SHOWN)))
  return (
    <HistoryView
      {...view}
      status={query.status}
      versions={versions}
      onMore={query.hasNextPage ? () => void query.fetchNextPage() : null}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}
